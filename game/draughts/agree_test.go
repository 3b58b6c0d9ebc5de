package draughts

import (
	"flag"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tabuleiro/game"
)

var agreeN = flag.Int("agree.n", 10000, "random positions in which the two generators are compared")

// answer is what a generator says of a position: its moves with the positions they make, and how
// many there are, and how many when every path counts.
type answer struct {
	after        map[identity]Position
	moves, paths uint64
}

// slowAnswer walks the board.
func slowAnswer(p Position) answer {
	a := answer{after: map[identity]Position{}}
	for _, m := range p.Moves() {
		a.after[p.identity(int(m.From()), int(m.To()), taken(m), m.Gives.Has(game.Crowns))] = p.play(m)
		a.moves++
		a.paths += uint64(len(m.Routes))
	}
	return a
}

func taken(m game.Move) (s set) {
	for _, sq := range m.Taken {
		s.add(int(sq))
	}
	return s
}

// fastAnswer asks the generator of one word or of two.
func fastAnswer(p Position) answer {
	if p.rules.Wide() {
		return wideAnswer(p)
	}
	g := NewGen(p.rules)
	q, side, runs := g.Read(p)
	barred := g.Barred(runs, side)
	a := answer{after: map[identity]Position{}, moves: g.Count(q, side, barred)}
	var list List
	g.Moves(q, side, barred, &list)
	for _, m := range list {
		id := p.identity(int(g.square[m.From]), int(g.square[m.To]), g.set(m.Caps), m.Crowned)
		a.after[id] = g.Position(q.After(m), side^1, g.Run(q, m, side, runs))
	}
	g.KeepDuplicates(true)
	a.paths = g.Count(q, side, barred)
	return a
}

func wideAnswer(p Position) answer {
	g := NewWideGen(p.rules)
	q, side, runs := g.Read(p)
	barred := g.Barred(runs, side)
	a := answer{after: map[identity]Position{}, moves: g.Count(q, side, barred)}
	var list WideList
	g.Moves(q, side, barred, &list)
	for _, m := range list {
		id := p.identity(int(g.square[m.From]), int(g.square[m.To]), g.set(m.Caps), m.Crowned)
		a.after[id] = g.Position(q.After(m), side^1, g.Run(q, m, side, runs))
	}
	g.KeepDuplicates(true)
	a.paths = g.Count(q, side, barred)
	return a
}

func (a answer) equals(b answer) bool {
	return a.moves == b.moves && a.paths == b.paths && uint64(len(a.after)) == a.moves && maps.Equal(a.after, b.after)
}

// wantAgreement asks both generators.
func wantAgreement(t testing.TB, p Position) {
	t.Helper()
	if slow, fast := slowAnswer(p), fastAnswer(p); !slow.equals(fast) {
		t.Errorf("%s %s: the generators disagree:\nslow %v\nfast %v", p.rules.ID(), p.Key(), slow, fast)
	}
}

// agreeRules are the listed rulesets and those that only the perft tables have.
func agreeRules(t testing.TB) []*Rules {
	all := slices.Clone(All())
	for _, name := range slices.Sorted(maps.Keys(perftOnly)) {
		r, err := Compile(perftOnly[name])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	return all
}

// TestAgree compares the two generators in random positions over all rulesets: at least half of
// them with kings on both sides, at least a third with a capture of two or more.
func TestAgree(t *testing.T) {
	all := agreeRules(t)
	for i, r := range all {
		n := *agreeN / len(all)
		if i < *agreeN%len(all) {
			n++
		}
		t.Run(r.ID(), func(t *testing.T) { agree(t, r, n, rand.New(rand.NewPCG(uint64(i), 64))) })
	}
}

func agree(t *testing.T, r *Rules, n int, rnd *rand.Rand) {
	kings, multi, moves := 0, 0, 0
	for i := range n {
		p := randomPosition(r, rnd, wish{kings: i%2 == 0, multi: i%3 == 0})
		wantAgreement(t, p)
		if p.bothHaveKings() {
			kings++
		}
		if p.mostVictims() > 1 {
			multi++
		}
		moves += len(p.Moves())
	}
	t.Logf("%d positions, %d with kings on both sides, %d with a capture of two or more, %d moves", n, kings, multi, moves)
}
