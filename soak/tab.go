package soak

import (
	"context"
	"math/rand/v2"
	"net/http"
	"sync"
	"time"

	"tabuleiro/client"
	"tabuleiro/game"
	"tabuleiro/wire"
)

// delays are what a connection adds each way: none; 400 ms and 2 s there and back.
var delays = []time.Duration{0, 0, 200 * time.Millisecond, time.Second}

// tab is one page of a room in a person's browser. It connects again whenever it must.
type tab struct {
	*record
	host    *host
	color   game.Color
	browser *client.Browser // with the person's cookies and a line of its own
	delay   time.Duration
	news    chan<- struct{} // is told, if it has room, when something has changed
	counts  *counts
	dice    *rand.Rand // of live

	mu     sync.Mutex
	table  *client.Table  // nil before the first state
	socket *client.Socket // nil while there is none
	here   wire.Here
}

// newTab opens a page in a person's browser, with a line of its own.
func newTab(p *person, delay time.Duration) *tab {
	b := client.Over(&http.Transport{DialContext: dialSlow(delay), DisableKeepAlives: true}, p.host.Base)
	b.Client.Jar = p.cookies
	return &tab{record: p.record, host: p.host, color: p.color, browser: b, delay: delay, news: p.news, counts: p.counts, dice: fork(p.dice)}
}

// live stays connected until ctx ends, with short pauses between one socket and the next.
func (t *tab) live(ctx context.Context) {
	for t.host.wait(ctx) {
		t.sit(ctx)
		if !sleep(ctx, time.Duration(20+t.dice.IntN(200))*time.Millisecond) {
			return
		}
	}
}

// sit is one socket, from its opening until it breaks.
func (t *tab) sit(ctx context.Context) {
	t.mu.Lock()
	after := 0
	if t.table != nil {
		after = t.table.V
	}
	t.mu.Unlock()
	socket, err := t.browser.Dial(ctx, t.id, after)
	if err != nil {
		return
	}
	defer socket.Leave()
	t.counts.sockets.Add(1)
	t.connect(socket)
	defer t.connect(nil)
	for {
		data, err := socket.Data(ctx)
		if err != nil {
			return
		}
		m, err := wire.DecodeTold(data)
		if err != nil {
			t.record.mu.Lock()
			t.fail(after, "%s was told %s: %v", t.color, data, err)
			t.record.mu.Unlock()
			return
		}
		if t.take(m, data, time.Now().Add(-t.delay)) != nil {
			return
		}
		tell(t.news)
	}
}

func (t *tab) connect(s *client.Socket) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.socket = s
	tell(t.news)
}

func (t *tab) take(m wire.Told, data []byte, left time.Time) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.counts.told.Add(1)
	if here, ok := m.(wire.Here); ok {
		t.here = here
	}
	if t.table == nil {
		t.table = new(client.Table)
	}
	return t.hear(t.color, t.table, m, data, left)
}

// view is the table as this page shows it now, and whether it is connected.
func (t *tab) view() (v view, connected bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table == nil {
		return view{}, false
	}
	return view{State: t.table.State, here: t.here}, t.socket != nil
}

// view is what a person sees.
type view struct {
	wire.State
	here wire.Here
}

// ask sends a message, which may get lost.
func (t *tab) ask(ctx context.Context, m wire.Asked) {
	t.mu.Lock()
	socket := t.socket
	t.mu.Unlock()
	if socket == nil {
		return
	}
	t.record.ask(t.color, m, time.Now().Add(t.delay))
	t.counts.asked.Add(1)
	_ = socket.Ask(ctx, m) // if it breaks, live notices
}

// drop breaks the connection.
func (t *tab) drop() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.socket != nil {
		t.socket.Leave()
		t.counts.dropped.Add(1)
	}
}

// tell puts word into a channel for one, if there is none yet.
func tell(news chan<- struct{}) {
	select {
	case news <- struct{}{}:
	default:
	}
}
