package server

import (
	"context"
	"html"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/wire"
)

var seatAddress = regexp.MustCompile(`http://[^"]*/lugar/[^"]*`)

// seatLinks are the addresses of seats in a page, without doubles.
func seatLinks(page string) []string {
	var list []string
	seen := map[string]bool{}
	for _, address := range seatAddress.FindAllString(page, -1) {
		if address = html.UnescapeString(address); !seen[address] {
			seen[address] = true
			list = append(list, address)
		}
	}
	return list
}

// invite opens a room with a friend and returns the seat link that the opener sees there.
func invite(t *testing.T, ctx context.Context, s *testServer, form string) (p *seated, link string) {
	t.Helper()
	built(t)
	p = open(t, ctx, s, "rules=brazilian&opponent=friend&colour=white"+form)
	return p, theLink(t, ctx, s, p)
}

func theLink(t *testing.T, ctx context.Context, s *testServer, p *seated) string {
	t.Helper()
	links := seatLinks(ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room, "").body)
	if len(links) != 1 {
		t.Fatalf("the opener sees the links %v", links)
	}
	return links[0]
}

// accept sends the form behind a seat link.
func accept(t *testing.T, ctx context.Context, b *client.Browser, link, name string) answered {
	t.Helper()
	return ask(t, ctx, b, "POST", link, "name="+name)
}

func TestAFriendSitsByTheLinkAndIsSeen(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "&name=Ana&clock=300%2B3&games=2")
	if !ann.Seats.Black.Open || ann.Seats.White.Name != "Ana" || ann.Control == nil || ann.Control.Main != 300_000 {
		t.Fatalf("opened: %+v, %+v", ann.Seats, ann.Control)
	}
	bob := client.New(s.base)
	page := ask(t, ctx, bob, "GET", link, "")
	for _, want := range []string{"Ana convida você", "joga de pretas", "Damas brasileiras", "5 + 3", "2 partidas",
		`<meta property="og:title" content="Ana convida você`, ann.Room + `/tabuleiro.png"`} {
		if page.StatusCode != 200 || !strings.Contains(html.UnescapeString(page.body), want) {
			t.Errorf("%s: the invitation lacks %q", page.Status, want)
		}
	}
	if a := accept(t, ctx, bob, link, "Bob"); a.StatusCode != 303 || a.Header.Get("Location") != "/jogo/"+ann.Room {
		t.Fatalf("%s to %q", a.Status, a.Header.Get("Location"))
	}
	told, ok := ann.hear(t, ctx).(wire.Seated)
	if !ok || told.Color != "black" || told.Name != "Bob" {
		t.Errorf("the opener is told %+v", told)
	}
	watcher := sit(t, ctx, client.New(s.base), ann.Room)
	b := sit(t, ctx, bob, ann.Room)
	if len(b.You) != 1 || b.You[0] != "black" || len(watcher.You) != 0 || watcher.Seats.Black.Name != "Bob" {
		t.Errorf("the friend is %v, the watcher %v sees %+v", b.You, watcher.You, watcher.Seats)
	}
	if a := ask(t, ctx, bob, "GET", link, ""); a.StatusCode != 303 {
		t.Errorf("who has sat and opens the link again gets %s", a.Status)
	}
	for ply, move := range []string{"c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"} {
		mover := []*seated{ann, b}[ply%2]
		mover.play(t, ctx, move)
		for _, p := range []*seated{ann, b, watcher} {
			for p.Ply <= ply {
				p.hear(t, ctx)
			}
			if p.FEN != mover.FEN {
				t.Errorf("ply %d: %s is seen as %s", ply, mover.FEN, p.FEN)
			}
		}
	}
}

var formGuest = regexp.MustCompile(`name="guest" value="([^"]+)"`)

// A double tap sends the form twice before the browser has a cookie, and keeps the second answer
// alone. Fails when guest makes another guest of each.
func TestTheFormOfALinkSentTwiceSitsOnce(t *testing.T) {
	s, ctx := start(t), patience(t)
	p, link := invite(t, ctx, s, "")
	named := formGuest.FindStringSubmatch(ask(t, ctx, client.New(s.base), "GET", link, "").body)
	if named == nil {
		t.Fatal("the form names nobody")
	}
	var last *client.Browser
	for range 2 {
		last = client.New(s.base) // without the cookie of the first answer
		if a := ask(t, ctx, last, "POST", link, "name=Bob&guest="+named[1]); a.StatusCode != 303 {
			t.Fatalf("%s", a.Status)
		}
	}
	if b := sit(t, ctx, last, p.Room); len(b.You) != 1 || b.You[0] != "black" || b.V != p.V+1 {
		t.Errorf("who sent it twice is %v at version %d", b.You, b.V)
	}
}

// Fails when guest believes a name that this server did not sign, or prefers it to the cookie.
func TestTheFormOfALinkMakesNobodySomebodyElse(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "")
	cookie := cookieOf(t, s, ann.Browser)
	id, _, _ := strings.Cut(cookie, ".")
	if a := ask(t, ctx, client.New(s.base), "POST", link, "guest="+id+".x"); a.StatusCode != 303 {
		t.Fatalf("%s: who forges the opener's name sits as somebody new", a.Status)
	}
	_, other := invite(t, ctx, s, "")
	named := formGuest.FindStringSubmatch(ask(t, ctx, client.New(s.base), "GET", other, "").body)
	if named == nil {
		t.Fatal("the form names nobody")
	}
	if a := ask(t, ctx, ann.Browser, "POST", other, "guest="+named[1]); a.StatusCode != 303 || len(a.Cookies()) > 0 {
		t.Errorf("%s, %v: the opener's cookie stays", a.Status, a.Cookies())
	}
}

func TestReadingALinkNeverSits(t *testing.T) {
	s, ctx := start(t), patience(t)
	p, link := invite(t, ctx, s, "")
	for _, method := range []string{"GET", "HEAD"} {
		a := ask(t, ctx, client.New(s.base), method, link, "", "User-Agent", "crawler")
		if a.StatusCode != 200 || len(a.Cookies()) > 0 {
			t.Errorf("%s: %s, %v", method, a.Status, a.Cookies())
		}
	}
	if fresh := sit(t, ctx, p.Browser, p.Room); !fresh.Seats.Black.Open || fresh.V != p.V {
		t.Errorf("and the seat is %+v", fresh.Seats.Black)
	}
}

// Who is refused gets a page with the reason and a way to watch, and the table stays as it was.
func TestLinksThatSeatNobody(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, old := invite(t, ctx, s, "")
	other, foreign := invite(t, ctx, s, "")
	if a := ask(t, ctx, ann.Browser, "POST", s.base+"/jogo/"+ann.Room+"/link", "colour=black&back=game"); a.StatusCode != 303 {
		t.Fatalf("a new link: %s", a.Status)
	}
	link := theLink(t, ctx, s, ann)
	_, secret, _ := strings.Cut(foreign, "/lugar/")
	here := s.base + "/jogo/" + ann.Room + "/lugar/"
	refused := func(what string, b *client.Browser, link string, status int, code string) {
		t.Helper()
		for _, method := range []string{"GET", "POST"} {
			a := ask(t, ctx, b, method, link, "name=Eve")
			if a.StatusCode != status || !strings.Contains(a.body, words(code)) || !strings.Contains(a.body, `href="/jogo/`+ann.Room+`"`) {
				t.Errorf("%s, %s: %s without %q", what, method, a.Status, words(code))
			}
		}
	}
	eve := client.New(s.base)
	refused("a link that was replaced", eve, old, 410, codeDeadLink)
	refused("another room's link", eve, here+secret, 410, codeDeadLink)
	refused("a guess", eve, here+"b1-AAAAAAAAAAAAAAAAAAAAAA", 410, codeDeadLink)
	refused("nonsense", eve, here+"%00%ff", 410, codeDeadLink)
	refused("one's own link", ann.Browser, link, 409, codeOwnSeat)
	if a := accept(t, ctx, other.Browser, link, ""); a.StatusCode != 303 {
		t.Fatalf("the new link: %s", a.Status)
	}
	refused("a full table", eve, link, 410, codeTableFull)
	b := sit(t, ctx, other.Browser, ann.Room)
	if err := b.socket.Ask(ctx, wire.Resign{V: b.V}); err != nil {
		t.Fatal(err)
	}
	b.hear(t, ctx)
	refused("a full table when the game is over", eve, link, 410, codeTableFull)
	if a := ask(t, ctx, eve, "GET", s.base+"/jogo/nosuchroomxx/lugar/"+secret, ""); a.StatusCode != 404 || !strings.Contains(a.body, words(codeNoRoom)) {
		t.Errorf("a room that is not there: %s", a.Status)
	}
}

// Where too much has happened nobody gets a new link or a further device; who was invited still comes.
func TestATableWhereTooMuchHasHappened(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann := client.New(s.base)
	id, err := ann.Open(ctx, "rules=brazilian&opponent=friend&colour=white")
	if err != nil {
		t.Fatal(err)
	}
	relinked := room.Relinked{Color: game.Black, At: clock.Of(time.Now())}
	if err := s.log.Append(ctx, id, 1, slices.Repeat([]room.Event{relinked}, 8000)); err != nil {
		t.Fatal(err)
	}
	address := s.base + roomAddress(id)
	if a := ask(t, ctx, ann, "POST", address+"/link", "colour=black"); a.StatusCode != 409 || !strings.Contains(a.body, words(codeTooManyEvents)) {
		t.Errorf("a new link: %s", a.Status)
	}
	for _, link := range seatLinks(ask(t, ctx, ann, "GET", address+"/links", "").body) {
		a := accept(t, ctx, client.New(s.base), link, "")
		switch invites := strings.Contains(link, "/lugar/b"); {
		case invites && a.StatusCode != 303:
			t.Errorf("who was invited: %s", a.Status)
		case !invites && (a.StatusCode != 409 || !strings.Contains(a.body, words(codeTooManyEvents))):
			t.Errorf("a further device: %s", a.Status)
		}
	}
	if p := sit(t, ctx, ann, id); p.Seats.Black.Open {
		t.Error("the seat is still open")
	}
}

func TestNobodySitsWhereTheOpenerHasGone(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "")
	if err := ann.socket.Ask(ctx, wire.Resign{V: ann.V}); err != nil {
		t.Fatal(err)
	}
	if m, ok := ann.hear(t, ctx).(wire.Ended); !ok || m.Result != "none" {
		t.Fatalf("told %+v", m)
	}
	if a := accept(t, ctx, client.New(s.base), link, ""); a.StatusCode != 410 || !strings.Contains(a.body, words("game-over")) {
		t.Errorf("%s", a.Status)
	}
	if links := seatLinks(ask(t, ctx, ann.Browser, "GET", s.base+"/jogo/"+ann.Room, "").body); len(links) > 0 {
		t.Errorf("the page still invites: %v", links)
	}
}

func TestASeatGoesOnAtAnotherDevice(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "&name=Ana")
	bob := client.New(s.base)
	accept(t, ctx, bob, link, "Bob")
	page := ask(t, ctx, bob, "GET", s.base+"/jogo/"+ann.Room+"/links", "")
	links := seatLinks(page.body)
	if len(links) != 1 || !strings.Contains(links[0], "/lugar/b") {
		t.Fatalf("who plays black sees the links %v", links)
	}
	phone := client.New(s.base)
	if a := ask(t, ctx, phone, "GET", links[0], ""); a.StatusCode != 200 || !strings.Contains(a.body, "Jogar neste aparelho") {
		t.Errorf("%s: %.300s", a.Status, a.body)
	}
	if a := accept(t, ctx, phone, links[0], "Eve"); a.StatusCode != 303 {
		t.Fatalf("%s", a.Status)
	}
	ann.play(t, ctx, "c3-d4")
	p := sit(t, ctx, phone, ann.Room)
	if p.Seats.Black.Name != "Bob" {
		t.Errorf("the seat's name is now %q", p.Seats.Black.Name)
	}
	p.play(t, ctx, "b6-a5")
	if a := accept(t, ctx, client.New(s.base), links[0], ""); a.StatusCode != 410 {
		t.Errorf("the same link a second time: %s", a.Status)
	}
}

// The secret of a seat is for who holds it, or for who invites to it, and for nobody else.
func TestSecretsOfSeatsStayWithTheirHolders(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "")
	_, secret, _ := strings.Cut(link, "/lugar/")
	watcher := client.New(s.base)
	seen := sit(t, ctx, watcher, ann.Room)
	told := string(wire.Encode(seen.State)) + string(wire.Encode(ann.State))
	for _, path := range []string{"/", "/jogo/" + ann.Room, "/jogo/" + ann.Room + "/links"} {
		told += ask(t, ctx, watcher, "GET", s.base+path, "").body
	}
	if strings.Contains(told, secret) {
		t.Error("a watcher is told the link")
	}
	if a := ask(t, ctx, watcher, "GET", s.base+"/jogo/"+ann.Room+"/links", ""); a.StatusCode != 403 {
		t.Errorf("a watcher's page of links: %s", a.Status)
	}
	bob := client.New(s.base)
	accept(t, ctx, bob, link, "")
	own := func(b *client.Browser) string {
		links := seatLinks(ask(t, ctx, b, "GET", s.base+"/jogo/"+ann.Room+"/links", "").body)
		if len(links) != 1 {
			t.Fatalf("links %v", links)
		}
		_, secret, _ := strings.Cut(links[0], "/lugar/")
		return secret
	}
	white, black := own(ann.Browser), own(bob)
	for _, path := range []string{"/jogo/" + ann.Room, "/jogo/" + ann.Room + "/links"} {
		if strings.Contains(ask(t, ctx, ann.Browser, "GET", s.base+path, "").body, black) {
			t.Errorf("%s tells White Black's secret", path)
		}
		if strings.Contains(ask(t, ctx, bob, "GET", s.base+path, "").body, white) {
			t.Errorf("%s tells Black White's secret", path)
		}
	}
	ask(t, ctx, bob, "POST", s.base+"/jogo/"+ann.Room+"/link", "colour=black")
	seen.socket.Close()
	ann.socket.Close()
	s.stop()
	for _, private := range []string{secret, white, black, ann.Room} {
		if strings.Contains(s.said.String(), private) {
			t.Errorf("the log knows %s", private)
		}
	}
}

func TestPagesOfSeatsAreKeptByNobody(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "")
	for _, a := range []answered{
		ask(t, ctx, ann.Browser, "GET", s.base+"/jogo/"+ann.Room+"/links", ""),
		ask(t, ctx, ann.Browser, "POST", s.base+"/jogo/"+ann.Room+"/link", "colour=white"),
		ask(t, ctx, client.New(s.base), "GET", link, ""),
		ask(t, ctx, client.New(s.base), "GET", link+"x", ""),
		accept(t, ctx, client.New(s.base), link, ""),
	} {
		h := a.Header
		if h.Get("Referrer-Policy") != "same-origin" || h.Get("Cache-Control") != "no-store" || !strings.Contains(h.Get("X-Robots-Tag"), "noindex") {
			t.Errorf("%s %s: %v", a.Request.Method, a.Status, h)
		}
	}
}

func TestOnlyWhoMayRenewsALink(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "")
	bob := client.New(s.base)
	renew := func(b *client.Browser, color string) int {
		return ask(t, ctx, b, "POST", s.base+"/jogo/"+ann.Room+"/link", "colour="+color).StatusCode
	}
	if got := renew(bob, "black"); got != http.StatusForbidden {
		t.Errorf("a stranger: %d", got)
	}
	accept(t, ctx, bob, link, "")
	for what, c := range map[string]struct {
		b     *client.Browser
		color string
		want  int
	}{
		"White's by Black":   {bob, "white", http.StatusForbidden},
		"Black's by White":   {ann.Browser, "black", http.StatusForbidden},
		"Black's by Black":   {bob, "black", http.StatusSeeOther},
		"White's by White":   {ann.Browser, "white", http.StatusSeeOther},
		"that of no colour":  {bob, "red", http.StatusBadRequest},
		"that of no seat":    {bob, "", http.StatusBadRequest},
		"White's by nobody":  {client.New(s.base), "white", http.StatusForbidden},
		"White's by a guest": {open(t, ctx, s, "rules=russian&opponent=both").Browser, "white", http.StatusForbidden},
	} {
		if got := renew(c.b, c.color); got != c.want {
			t.Errorf("%s: %d, want %d", what, got, c.want)
		}
	}
}

func TestTakingSeatsHasAPace(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Seats = Rate{Burst: 2, Every: time.Minute}
	}), patience(t)
	ann, link := invite(t, ctx, s, "")
	address := s.base + "/jogo/" + ann.Room + "/link"
	ask(t, ctx, ann.Browser, "POST", address, "colour=white")
	ask(t, ctx, ann.Browser, "POST", address, "colour=white")
	if a := ask(t, ctx, ann.Browser, "POST", address, "colour=white"); a.StatusCode != 429 {
		t.Errorf("the third renewal: %s", a.Status)
	}
	if a := accept(t, ctx, client.New(s.base), link, ""); a.StatusCode != 429 {
		t.Errorf("and then sitting: %s", a.Status)
	}
}
