package morris

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"tabuleiro/game"
)

// Tally is what a line remembers beyond its last position. It is a comparable value; the zero Tally
// is that of a line in which nothing has begun to count.
type Tally struct {
	few   int32 // plies since few men were left
	plies int32 // plies since the last mill or placing
}

// String returns the tail of a FEN: ":F7:N12", or "" when nothing runs.
func (t Tally) String() string {
	var b strings.Builder
	if t.few > 0 {
		fmt.Fprintf(&b, ":F%d", t.few)
	}
	if t.plies > 0 {
		fmt.Fprintf(&b, ":N%d", t.plies)
	}
	return b.String()
}

// Running returns the counters: plies since few men were left, and since the last mill or placing.
func (t Tally) Running() (few, plies int) { return int(t.few), int(t.plies) }

// parseTail reads the counters of a FEN whose position is p. The error is a *game.FENError: a
// counter that these rules do not have, or one that cannot stand at that number in p.
func parseTail(p Position, fields []field) (t Tally, err error) {
	read := map[byte]bool{}
	for _, f := range fields {
		if len(f.text) < 2 {
			return Tally{}, f.fault(game.FENTail)
		}
		letter := f.text[0] &^ 0x20
		n, err := strconv.ParseUint(f.text[1:], 10, 31)
		if err != nil || read[letter] || !t.set(p, letter, int32(n)) {
			return Tally{}, f.fault(game.FENTail)
		}
		read[letter] = true
	}
	return t, nil
}

// set records one counter and reports whether it can stand at n in p.
func (t *Tally) set(p Position, letter byte, n int32) bool {
	switch letter {
	case 'F':
		t.few = n
		return int(n) <= p.rules.Draws.Few.Plies && (n == 0 || p.fewLeft())
	case 'N':
		t.plies = n
		return int(n) <= p.mostPlies()
	default:
		return false
	}
}

// mostPlies is how long ago the last mill or placing can be: who has men in hand has just placed one.
func (p Position) mostPlies() int {
	switch most := p.rules.Draws.Plies; {
	case p.rules.lasker:
		return most
	case p.OppHand > 0:
		return 0
	case p.OwnHand > 0:
		return min(1, most)
	default:
		return most
	}
}

// fewLeft reports whether so few men are left that the rule of few men counts.
func (p Position) fewLeft() bool {
	rule := p.rules.Draws.Few
	if rule.Plies == 0 || p.OwnHand > 0 || p.OppHand > 0 {
		return false
	}
	own, opp := bits.OnesCount32(p.Own) <= rule.Men, bits.OnesCount32(p.Opp) <= rule.Men
	return own && opp || rule.Either && (own || opp)
}
