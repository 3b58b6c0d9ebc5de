package server

import (
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/wire"
)

// remark is something to say about a position that was set up.
type remark struct {
	Text    string `json:"text"`
	Kind    string `json:"kind"`    // "fine"; "doubt", which may be played; "bad", which may not
	Squares []int  `json:"squares"` // to be marked
}

// remarks say whether the position can be played and what is odd about it, the most important first.
func (p Page) remarks(s setup) []remark {
	p = p.on(wire.BoardOf(s.Rules.Board()))
	var list []remark
	say := func(kind, text string, squares []game.Square) {
		marks := []int{}
		for _, sq := range squares {
			marks = append(marks, int(sq))
		}
		list = append(list, remark{text, kind, marks})
	}
	if s.Left > 0 {
		say("doubt", p.Count("setup.left", s.Left), nil)
	}
	switch {
	case s.Err != nil:
		say("bad", p.fenWords(s.Err), s.about())
		return list
	case len(s.Pieces) == 0 && len(s.Line.Now().Moves()) == 0: // some games begin so
		say("bad", p.T("setup.nothing"), nil)
		return list
	}
	verdict := s.Verdict()
	if verdict.Outcome.Over() {
		say("bad", p.T("setup.over", "how", p.decided(s, verdict.Outcome)), nil)
	} else {
		fine := p.T("now.side", "side", p.T("side."+s.Turn.String()+".low"))
		say("fine", fine+" · "+p.Count("setup.moves", len(s.Line.Now().Moves())), nil)
	}
	if doubter, ok := s.Line.Now().(game.Doubter); ok {
		for _, d := range doubter.Doubts() {
			say("doubt", p.doubt(s.Rules.Board(), d), d.Squares)
		}
	}
	for _, c := range verdict.Counters {
		if c.Done == 0 {
			continue
		}
		say("doubt", p.T("setup.counter", "what", p.T("counter."+string(c.Reason)), "done", c.Done, "limit", c.Limit), nil)
	}
	return list
}

// fenWords say why a FEN was not read.
func (p Page) fenWords(e *game.FENError) string {
	return p.T("setup."+string(e.Code), "token", e.Token)
}

// decided says how a game would have ended before it began. In a game it is always who is on move that
// has nothing left; here it may be the other.
func (p Page) decided(s setup, o game.Outcome) string {
	turn := s.Turn
	if o.Reason == game.NoPieces && slices.ContainsFunc(s.Pieces, func(piece game.Piece) bool { return piece.Color == turn }) {
		turn = turn.Other()
	}
	t := table{GameView: GameView{Page: p, State: wire.State{
		Position: wire.Position{Turn: turn.String()},
		Outcome:  &wire.Ended{Result: o.Result, Reason: o.Reason},
	}}}
	return t.now()
}

// doubt says what no game comes to.
func (p Page) doubt(b game.Board, d game.Doubt) string {
	var names []string
	for _, sq := range d.Squares {
		names = append(names, squareName(b, sq))
	}
	key := "setup." + string(d.Code)
	if len(d.Squares) > 0 {
		key += map[bool]string{true: ".one", false: ".other"}[len(d.Squares) == 1]
	}
	return p.T(key, "side", p.T("side."+d.Color.String()+".low"), "squares", p.listed(names), "n", d.N)
}

// listed writes "a, b e c".
func (p Page) listed(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	last := len(items) - 1
	return strings.Join(items[:last], p.T("list.comma")) + p.T("list.and") + items[last]
}
