package draughts

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/game"
	"tabuleiro/internal/cputime"
)

// randomGame plays legal moves by chance from the start and yields every position with the move
// played in it, at most plies of them.
func randomGame(r *Rules, rnd *rand.Rand, plies int) func(func(Position, game.Move) bool) {
	return func(yield func(Position, game.Move) bool) {
		p := r.start()
		for range plies {
			moves := p.Moves()
			if len(moves) == 0 {
				return
			}
			m := moves[rnd.IntN(len(moves))]
			if !yield(p, m) {
				return
			}
			p = p.play(m)
		}
	}
}

// question is a move to be found in a position.
type question struct {
	p    Position
	text string
}

// questions are the moves of random games, in full and in short text by turns.
func questions(r *Rules, n int) []question {
	rnd := rand.New(rand.NewPCG(1, 2))
	var all []question
	for len(all) < n {
		for p, m := range randomGame(r, rnd, 200) {
			text := m.Text
			if len(all)%2 == 1 {
				text = m.Short
			}
			all = append(all, question{p, text})
		}
	}
	return all
}

// BenchmarkFind finds the moves of random games from their text and prints how many are found in
// a second of processor time.
func BenchmarkFind(b *testing.B) {
	for _, id := range []string{"brazilian", "international", "canadian"} {
		all := questions(rules(b, id), 4000)
		b.Run(id, func(b *testing.B) {
			b.ReportAllocs()
			before := cputime.Process()
			n := 0
			for b.Loop() {
				q := &all[n%len(all)]
				if _, err := q.p.Find(q.text); err != nil {
					b.Fatalf("%s in %s: %v", q.text, q.p.Key(), err)
				}
				n++
			}
			b.ReportMetric(float64(n)/(cputime.Process()-before).Seconds(), "finds/s")
		})
	}
}
