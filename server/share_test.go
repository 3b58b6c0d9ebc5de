package server

import (
	"net/http/httptest"
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/game"
	"tabuleiro/wire"
)

func TestALinkSaysWhoPlays(t *testing.T) {
	person := func(name string) wire.Seat { return wire.Seat{Kind: "person", Name: name} }
	computer := wire.Seat{Kind: "computer", Level: 2}
	for _, c := range []struct {
		white, black wire.Seat
		want         string
	}{
		{person("Ana"), person("Beto"), "Damas brasileiras · Ana contra Beto"},
		{person("Ana"), person(""), "Damas brasileiras · Ana contra alguém"},
		{person(""), person("Beto"), "Damas brasileiras · Beto contra alguém"},
		{person(""), person(""), "Damas brasileiras"},
		{computer, person("Beto"), "Damas brasileiras · Beto contra o computador"},
		{person("Ana"), computer, "Damas brasileiras · Ana contra o computador"},
		{person(""), computer, "Damas brasileiras · Contra o computador"},
		{person("Ana"), wire.Seat{Kind: "person", Open: true}, "Damas brasileiras · Ana espera alguém para jogar"},
		{wire.Seat{Kind: "person", Open: true}, person("Ana"), "Damas brasileiras · Ana espera alguém para jogar"},
		{wire.Seat{Kind: "person", Open: true}, person(""), "Damas brasileiras"},
		{computer, person(""), "Damas brasileiras · Contra o computador"},
	} {
		s := stateOf("brazilian", "white")
		s.Seats = wire.Seats{White: c.white, Black: c.black}
		if got := (Page{}).shareOf(httptest.NewRequest("GET", "/", nil), s).Title; got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func TestALinkSaysHowItStands(t *testing.T) {
	start := stateOf("brazilian", "white")
	first, later, over := start, start, start
	first.Ply, first.Turn = 1, "black"
	later.Ply = 12
	over.Outcome = &wire.Ended{Result: game.BlackWins, Reason: "resignation"}
	for _, c := range []struct {
		state wire.State
		want  string
	}{
		{start, "Vez das brancas"},
		{first, "1 lance jogado · Vez das pretas"},
		{later, "12 lances jogados · Vez das brancas"},
		{over, "Pretas ganham: as brancas desistiram."},
	} {
		if got := (Page{}).shareOf(httptest.NewRequest("GET", "/", nil), c.state).Description; got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func TestALinkNamesTheServerAsItWasCalled(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	host := strings.TrimPrefix(s.base, "http://")
	for _, c := range []struct {
		header []string
		want   string
	}{
		{nil, "http://" + host},
		{[]string{"X-Forwarded-Proto", "https", "X-Forwarded-Host", "evil.example"}, "http://" + host},
	} {
		page := ask(t, ctx, client.New(s.base), "GET", s.base+"/jogo/"+p.Room, "", c.header...).body
		for _, tag := range []string{
			`<meta property="og:url" content="` + c.want + `/jogo/` + p.Room + `">`,
			`<meta property="og:image" content="` + c.want + `/jogo/` + p.Room + `/tabuleiro.png">`,
			`<meta property="og:title" content="Damas brasileiras">`,
			`<meta name="twitter:card" content="summary_large_image">`,
		} {
			if !strings.Contains(page, tag) {
				t.Errorf("%v: the page has no %s", c.header, tag)
			}
		}
	}
}

func TestANameIsNoMarkup(t *testing.T) {
	built(t)
	v := GameView{State: stateOf("brazilian")}
	v.State.Seats.White.Name = `"><script>alert(1)</script>`
	r := httptest.NewRequest("GET", "/", nil)
	r.Host = `evil"><script>`
	v.Share = v.shareOf(r, v.State)
	page := rendered(t, func(b *strings.Builder) error { return RenderGame(b, v) })
	if strings.Contains(page, "\"><script>") {
		t.Error("a name or a host became an element")
	}
}
