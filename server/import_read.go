package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode"

	"tabuleiro/game"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/pdn"
	"tabuleiro/notation/wthor"
	"tabuleiro/store"
)

// Limits of imports, which the page tells.
const (
	maxUpload    = 5 << 20 // bytes of a file
	mostGames    = 2000    // that a guest keeps
	mostKept     = 20 << 20
	patienceRead = 30 * time.Second // for reading one file, when it is here
	mostShown    = 3                // problems of a game in a list
	shownName    = 80               // characters
)

// importSummary is what there is to say of a file.
type importSummary struct {
	files.Summary
	Left     bool `json:"left,omitempty"`     // there was more than is kept of one
	Nameless bool `json:"nameless,omitempty"` // players have numbers, and names in a file that did not come
}

// importHead is what lists show of a game.
type importHead struct {
	Number   int                `json:"number"`
	White    string             `json:"white,omitempty"`
	Black    string             `json:"black,omitempty"`
	Event    string             `json:"event,omitempty"`
	Date     string             `json:"date,omitempty"`
	Rules    string             `json:"rules,omitempty"`
	Plies    int                `json:"plies"`
	Result   game.Result        `json:"result,omitempty"`
	Problems []notation.Problem `json:"problems,omitempty"`
	More     int                `json:"more,omitempty"`
}

// tagOf is a tag's value, whatever the file calls it: "" where it is missing or says nothing.
func tagOf(g *notation.Game, name string) string {
	also := notation.InGGF[name]
	for _, t := range g.Tags {
		if pdn.TagName(t.Name) == name || also != "" && t.Name == also {
			if v := strings.TrimSpace(t.Value); strings.Trim(v, "?.- ") != "" {
				return quoted(v)
			}
		}
	}
	return ""
}

// quoted is a text from a file as lists show it.
func quoted(text string) string {
	text = strings.Map(func(c rune) rune {
		if unicode.IsControl(c) {
			return ' '
		}
		return c
	}, strings.ToValidUTF8(text, "\ufffd"))
	if r := []rune(text); len(r) > shownName {
		return string(r[:shownName]) + "…"
	}
	return text
}

func headOf(g *notation.Game) importHead {
	h := importHead{
		Number: g.Number, White: tagOf(g, "White"), Black: tagOf(g, "Black"), Event: tagOf(g, "Event"), Date: tagOf(g, "Date"),
		Plies: g.Plies, Result: g.Result, Problems: g.Problems,
	}
	if g.Known() {
		h.Rules = g.Rules.ID()
	}
	if n := len(h.Problems) - mostShown; n > 0 {
		h.Problems, h.More = h.Problems[:mostShown], n
	}
	return h
}

// while reads as long as a context lasts.
type while struct {
	ctx context.Context
	r   io.Reader
}

func (w while) Read(b []byte) (int, error) {
	if err := w.ctx.Err(); err != nil {
		return 0, err
	}
	return w.r.Read(b)
}

// brought is what was read of a file.
type brought struct {
	summary importSummary
	games   []store.Imported
	bytes   int
}

// readFile reads a file for as long as ctx lasts.
func (s *Server) readFile(ctx context.Context, sent bundle) (b brought, err error) {
	o, err := sent.options(s.rules)
	if err != nil {
		return b, err
	}
	f, err := files.Open(while{ctx, bytes.NewReader(sent.games.data)}, sent.games.name, o)
	if err != nil {
		return b, err
	}
	for g, err := range f.Games() {
		switch {
		case err != nil:
			return b, err
		case ctx.Err() != nil:
			return b, ctx.Err()
		}
		if b.summary.Left = len(b.games) == mostGames || b.bytes > mostKept; b.summary.Left {
			break
		}
		if err := b.add(s, g); err != nil {
			return b, err
		}
	}
	b.summary.Summary = f.Summary()
	b.summary.Form = f.Form()
	b.summary.Nameless = f.Form() == files.WTHOR && len(o.Players) == 0
	return b, nil
}

// options say how the file of games is read. The error is of a file of names.
func (b bundle) options(rules []game.Rules) (o files.Options, err error) {
	o.Rules = rules
	if b.wthor {
		o.Form = files.WTHOR
	}
	for _, n := range []struct {
		list []sentFile
		read func(io.Reader) ([]string, error)
		into *[]string
	}{{b.players, wthor.Players, &o.Players}, {b.tournaments, wthor.Tournaments, &o.Tournaments}} {
		for _, f := range n.list {
			*n.into, err = n.read(bytes.NewReader(f.data))
			if bad := (*wthor.HeaderError)(nil); errors.As(err, &bad) {
				return o, nothingRead{notation.Problem{Code: notation.BadHeader, Text: bad.Field}}
			}
			if err != nil {
				return o, err
			}
		}
	}
	return o, nil
}

func (b *brought) add(s *Server, g *notation.Game) error {
	id, err := randomID(s.guests.rand, guestBytes)
	if err != nil {
		return err
	}
	one := store.Imported{ID: id}
	if one.Head, err = json.Marshal(headOf(g)); err != nil {
		return fmt.Errorf("the head of a game: %w", err)
	}
	if one.Body, err = json.Marshal(kept(g)); err != nil {
		return fmt.Errorf("a game: %w", err)
	}
	b.bytes += len(one.Head) + len(one.Body)
	b.games = append(b.games, one)
	return nil
}
