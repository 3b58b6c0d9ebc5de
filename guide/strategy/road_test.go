package strategy_test

import (
	"testing"

	"tabuleiro/game"
)

// A lone king on the main road is safe where, after every move of the three, it has an answer that leads to where it is
// safe again. The largest set of such positions is what is left when all others are struck out; the king is
// allowed only to keep to the road, but where it must take, or has taken.
func TestNobodyTakesAKingOnTheMainRoad(t *testing.T) {
	line := figure(t, "draughts", "road", 1)
	w := &watch{board: line.Rules.Board(), ids: map[game.Key]int{}}
	from := w.id(line.Now())
	for n := 0; n < len(w.positions); n++ {
		w.explore(n)
	}
	for struck := true; struck; {
		struck = false
		for n := range w.positions {
			if !w.lost[n] && !w.holds(n) {
				w.lost[n], struck = true, true
			}
		}
	}
	if w.lost[from] {
		t.Errorf("of %d positions the first is lost", len(w.positions))
	}
}

// watch is positions with the kings' side or the lone king to move, and where they lead.
type watch struct {
	board     game.Board
	ids       map[game.Key]int
	positions []game.Position
	next      [][]int // of a position with White to move all moves; with Black to move those that are allowed
	lost      []bool
}

func (w *watch) id(p game.Position) int {
	key := p.Key()
	n, known := w.ids[key]
	if !known {
		n = len(w.positions)
		w.ids[key] = n
		w.positions = append(w.positions, p)
		w.next = append(w.next, nil)
		w.lost = append(w.lost, false)
	}
	return n
}

func (w *watch) explore(n int) {
	p := w.positions[n]
	for _, m := range p.Moves() {
		if p.Turn() == game.White || len(m.Taken) > 0 || w.onRoad(m.To()) || len(p.Pieces()) < 4 {
			w.next[n] = append(w.next[n], w.id(p.Play(m)))
		}
	}
}

// holds reports whether all of White's moves, or one of Black's, lead to positions that are not lost.
func (w *watch) holds(n int) bool {
	white := w.positions[n].Turn() == game.White
	for _, next := range w.next[n] {
		if w.lost[next] == white {
			return !white
		}
	}
	return white
}

// onRoad is whether a square is on the main road, from a1 to h8.
func (w *watch) onRoad(sq game.Square) bool { at := w.board.Points[sq]; return at[0] == at[1] }
