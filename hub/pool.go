package hub

import (
	"context"
	"slices"
	"sync"
	"time"
)

// pool lets a few computer moves be thought about at once. Whoever waits has one place in the
// queue however many games he plays: a user with fifty games delays another by one move, not by
// fifty.
type pool struct {
	mu      sync.Mutex
	free    int
	queue   []string                   // users who wait, the next first
	waiting map[string][]chan struct{} // by user, never empty; closed when the turn has come
}

func newPool(size int) *pool {
	return &pool{free: size, waiting: map[string][]chan struct{}{}}
}

// glance is how often who waits looks where he stands. A shorter wait is not worth a word.
const glance = time.Second

// enter waits for a turn until ctx ends, and hears its user's place meanwhile. After nil, leave
// gives the turn on.
func (p *pool) enter(ctx context.Context, user string, hear func(place int)) error {
	turn := p.line(user)
	entered := false
	defer func() {
		if !entered { // also when hear panics
			p.quit(user, turn)
		}
	}()
	look := time.NewTicker(glance)
	defer look.Stop()
	for {
		select {
		case <-turn:
			entered = true
			return nil
		case <-look.C:
			hear(p.place(user))
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// line puts a user in the queue, or lets him pass when a place is free.
func (p *pool) line(user string) chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	turn := make(chan struct{})
	if p.free > 0 {
		p.free--
		close(turn)
		return turn
	}
	if len(p.waiting[user]) == 0 {
		p.queue = append(p.queue, user)
	}
	p.waiting[user] = append(p.waiting[user], turn)
	return turn
}

// quit takes a turn out of the queue, or gives it on when it has just come.
func (p *pool) quit(user string, turn chan struct{}) {
	p.mu.Lock()
	defer p.mu.Unlock()
	i := slices.Index(p.waiting[user], turn)
	if i < 0 {
		p.next()
		return
	}
	p.waiting[user] = slices.Delete(p.waiting[user], i, i+1)
	if len(p.waiting[user]) == 0 {
		delete(p.waiting, user)
		p.queue = slices.DeleteFunc(p.queue, func(u string) bool { return u == user })
	}
}

// waits returns how many moves wait for their turn.
func (p *pool) waits() (n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, turns := range p.waiting {
		n += len(turns)
	}
	return n
}

// place returns where a user stands in the queue, 1 for who is next and 0 for who does not wait.
func (p *pool) place(user string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return 1 + slices.Index(p.queue, user)
}

func (p *pool) leave() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.next()
}

// next gives a place to the user who has waited longest, and puts him last if he waits for more.
func (p *pool) next() {
	if len(p.queue) == 0 {
		p.free++
		return
	}
	user := p.queue[0]
	p.queue = p.queue[1:]
	turns := p.waiting[user]
	close(turns[0])
	if len(turns) == 1 {
		delete(p.waiting, user)
		return
	}
	p.waiting[user] = turns[1:]
	p.queue = append(p.queue, user)
}
