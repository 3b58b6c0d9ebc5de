package server

import (
	"bytes"
	"crypto/ecdh"
	"crypto/rand"
	"crypto/x509"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/push"
	"tabuleiro/room"
	"tabuleiro/store/memory"
)

// startReminding starts a server that reminds, and returns who wants that.
func startReminding(t *testing.T, changes ...func(*Config)) (*testServer, *memory.Subscriptions) {
	t.Helper()
	return startPushing(t, push.Config{}, changes...)
}

// startPushing is startReminding with a sender of one's own.
func startPushing(t *testing.T, c push.Config, changes ...func(*Config)) (*testServer, *memory.Subscriptions) {
	t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	list := &memory.Subscriptions{}
	remind := func(s *Config) {
		c.Key, c.Store, c.Logger = key, list, s.Hub.Logger
		s.Push = push.Start(c)
		t.Cleanup(s.Push.Close)
		s.Hub.Reminders = s.Push
	}
	return start(t, append(changes, remind)...), list
}

func subscriptionAt(endpoint string) string {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		panic(err)
	}
	text := func(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }
	return fmt.Sprintf(`{"endpoint":%q,"keys":{"p256dh":%q,"auth":%q}}`, endpoint, text(key.PublicKey().Bytes()), text(bytes.Repeat([]byte{1}, 16)))
}

const isJSON = "application/json"

func (s *testServer) wantSubscriptions(t *testing.T, list *memory.Subscriptions, b *client.Browser, n int) {
	t.Helper()
	id, _, _ := strings.Cut(strings.TrimPrefix(cookieOf(t, s, b), "guest="), ".")
	subs, err := list.Of(t.Context(), room.Person(id).ID())
	if err != nil || len(subs) != n {
		t.Errorf("%d subscriptions, %v; want %d", len(subs), err, n)
	}
}

// TestRefusedSubscriptions: who may not subscribe, and what is no subscription.
func TestRefusedSubscriptions(t *testing.T) {
	built(t)
	s, list := startReminding(t)
	ctx := patience(t)
	ann := open(t, ctx, s, "rules=brazilian&opponent=both").Browser
	over := open(t, ctx, s, "rules=brazilian&opponent=both")
	giveUp(t, ctx, over)
	good := subscriptionAt("https://push.example/1")
	for _, c := range []struct {
		what, method, body string
		who                *client.Browser
		header             []string
		status             int
	}{
		{"nobody", "POST", good, client.New(s.base), []string{"Content-Type", isJSON}, 403},
		{"a forged cookie", "POST", good, forged(t, s, "guest=AAAAAAAAAAAAAAAAAAAAAA.AAAA"), []string{"Content-Type", isJSON}, 403},
		{"who plays nowhere", "POST", good, over.Browser, []string{"Content-Type", isJSON}, 403},
		{"another site", "POST", good, ann, []string{"Content-Type", isJSON, "Origin", "https://evil.example"}, 403},
		{"another site's frame", "POST", good, ann, []string{"Content-Type", isJSON, "Sec-Fetch-Site", "cross-site"}, 403},
		{"another site takes it back", "DELETE", good, ann, []string{"Content-Type", isJSON, "Sec-Fetch-Site", "cross-site"}, 403},
		{"a form", "POST", good, ann, nil, 415},
		{"plain text", "POST", good, ann, []string{"Content-Type", "text/plain"}, 415},
		{"no JSON", "POST", "endpoint=1", ann, []string{"Content-Type", isJSON}, 400},
		{"a file", "POST", subscriptionAt("file:///etc/passwd"), ann, []string{"Content-Type", isJSON}, 400},
		{"http", "POST", subscriptionAt("http://push.example/1"), ann, []string{"Content-Type", isJSON}, 400},
		{"very long", "POST", strings.Repeat(" ", maxSubscription) + good, ann, []string{"Content-Type", isJSON}, 413},
		{"to look", "GET", "", ann, nil, 405},
	} {
		if a := ask(t, ctx, c.who, c.method, s.base+remindersPath, c.body, c.header...); a.StatusCode != c.status {
			t.Errorf("%s: %s, want %d", c.what, a.Status, c.status)
		}
	}
	for _, b := range []*client.Browser{ann, over.Browser} {
		s.wantSubscriptions(t, list, b, 0)
	}
}

func TestSubscriptionsArePaced(t *testing.T) {
	built(t)
	s, _ := startReminding(t, func(c *Config) { c.Reminders = Rate{Burst: 2, Every: time.Hour} })
	ctx := patience(t)
	ann := open(t, ctx, s, "rules=brazilian&opponent=both").Browser
	for i, want := range []int{204, 204, 429} {
		body := subscriptionAt(fmt.Sprint("https://push.example/", i))
		if a := ask(t, ctx, ann, "POST", s.base+remindersPath, body, "Content-Type", isJSON); a.StatusCode != want {
			t.Errorf("the %d. is answered %s, want %d", i+1, a.Status, want)
		}
	}
}

func TestSubscriptions(t *testing.T) {
	s, list := startReminding(t)
	ctx := patience(t)
	ann, bob := open(t, ctx, s, "rules=brazilian&opponent=both").Browser, open(t, ctx, s, "rules=brazilian&opponent=both").Browser
	sends := func(b *client.Browser, method, body string) {
		t.Helper()
		if a := ask(t, ctx, b, method, s.base+remindersPath, body, "Content-Type", isJSON, "Sec-Fetch-Site", "same-origin"); a.StatusCode != 204 {
			t.Errorf("%s: %s", method, a.Status)
		}
	}
	body := subscriptionAt("https://push.example/1")
	sends(ann, "POST", body)
	sends(ann, "POST", body)
	s.wantSubscriptions(t, list, ann, 1)
	sends(bob, "DELETE", body)
	s.wantSubscriptions(t, list, ann, 1)
	sends(ann, "DELETE", body)
	s.wantSubscriptions(t, list, ann, 0)
}

// TestWhereRemindersAreOffered: to players, in a game of days and while one waits; the button does nothing
// by itself.
func TestWhereRemindersAreOffered(t *testing.T) {
	s, _ := startReminding(t)
	ctx := patience(t)
	days, link := invite(t, ctx, s, "&clock=259200m")
	page := func(b *client.Browser, id string) string {
		return ask(t, ctx, b, "GET", s.base+"/jogo/"+id, "").body
	}
	if text := page(days.Browser, days.Room); !strings.Contains(text, `data-remind="came"`) || !strings.Contains(text, "Avisar quando alguém chegar") {
		t.Error("who waits finds no button")
	}
	bob := client.New(s.base)
	accept(t, ctx, bob, link, "Bob")
	if text := page(bob, days.Room); !strings.Contains(text, `data-remind="turn"`) || strings.Contains(text, `data-remind="came"`) {
		t.Error("who plays by correspondence finds another button")
	}
	if strings.Contains(page(client.New(s.base), days.Room), "data-remind") {
		t.Error("a watcher finds a button")
	}
	live, link := invite(t, ctx, s, "&clock=300%2B3")
	accept(t, ctx, client.New(s.base), link, "Bob")
	if strings.Contains(page(live.Browser, live.Room), "data-remind") {
		t.Error("at the board there is a button")
	}
}

func TestTheServiceWorkerIsServed(t *testing.T) {
	built(t)
	s := start(t)
	a := ask(t, patience(t), client.New(s.base), "GET", s.base+"/sw.js", "")
	if a.StatusCode != http.StatusOK || !strings.HasPrefix(a.Header.Get("Content-Type"), "text/javascript") || a.Header.Get("Cache-Control") != "no-cache" {
		t.Errorf("%s, %v", a.Status, a.Header)
	}
	if !strings.Contains(a.body, "showNotification") || strings.Contains(a.body, "export") {
		t.Errorf("it is no classic script: %s", a.body)
	}
	if a := ask(t, patience(t), client.New(s.base), "POST", s.base+remindersPath, "{}", "Content-Type", isJSON); a.StatusCode != 404 {
		t.Errorf("without reminders: %s", a.Status)
	}
}

// TestWhoIsAwayIsReminded: a move by correspondence reaches the push service of who has no page open.
func TestWhoIsAwayIsReminded(t *testing.T) {
	told := make(chan string, 9)
	service := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		told <- r.URL.Path
		w.WriteHeader(http.StatusCreated)
	}))
	t.Cleanup(service.Close)
	c := push.Config{Allowed: func(netip.AddrPort) bool { return true }, Roots: x509.NewCertPool()}
	c.Roots.AddCert(service.Certificate())
	s, _ := startPushing(t, c)
	ctx := patience(t)
	ann, link := invite(t, ctx, s, "&clock=259200m")
	bob := client.New(s.base)
	accept(t, ctx, bob, link, "Bob")
	for path, b := range map[string]*client.Browser{"/ann": ann.Browser, "/bob": bob} {
		if a := ask(t, ctx, b, "POST", s.base+remindersPath, subscriptionAt(service.URL+path), "Content-Type", isJSON); a.StatusCode != 204 {
			t.Fatalf("%s: %s", path, a.Status)
		}
	}
	ann.hear(t, ctx) // that Bob came
	ann.play(t, ctx, "c3-d4")
	if path := <-told; path != "/bob" {
		t.Errorf("%s is told", path)
	}
}
