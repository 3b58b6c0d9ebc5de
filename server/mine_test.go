package server

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/game/all"
	"tabuleiro/wire"
)

// giveUp ends the game, and waits until the room has done with it: it takes one thing after another.
func giveUp(t *testing.T, ctx context.Context, p *seated) {
	t.Helper()
	for range 2 {
		if err := p.socket.Ask(ctx, wire.Resign{V: p.V}); err != nil {
			t.Fatal(err)
		}
	}
	for p.Refused == nil {
		p.hear(t, ctx)
	}
}

func TestGamesInPlayAreFoundOnTheStartPage(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "&name=Ana")
	home := func(b *client.Browser) string { return ask(t, ctx, b, "GET", s.base+"/", "").body }
	wants := func(what string, b *client.Browser, texts ...string) {
		t.Helper()
		page := home(b)
		for _, text := range append(texts, `href="/jogo/`+ann.Room+`"`) {
			if !strings.Contains(page, text) {
				t.Errorf("%s: the start page lacks %q", what, text)
			}
		}
	}
	wants("who waits", ann.Browser, "Damas brasileiras", "à espera", "Você tem uma partida em andamento")
	bob, eve := client.New(s.base), client.New(s.base)
	accept(t, ctx, bob, link, "%3Cb%3EBob")
	wants("who is to move", ann.Browser, "contra &lt;b&gt;Bob", "Sua vez")
	wants("who is not", bob, "contra Ana", "Vez do outro lado")
	if strings.Contains(home(eve), ann.Room) {
		t.Error("a stranger finds the game")
	}
	giveUp(t, ctx, ann)
	for _, b := range []*client.Browser{ann.Browser, bob} {
		if strings.Contains(home(b), ann.Room) {
			t.Error("the game is over, and still listed")
		}
	}
}

func TestTheTwentyFirstRoomIsRefused(t *testing.T) {
	built(t)
	s, ctx := start(t, func(c *Config) { c.Hub.RoomsPerUser = 20 }), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for range 19 {
		if _, err := p.Open(ctx, "rules=brazilian&opponent=friend"); err != nil {
			t.Fatal(err)
		}
	}
	a := ask(t, ctx, p.Browser, "POST", s.base+"/jogo", "rules=brazilian&opponent=both")
	if a.StatusCode != 429 || !strings.Contains(a.body, words(codeTooManyRooms)) || a.Header.Get("Location") != "" {
		t.Errorf("%s: %.200s", a.Status, a.body)
	}
	if n := strings.Count(ask(t, ctx, p.Browser, "GET", s.base+"/", "").body, `<a href="/jogo/`); n != 20 {
		t.Errorf("the start page lists %d games, want 20", n)
	}
	open(t, ctx, s, "rules=brazilian&opponent=both") // somebody else
	giveUp(t, ctx, p)
	if _, err := p.Open(ctx, "rules=brazilian&opponent=both"); err != nil {
		t.Errorf("after one has ended: %v", err)
	}
}

// The budget of the start page, with as many games as it lists, one's own and others': all that comes over the wire.
func TestTheStartPageIsLight(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for i := range mostMine {
		if _, err := b.Open(ctx, "opponent=both&rules="+all.All()[i].ID()); err != nil {
			t.Fatal(err)
		}
	}
	for i := range mostLive {
		ann, link := invite(t, ctx, s, "&name=Ana+Maria&public=1&clock=300%2B"+strconv.Itoa(i))
		if a := accept(t, ctx, client.New(s.base), link, "Bob+Roberto"); a.StatusCode != 303 {
			t.Fatalf("%s at %s", a.Status, ann.Room)
		}
	}
	page := ask(t, ctx, b, "GET", s.base+"/", "").body
	if n := strings.Count(page, `<a href="/jogo/`); n != mostMine+mostLive {
		t.Errorf("the page lists %d games", n)
	}
	total := 0
	for _, path := range []string{"/", asset(t, "main.css"), asset(t, "home.js"), asset(t, "icon.svg")} {
		a := ask(t, ctx, b, "GET", s.base+path, "", "Accept-Encoding", "gzip")
		if a.StatusCode != 200 || a.Header.Get("Content-Encoding") != "gzip" {
			t.Errorf("%s: %s in %q", path, a.Status, a.Header.Get("Content-Encoding"))
		}
		total += len(a.body)
	}
	if total > 60_000 {
		t.Errorf("%d bytes", total)
	}
	t.Logf("the start page with %d games is %d bytes", mostMine+mostLive, total)
}

func asset(t *testing.T, name string) string {
	t.Helper()
	address, err := Page{}.Asset(name)
	if err != nil {
		t.Fatal(err)
	}
	return address
}
