// Package pdn reads and writes games of draughts in Portable Draughts Notation, and of Trilha in its form. It reads
// what others have written, however it is damaged, and says what it could not read: docs/game-files.md.
package pdn

import (
	"io"
	"iter"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Options say how files are read.
type Options struct {
	Rules []game.Rules // that games may have
	Only  game.Rules   // nil: tags and moves tell
	Bare  bool         // moves are checked and not kept, which is quicker
}

// What is read of a file before its rules are chosen.
const (
	firstGames = 400
	firstBytes = 4 << 20
)

// Reader reads the games of one stream.
type Reader struct {
	scan    *scanner
	window  *window
	choices map[family]*choice
	chooser chooser
	bare    bool
	order   []family // as they came
	letters notation.Letters
	guessed bool // that texts are in them
	first   []*raw
	number  int
	mover   mover
}

// NewReader returns a reader of a stream.
func NewReader(r io.Reader, o Options) *Reader {
	w := newWindow(unmarked(r))
	return &Reader{
		window: w, scan: newScanner(w), choices: map[family]*choice{},
		chooser: chooser{rules: o.Rules, only: o.Only}, letters: notation.Western, bare: o.Bare,
	}
}

// Games yields the games in their order, and last an error of the stream, if there was one.
func (r *Reader) Games() iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		r.begin()
		for g := r.next(); g != nil; g = r.next() {
			if !yield(r.game(g), nil) {
				return
			}
			if r.bare {
				r.scan.done(g)
			}
		}
		if err := r.window.err; err != nil && err != io.EOF {
			yield(nil, err)
		}
	}
}

// Fits says how well the rules that were chosen fit, in the order in which games asked for them.
func (r *Reader) Fits() (list []Fit) {
	for _, f := range r.order {
		list = append(list, r.choices[f].fit)
	}
	return list
}

// begin reads the first games and chooses the rules of their families.
func (r *Reader) begin() {
	size := 0
	var texts [][]byte
	for len(r.first) < firstGames && size < firstBytes {
		g := r.scan.scan()
		if g == nil {
			break
		}
		r.first = append(r.first, g)
		size += len(g.text) + 64*len(g.tokens)
		texts = append(texts, g.text)
	}
	r.letters = notation.Guess(texts...)
	families := map[family][]*raw{}
	for _, g := range r.first {
		f := familyOf(g)
		families[f] = append(families[f], g)
	}
	for _, g := range r.first {
		f := familyOf(g)
		r.choose(f, families[f])
	}
}

// mostFamilies are kept of one file. Games of more of them are each looked at alone.
const mostFamilies = firstGames + 100

// choose chooses the rules of a family, once.
func (r *Reader) choose(f family, games []*raw) *choice {
	c, ok := r.choices[f]
	if ok {
		return c
	}
	chosen := r.chooser.choose(f, games)
	if len(r.choices) < mostFamilies {
		r.choices[f] = &chosen
		r.order = append(r.order, f)
	}
	return &chosen
}

func familyOf(g *raw) family {
	return family{g.asked[tagRuleset].text, g.asked[tagGameType].text, g.asked[tagVariant].text}
}

// next returns the next game, nil after the last.
func (r *Reader) next() *raw {
	if len(r.first) > 0 {
		g := r.first[0]
		r.first[0] = nil
		r.first = r.first[1:]
		return g
	}
	return r.scan.scan()
}
