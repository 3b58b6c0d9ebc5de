// Package hint says what a move does, for who is new to a game: what it takes, what it closes, what the other
// may do then. It looks one move ahead, judges nothing and recommends nothing. It knows no game: what is special
// about one is told by its rules, as a game.Adviser.
package hint

import (
	"cmp"
	"slices"

	"tabuleiro/game"
)

// most is how many remarks a move gets: more are not read.
const most = 3

// The bounds of looking ahead, of which games stay far below: what exceeds them was arranged to keep somebody busy.
const (
	mostWays     = 100 // to capture in a position whose moves are spoken of, or are replies
	mostJudged   = 100 // replies of which is asked whether they end the game
	mostCaptures = 12  // replies of which is asked what can be taken back
	mostWaysBack = 30  // to capture then
)

// tangle is a position that may have very many ways to capture.
type tangle interface{ Tangled(most int) bool }

// Tangled reports whether p has more ways to capture than are looked into here.
func Tangled(p game.Position) bool { return tangled(p, mostWays) }

func tangled(p game.Position, ways int) bool {
	t, ok := p.(tangle)
	return ok && t.Tangled(ways)
}

// Advised is a move and what there is to say of it.
type Advised struct {
	Move    game.Move
	Remarks []game.Remark
}

// All speaks of every move that is legal in line.Now: that of which the most important is said comes first, those of
// which nothing is said come last.
func All(line game.Line, moves []game.Move) []Advised {
	list := make([]Advised, len(moves))
	for i, m := range moves {
		list[i] = Advised{m, Of(line, m)}
	}
	first := func(a Advised) int {
		if len(a.Remarks) == 0 {
			return len(game.RemarkKeys)
		}
		return rank(a.Remarks[0].Key)
	}
	slices.SortStableFunc(list, func(a, b Advised) int { return cmp.Compare(first(a), first(b)) })
	return list
}

// Of returns what there is to say of m, which is legal in line.Now: at most three remarks, the most important first.
func Of(line game.Line, m game.Move) []game.Remark {
	remarks := append(itself(line, m), then(line, m)...)
	slices.SortStableFunc(remarks, func(a, b game.Remark) int { return cmp.Compare(rank(a.Key), rank(b.Key)) })
	return remarks[:min(len(remarks), most)]
}

func rank(k game.RemarkKey) int { return slices.Index(game.RemarkKeys, k) }

// itself is what the move shows.
func itself(line game.Line, m game.Move) (list []game.Remark) {
	switch n := len(m.Taken); {
	case m.Gives.Has(game.ClosesMill):
		list = append(list, game.Remark{Key: game.ClosesAMill, N: n, Squares: m.Taken})
	case n > 0 && line.Rules.Board().Turns:
		list = append(list, game.Remark{Key: game.TurnsPieces, N: n, Squares: m.Taken})
	case n > 0:
		list = append(list, game.Remark{Key: game.TakesPieces, N: n, Squares: m.Taken})
	}
	if m.Gives.Has(game.Crowns) {
		list = append(list, game.Remark{Key: game.MakesKing, Squares: []game.Square{m.To()}})
	}
	return list
}

// then is what comes of the move.
func then(line game.Line, m game.Move) []game.Remark {
	before, next := line.Now(), line.Play(m)
	switch next.Verdict().Outcome.Result {
	case game.InPlay:
	case game.Win(before.Turn()):
		return []game.Remark{{Key: game.Wins}}
	case game.Drawn:
		return []game.Remark{{Key: game.DrawsAtOnce}}
	default:
		return []game.Remark{{Key: game.LosesAtOnce}}
	}
	list := replies(next)
	if len(list) > 0 && list[0].Key == game.ThenWins {
		return list
	}
	if a, ok := line.Rules.(game.Adviser); ok {
		list = append(list, a.Remarks(before, m, next.Now())...)
	}
	return list
}

// replies is what the side on move may do. If it may win there is nothing else to say.
func replies(line game.Line) (list []game.Remark) {
	if Tangled(line.Now()) {
		return nil
	}
	moves := line.Now().Moves()
	if len(moves) == 1 && moves[0].Passes() {
		return []game.Remark{{Key: game.ThenPasses}}
	}
	if to, ok := winning(line, moves); ok {
		return []game.Remark{{Key: game.ThenWins, Squares: []game.Square{to}}}
	}
	if taken := mostTaken(moves); len(taken) > 0 && !line.Rules.Board().Turns {
		list = append(list, game.Remark{Key: game.ThenTakes, N: len(taken), Squares: taken})
		if n := takenBack(line.Now(), moves); n > 0 {
			list = append(list, game.Remark{Key: game.TakesBack, N: n})
		}
	}
	if mills := closing(moves); len(mills) > 0 {
		list = append(list, game.Remark{Key: game.ThenMill, Squares: mills})
	}
	if len(moves) == 1 && list == nil {
		list = append(list, game.Remark{Key: game.FewMoves, N: 1})
	}
	return list
}

// winning returns where a move leads that wins at once. What has stood before does not matter: a win comes
// before a draw.
func winning(line game.Line, moves []game.Move) (to game.Square, ok bool) {
	if len(moves) > mostJudged {
		return 0, false
	}
	p := line.Now()
	for _, m := range moves {
		after := p.Play(m)
		if line.Rules.Judge(after, line.Rules.Next(line.Tally, p, m, after), 0).Outcome.Result == game.Win(p.Turn()) {
			return m.To(), true
		}
	}
	return 0, false
}

// takenBack is how many can be taken after any of those moves that take something, at the least.
func takenBack(p game.Position, moves []game.Move) (least int) {
	for i, m := range capturing(moves) {
		after := p.Play(m)
		if i == mostCaptures || tangled(after, mostWaysBack) {
			return 0
		}
		if n := len(mostTaken(after.Moves())); i == 0 || n < least {
			least = n
		}
	}
	return least
}

// capturing are the moves that take something on their way.
func capturing(moves []game.Move) (list []game.Move) {
	for _, m := range moves {
		if len(m.Taken) > 0 && !m.Gives.Has(game.ClosesMill) {
			list = append(list, m)
		}
	}
	return list
}

// mostTaken is what the first of those moves takes that take most. Men that a mill takes are spoken of with it.
func mostTaken(moves []game.Move) (taken []game.Square) {
	for _, m := range capturing(moves) {
		if len(m.Taken) > len(taken) {
			taken = m.Taken
		}
	}
	return taken
}

// closing are the points where a move closes a mill, ascending.
func closing(moves []game.Move) (points []game.Square) {
	for _, m := range moves {
		if m.Gives.Has(game.ClosesMill) {
			points = append(points, m.To())
		}
	}
	slices.Sort(points)
	return slices.Compact(points)
}
