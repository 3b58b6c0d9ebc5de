package server

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/clock"
	"tabuleiro/game/all"
	"tabuleiro/i18n"
)

func urlOf(t *testing.T, address string) *url.URL {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// answered is a request's answer with its whole body.
type answered struct {
	*http.Response
	body string
}

// ask sends one request; header is pairs.
func ask(t *testing.T, ctx context.Context, b *client.Browser, method, address, body string, header ...string) answered {
	t.Helper()
	r, err := http.NewRequestWithContext(ctx, method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	a, err := b.Client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer a.Body.Close()
	text, err := io.ReadAll(a.Body)
	if err != nil {
		t.Fatal(err)
	}
	if a.StatusCode == http.StatusTemporaryRedirect && b.Client.Jar != nil { // the form again, with a cookie
		return ask(t, ctx, b, method, urlOf(t, address).ResolveReference(urlOf(t, a.Header.Get("Location"))).String(), body, header...)
	}
	return answered{a, string(text)}
}

func TestPagesAnswer(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=turkish&opponent=both")
	p.play(t, ctx, p.Moves[0].Short)
	for path, shows := range map[string]string{
		"/":                "/jogo",
		"/jogo/" + p.Room:  p.Line[0].Short,
		"/healthz":         "ok\n",
		"/?from=somewhere": "/jogo",
	} {
		a := ask(t, ctx, p.Browser, "GET", s.base+path, "")
		if a.StatusCode != 200 || !strings.Contains(a.body, shows) {
			t.Errorf("%s: %s without %q", path, a.Status, shows)
		}
	}
}

func TestEveryAnswerIsGuarded(t *testing.T) {
	s, ctx := start(t), patience(t)
	for _, path := range []string{"/", "/healthz", "/nowhere", "/assets/missing.js"} {
		h := ask(t, ctx, client.New(s.base), "GET", s.base+path, "").Header
		csp := h.Get("Content-Security-Policy")
		if strings.Contains(csp, "unsafe") || !strings.Contains(csp, "frame-ancestors 'none'") || !strings.Contains(csp, "default-src 'none'") {
			t.Errorf("%s: policy %q", path, csp)
		}
		if h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Referrer-Policy") != "same-origin" {
			t.Errorf("%s: %v", path, h)
		}
	}
}

func TestAVisitorGetsNoCookie(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for _, path := range []string{"/", "/jogo/" + p.Room, "/nowhere"} {
		if a := ask(t, ctx, client.New(s.base), "GET", s.base+path, ""); len(a.Cookies()) > 0 {
			t.Errorf("%s gives %v", path, a.Cookies())
		}
	}
}

func TestTheLastChoiceIsRemembered(t *testing.T) {
	srv := &Server{rules: all.All(), offers: all.Families()}
	c := Choice{Rules: "russian", Opponent: "friend", Colour: "lot", Level: 3, Clock: clock.Control{Main: 300_000, Bonus: 3_000},
		Takebacks: true, Games: 4, Name: "Ana + Bia", Name2: "Zé; \"o\" grande"}
	w, seen := httptest.NewRecorder(), httptest.NewRequest("GET", "/", nil)
	srv.remember(w, seen, c)
	seen.AddCookie(w.Result().Cookies()[0])
	if got := srv.lastChoice(seen); got != c {
		t.Errorf("%+v is remembered as %+v", c, got)
	}
	for cookie, want := range map[string]Choice{
		url.QueryEscape("rules=russian&opponent=computer&level=3"):           {Rules: "russian", Opponent: "computer", Colour: "lot", Level: 3},
		url.QueryEscape("rules=russian&opponent=friend&clock=forever"):       {},
		url.QueryEscape("rules=xadrez&opponent=computer&colour=lot&level=3"): {},
		url.QueryEscape("rules=russian&opponent=computer&level=11"):          {},
		"%zz": {},
	} {
		r, _ := http.NewRequest("GET", "/", nil)
		r.AddCookie(&http.Cookie{Name: choiceCookie, Value: cookie})
		if got := srv.lastChoice(r); got != want {
			t.Errorf("%s is read as %+v", cookie, got)
		}
	}
}

// Fails when a card begins with what was chosen last of another game, or with a name that was given up since.
func TestEachFamilyRemembersItsOwnChoice(t *testing.T) {
	srv := &Server{rules: all.All(), offers: all.Families()}
	damas := Choice{Rules: "russian", Opponent: "computer", Colour: "black", Level: 8, Name: "Bia"}
	trilha := Choice{Rules: "lasker", Opponent: "both", Colour: "lot", Clock: clock.Control{Main: 300_000}, Takebacks: true, Name: "Ana"}
	kept := map[string]*http.Cookie{}
	for _, c := range []Choice{damas, trilha} {
		w := httptest.NewRecorder()
		srv.remember(w, httptest.NewRequest("POST", "/jogo", nil), c)
		for _, cookie := range w.Result().Cookies() {
			kept[cookie.Name] = cookie
		}
	}
	read := func(cookies map[string]*http.Cookie) (HomeView, map[string]Choice) {
		r := httptest.NewRequest("GET", "/", nil)
		for _, cookie := range cookies {
			r.AddCookie(cookie)
		}
		v := HomeView{Last: srv.lastChoice(r), Own: srv.lastChoices(r)}
		cards := map[string]Choice{}
		for _, f := range srv.offers {
			cards[f.Name] = v.lastOf(f)
		}
		return v, cards
	}
	_, got := read(kept)
	damas.Name, trilha.Level = "Ana", usualLevel
	reversi := trilha // never played: but for its rules as what was played last
	reversi.Rules = "reversi"
	for name, c := range map[string]Choice{"draughts": damas, "morris": trilha, "reversi": reversi} {
		if got[name] != c {
			t.Errorf("%s begins with\n%+v, want\n%+v", name, got[name], c)
		}
	}

	v, _ := read(kept)
	if _, err := srv.chosenBeforehand(url.Values{"rules": {"english"}, "opponent": {"friend"}}, &v); err != nil {
		t.Fatal(err)
	}
	if c := v.Last; c.Rules != "english" || c.Opponent != "friend" || c.Level != 8 || c != v.lastOf(srv.offers[0]) {
		t.Errorf("an address that names rules begins with %+v", c)
	}

	stray := *kept[choiceCookie+"-morris"]
	stray.Name = choiceCookie + "-draughts" // anybody may write it
	if _, got := read(map[string]*http.Cookie{"": &stray}); got["draughts"].Rules != "brazilian" {
		t.Errorf("damas begins with %+v", got["draughts"])
	}
}

func TestRefusedRequests(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	const fine = "rules=brazilian&opponent=both"
	for _, c := range []struct {
		what, method, path, body string
		header                   []string
		status                   int
		code                     string
	}{
		{"an unknown address", "GET", "/damas", "", nil, 404, codeNoPage},
		{"an unknown file", "GET", "/assets/missing.js", "", nil, 404, codeNoPage},
		{"a folder of files", "GET", "/assets/", "", nil, 404, codeNoPage},
		{"an unknown room", "GET", "/jogo/nosuchroomxx", "", nil, 404, codeNoRoom},
		{"an endless room", "GET", "/jogo/" + strings.Repeat("a", 1000), "", nil, 404, codeNoRoom},
		{"a room that climbs", "GET", "/jogo/..%2f..%2fetc", "", nil, 404, codeNoRoom},
		{"the socket of an unknown room", "GET", "/jogo/nosuchroomxx/ws", "", nil, 404, codeNoRoom},
		{"the picture of an unknown room", "GET", "/jogo/nosuchroomxx/tabuleiro.png", "", nil, 404, codeNoRoom},
		{"the text of an unknown room", "GET", "/jogo/nosuchroomxx/lances.txt", "", nil, 404, codeNoRoom},
		{"posting a picture", "POST", "/jogo/" + p.Room + "/tabuleiro.png", "", nil, 405, codeWrongMethod},
		{"putting a text", "PUT", "/jogo/" + p.Room + "/lances.txt", "", nil, 405, codeWrongMethod},
		{"a seat of an unknown room", "GET", "/jogo/nosuchroomxx/lugar/w0-A", "", nil, 404, codeNoRoom},
		{"sitting in an unknown room", "POST", "/jogo/nosuchroomxx/lugar/w0-A", "", nil, 404, codeNoRoom},
		{"the links of an unknown room", "GET", "/jogo/nosuchroomxx/links", "", nil, 404, codeNoRoom},
		{"a new link of an unknown room", "POST", "/jogo/nosuchroomxx/link", "colour=white", nil, 404, codeNoRoom},
		{"deleting a seat", "DELETE", "/jogo/" + p.Room + "/lugar/w0-A", "", nil, 405, codeWrongMethod},
		{"posting to the links", "POST", "/jogo/" + p.Room + "/links", "", nil, 405, codeWrongMethod},
		{"reading the address of new links", "GET", "/jogo/" + p.Room + "/link", "", nil, 405, codeWrongMethod},
		{"posting to the socket", "POST", "/jogo/" + p.Room + "/ws", "", nil, 405, codeWrongMethod},
		{"posting to the files", "POST", "/assets/icon.svg", "", nil, 405, codeWrongMethod},
		{"posting to the health", "POST", "/healthz", "", nil, 405, codeWrongMethod},
		{"sitting with a long name", "POST", "/jogo/" + p.Room + "/lugar/w0-A", "name=" + strings.Repeat("a", 25), nil, 400, codeBadForm},
		{"sitting with a long form", "POST", "/jogo/" + p.Room + "/lugar/w0-A", "name=" + strings.Repeat("a", maxForm), nil, 413, codeTooLarge},
		{"sitting from another page", "POST", "/jogo/" + p.Room + "/lugar/w0-A", "", []string{"Origin", "https://evil.example"}, 403, codeForeign},
		{"a new link by a long form", "POST", "/jogo/" + p.Room + "/link", "colour=" + strings.Repeat("a", maxForm), nil, 413, codeTooLarge},
		{"a new link from another site", "POST", "/jogo/" + p.Room + "/link", "colour=white", []string{"Sec-Fetch-Site", "cross-site"}, 403, codeForeign},
		{"posting to the start page", "POST", "/", fine, nil, 405, codeWrongMethod},
		{"reading the form's address", "GET", "/jogo", "", nil, 405, codeWrongMethod},
		{"reading the language's address", "GET", "/lingua", "", nil, 405, codeWrongMethod},
		{"no language", "POST", "/lingua", "", nil, 400, codeBadForm},
		{"an unknown language", "POST", "/lingua", "lang=tlh", nil, 400, codeBadForm},
		{"a language in the address", "POST", "/lingua?lang=es", "", nil, 400, codeBadForm},
		{"a long language", "POST", "/lingua", "lang=" + strings.Repeat("a", maxForm), nil, 413, codeTooLarge},
		{"a language of another page", "POST", "/lingua", "lang=es", []string{"Origin", "https://evil.example"}, 403, codeForeign},
		{"deleting a room", "DELETE", "/jogo/" + p.Room, "", nil, 405, codeWrongMethod},
		{"no ruleset", "POST", "/jogo", "opponent=both", nil, 400, codeUnknownRules},
		{"an unknown ruleset", "POST", "/jogo", "rules=xadrez&opponent=both", nil, 400, codeUnknownRules},
		{"a ruleset in the address", "POST", "/jogo?rules=brazilian&opponent=both", "", nil, 400, codeUnknownRules},
		{"an unknown opponent", "POST", "/jogo", "rules=brazilian&opponent=bia", nil, 400, codeBadForm},
		{"an unknown colour", "POST", "/jogo", fine + "&colour=red", nil, 400, codeBadForm},
		{"no level", "POST", "/jogo", "rules=brazilian&opponent=computer", nil, 400, codeBadForm},
		{"level zero", "POST", "/jogo", "rules=brazilian&opponent=computer&level=0", nil, 400, codeBadForm},
		{"a level too high", "POST", "/jogo", "rules=brazilian&opponent=computer&level=11", nil, 400, codeBadForm},
		{"a level that is none", "POST", "/jogo", "rules=brazilian&opponent=computer&level=hard", nil, 400, codeBadForm},
		{"a clock of no time", "POST", "/jogo", fine + "&clock=0%2B3", nil, 400, codeBadForm},
		{"a clock of nine seconds", "POST", "/jogo", fine + "&clock=9%2B0", nil, 400, codeBadForm},
		{"a clock of more than three hours", "POST", "/jogo", fine + "&clock=10801%2B0", nil, 400, codeBadForm},
		{"a bonus of more than three minutes", "POST", "/jogo", fine + "&clock=300%2B181", nil, 400, codeBadForm},
		{"a bonus that takes time away", "POST", "/jogo", fine + "&clock=300%2B-1", nil, 400, codeBadForm},
		{"a clock without a bonus", "POST", "/jogo", fine + "&clock=300", nil, 400, codeBadForm},
		{"a clock that is none", "POST", "/jogo", fine + "&clock=blitz", nil, 400, codeBadForm},
		{"an own clock without minutes", "POST", "/jogo", fine + "&clock=own&bonus=3", nil, 400, codeBadForm},
		{"an own clock of too many minutes", "POST", "/jogo", fine + "&clock=own&minutes=181&bonus=3", nil, 400, codeBadForm},
		{"a clock of a year", "POST", "/jogo", fine + "&clock=31536000%2B0", nil, 400, codeBadForm},
		{"a year for a move", "POST", "/jogo", fine + "&clock=31536000m", nil, 400, codeBadForm},
		{"an hour for a move", "POST", "/jogo", fine + "&clock=3600m", nil, 400, codeBadForm},
		{"a bonus by correspondence", "POST", "/jogo", fine + "&clock=259200m3", nil, 400, codeBadForm},
		{"an unknown style", "POST", "/jogo", fine + "&clock=own&minutes=5&bonus=3&style=x", nil, 400, codeBadForm},
		{"an unknown penalty", "POST", "/jogo", fine + "&touch=death", nil, 400, codeBadForm},
		{"too many games", "POST", "/jogo", fine + "&games=21", nil, 400, codeBadForm},
		{"less than no games", "POST", "/jogo", fine + "&games=-1", nil, 400, codeBadForm},
		{"a long name", "POST", "/jogo", fine + "&name=" + strings.Repeat("a", 25), nil, 400, codeBadForm},
		{"a name of a thousand letters", "POST", "/jogo", fine + "&name=" + strings.Repeat("a", 1000), nil, 400, codeBadForm},
		{"a name of ten thousand letters", "POST", "/jogo", fine + "&name=" + strings.Repeat("a", 10_000), nil, 413, codeTooLarge},
		{"sitting with a name of ten thousand letters", "POST", "/jogo/" + p.Room + "/lugar/w0-A", "name=" + strings.Repeat("%C3%A9", 10_000), nil, 413, codeTooLarge},
		{"a long second name", "POST", "/jogo", fine + "&name2=" + strings.Repeat("a", 25), nil, 400, codeBadForm},
		{"a broken form", "POST", "/jogo", "rules=%zz", nil, 400, codeBadForm},
		{"a start that is none", "POST", "/jogo", fine + "&start=fen", nil, 400, codeBadForm},
		{"an opening and a position", "POST", "/jogo", fine + "&start=ballot&fen=W:Wc3:Bb6", nil, 400, codeBadForm},
		{"a position of unknown rules", "GET", "/posicao?rules=xadrez", "", nil, 400, codeUnknownRules},
		{"a position of unknown rules for the script", "GET", "/posicao.json?rules=xadrez&fen=W:W:B", "", nil, 400, codeUnknownRules},
		{"the position of an unknown room", "GET", "/posicao?room=nosuchroomxx", "", nil, 404, codeNoRoom},
		{"posting a position", "POST", "/posicao", "fen=W:W:B", nil, 405, codeWrongMethod},
		{"posting a position for the script", "POST", "/posicao.json", "fen=W:W:B", nil, 405, codeWrongMethod},
		{"the start page with unknown rules", "GET", "/?rules=xadrez", "", nil, 400, codeUnknownRules},
		{"a long form", "POST", "/jogo", fine + "&x=" + strings.Repeat("a", maxForm), nil, 413, codeTooLarge},
		{"a form of another page", "POST", "/jogo", fine, []string{"Origin", "https://evil.example"}, 403, codeForeign},
		{"a form of another site", "POST", "/jogo", fine, []string{"Sec-Fetch-Site", "cross-site"}, 403, codeForeign},
		{"a socket of another page", "GET", "/jogo/" + p.Room + "/ws", "", upgradeFrom("https://evil.example"), 403, codeForeign},
		{"a socket of a file", "GET", "/jogo/" + p.Room + "/ws", "", upgradeFrom("null"), 403, codeForeign},
		{"a socket of a look-alike", "GET", "/jogo/" + p.Room + "/ws", "", upgradeFrom(s.base + ".evil.example"), 403, codeForeign},
		{"after nonsense", "GET", "/jogo/" + p.Room + "/ws?after=x", "", upgradeFrom(s.base), 400, codeBadForm},
		{"after less than nothing", "GET", "/jogo/" + p.Room + "/ws?after=-1", "", upgradeFrom(s.base), 400, codeBadForm},
	} {
		t.Run(c.what, func(t *testing.T) {
			a := ask(t, ctx, p.Browser, c.method, s.base+c.path, c.body, c.header...)
			if a.StatusCode != c.status {
				t.Fatalf("%s, want %d", a.Status, c.status)
			}
			if c.status == 405 && a.Header.Get("Allow") == "" {
				t.Error("it does not say what is allowed")
			}
			if a.Header.Get("Location") != "" || len(a.Cookies()) > 0 {
				t.Errorf("and yet it gave %v", a.Header)
			}
			built(t)
			if sentence := words(c.code); !strings.Contains(a.body, sentence) {
				t.Errorf("the page does not say %q", sentence)
			}
		})
	}
	p.play(t, ctx, "c3-d4")
}

func words(code string) string {
	if i18n.Has(i18n.Base, "error."+code) {
		return i18n.Text(i18n.Base, "error."+code)
	}
	return i18n.Text(i18n.Base, "refusal."+code)
}

func upgradeFrom(origin string) []string {
	return []string{"Origin", origin, "Connection", "Upgrade", "Upgrade", "websocket",
		"Sec-WebSocket-Version", "13", "Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}
}

func TestEveryErrorPageHasWords(t *testing.T) {
	for _, code := range codes {
		if !i18n.Has(i18n.Base, "error."+code) && !i18n.Has(i18n.Base, "refusal."+code) {
			t.Errorf("no words for %q", code)
		}
	}
}

func TestOpeningRoomsHasAPace(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Opens = Rate{Burst: 2, Every: time.Minute}
	}), patience(t)
	open(t, ctx, s, "rules=brazilian&opponent=both")
	open(t, ctx, s, "rules=brazilian&opponent=both")
	if a := ask(t, ctx, client.New(s.base), "POST", s.base+"/jogo", "rules=brazilian&opponent=both"); a.StatusCode != 429 {
		t.Errorf("the third: %s", a.Status)
	}
}

func TestSeeingRoomsHasAPace(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Views = Rate{Burst: 2, Every: time.Minute}
	}), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for _, want := range []int{200, 200, 429} {
		a := ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room, "")
		if a.StatusCode != want || want == 429 && !strings.Contains(a.body, words(codeTooFast)) {
			t.Errorf("%s, want %d", a.Status, want)
		}
	}
	room := "/jogo/" + p.Room
	for _, page := range []string{"/", "/posicao", "/posicao.json", room + "/links", room + "/lugar/w0-x", room + "/lances.txt"} {
		if a := ask(t, ctx, p.Browser, "GET", s.base+page, ""); a.StatusCode != 429 {
			t.Errorf("%s: %s", page, a.Status)
		}
	}
}

// Nothing that points to a person or a room reaches the log.
func TestTheLogKnowsNobody(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	p.play(t, ctx, "c3-d4")
	ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room, "", "User-Agent", "Mozilla/5.0 (telling)")
	cookie := cookieOf(t, s, p.Browser)
	p.socket.Close()
	s.stop()
	said := s.said.String()
	if !strings.Contains(said, "GET /jogo/{id}") {
		t.Errorf("the log does not know the request: %s", said)
	}
	for _, private := range []string{p.Room, cookie, strings.Split(cookie, ".")[0], "127.0.0.1", "telling"} {
		if strings.Contains(said, private) {
			t.Errorf("the log knows %s:\n%s", private, said)
		}
	}
}
