package server

import (
	"bytes"
	"crypto/tls"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/iotest"

	"tabuleiro/client"
)

func testGuests(random string) guests {
	return guests{key: bytes.Repeat([]byte{7}, KeySize), rand: strings.NewReader(random)}
}

// visit is what a browser with that cookie is taken for.
func visit(g guests, cookie string) string {
	r := httptest.NewRequest("GET", "/", nil)
	if cookie != "" {
		r.AddCookie(&http.Cookie{Name: guestCookie, Value: cookie})
	}
	return g.of(r)
}

func TestGuestIsKnownByASignedCookieAlone(t *testing.T) {
	g := testGuests("sixteen letters!")
	id := "c2l4dGVlbiBsZXR0ZXJzIQ"
	cookie := given(t, g, "").Cookies()[0]
	if got := visit(g, cookie.Value); got != id {
		t.Errorf("the cookie of %q is taken for %q", id, got)
	}
	other := guests{key: bytes.Repeat([]byte{8}, KeySize)}
	_, mac, _ := strings.Cut(cookie.Value, ".")
	for name, forged := range map[string]string{
		"none":                      "",
		"an id without a signature": id,
		"an empty signature":        id + ".",
		"another's signature":       "c2l4dGVlbiBsZXR0ZXJzIR." + mac,
		"another server's":          id + "." + other.sign(id),
		"a letter more":             cookie.Value + "A",
		"nothing at all":            ".",
	} {
		if got := visit(g, forged); got != "" {
			t.Errorf("%s: taken for %q", name, got)
		}
	}
}

func TestAGuestIsFoundAmongCookiesOfOthers(t *testing.T) {
	g := testGuests("sixteen letters!")
	mine := "ann." + g.sign("ann")
	for _, cookies := range [][]string{{"of.another", mine}, {mine, "of.another"}, {"", "x", mine}} {
		r := httptest.NewRequest("GET", "/", nil)
		for _, value := range cookies {
			r.AddCookie(&http.Cookie{Name: guestCookie, Value: value})
		}
		if got := g.of(r); got != "ann" {
			t.Errorf("the cookies %q are taken for %q", cookies, got)
		}
	}
}

func TestGuestCookieStaysInTheBrowser(t *testing.T) {
	for _, c := range []struct {
		proto  string
		secure bool
	}{{"", false}, {"https", true}} {
		cookie := given(t, testGuests("sixteen letters!"), c.proto).Cookies()[0]
		if !cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.Path != "/" || cookie.Secure != c.secure {
			t.Errorf("by %q: %v", c.proto, cookie)
		}
	}
}

// given is what a form of somebody unknown is answered, come by that protocol.
func given(t *testing.T, g guests, proto string) *http.Response {
	t.Helper()
	r, w := httptest.NewRequest("POST", "/jogo", nil), httptest.NewRecorder()
	if proto == "https" {
		r.TLS = &tls.ConnectionState{}
	}
	if id, ok := (&Server{guests: g}).guest(w, r); ok {
		t.Fatalf("at once it is %q", id)
	}
	return w.Result()
}

func TestAGuestWhoReturnsKeepsTheCookie(t *testing.T) {
	g := testGuests("sixteen letters!")
	a := given(t, g, "")
	if a.StatusCode != 307 || a.Header.Get("Location") != "/jogo?cookie" {
		t.Errorf("the form is sent again by %s to %s", a.Status, a.Header.Get("Location"))
	}
	r, w := httptest.NewRequest("POST", "/jogo?cookie", nil), httptest.NewRecorder()
	r.AddCookie(a.Cookies()[0])
	if id, ok := (&Server{guests: g}).guest(w, r); id != "c2l4dGVlbiBsZXR0ZXJzIQ" || !ok || len(w.Result().Cookies()) != 0 {
		t.Errorf("then it is %q with %v", id, w.Result().Cookies())
	}
}

func TestNoGuestWithoutRandomness(t *testing.T) {
	g := testGuests("")
	g.rand = iotest.ErrReader(errors.New("no entropy"))
	w := httptest.NewRecorder()
	s := &Server{guests: g, stopping: t.Context(), log: slog.New(slog.DiscardHandler)}
	if id, ok := s.guest(w, httptest.NewRequest("POST", "/jogo", nil)); ok || len(w.Result().Cookies()) != 0 || w.Code != 500 {
		t.Errorf("became %q, %d", id, w.Code)
	}
}

// Who keeps no cookies is told so, has no room that is lost at once and takes no friend's seat. Fails
// without the question in guest: the opener watches a room of nobody's.
func TestABrowserWithoutCookiesIsToldSo(t *testing.T) {
	s, ctx := start(t, func(c *Config) { c.Hub.RoomsPerUser = 1 }), patience(t)
	p, link := invite(t, ctx, s, "")
	forgetful := client.New(s.base)
	forgetful.Client.Jar = nil
	for address, form := range map[string]string{s.base + "/jogo": "rules=brazilian&opponent=both", link: "name=Bob"} {
		first := ask(t, ctx, forgetful, "POST", address, form)
		if first.StatusCode != 307 {
			t.Fatalf("%s: %s", address, first.Status)
		}
		a := ask(t, ctx, forgetful, "POST", s.base+first.Header.Get("Location"), form)
		if a.StatusCode != 400 || !strings.Contains(a.body, words(codeNoCookies)) || a.Header.Get("Location") != "" {
			t.Errorf("%s: %s without %q", address, a.Status, words(codeNoCookies))
		}
	}
	if fresh := sit(t, ctx, p.Browser, p.Room); !fresh.Seats.Black.Open || fresh.V != p.V {
		t.Errorf("and the seat is %+v", fresh.Seats.Black)
	}
}
