package server

import (
	"hash/maphash"
	"sync"
	"time"
)

const (
	sameForm  = 10 * time.Second // how long a form that comes again is the same one: a double click
	mostOnce  = 1 << 10          // forms remembered
	onceBytes = 9                // random, in the form of a page: it is not that of another page
)

// once remembers which room a form has opened, so that one that comes twice opens one.
type once struct {
	opening [64]sync.Mutex // by forms: the second waits until the first has its room

	mu    sync.Mutex
	made  map[string]opened
	order []string // of made, the oldest first
}

type opened struct {
	id string
	at time.Time
}

var forms = maphash.MakeSeed()

// room is what open returns, or what it has returned for the same form a moment ago. What has failed
// may be tried again.
func (o *once) room(form string, now time.Time, open func() (string, error)) (id string, err error) {
	lock := &o.opening[maphash.String(forms, form)%uint64(len(o.opening))]
	lock.Lock()
	defer lock.Unlock()
	if id, ok := o.find(form, now); ok {
		return id, nil
	}
	if id, err = open(); err == nil {
		o.keep(form, opened{id, now})
	}
	return id, err
}

func (o *once) find(form string, now time.Time) (id string, ok bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	was, ok := o.made[form]
	return was.id, ok && now.Sub(was.at) < sameForm
}

func (o *once) keep(form string, room opened) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.made == nil {
		o.made = map[string]opened{}
	}
	if _, known := o.made[form]; !known {
		if len(o.order) >= mostOnce {
			delete(o.made, o.order[0])
			o.order = o.order[1:]
		}
		o.order = append(o.order, form)
	}
	o.made[form] = room
}
