package match

import (
	"iter"

	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// openingPlies is how long an opening is; where what is taken turns, the first moves are all alike.
func openingPlies(r game.Rules) int {
	if r.Board().Turns {
		return 8
	}
	return 4
}

// patience is how many lines are drawn for a good new opening before old ones will do.
const patience = 200

// Openings draws lines of four plies, or eight, for ever, nobody ahead and no capture waiting, so that the
// players have the game still before them. Positions come again only when there seem to be no more.
// Where every move takes, because what is taken turns, or where there is no such line at all, any will do
// after which the game goes on.
func Openings(r game.Rules, seed uint64) iter.Seq[game.Line] {
	return func(yield func(game.Line) bool) {
		random := search.Random(seed)
		seen := map[game.Key]bool{}
		for tries := 1; ; tries++ {
			line, ok := randomLine(r, &random)
			good := r.Board().Turns || level(line.Now()) && quiet(line.Now()) || tries > patience && len(seen) == 0
			switch {
			case ok && good && !seen[line.Now().Key()]:
				if !yield(line) {
					return
				}
				seen[line.Now().Key()] = true
				tries = 0
			case tries > patience && len(seen) > 0:
				clear(seen)
				tries = 0
			}
		}
	}
}

// randomLine plays an opening, and reports whether the game still goes on.
func randomLine(r game.Rules, random *search.Random) (line game.Line, ok bool) {
	line = game.Begin(r)
	for range openingPlies(r) {
		moves := line.Now().Moves()
		line = line.Play(moves[random.Next()%uint64(len(moves))])
		if line.Verdict().Outcome.Over() {
			return line, false
		}
	}
	return line, true
}

// level reports whether both sides have as many pieces of each kind.
func level(p game.Position) bool {
	ahead := map[game.Kind]int{}
	for _, piece := range p.Pieces() {
		if piece.Color == game.White {
			ahead[piece.Kind]++
		} else {
			ahead[piece.Kind]--
		}
	}
	for _, n := range ahead {
		if n != 0 {
			return false
		}
	}
	return true
}

// quiet reports whether no move takes anything.
func quiet(p game.Position) bool {
	for _, m := range p.Moves() {
		if len(m.Taken) > 0 {
			return false
		}
	}
	return true
}
