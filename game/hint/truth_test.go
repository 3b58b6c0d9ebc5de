package hint_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/game/hint"
	"tabuleiro/game/toy"
	"tabuleiro/i18n"
)

var games = flag.Int("hint.games", 1, "how many random games of every ruleset are looked at")

const longest = 150 // plies of a game

// TestEveryRemarkIsTrue: in random games of every ruleset what is said of a move is what its moves, its positions
// and its end show. The proofs look at Moves, Pieces and Verdict alone.
func TestEveryRemarkIsTrue(t *testing.T) {
	for _, r := range append(all.All(), toy.Rules{}) {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			for n := range *games {
				dice := rand.New(rand.NewPCG(7, uint64(n)))
				for line := game.Begin(r); line.Ply() < longest; {
					m, ok := some(dice, line)
					if !ok {
						break
					}
					prove(t, dice, line, m)
					line = line.Play(m)
				}
			}
		})
	}
}

// some is a legal move by chance, if there is one.
func some(dice *rand.Rand, line game.Line) (m game.Move, ok bool) {
	moves := line.Now().Moves()
	if len(moves) == 0 || line.Verdict().Outcome.Over() {
		return m, false
	}
	return moves[dice.IntN(len(moves))], true
}

// claim is a move and what follows it.
type claim struct {
	line, next game.Line
	m          game.Move
	replies    []game.Move
}

func prove(t *testing.T, dice *rand.Rand, line game.Line, m game.Move) {
	c := claim{line, line.Play(m), m, line.Play(m).Now().Moves()}
	said := hint.Of(line, m)
	for i, r := range said {
		if !c.holds(dice, r) || !i18n.Has(i18n.Base, wordsOf(r)) || i > 0 && slices.Index(game.RemarkKeys, r.Key) <= slices.Index(game.RemarkKeys, said[i-1].Key) {
			t.Fatalf("%s %s: %s: %q is said", line.Rules.ID(), line.FEN(), m.Text, written(line.Rules, said))
		}
	}
	if unsaid, ok := c.dangers(said); !ok {
		t.Fatalf("%s %s: %s: %s is not said, but %q", line.Rules.ID(), line.FEN(), m.Text, unsaid, written(line.Rules, said))
	}
}

// wordsOf is the key of the words for a remark.
func wordsOf(r game.Remark) string {
	key := "hint." + string(r.Key)
	if r.N > 0 {
		key += ".other"
	}
	return key
}

// dangers: a loss in one move, a loss of men and a mill are never passed over for less.
func (c claim) dangers(said []game.Remark) (unsaid game.RemarkKey, ok bool) {
	if c.next.Verdict().Outcome.Over() {
		return "", true
	}
	has := func(k game.RemarkKey) bool {
		return len(said) == 3 && slices.Index(game.RemarkKeys, said[2].Key) < slices.Index(game.RemarkKeys, k) ||
			slices.ContainsFunc(said, func(r game.Remark) bool { return r.Key == k })
	}
	switch wins := c.some(c.wins); {
	case wins:
		return game.ThenWins, has(game.ThenWins)
	case c.most() > 0 && !has(game.ThenTakes):
		return game.ThenTakes, false
	case c.some(closes) && !has(game.ThenMill):
		return game.ThenMill, false
	}
	return "", true
}

// holds proves one remark.
func (c claim) holds(dice *rand.Rand, r game.Remark) bool {
	mover, verdict := c.line.Now().Turn(), c.next.Verdict().Outcome
	switch r.Key {
	case game.Wins:
		return verdict.Result == game.Win(mover)
	case game.LosesAtOnce:
		return verdict.Result == game.Win(mover.Other())
	case game.DrawsAtOnce:
		return verdict.Result == game.Drawn
	case game.ThenWins:
		return c.some(func(m game.Move) bool { return c.wins(m) && m.To() == r.Squares[0] })
	case game.ClosesAMill:
		return closes(c.m) && r.N == len(c.m.Taken) && slices.Equal(r.Squares, c.m.Taken)
	case game.TakesPieces, game.TurnsPieces:
		return r.N > 0 && r.N == len(c.m.Taken) && slices.Equal(r.Squares, c.m.Taken) && c.line.Rules.Board().Turns == (r.Key == game.TurnsPieces)
	case game.MakesKing:
		return kingOn(c.next.Now(), c.m.To()) && !kingOn(c.line.Now(), c.m.From())
	case game.ThenPasses:
		return len(c.replies) == 1 && c.replies[0].Passes()
	case game.ThenTakes:
		return r.N == c.most() && c.some(func(m game.Move) bool { return slices.Equal(m.Taken, r.Squares) })
	case game.TakesBack:
		return c.takesBack(r.N)
	case game.FewMoves:
		return r.N == len(c.replies) && r.N <= 3
	case game.ThenMill:
		return len(r.Squares) > 0 && slices.Equal(r.Squares, whereTo(c.replies, closes))
	default:
		return c.holdsSpecial(dice, r, mover)
	}
}

// holdsSpecial proves a remark of one game.
func (c claim) holdsSpecial(dice *rand.Rand, r game.Remark, mover game.Color) bool {
	switch r.Key {
	case game.TakesCorner:
		return atCorner(c.line.Rules, c.m.To()) && slices.Equal(r.Squares, []game.Square{c.m.To()})
	case game.GivesCorner:
		return r.N == len(r.Squares) && slices.Equal(r.Squares, whereTo(c.replies, func(m game.Move) bool { return atCorner(c.line.Rules, m.To()) }))
	case game.BesideCorner:
		return atCorner(c.line.Rules, r.Squares[0]) && beside(c.line.Rules, r.Squares[0], c.m.To()) && !stands(c.next.Now(), r.Squares[0])
	case game.NeverTurns:
		return r.N == len(r.Squares) && neverTurns(dice, c.next, mover, r.Squares)
	case game.BlocksMill:
		theirs := whereTo(turned(c.line).Moves(), closes)
		return slices.Contains(theirs, c.m.To()) && len(r.Squares)%2 == 0 && len(r.Squares) > 0
	case game.OpensMill, game.SwingsMill:
		return slices.Contains(r.Squares, c.m.From()) && owned(c.line.Now(), mover, r.Squares) && closes(c.m) == (r.Key == game.SwingsMill)
	case game.Threatens:
		before, next := whereTo(c.line.Now().Moves(), closes), whereTo(turned(c.next).Moves(), closes)
		return r.N == len(r.Squares) && !slices.ContainsFunc(r.Squares, func(sq game.Square) bool {
			return !slices.Contains(next, sq) || slices.Contains(before, sq)
		})
	case game.LeavesBack:
		height := map[game.Color]int{game.White: 0, game.Black: c.line.Rules.Board().Height - 1}[mover]
		return c.line.Rules.Board().Points[c.m.From()][1] == height && !kingOn(c.line.Now(), c.m.From())
	}
	return false // a remark that nobody proves
}

func closes(m game.Move) bool { return m.Gives.Has(game.ClosesMill) }

func (c claim) some(f func(game.Move) bool) bool { return slices.ContainsFunc(c.replies, f) }

func (c claim) wins(m game.Move) bool {
	return !m.Passes() && c.next.Play(m).Verdict().Outcome.Result == game.Win(c.next.Now().Turn())
}

// most is how many pieces the richest reply takes that closes no mill; none is lost where they only turn.
func (c claim) most() (n int) {
	if c.line.Rules.Board().Turns {
		return 0
	}
	return mostOf(c.replies)
}

func mostOf(moves []game.Move) (n int) {
	for _, m := range moves {
		if !closes(m) {
			n = max(n, len(m.Taken))
		}
	}
	return n
}

func (c claim) takesBack(n int) bool {
	least := 1000
	for _, m := range c.replies {
		if len(m.Taken) > 0 && !closes(m) {
			least = min(least, mostOf(c.next.Now().Play(m).Moves()))
		}
	}
	return n == least && n > 0
}

// whereTo is where the moves lead for which f holds, ascending, each once.
func whereTo(moves []game.Move, f func(game.Move) bool) (to []game.Square) {
	for _, m := range moves {
		if !m.Passes() && f(m) {
			to = append(to, m.To())
		}
	}
	slices.Sort(to)
	return slices.Compact(to)
}

func kingOn(p game.Position, sq game.Square) bool {
	return slices.ContainsFunc(p.Pieces(), func(on game.Piece) bool { return on.Square == sq && on.Kind == game.King })
}

func stands(p game.Position, sq game.Square) bool {
	return slices.ContainsFunc(p.Pieces(), func(on game.Piece) bool { return on.Square == sq })
}

func owned(p game.Position, c game.Color, squares []game.Square) bool {
	return !slices.ContainsFunc(squares, func(sq game.Square) bool {
		return !slices.ContainsFunc(p.Pieces(), func(on game.Piece) bool { return on.Square == sq && on.Color == c })
	})
}

func atCorner(r game.Rules, sq game.Square) bool {
	b := r.Board()
	at := b.Points[sq]
	return (at[0] == 0 || at[0] == b.Width-1) && (at[1] == 0 || at[1] == b.Height-1)
}

func beside(r game.Rules, a, b game.Square) bool {
	p, q := r.Board().Points[a], r.Board().Points[b]
	dx, dy := p[0]-q[0], p[1]-q[1]
	return a != b && dx*dx <= 1 && dy*dy <= 1
}

// neverTurns plays the game to its end by chance: the discs keep their side.
func neverTurns(dice *rand.Rand, line game.Line, c game.Color, discs []game.Square) bool {
	for {
		if !owned(line.Now(), c, discs) {
			return false
		}
		m, ok := some(dice, line)
		if !ok {
			return true
		}
		line = line.Play(m)
	}
}

// turned is the last position with the other side on move.
func turned(line game.Line) game.Position {
	_, fresh := line.Rules.Start()
	fen := line.Rules.FEN(line.Now(), fresh)
	side := map[string]string{"W": "B", "B": "W"}[fen[:1]]
	p, _, err := line.Rules.Parse(side + fen[1:])
	if err != nil {
		panic(err)
	}
	return p
}
