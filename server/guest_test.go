package server

import (
	"bytes"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/iotest"
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
	w := httptest.NewRecorder()
	if got, err := g.welcome(w, httptest.NewRequest("POST", "/jogo", nil)); got != id || err != nil {
		t.Fatalf("welcome = %q, %v", got, err)
	}
	cookie := w.Result().Cookies()[0]
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
		r, w := httptest.NewRequest("POST", "/jogo", nil), httptest.NewRecorder()
		r.Header.Set("X-Forwarded-Proto", c.proto)
		if _, err := testGuests("sixteen letters!").welcome(w, r); err != nil {
			t.Fatal(err)
		}
		cookie := w.Result().Cookies()[0]
		if !cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.Path != "/" || cookie.Secure != c.secure {
			t.Errorf("behind %q: %v", c.proto, cookie)
		}
	}
}

func TestAGuestWhoReturnsKeepsTheCookie(t *testing.T) {
	g := testGuests("sixteen letters!")
	w := httptest.NewRecorder()
	id, err := g.welcome(w, httptest.NewRequest("POST", "/jogo", nil))
	if err != nil {
		t.Fatal(err)
	}
	r, w2 := httptest.NewRequest("POST", "/jogo", nil), httptest.NewRecorder()
	r.AddCookie(w.Result().Cookies()[0])
	if got, err := g.welcome(w2, r); got != id || err != nil || len(w2.Result().Cookies()) != 0 {
		t.Errorf("the second welcome is %q, %v with %v", got, err, w2.Result().Cookies())
	}
}

func TestNoGuestWithoutRandomness(t *testing.T) {
	g := testGuests("")
	g.rand = iotest.ErrReader(errors.New("no entropy"))
	w := httptest.NewRecorder()
	if id, err := g.welcome(w, httptest.NewRequest("POST", "/jogo", nil)); err == nil || len(w.Result().Cookies()) != 0 {
		t.Errorf("became %q", id)
	}
}
