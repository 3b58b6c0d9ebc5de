package draughts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// counter is what a searcher of either width counts after a move from its root.
type counter interface {
	searching
	follow(m game.Move) (counts uint64, quiet int, drawn bool)
}

func (s *searcher) follow(m game.Move) (uint64, int, bool) {
	s.list(0)
	moves := s.nodes[0].moves
	s.play(0, moves[slices.IndexFunc(moves, func(f rules.Move) bool { return s.g.Is(f, m) })])
	n := &s.nodes[1]
	return n.counters.n, n.quiet, s.drawn(1)
}

func (s *wideSearcher) follow(m game.Move) (uint64, int, bool) {
	s.list(0)
	moves := s.nodes[0].moves
	s.play(0, moves[slices.IndexFunc(moves, func(f rules.WideMove) bool { return s.g.Is(f, m) })])
	n := &s.nodes[1]
	return n.counters.n, n.quiet, s.drawn(1)
}

// The counters that nodes carry are those of the rules, move by move, in endings of few pieces.
func TestNodesCountDrawsAsTheRulesDo(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			s := plain(t, r, engine.Limits{}).(counter)
			random, drawn := search.Random(1), 0
			for range 100 {
				line := endgame(t, r, &random)
				for line.Ply() < 60 && !line.Verdict().Outcome.Over() {
					m := wavering(line, &random)
					if m.Gives.Has(game.Loses) {
						break
					}
					next := line.Play(m)
					s.begin(line)
					wantCounts(t, s, next, m)
					if next.Verdict().Outcome.Result == game.Drawn {
						drawn++
					}
					line = next
				}
			}
			if drawn == 0 && len(r.Draws) > 0 {
				t.Error("no line was drawn")
			}
		})
	}
}

// wavering is a random move, often the one that takes the last one back.
func wavering(line game.Line, random *search.Random) game.Move {
	moves := line.Now().Moves()
	if n := line.Ply(); n >= 2 && random.Next()%4 > 0 {
		last := line.Moves[n-2]
		for _, m := range moves {
			if m.From() == last.To() && m.To() == last.From() {
				return m
			}
		}
	}
	return moves[random.Next()%uint64(len(moves))]
}

func wantCounts(t *testing.T, s counter, next game.Line, m game.Move) {
	t.Helper()
	n, quiet, drawn := s.follow(m)
	wantQuiet, counts := next.Tally.(rules.Tally).Running()
	var want uint64
	for slot, done := range counts {
		want |= uint64(done) << (8 * slot)
	}
	v := next.Verdict()
	over := v.Outcome.Result == game.Drawn || slices.ContainsFunc(v.Claims, func(c game.Claim) bool { return c.Reason == game.Repetition })
	if decided := v.Outcome.Over() && v.Outcome.Result != game.Drawn; n != want || wantQuiet > 0 && quiet != wantQuiet || !decided && drawn != over {
		t.Errorf("%s after %s: counts %x, want %x; quiet %d, want %d; drawn %v, want %v",
			next.FEN(), m.Text, n, want, quiet, wantQuiet, drawn, over)
	}
}

// endgame is a line that begins with a few pieces on the board, most of them kings.
func endgame(t *testing.T, r *rules.Rules, random *search.Random) game.Line {
	t.Helper()
	for {
		var sides [2][]string
		board := r.Board()
		squares := make([]int, len(board.Points))
		for i := range squares {
			squares[i] = i
		}
		search.Shuffle(squares, random.Next())
		for i, n := 0, 2+int(random.Next()%5); i < n; i++ {
			name, rank := board.Names[squares[i]], board.Points[squares[i]][1]
			if random.Next()%4 != 0 || rank == 0 || rank == board.Height-1 {
				name = "K" + name
			}
			side := min(i, 1)
			if i > 1 {
				side = int(random.Next() & 1)
			}
			sides[side] = append(sides[side], name)
		}
		line, err := game.BeginFEN(r, fmt.Sprintf("%c:W%s:B%s", "WB"[random.Next()&1], strings.Join(sides[0], ","), strings.Join(sides[1], ",")))
		if err != nil {
			t.Fatal(err)
		}
		if !line.Verdict().Outcome.Over() || r.WinByCrowning {
			return line
		}
	}
}
