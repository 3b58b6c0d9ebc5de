package server

import (
	"math"
	"sync"
	"time"
)

// Rate is how often something may be done: Burst at once, and one more each Every.
type Rate struct {
	Burst int
	Every time.Duration
}

// without is the Rate of what may be done as often as one likes.
var without = Rate{Burst: 1 << 30, Every: 1}

// Unlimited is c for measurements: it neither slows nor counts what comes from one address or on one socket.
func (c Config) Unlimited() Config {
	for _, rate := range []*Rate{&c.Opens, &c.Views, &c.Pictures, &c.Seats, &c.Reminders, &c.Imports, &c.Sockets, &c.Commands, &c.Together} {
		*rate = without
	}
	c.Present = math.MaxInt
	c.Hub.RoomsPerUser = 0
	return c
}

// bucket holds the right to do something now. It is owned by one goroutine.
type bucket struct {
	rate  Rate
	spent time.Duration // what has been done and not yet waited for
	last  time.Time
}

// take reports whether it may be done at now, and counts it if so.
func (b *bucket) take(now time.Time) bool {
	if passed := now.Sub(b.last); passed > 0 {
		b.spent = max(0, b.spent-passed)
		b.last = now
	}
	if b.spent+b.rate.Every > time.Duration(b.rate.Burst)*b.rate.Every {
		return false
	}
	b.spent += b.rate.Every
	return true
}

// buckets holds one bucket for each name. It forgets the full ones when there are too many, and
// refuses new names while none is full: memory is bounded whoever asks.
type buckets struct {
	rate Rate
	most int

	mu  sync.Mutex
	all map[string]*bucket
}

func (b *buckets) take(name string, now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	mine, ok := b.all[name]
	if !ok {
		if len(b.all) >= b.most {
			b.forget(now)
		}
		if len(b.all) >= b.most {
			return false
		}
		if b.all == nil {
			b.all = map[string]*bucket{}
		}
		mine = &bucket{rate: b.rate}
		b.all[name] = mine
	}
	return mine.take(now)
}

// forget drops the buckets that are as good as new.
func (b *buckets) forget(now time.Time) {
	for name, old := range b.all {
		if now.Sub(old.last) >= old.spent {
			delete(b.all, name)
		}
	}
}

// counts holds how many of something each name has at once.
type counts struct {
	most int

	mu  sync.Mutex
	all map[string]int
}

// enter reports whether name may have one more, and counts it if so. Who has entered must leave.
func (c *counts) enter(name string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.all[name] >= c.most {
		return false
	}
	if c.all == nil {
		c.all = map[string]int{}
	}
	c.all[name]++
	return true
}

func (c *counts) leave(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.all[name]--; c.all[name] <= 0 {
		delete(c.all, name)
	}
}
