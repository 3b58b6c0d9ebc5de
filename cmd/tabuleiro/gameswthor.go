package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/wthor"
)

// wthor writes the three files of the format, and tells on the standard error what they do not keep.
func (c gamesConvertCmd) wthor(o files.Options) error {
	if c.Out == "" {
		return fmt.Errorf("--to wthor writes three files: say -o FILE")
	}
	var w wthor.Writer
	var lost unkept
	err := readGames(c.File, o, func(f *files.File) error {
		return c.each(f, func(g *notation.Game) error {
			if !wthor.Has(g) {
				return &files.FormError{Game: g.Number, Ruleset: g.Rules.ID(), Form: files.WTHOR}
			}
			lost.add(g)
			return w.Add(g)
		})
	})
	if w.Games() == 0 {
		return err
	}
	lost.tell(os.Stderr)
	for name, kept := range w.Changed() {
		fmt.Fprintf(os.Stderr, "tabuleiro: %q is written as %q\n", name, kept)
	}
	return errors.Join(err, c.wthorFiles(&w))
}

// wthorFiles writes the files, over older ones.
func (c gamesConvertCmd) wthorFiles(w *wthor.Writer) error {
	made := madeOn(time.Now())
	base := strings.TrimSuffix(c.Out, ".wtb")
	for ext, write := range map[string]func(io.Writer, wthor.Header) error{
		".wtb": w.WriteGames, ".jou": w.WritePlayers, ".trn": w.WriteTournaments,
	} {
		if err := written(base+ext, func(out io.Writer) error { return write(out, made) }); err != nil {
			return err
		}
	}
	return nil
}

func madeOn(t time.Time) wthor.Header {
	return wthor.Header{Century: uint8(t.Year() / 100), Year: uint8(t.Year() % 100), Month: uint8(t.Month()), Day: uint8(t.Day()), Size: 8}
}

// unkept is what WTHOR has no room for.
type unkept struct {
	year        string // of the last game that has a date
	several     bool   // there are other years
	games       int    // in all
	dated, days int    // with a date, and with more of one than a year
	said, tags  int    // games with comments or variations, and with tags that are not kept
}

func (u *unkept) add(g *notation.Game) {
	u.games++
	if date := strings.TrimRight(g.Tag("Date"), ".?-/"); date != "" {
		year := date[:min(4, len(date))]
		u.several = u.several || u.dated > 0 && year != u.year
		u.year = year
		u.dated++
		if date != year {
			u.days++
		}
	}
	if saidOf(g) {
		u.said++
	}
	for _, t := range g.Tags {
		if !inWTHOR[t.Name] && strings.Trim(t.Value, "?.- ") != "" {
			u.tags++
			break
		}
	}
}

// inWTHOR are the tags that its files keep, or that follow from its moves.
var inWTHOR = map[string]bool{"Event": true, "Black": true, "PB": true, "White": true, "PW": true, "Date": true, "DT": true,
	"Result": true, "RE": true, "Ruleset": true, "GameType": true, "TY": true}

func saidOf(g *notation.Game) bool {
	said := len(g.After)
	for _, m := range g.Moves {
		said += len(m.Before) + len(m.Comments) + len(m.Glyphs) + len(m.Variations)
	}
	return said > 0
}

func (u *unkept) tell(w io.Writer) {
	dates, games := "dates, but for the year", u.days
	if u.several || u.dated < u.games { // the files keep a year of all games alone
		dates, games = "dates", u.dated
	}
	for _, part := range []struct {
		games int
		what  string
	}{{games, dates}, {u.said, "comments and variations"}, {u.tags, "tags"}} {
		if part.games > 0 {
			fmt.Fprintf(w, "tabuleiro: left out of %d games: %s\n", part.games, part.what)
		}
	}
}
