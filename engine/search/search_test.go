package search

import (
	"context"
	"slices"
	"testing"
	"unsafe"

	"tabuleiro/engine"
)

func TestBudgetIsSpentToTheLastNode(t *testing.T) {
	for _, limit := range []uint64{1, 2, pollEvery - 1, pollEvery, pollEvery + 1, 5 * pollEvery} {
		b := NewBudget(t.Context(), limit)
		for n := range limit {
			if b.Spend() {
				t.Fatalf("%d of %d nodes, and over", n+1, limit)
			}
		}
		if !b.Spend() || !b.Over() {
			t.Errorf("more than %d nodes, and not over", limit)
		}
	}
}

func TestBudgetEndsWithItsContext(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	b := NewBudget(ctx, 0)
	if b.Over() || b.Spend() {
		t.Fatal("over before the context")
	}
	stop()
	for n := 0; !b.Spend(); n++ {
		if n > pollEvery {
			t.Fatalf("%d nodes after the context", n)
		}
	}
	if b := NewBudget(ctx, 0); !b.Over() {
		t.Error("a budget begins although its context has ended")
	}
}

func TestAnEntryIsSixteenBytes(t *testing.T) {
	if n := unsafe.Sizeof(Entry{}); n != 16 {
		t.Errorf("%d bytes", n)
	}
}

// A win is counted from where it is: what was won in 7 plies four plies below the root is won in 5
// when it is met two plies below it.
func TestProvenScoresAreCountedFromTheNode(t *testing.T) {
	table := NewTable(1)
	for i, c := range []struct{ stored, read engine.Score }{
		{engine.WonIn(7), engine.WonIn(5)},
		{engine.LostIn(8), engine.LostIn(6)},
		{250, 250},
	} {
		table.Store(uint64(i+1), 4, 3, 9, c.stored, Exact)
		if got := table.Probe(uint64(i + 1)); got.Score(2) != c.read || got.Hint != 9 || got.Depth != 3 {
			t.Errorf("stored %v, read %v as %v", c.stored, got, got.Score(2))
		}
	}
}

// In a full cluster the shallowest makes room; after Clear nothing is left.
func TestTableForgetsTheShallowest(t *testing.T) {
	table := NewTable(1)
	step := uint64(len(table.clusters))
	for i, depth := range []engine.Depth{5, 2, 7, 3, 4} {
		table.Store(step*uint64(i+1), 0, depth, 1, 0, Exact)
	}
	for i, want := range []Bound{Exact, None, Exact, Exact, Exact} {
		if got := table.Probe(step * uint64(i+1)).Bound; got != want {
			t.Errorf("entry %d: bound %d, want %d", i, got, want)
		}
	}
	table.Store(step, 0, 9, 0, 3, Lower)
	if got := table.Probe(step); got.Hint != 1 || got.Depth != 9 {
		t.Errorf("stored anew: %+v, want its hint kept", got)
	}
	table.Clear()
	if got := table.Probe(step); got.Bound != None {
		t.Errorf("after Clear: %+v", got)
	}
}

// The eras of a table come round: what was stored in the first is not known in a later one.
func TestErasComeRound(t *testing.T) {
	table := NewTable(1)
	table.Store(1, 0, 1, 1, 0, Exact)
	for range 1 << 16 {
		table.Clear()
	}
	if got := table.Probe(1); got.Bound != None {
		t.Errorf("%+v", got)
	}
}

func TestBoundsCut(t *testing.T) {
	for _, c := range []struct {
		bound Bound
		score engine.Score
		want  bool
	}{
		{Exact, 0, true}, {Lower, 10, true}, {Lower, 9, false}, {Upper, -10, true}, {Upper, -9, false},
	} {
		if got := c.bound.Cuts(c.score, -10, 10); got != c.want {
			t.Errorf("bound %d of %d: %v", c.bound, c.score, got)
		}
	}
}

// A score outside of the first window is searched again until it lies inside.
func TestDeepenWidensItsWindow(t *testing.T) {
	b := NewBudget(t.Context(), 0)
	truth := func(depth engine.Depth) engine.Score { return engine.Score(depth) * 150 % 700 }
	var scores []engine.Score
	Deepen(&b, 9, func(depth engine.Depth, w Window) engine.Score {
		return min(max(truth(depth), w.Alpha), w.Beta)
	}, func(depth engine.Depth, s engine.Score) bool {
		scores = append(scores, s)
		return true
	})
	want := make([]engine.Score, 9)
	for i := range want {
		want[i] = truth(engine.Depth(i + 1))
	}
	if !slices.Equal(scores, want) {
		t.Errorf("%v, want %v", scores, want)
	}
}

func TestDeepenEndsAtAProvenScore(t *testing.T) {
	b, depths := NewBudget(t.Context(), 0), 0
	Deepen(&b, 0, func(engine.Depth, Window) engine.Score { return engine.WonIn(5) }, func(engine.Depth, engine.Score) bool {
		depths++
		return true
	})
	if depths != 5 {
		t.Errorf("%d depths, want 5", depths)
	}
}

func TestHistoryStaysInBounds(t *testing.T) {
	var h History
	r := RouteOf(1, 127, 127)
	for range 1000 {
		h.Reward(r, 40)
	}
	if h[r] <= 0 || h[r] > most {
		t.Errorf("after many rewards: %d", h[r])
	}
	for range 2000 {
		h.Blame(r, 40)
	}
	if h[r] >= 0 || h[r] < -most {
		t.Errorf("after many blames: %d", h[r])
	}
}

func TestShuffleDependsOnTheSeedAlone(t *testing.T) {
	shuffled := func(seed uint64) []int {
		list := []int{0, 1, 2, 3, 4, 5, 6, 7}
		Shuffle(list, seed)
		return list
	}
	if !slices.Equal(shuffled(1), shuffled(1)) || slices.Equal(shuffled(1), shuffled(2)) {
		t.Errorf("%v %v %v", shuffled(1), shuffled(1), shuffled(2))
	}
}
