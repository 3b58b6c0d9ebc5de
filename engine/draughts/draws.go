package draughts

import (
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// draws are the draw rules of a ruleset as the search counts them: what Tally and Judge say, in a
// few numbers that a node carries.
type draws struct {
	times    int  // a position that stands so often is drawn, or may be claimed to be; 0: no rule
	quiet    int  // plies without a capture or a man's move; 0: no rule
	silent   bool // the quiet rule does not count where a balance holds
	endings  []ending
	balances []balance

	any     bool // there are endings or balances
	withMen bool // one of them holds without kings
	weak    int  // the most pieces a side has in an ending, where that is the smaller side
	total   int  // the most pieces on the board in a balance
	never   uint64
}

type ending struct {
	rules.Ending
	slot uint
	plies,
	limit int
}

type balance struct {
	rules.Balance
	slot uint
}

// standing is what the draw rules ask of a position, by colour.
type standing struct {
	kings, men [2]int
	road       [2]bool // a king stands on the main road
}

// counters are how far the draw rules have counted: one byte for each, by slot.
type counters struct {
	n    uint64
	dead bool   // one has reached its limit
	left int    // plies until the first of them may; unlimited for none
	mix  uint64 // what they add to the key of a position where that is near
}

// unlimited is more plies than a search is deep; near so few that what is known of a position
// without its counters is not good enough.
const (
	unlimited = 1 << 10
	near      = 24
)

func newDraws(r *rules.Rules) *draws {
	d := &draws{}
	slot := uint(0)
	for _, rule := range r.Draws {
		switch rule := rule.(type) {
		case rules.Repetition:
			d.times = rule.Times
		case rules.Quiet:
			d.quiet, d.silent = rule.Plies, rule.NotUnderBalance
		case rules.Ending:
			d.add(rule, slot)
			slot++
		case rules.Balance:
			d.balances = append(d.balances, balance{rule, slot})
			d.total = max(d.total, rule.Total.Max)
			slot++
		}
	}
	d.any = slot > 0
	return d
}

func (d *draws) add(rule rules.Ending, slot uint) {
	e := ending{Ending: rule, slot: slot, limit: rule.N, plies: 2}
	if rule.Count == rules.EachMoves {
		e.limit, e.plies = 2*rule.N, 1
	}
	if rule.Never {
		d.never |= 255 << (8 * slot)
	}
	d.withMen = d.withMen || rule.Strong.Kings.Min == 0 && rule.Weak.Kings.Min == 0
	d.weak = max(d.weak, min(rule.Strong.Total.Max, rule.Weak.Total.Max))
	d.endings = append(d.endings, e)
}

// concern reports whether an ending or a balance may hold with so many pieces of either side.
func (d *draws) concern(own, opp int) bool {
	return own <= d.weak || opp <= d.weak || own+opp <= d.total
}

// next is c after a move from one standing to another.
func (d *draws) next(c uint64, before, after *standing, mover int, captured, crowned bool) (now counters) {
	now.left = unlimited
	for i := range d.endings {
		e := &d.endings[i]
		done := d.counted(e, int(c>>(8*e.slot)&255), before, after, mover, captured)
		now.n |= uint64(min(done, 255)) << (8 * e.slot)
		if e.holds(after) || done > 0 && d.goesOn(e, after) {
			now.see(done, e.limit, e.plies)
		}
	}
	for i := range d.balances {
		b := &d.balances[i]
		if !b.holds(after) {
			continue
		}
		done := 0
		if !captured && !crowned && b.holds(before) {
			done = int(c>>(8*b.slot)&255) + 1
		}
		now.n |= uint64(min(done, 255)) << (8 * b.slot)
		now.see(done, b.Plies, 1)
	}
	if now.left <= near || now.n&d.never != 0 {
		now.mix = search.Mix(now.n)
	}
	return now
}

// see notes a counter that runs, in units of so many plies.
func (c *counters) see(done, limit, plies int) {
	c.dead = c.dead || done >= limit
	c.left = min(c.left, max(0, (limit-done)*plies))
}

// counted is the count of an ending after a move: what its next says in package draughts.
func (d *draws) counted(e *ending, done int, before, after *standing, mover int, captured bool) int {
	held, holds := e.holds(before), e.holds(after)
	switch {
	case held && holds && (e.Never || !captured):
	case e.Never:
		return done
	case !holds && (captured && held || done > 0 && !held) && d.goesOn(e, after):
	default:
		return 0
	}
	if e.Count == rules.EachMoves {
		return done + 1
	}
	if strong, _ := e.strong(after); (strong == mover) == (e.Count == rules.StrongMoves) {
		return done + 1
	}
	return done
}

func (d *draws) goesOn(e *ending, s *standing) bool {
	if !e.Cap {
		return false
	}
	for i := range d.endings {
		if other := &d.endings[i]; other.Ending != e.Ending && other.holds(s) {
			return true
		}
	}
	return false
}

func (e *ending) holds(s *standing) bool {
	_, ok := e.strong(s)
	return ok
}

func (e *ending) strong(s *standing) (side int, ok bool) {
	for us := range 2 {
		them := us ^ 1
		if e.Strong.Is(s.kings[us], s.men[us]) && e.Weak.Is(s.kings[them], s.men[them]) && e.onRoad(s, us) {
			return us, true
		}
	}
	return int(game.White), false
}

func (e *ending) onRoad(s *standing, strong int) bool {
	switch e.Road {
	case rules.WeakOnRoad:
		return s.road[strong^1]
	case rules.StrongOnRoad:
		return s.road[strong]
	default:
		return true
	}
}

func (b *balance) holds(s *standing) bool {
	return s.kings[0] > 0 && s.kings[1] > 0 && b.Total.Has(s.kings[0]+s.kings[1]+s.men[0]+s.men[1])
}

// quieted reports whether the quiet rule does not count in s.
func (d *draws) quieted(s *standing) bool {
	for i := range d.balances {
		if d.silent && d.balances[i].holds(s) {
			return true
		}
	}
	return false
}
