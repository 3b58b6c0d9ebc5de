// Package toy is a small game that nobody is meant to like. It has what a game can ask of everything above
// the rules, all at once: men in hand, a move whose last click names a man to take, a pass, a rule that looks
// at the move before, and an end by a count. docs/adding-a-game.md tells how it was made.
//
// Three men each are put on nine points, White first. A man that is put beside an opposing one takes one of
// those beside it, and nobody may be put at once where a man was taken. When none is in hand, men go along a
// line to the next point, White's up or to the right and Black's down or to the left; who cannot, passes. After
// twelve such plies more men win.
package toy

import (
	"fmt"
	"slices"

	"tabuleiro/game"
)

const (
	side  = 3
	men   = 3  // of each side
	plies = 12 // after the last placing
)

// Rules is the one ruleset.
type Rules struct{}

// ID implements game.Rules.
func (Rules) ID() string { return "toy" }

// Groups returns the ruleset as the start page lists it.
func Groups() []game.Group { return []game.Group{{Name: "toy", Rules: []game.Rules{Rules{}}}} }

// Board is three by three points, joined across.
func (Rules) Board() game.Board {
	b := game.Board{Width: side, Height: side}
	for sq := range game.Square(side * side) {
		file, rank := int(sq)%side, int(sq)/side
		b.Points = append(b.Points, [2]int{file, rank})
		b.Names = append(b.Names, fmt.Sprintf("%c%d", 'a'+file, 1+rank))
		if file+1 < side {
			b.Lines = append(b.Lines, [2]game.Square{sq, sq + 1})
		}
		if rank+1 < side {
			b.Lines = append(b.Lines, [2]game.Square{sq, sq + side})
		}
	}
	return b
}

// Start implements game.Rules.
func (Rules) Start() (game.Position, game.Tally) {
	return Position{hand: [2]int{men, men}, hot: nowhere}, tally(0)
}

// tally counts the plies since the last placing.
type tally int

func (t tally) String() string {
	if t == 0 {
		return ""
	}
	return fmt.Sprintf(":N%d", int(t))
}

// Next implements game.Rules.
func (Rules) Next(t game.Tally, _ game.Position, m game.Move, _ game.Position) game.Tally {
	if len(m.Routes) > 0 && len(m.Routes[0])-m.Picks == 1 {
		return tally(0)
	}
	return t.(tally) + 1
}

// Judge implements game.Rules. Who has no men has lost; seen twice before, or after so many plies, more men win.
func (Rules) Judge(p game.Position, t game.Tally, seen int) game.Verdict {
	v := game.Verdict{Score: p.(Position).men()}
	over := func(reason game.Reason) game.Verdict {
		v.Outcome = game.Outcome{Result: game.Drawn, Reason: reason}
		for _, c := range []game.Color{game.White, game.Black} {
			if v.Score[c] > v.Score[c.Other()] {
				v.Outcome.Result = game.Win(c)
			}
		}
		return v
	}
	pos, n := p.(Position), int(t.(tally))
	switch {
	case pos.lost():
		return over(game.NoPieces)
	case n >= plies:
		return over(game.NoProgress)
	case seen >= 2:
		return over(game.Repetition)
	case n > 0:
		v.Counters = []game.Counter{{Reason: game.NoProgress, Unit: game.Plies, Done: n, Limit: plies}}
	}
	return v
}

// lost reports whether the side on move has no man, on the board or in hand.
func (p Position) lost() bool { return p.hand[p.turn] == 0 && p.men()[p.turn] == 0 }

// beside lists the points next to one.
func beside(sq game.Square) []game.Square {
	var near []game.Square
	for _, l := range (Rules{}).Board().Lines {
		switch sq {
		case l[0]:
			near = append(near, l[1])
		case l[1]:
			near = append(near, l[0])
		}
	}
	slices.Sort(near)
	return near
}
