package morris

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// follow plays a move of the root and says what its node has counted.
func (s *searcher) follow(p rules.Position, m game.Move) (few, quiet int, drawn bool) {
	root := &s.nodes[0]
	s.r.Moves(root.pos, &root.moves)
	i := slices.IndexFunc(root.moves, func(f rules.Move) bool { return p.Named(f).Text == m.Text })
	s.play(0, root.moves[i])
	n := &s.nodes[1]
	return n.few, n.quiet, s.drawn(1)
}

// The counters that nodes carry are those of the rules, move by move, and so are the keys.
func TestNodesCountDrawsAsTheRulesDo(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			s := plain(t, r, engine.Limits{})
			random, drawn := search.Random(1), 0
			for range 60 {
				line := ending(t, r, &random)
				for line.Ply() < 130 && !line.Verdict().Outcome.Over() {
					m := wavering(line, &random)
					next := line.Play(m)
					s.begin(line)
					wantCounts(t, s, line, next, m)
					if next.Verdict().Outcome.Result == game.Drawn {
						drawn++
					}
					line = next
				}
			}
			if drawn == 0 {
				t.Error("no line was drawn")
			}
		})
	}
}

func wantCounts(t *testing.T, s *searcher, line, next game.Line, m game.Move) {
	t.Helper()
	few, quiet, drawn := s.follow(line.Now().(rules.Position), m)
	wantFew, wantQuiet := next.Tally.(rules.Tally).Running()
	outcome := next.Verdict().Outcome
	decided := outcome.Over() && len(next.Now().Moves()) == 0
	if few != wantFew || quiet != wantQuiet || !decided && drawn != outcome.Over() {
		t.Fatalf("%s after %s: few %d, want %d; quiet %d, want %d; drawn %v, want %v",
			next.FEN(), m.Text, few, wantFew, quiet, wantQuiet, drawn, outcome)
	}
	after := next.Now().(rules.Position)
	if n := &s.nodes[1]; n.key != s.keysOf.of(after.Pos, uint(after.Turn())) {
		t.Fatalf("%s after %s: the key is not that of the position", next.FEN(), m.Text)
	}
}

// wavering is a random move, often the one that takes the last one back.
func wavering(line game.Line, random *search.Random) game.Move {
	moves := line.Now().Moves()
	if n := line.Ply(); n >= 2 && random.Next()%8 > 2 {
		last := line.Moves[n-2]
		for _, m := range moves {
			if m.Picks == 0 && m.From() == last.To() && m.To() == last.From() {
				return m
			}
		}
	}
	calm := slices.DeleteFunc(slices.Clone(moves), func(m game.Move) bool { return m.Picks > 0 })
	if len(calm) > 0 && random.Next()%8 > 0 {
		moves = calm
	}
	return moves[random.Next()%uint64(len(moves))]
}

// ending is a line that begins with a few men of either side on the board and none in hand.
func ending(t *testing.T, r *rules.Rules, random *search.Random) game.Line {
	t.Helper()
	for {
		names := slices.Clone(r.Board().Names)
		search.Shuffle(names, random.Next())
		own, opp := 3+int(random.Next()%uint64(min(r.Men-2, 3))), 3+int(random.Next()%uint64(min(r.Men-2, 3)))
		line := lineAt(t, r.ID(), string("WB"[random.Next()&1])+":W"+strings.Join(names[:own], ",")+":B"+strings.Join(names[own:own+opp], ",")+":H0,0")
		if !line.Verdict().Outcome.Over() {
			return line
		}
	}
}

// With the hundredth ply at hand who can close a mill does, though it wins little; who is behind lets
// it come.
func TestACounterNearItsEnd(t *testing.T) {
	for _, c := range []struct {
		why, id, fen, move string
		drawn              bool
	}{
		{"a mill at the last ply", "morris9", "W:Wa1,a4,b6,d7,g1:Bg7,e4,d6,f4,c3:H0,0:N99", "d7-a7", false},
		{"nothing else to do", "morris9-nofly", "W:Wa1,c4,d2:Bg7,g4,d6,b6,d5,e5:H0,0:N99", "", true},
		{"the twentieth of three men each", "morris9", "W:Wa1,a4,d2:Bg7,e4,d6:H0,0:F19:N19", "d2-a7", false},
	} {
		line := lineAt(t, c.id, c.fen)
		info, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 5})
		if drawn := line.Play(info.Move).Verdict().Outcome.Result == game.Drawn; drawn != c.drawn || c.drawn != (info.Score == 0) {
			t.Errorf("%s: %s (%v) is a draw: %v", c.why, info.Move.Text, info.Score, drawn)
		}
		if c.move != "" && !strings.HasPrefix(info.Move.Text, c.move) {
			t.Errorf("%s: %s (%v)", c.why, info.Move.Text, info.Score)
		}
	}
}

func TestEndings(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			begin := func(random *search.Random) game.Line { return ending(t, r, random) }
			e := enginetest.Endings{Engine: Engine{}, Begin: begin, Waver: wavering, Lines: 16, Depth: 3}
			e.NoWinIsDrawnAway(t)
			if e.ProvenWinsAreWon(t) == 0 {
				t.Error("nothing was won")
			}
		})
	}
}
