package draughts

import (
	"testing"

	"tabuleiro/engine"
)

// A search allocates what it needs once, and nothing for a node.
func TestNodesAllocateNothing(t *testing.T) {
	for _, id := range []string{"brazilian", "frisian", "canadian"} {
		line := unfinished(find(t, id), 1, 20)
		allocs := func(nodes uint64) float64 {
			return testing.AllocsPerRun(3, func() {
				engine.Last(t.Context(), Engine{}, line, engine.Limits{Nodes: nodes})
			})
		}
		few, many := allocs(10_000), allocs(200_000)
		if more := many - few; more > 400 {
			t.Errorf("%s: %v allocations for 10,000 nodes, %v for 200,000", id, few, many)
		}
	}
}
