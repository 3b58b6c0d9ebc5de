package server

import (
	"context"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tabuleiro/client"
)

// publicServer is a server whose clock the test turns.
type publicServer struct {
	*testServer
	ns atomic.Int64 // since 1970
}

func startPublic(t *testing.T) *publicServer {
	p := &publicServer{}
	p.ns.Store(time.Now().UnixNano())
	p.testServer = start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return time.Unix(0, p.ns.Load()) }
	})
	return p
}

// home is the start page with a list of public tables that was made anew.
func (p *publicServer) home(t *testing.T, ctx context.Context, b *client.Browser) string {
	t.Helper()
	p.ns.Add(int64(liveKept))
	return p.same(t, ctx, b)
}

// same is the start page with the list that was made last.
func (p *publicServer) same(t *testing.T, ctx context.Context, b *client.Browser) string {
	t.Helper()
	return ask(t, ctx, b, "GET", p.base+"/", "").body
}

// pair opens a table of Ana and Bob, in which both are connected.
func (p *publicServer) pair(t *testing.T, ctx context.Context, form string) (ann, bob *seated) {
	t.Helper()
	ann, link := invite(t, ctx, p.testServer, "&name=Ana"+form)
	b := client.New(p.base)
	accept(t, ctx, b, link, "%3Cb%3EBob")
	return ann, sit(t, ctx, b, ann.Room)
}

// TestOtherTablesAreNotListed fails if the hub lists every room.
func TestOtherTablesAreNotListed(t *testing.T) {
	p, ctx := startPublic(t), patience(t)
	p.pair(t, ctx, "")
	open(t, ctx, p.testServer, "rules=brazilian&opponent=both&public=1") // nobody else plays
	invite(t, ctx, p.testServer, "&public=1")                            // nobody has come
	if page := p.home(t, ctx, client.New(p.base)); strings.Contains(page, "/jogo/") || strings.Contains(page, `id="agora"`) {
		t.Error("the start page lists a table")
	}
}

func TestPublicTablesAreListedUntilTheyEnd(t *testing.T) {
	p, ctx := startPublic(t), patience(t)
	ann, bob := p.pair(t, ctx, "&public=1&clock=300%2B3")
	eve := client.New(p.base)
	watcher := sit(t, ctx, eve, ann.Room)
	for told := ""; !strings.Contains(told, `"watchers":1`); {
		data, err := watcher.socket.Data(ctx)
		if err != nil {
			t.Fatal(err)
		}
		told = string(data)
	}
	page := p.home(t, ctx, eve)
	for _, want := range []string{"Jogando agora", `href="/jogo/` + ann.Room + `"`, "Ana contra &lt;b&gt;Bob", "5 &#43; 3 · blitz", "Assistir · 1 assiste"} {
		if !strings.Contains(page, want) {
			t.Errorf("the start page lacks %q", want)
		}
	}
	if strings.Contains(page, "/lugar/") {
		t.Error("the start page has the link of a seat")
	}
	if page := p.home(t, ctx, ann.Browser); strings.Count(page, ann.Room) != 1 || strings.Contains(page, `id="agora"`) {
		t.Error("Ana's own game is listed for her to watch")
	}
	giveUp(t, ctx, bob)
	if strings.Contains(p.home(t, ctx, eve), ann.Room) {
		t.Error("the game is over, and still listed")
	}
}

func TestEightPublicTablesAreListed(t *testing.T) {
	p, ctx := startPublic(t), patience(t)
	for range mostLive + 1 {
		p.pair(t, ctx, "&public=1")
	}
	if n := strings.Count(p.home(t, ctx, client.New(p.base)), `<a href="/jogo/`); n != mostLive {
		t.Errorf("%d tables are listed", n)
	}
}

// TestTheListIsKeptForAMoment: who asks again and again costs no look at the tables.
func TestTheListIsKeptForAMoment(t *testing.T) {
	p, ctx := startPublic(t), patience(t)
	ann, _ := p.pair(t, ctx, "&public=1")
	stranger := client.New(p.base)
	if !strings.Contains(p.home(t, ctx, stranger), ann.Room) {
		t.Fatal("the table is not listed")
	}
	giveUp(t, ctx, ann)
	if !strings.Contains(p.same(t, ctx, stranger), ann.Room) {
		t.Error("the list was made anew at once")
	}
	if strings.Contains(p.home(t, ctx, stranger), ann.Room) {
		t.Error("the list was not made anew")
	}
}
