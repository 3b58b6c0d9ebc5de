package hub

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// liveFor is how long a table is live after a move, though no player is connected.
const liveFor = 5 * time.Minute

// Table is a public table in play, without what watchers may not see.
type Table struct {
	ID       string
	State    room.State
	Watchers int
}

// Public returns at most limit tables that are public and live: both seats are taken, the game goes on,
// and a player is connected or has moved within minutes. Those with most watchers come first, and of
// them those that moved last. It looks at the public tables in memory alone, and waits for none.
func (h *Hub) Public(limit int) []Table {
	h.mu.Lock()
	hosts := slices.Collect(maps.Values(h.public))
	h.mu.Unlock()
	now := h.now()
	var tables []Table
	for _, r := range hosts {
		if t := r.table(); t.live(now, r.nowHere.Load()) {
			tables = append(tables, t)
		}
	}
	slices.SortFunc(tables, func(a, b Table) int {
		return cmp.Or(cmp.Compare(b.Watchers, a.Watchers), cmp.Compare(b.State.Moved(), a.State.Moved()), cmp.Compare(a.ID, b.ID))
	})
	return tables[:min(limit, len(tables))]
}

// table is what a host shows to everybody.
func (r *host) table() Table {
	t := Table{ID: r.id, State: r.view.Load().state.Watched()}
	if here := r.nowHere.Load(); here != nil {
		t.Watchers = here.Watchers
	}
	return t
}

func (t Table) live(now clock.Instant, here *toldHere) bool {
	s := t.State
	if !s.Public || s.Over() || s.Waiting() {
		return false
	}
	for _, c := range []game.Color{game.White, game.Black} {
		if here != nil && here.Seats[c] && s.Seats[c].User != room.Computer {
			return true
		}
	}
	return now.Since(s.Moved()).Duration() < liveFor
}

// list lets a room that was loaded be found by Public.
func (h *Hub) list(r *host) {
	if !r.state.Public {
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.public[r.id] = r
}
