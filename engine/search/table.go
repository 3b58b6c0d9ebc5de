package search

import "tabuleiro/engine"

// Bound says what a stored score says about the true one.
type Bound uint8

// The bounds. The zero Bound is that of an empty place.
const (
	None  Bound = iota
	Lower       // the true score is this or more
	Upper       // or less
	Exact
)

// Entry is what a table remembers of a position: 16 bytes.
type Entry struct {
	key   uint64
	Hint  uint16 // the best move, as its game writes it in 16 bits; a hint, not a promise
	score int16
	Depth int8
	Bound Bound
	era   uint16 // of the search that stored it
}

// Score returns the score for a node so many plies below the root.
func (e Entry) Score(ply int) engine.Score {
	s := engine.Score(e.score)
	if _, proven := s.Proven(); !proven {
		return s
	}
	if s > 0 {
		return s - engine.Score(ply)
	}
	return s + engine.Score(ply)
}

// Cuts reports whether a score s of this bound settles a search of the window.
func (b Bound) Cuts(s, alpha, beta engine.Score) bool {
	return b == Exact || b == Lower && s >= beta || b == Upper && s <= alpha
}

// cluster is one line of a cache: the places where a position may be.
type cluster [4]Entry

// Table is a transposition table. It belongs to one search at a time, and to that one it is empty
// when it is borrowed: a search of the same position with the same limits repeats itself.
type Table struct {
	clusters []cluster // a power of two
	era      uint16
}

// NewTable makes a table of so many megabytes, rounded down to a power of two; at least one.
func NewTable(megabytes int) *Table {
	n := 1 << 20 / 64
	for m := megabytes; m > 1; m /= 2 {
		n *= 2
	}
	return &Table{clusters: make([]cluster, n), era: 1}
}

// Clear forgets everything, at no cost but once in 65,535 times.
func (t *Table) Clear() {
	if t.era++; t.era == 0 {
		clear(t.clusters)
		t.era = 1
	}
}

// Probe returns what is known of a position; its Bound is None if that is nothing.
func (t *Table) Probe(key uint64) Entry {
	c := &t.clusters[key&uint64(len(t.clusters)-1)]
	for i := range c {
		if c[i].key == key && c[i].era == t.era {
			return c[i]
		}
	}
	return Entry{}
}

// Store remembers a position in the place where least is lost: its own, an empty one, the shallowest.
func (t *Table) Store(key uint64, ply int, depth engine.Depth, move uint16, s engine.Score, b Bound) {
	if _, proven := s.Proven(); proven && s > 0 {
		s += engine.Score(ply) // counted from the node, and from the root again in Score
	} else if proven {
		s -= engine.Score(ply)
	}
	c := &t.clusters[key&uint64(len(t.clusters)-1)]
	place := &c[0]
	for i := range c {
		e := &c[i]
		if e.era != t.era || e.key == key {
			place = e
			break
		}
		if e.Depth < place.Depth {
			place = e
		}
	}
	if move == 0 && place.key == key && place.era == t.era {
		move = place.Hint
	}
	*place = Entry{key, move, int16(s), int8(min(depth, 127)), b, t.era}
}
