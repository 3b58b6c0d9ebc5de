// Package all reads files of games in every form that is known.
package all

import (
	"bufio"
	"cmp"
	"errors"
	"io"
	"iter"
	"slices"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
	"tabuleiro/notation/ggf"
	"tabuleiro/notation/obf"
	"tabuleiro/notation/pdn"
	"tabuleiro/notation/transcript"
	"tabuleiro/notation/wthor"
)

// Options say how a file is read.
type Options struct {
	Rules       []game.Rules // that games may have
	Only        game.Rules   // nil: tags and moves tell
	Bare        bool         // moves are checked and not kept
	Form        string       // "": the file tells
	Players     []string     // of a WTHOR file
	Tournaments []string
}

// File is a file that is being read.
type File struct {
	name    string
	o       Options
	form    string
	r       io.Reader
	pdn     *pdn.Reader
	summary Summary
}

// Open looks at the beginning of a stream. name may tell its form, and is what reports call it. The error is of the
// stream, or a *FormError where the form has no games of Options.Only.
func Open(r io.Reader, name string, o Options) (*File, error) {
	f := &File{name: name, o: o, form: o.Form, summary: Summary{File: name, Rulesets: []Ruleset{}}}
	b := bufio.NewReaderSize(r, headSize)
	head, err := b.Peek(headSize)
	if err != nil && err != io.EOF {
		return nil, err
	}
	f.r = b
	if f.form == "" {
		var code notation.Code
		if f.form, code = formOf(name, head); code != "" {
			f.fail(code, "")
			return f, nil
		}
	}
	if f.form == WTHOR {
		return f, f.fits()
	}
	text := bufio.NewReaderSize(transform.NewReader(b, unicode.BOMOverride(encoding.Nop.NewDecoder())), textHead)
	if head, err = text.Peek(textHead); err != nil && err != io.EOF {
		return nil, err
	}
	f.r = text
	if f.form == "" {
		f.form = formOfText(string(head), f.discs(), f.mills())
	}
	return f, f.fits()
}

// fits fails where the form has no games of the rules that all are said to have.
func (f *File) fits() error {
	if f.o.Only == nil {
		return nil
	}
	_, discs := f.o.Only.(*reversi.Rules)
	if discs == (f.form == PDN) || f.form == WTHOR && f.o.Only.ID() != "reversi" {
		return &FormError{Ruleset: f.o.Only.ID(), Form: f.form}
	}
	return nil
}

// discs are the rules of games of Reversi, nil if there can be none; of a file that tells a board, those of the usual one.
func (f *File) discs() game.Rules {
	if f.o.Only == nil {
		return f.rules("reversi")
	}
	if discs, ok := f.o.Only.(*reversi.Rules); ok {
		return discs
	}
	return nil
}

// mills are the rules of moves that are squares alone, if they are not of Reversi.
func (f *File) mills() game.Rules {
	if f.o.Only == nil {
		return f.rules("morris9")
	}
	if _, discs := f.o.Only.(*reversi.Rules); discs {
		return nil
	}
	return f.o.Only
}

// fail tells a problem of the file as a whole.
func (f *File) fail(code notation.Code, text string) {
	f.summary.Problems = append(f.summary.Problems, notation.Problem{Code: code, Text: text})
}

// rules returns those with an id, nil if they may not be read.
func (f *File) rules(id string) game.Rules {
	if i := slices.IndexFunc(f.o.Rules, func(r game.Rules) bool { return r.ID() == id }); i >= 0 {
		return f.o.Rules[i]
	}
	return nil
}

// Form is the form of the file, "" where it has none.
func (f *File) Form() string { return f.form }

// Games yields the games in their order. An error is of the stream, and the last. The game at which the caller stops
// is not counted.
func (f *File) Games() iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		if len(f.summary.Problems) > 0 {
			return
		}
		for g, err := range f.games() {
			if !yield(g, err) {
				return
			}
			if err == nil {
				f.summary.count(g)
			}
		}
		f.close()
	}
}

func (f *File) games() iter.Seq2[*notation.Game, error] {
	switch f.form {
	case GGF:
		rules := f.o.Rules
		if f.o.Only != nil {
			rules = []game.Rules{f.o.Only}
		}
		return ggf.Games(f.r, rules)
	case OBF:
		return obf.Games(f.r, f.discs())
	case Transcript:
		return transcript.Games(f.r, f.discs())
	case WTHOR:
		return f.wthor(f.discs())
	case PDN:
		f.pdn = pdn.NewReader(f.r, pdn.Options{Rules: f.o.Rules, Only: f.o.Only, Bare: f.o.Bare})
		return f.pdn.Games()
	}
	return func(func(*notation.Game, error) bool) {}
}

func (f *File) wthor(rules game.Rules) iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		r, err := wthor.NewReader(f.r, rules.(*reversi.Rules))
		if bad := (*wthor.HeaderError)(nil); errors.As(err, &bad) {
			f.fail(notation.BadHeader, bad.Field)
			return
		}
		if err != nil {
			yield(nil, err)
			return
		}
		r.Bare, r.Players, r.Tournaments = f.o.Bare, f.o.Players, f.o.Tournaments
		for g, err := range r.Games() {
			if !yield(g, err) {
				return
			}
		}
		if r.Short {
			f.fail(notation.CutShort, "")
		}
	}
}

// close finishes the summary.
func (f *File) close() {
	s := &f.summary
	s.Form = f.form
	if f.pdn != nil {
		for _, fit := range f.pdn.Fits() {
			s.next(fit)
		}
	}
	if s.Games == 0 && len(s.Problems) == 0 && f.form != WTHOR {
		s.Form = ""
		f.fail(notation.Empty, "")
	}
	order := append(pdn.Common(f.o.Rules), f.o.Rules...)
	listed := func(r Ruleset) int {
		return slices.IndexFunc(order, func(o game.Rules) bool { return o.ID() == r.Ruleset })
	}
	slices.SortFunc(s.Rulesets, func(a, b Ruleset) int { return cmp.Or(b.Games-a.Games, listed(a)-listed(b)) })
}

// Summary is what there is to say of the file when its games have been read.
func (f *File) Summary() Summary { return f.summary }
