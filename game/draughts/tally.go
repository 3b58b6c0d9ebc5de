package draughts

import (
	"fmt"
	"strconv"
	"strings"

	"tabuleiro/game"
)

// maxCounts is how many Ending and Balance entries a Ruleset may have. Compile refuses more.
const maxCounts = 8

// Tally is what a line remembers beyond its last position. It is a comparable value; the zero
// Tally is that of a line in which nothing has begun to count.
type Tally struct {
	quiet  int32            // plies since the last capture or man's move
	counts [maxCounts]int32 // by Ending and Balance entry in the order of Draws, each in its unit
	stood  int32            // how often the start position had stood before the line began
	left   game.Key         // that position, once the line has left it
	missed missed
}

// missed is by colour: who played a quiet move where missing a capture loses.
type missed [2]bool

// String returns the tail of a FEN: ":Q12:E1=7", or "" when nothing runs. E1 is the first Ending or
// Balance entry in the order of Draws. How often a position had stood is said of the start alone;
// a missed capture has ended the game and has no letter.
func (t Tally) String() string {
	var b strings.Builder
	if t.quiet > 0 {
		fmt.Fprintf(&b, ":Q%d", t.quiet)
	}
	for i, n := range t.counts {
		if n > 0 {
			fmt.Fprintf(&b, ":E%d=%d", i+1, n)
		}
	}
	if t.stood > 0 && t.left == "" {
		fmt.Fprintf(&b, ":R%d", t.stood)
	}
	return b.String()
}

// Running returns the counters: plies without a capture or a man's move, and the counts of the Ending
// and Balance entries in the order of Draws, each in its unit.
func (t Tally) Running() (quiet int, counts [maxCounts]int32) { return int(t.quiet), t.counts }

// Stood returns how often p had stood before the line began, as far as that is known.
func (t Tally) Stood(p Position) int {
	if t.left == "" || t.left == p.Key() {
		return int(t.stood)
	}
	return 0
}

// tailField is one field of a FEN after the pieces, without its colon.
type tailField struct {
	at   int // its first byte in the FEN
	text string
}

// parseTail reads the counters of a FEN whose position is p. The error is a *game.FENError: a
// counter that these rules do not have, or one that cannot stand at that number in p.
func parseTail(r *Rules, p Position, fields []tailField) (Tally, error) {
	var t Tally
	read := map[string]bool{}
	for _, f := range fields {
		name, n, ok := f.split()
		if !ok || read[name] || !t.set(r, p, name, n) {
			return Tally{}, &game.FENError{Code: game.FENTail, At: f.at, Token: f.text}
		}
		read[name] = true
	}
	return t, nil
}

// split takes "Q12" apart into "Q" and 12, and "E1=7" into "E1" and 7.
func (f tailField) split() (name string, n int32, ok bool) {
	text := strings.ToUpper(f.text)
	name, digits, _ := strings.Cut(text, "=")
	if !strings.HasPrefix(text, "E") && text != "" {
		name, digits = text[:1], text[1:]
	}
	number, err := strconv.ParseUint(digits, 10, 31)
	return name, int32(number), err == nil
}

// set records one counter of a FEN and reports whether it can stand at n in p.
func (t *Tally) set(r *Rules, p Position, name string, n int32) bool {
	switch name {
	case "Q":
		t.quiet = n
		q, ok := entry[Quiet](r)
		return ok && int(n) <= q.Plies && (n == 0 || !q.silent(p))
	case "R":
		t.stood = n
		rep, ok := entry[Repetition](r)
		return ok && (rep.ByClaim || int(n) < rep.Times)
	}
	slot := 0
	for _, d := range r.Draws {
		d, ok := d.(counting)
		if !ok {
			continue
		}
		if name == fmt.Sprintf("E%d", slot+1) {
			t.counts[slot] = n
			return d.possible(p, int(n))
		}
		slot++
	}
	return false
}

// entry returns the draw rule of one type that may stand only once in a list.
func entry[D Draw](r *Rules) (found D, ok bool) {
	for _, d := range r.Draws {
		if d, ok := d.(D); ok {
			return d, true
		}
	}
	return found, false
}

// checkDraws says which list of draw rules cannot be served.
func checkDraws(draws []Draw) error {
	var quiets, repetitions, counts int
	for _, d := range draws {
		switch d := d.(type) {
		case Quiet:
			quiets++
		case Repetition:
			repetitions++
		case Ending:
			counts++
			if (d.Never || d.Cap) && d.Count != EachMoves {
				return fmt.Errorf("a count that outlives its ending counts moves of each side")
			}
			if d.Never && d.Cap {
				return fmt.Errorf("an ending that never starts again cannot go on in another")
			}
		case Balance:
			counts++
		}
	}
	switch {
	case quiets > 1 || repetitions > 1:
		return fmt.Errorf("%d quiet rules and %d of repetition: there is room for one of each", quiets, repetitions)
	case counts > maxCounts:
		return fmt.Errorf("%d endings and balances: there is room for %d", counts, maxCounts)
	}
	return nil
}
