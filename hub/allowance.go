package hub

import (
	"sync"
	"time"
)

// Allowance is how much engine time a user may use. Who has used it up is not refused, or his games
// would stall: the computer thinks little about them until there is some again. The zero Allowance
// sets no bound.
type Allowance struct {
	Saved time.Duration // at most, and to begin with
	Gains time.Duration // in every minute
}

// purses keep what users have left of an Allowance.
type purses struct {
	Allowance
	mu   sync.Mutex
	left map[string]purse // of who has less than all of it
}

// purse is what was left at a time; it may be less than nothing.
type purse struct {
	left time.Duration
	at   time.Time
}

func newPurses(a Allowance) *purses { return &purses{Allowance: a, left: map[string]purse{}} }

// empty reports whether a user has used up his time.
func (p *purses) empty(user string, now time.Time) bool {
	if p.Saved <= 0 {
		return false
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.now(user, now) <= 0
}

// pay takes what a move has cost, and forgets some users who have all of their time again.
func (p *purses) pay(user string, cost time.Duration, now time.Time) {
	if p.Saved <= 0 {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.left[user] = purse{p.now(user, now) - cost, now}
	looked := 0
	for u := range p.left {
		if p.now(u, now) >= p.Saved {
			delete(p.left, u)
		}
		if looked++; looked == 8 {
			break
		}
	}
}

func (p *purses) now(user string, now time.Time) time.Duration {
	was, ok := p.left[user]
	if !ok {
		return p.Saved
	}
	gained := time.Duration(now.Sub(was.at).Minutes() * float64(p.Gains))
	return min(was.left+gained, p.Saved)
}
