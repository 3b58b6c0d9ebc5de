package reversi

import (
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
)

var fitGames = flag.Int("fit.games", 0, "fit the weights to so many games that the engine plays against itself, and print them")

// How a game of the fit is played: some plies by chance, a shallow search with a slip now and then, and
// the end exactly.
const (
	fitDepth = 3
	fitSolve = 10
	fitSlips = 20 // one move in so many
)

// TestFit prints the weights anew. They are those of a linear regression: what a
// position's features say of how the game ends, by the discs.
func TestFit(t *testing.T) {
	if *fitGames == 0 {
		t.Skip("the weights are fitted by hand: -fit.games 10000")
	}
	for _, c := range []struct{ id, name string }{{"reversi", "usual"}, {"reversi-misere", "reverse"}} {
		f := newFit(t, find(t, c.id))
		for n := range *fitGames {
			f.game(uint64(n + 1))
		}
		fitted := f.solve()
		t.Logf("%s: %d positions, off by %.2f discs on the mean, before by %.2f", c.id, f.positions, f.error(&fitted), f.error(f.s.weights))
		var b strings.Builder
		fmt.Fprintf(&b, "var %s = weights{\n", c.name)
		for _, row := range fitted {
			fmt.Fprintf(&b, "\t{%s},\n", strings.Trim(strings.Join(strings.Fields(fmt.Sprint(row)), ", "), "[]"))
		}
		fmt.Println(b.String() + "}\n")
	}
}

const terms = (stages + 1) * len(features{})

// fit gathers positions with the results of their games.
type fit struct {
	s         *searcher
	r         *rules.Rules
	positions int
	squares   [terms][terms]float64
	sums      [terms]float64
	held      []sample // every twentieth position is held back
}

type sample struct {
	pos    rules.Pos
	result engine.Score
}

func newFit(t *testing.T, r *rules.Rules) *fit {
	return &fit{r: r, s: newSearcher(r, search.NewBudget(t.Context(), 0), search.NewTable(64), engine.Limits{})}
}

// game plays a game and learns from it.
func (f *fit) game(seed uint64) {
	random := search.Random(seed)
	s := f.s
	p := s.g.Read(game.Begin(f.r).Now().(rules.Position))
	open := 2 + int(random.Next()%26)
	var line []rules.Pos
	for ply := 0; ; ply++ {
		empty := s.area - p.Own.Or(p.Opp).Count()
		if s.g.Places(p).Empty() {
			if s.g.Places(p.Passed()).Empty() {
				f.learn(line, s.final(p))
				return
			}
			p = p.Passed()
			line = append(line, rules.Pos{}) // keeps the turns
			continue
		}
		s.nodes[0].pos = p
		s.list(0)
		s.roots = append(s.roots[:0], s.nodes[0].moves...)
		search.Shuffle(s.roots, random.Next())
		if ply >= open {
			if line = append(line, p); empty <= fitSolve {
				f.learn(line, -engine.Score(s.solveRoot(empty))*unit)
				return
			}
			if random.Next()%fitSlips != 0 {
				for depth := engine.Depth(1); depth <= fitDepth; depth++ {
					s.root(depth, search.Whole)
				}
			}
		}
		m := s.roots[0]
		p = p.After(m.sq, m.flips)
	}
}

// learn takes in the positions of a line; result is that for who is not on move in the last of them.
func (f *fit) learn(line []rules.Pos, result engine.Score) {
	for i := len(line) - 1; i >= 0; i-- {
		result = -result
		p := line[i]
		if p.Own.Empty() && p.Opp.Empty() {
			continue
		}
		if f.positions++; f.positions%20 == 0 {
			f.held = append(f.held, sample{p, result})
			continue
		}
		index, part := f.terms(p)
		for a, x := range part {
			if x == 0 {
				continue
			}
			f.sums[index[a]] += x * float64(result)
			for b, y := range part {
				f.squares[index[a]][index[b]] += x * y
			}
		}
	}
}

// terms are the features of a position, each in the two stages it lies between.
func (f *fit) terms(p rules.Pos) (index [2 * len(features{})]int, part [2 * len(features{})]float64) {
	n := len(features{})
	stage, sooner := f.s.stage(f.s.area - p.Own.Or(p.Opp).Count())
	for i, x := range f.s.features(p) {
		index[i], part[i] = (stage+1)*n+i, float64(x)*float64(sooner)/stageLong
		index[n+i], part[n+i] = stage*n+i, float64(x)*float64(stageLong-sooner)/stageLong
	}
	return index, part
}

// solve is the regression, by Gauss; a little of every weight's square is added so that what never
// occurs weighs nothing.
func (f *fit) solve() (fitted weights) {
	m := f.squares
	sums := f.sums
	for i := range m {
		m[i][i] += 200
	}
	for i := range m {
		for j := i + 1; j < terms; j++ {
			by := m[j][i] / m[i][i]
			for k := i; k < terms; k++ {
				m[j][k] -= by * m[i][k]
			}
			sums[j] -= by * sums[i]
		}
	}
	var w [terms]float64
	for i := terms - 1; i >= 0; i-- {
		w[i] = sums[i]
		for j := i + 1; j < terms; j++ {
			w[i] -= m[i][j] * w[j]
		}
		w[i] /= m[i][i]
		fitted[i/len(features{})][i%len(features{})] = int32(math.Round(w[i] * fine))
	}
	// No position is so near to either end.
	fitted[0], fitted[stages] = fitted[1], fitted[stages-1]
	return fitted
}

// error is by how many discs weights misjudge what was held back.
func (f *fit) error(w *weights) float64 {
	old := f.s.weights
	f.s.weights = w
	defer func() { f.s.weights = old }()
	sum := 0.0
	for _, h := range f.held {
		sum += math.Abs(float64(f.s.judged(h.pos)-h.result)) / unit
	}
	return sum / float64(len(f.held))
}
