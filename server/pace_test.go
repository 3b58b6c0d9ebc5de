package server

import (
	"net/http"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/wire"
)

// stopped is a clock that stands still: no pace gives anything back.
func stopped(c *Config) {
	now := time.Unix(1_000_000, 0)
	c.Hub.Now = func() time.Time { return now }
}

// from is a browser's way to the server by a proxy on this machine.
type from struct {
	http.RoundTripper
	address string
}

func (f from) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-Forwarded-For", f.address)
	return f.RoundTripper.RoundTrip(r)
}

// Neither more sockets nor new ones give an address a quicker pace, and another address has its own.
func TestTheSocketsOfAnAddressShareAPace(t *testing.T) {
	s, ctx := start(t, stopped, func(c *Config) { c.Proxies, c.Together = twoProxies, Rate{Burst: 4, Every: time.Second} }), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	why := func(q *seated) wire.Code {
		t.Helper()
		if err := q.socket.Ask(ctx, wire.Why{Move: "c3-d4"}); err != nil {
			t.Fatal(err)
		}
		return q.hear(t, ctx).(wire.Refused).Code
	}
	for range 2 { // each socket two
		q := sit(t, ctx, p.Browser, p.Room)
		for range 2 {
			if code := why(q); code != wire.Legal {
				t.Fatalf("within the pace: %s", code)
			}
		}
	}
	for _, q := range []*seated{p, sit(t, ctx, p.Browser, p.Room), sit(t, ctx, client.New(s.base), p.Room)} {
		if code := why(q); code != wire.TooFast {
			t.Errorf("beyond the pace: %s", code)
		}
		_, err := q.socket.Next(ctx)
		if code, reason, ok := client.Closed(err); !ok || code != 1008 || reason != "too-fast" {
			t.Errorf("closed with %d %q (%v)", code, reason, err)
		}
	}
	other := client.New(s.base)
	other.Client.Transport = from{other.Client.Transport, "203.0.113.9"}
	if code := why(sit(t, ctx, other, p.Room)); code != wire.Legal {
		t.Errorf("another address: %s", code)
	}
}

// The bound as it stands: thirty pupils behind one address ask twenty times each, all at once.
func TestAClassIsNotTooFast(t *testing.T) {
	s, ctx := start(t, stopped, func(c *Config) { c.Together = Rate{} }), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for pupil := range 30 {
		q := sit(t, ctx, p.Browser, p.Room)
		for range 20 {
			if err := q.socket.Ask(ctx, wire.Why{Move: "c3-d4"}); err != nil {
				t.Fatal(err)
			}
		}
		for range 20 {
			if code := q.hear(t, ctx).(wire.Refused).Code; code != wire.Legal {
				t.Fatalf("pupil %d: %s", pupil, code)
			}
		}
	}
	if err := p.socket.Ask(ctx, wire.Why{Move: "c3-d4"}); err != nil {
		t.Fatal(err)
	}
	if code := p.hear(t, ctx).(wire.Refused).Code; code != wire.TooFast {
		t.Errorf("and one more: %s", code)
	}
}

// told waits for an answer and wants it to be a t, with that code if it is a refusal.
func told(t *testing.T, p *seated, tag string, code wire.Code) {
	t.Helper()
	m := p.hear(t, patience(t))
	refused, _ := m.(wire.Refused)
	if m.Tag() != tag || refused.Code != code {
		t.Errorf("told %+v; want %s %s", m, tag, code)
	}
}

func tell(t *testing.T, p *seated, m wire.Asked) {
	t.Helper()
	if err := p.socket.Ask(patience(t), m); err != nil {
		t.Fatal(err)
	}
}

// A rematch opens a room, and has the pace of it; a draw that is agreed to does not.
func TestARematchHasThePaceOfOpening(t *testing.T) {
	s, ctx := start(t, stopped, func(c *Config) { c.Opens = Rate{Burst: 2, Every: time.Minute} }), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	tell(t, p, wire.Resign{V: p.V})
	told(t, p, "ended", "")
	tell(t, p, wire.Rematch{V: p.V})
	told(t, p, "continued", "")
	watcher := sit(t, ctx, client.New(s.base), p.Room)
	tell(t, watcher, wire.Rematch{V: p.V})
	told(t, watcher, "refused", "not-a-player")
	next := sit(t, ctx, p.Browser, p.Next)
	tell(t, next, wire.Offer{V: next.V})
	told(t, next, "offered", "")
	tell(t, next, wire.Answer{V: next.V, ID: next.Offers[0].ID, Yes: true})
	told(t, next, "ended", "")
	tell(t, next, wire.Rematch{V: next.V})
	told(t, next, "refused", wire.TooFast)
	tell(t, next, wire.Why{Move: "c3-d4"}) // the socket is still there
	told(t, next, "refused", "game-over")
	tell(t, p, wire.Rematch{V: p.V}) // there is a next game already
	tell(t, p, wire.Why{Move: "c3-d4"})
	told(t, p, "refused", "game-over")
}

func TestAgreeingToARematchHasThePaceOfOpening(t *testing.T) {
	s, ctx := start(t, stopped, func(c *Config) { c.Opens = Rate{Burst: 2, Every: time.Minute} }), patience(t)
	ann, link := invite(t, ctx, s, "")
	b := client.New(s.base)
	accept(t, ctx, b, link, "")
	told(t, ann, "seated", "")
	bob := sit(t, ctx, b, ann.Room)
	tell(t, ann, wire.Resign{V: ann.V})
	told(t, ann, "ended", "")
	told(t, bob, "ended", "")
	tell(t, ann, wire.Rematch{V: ann.V})
	told(t, bob, "offered", "")
	tell(t, bob, wire.Answer{V: bob.V, ID: bob.Offers[0].ID, Yes: true})
	told(t, bob, "refused", wire.TooFast)
	tell(t, bob, wire.Answer{V: bob.V, ID: bob.Offers[0].ID})
	told(t, bob, "offer-closed", "")
}

// What is measured from one address is neither slowed nor counted.
func TestWithoutLimitsNothingIsTooFast(t *testing.T) {
	one := Rate{Burst: 1, Every: time.Hour}
	s, ctx := start(t, stopped, func(c *Config) {
		c.Opens, c.Views, c.Seats, c.Sockets, c.Commands, c.Together, c.Present = one, one, one, one, one, one, 1
		*c = c.Unlimited()
	}), patience(t)
	for range 3 {
		p := open(t, ctx, s, "rules=brazilian&opponent=both")
		for range 3 {
			if err := p.socket.Ask(ctx, wire.Why{Move: "c3-d4"}); err != nil {
				t.Fatal(err)
			}
			if code := p.hear(t, ctx).(wire.Refused).Code; code != wire.Legal {
				t.Fatalf("refused with %s", code)
			}
		}
	}
}
