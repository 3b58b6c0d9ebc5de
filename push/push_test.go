package push_test

import (
	"bytes"
	"context"
	"crypto/ecdh"
	"crypto/rand"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"tabuleiro/game/all"
	"tabuleiro/push"
	"tabuleiro/room"
	"tabuleiro/store/memory"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// service is a push service, and the browser that trusts it.
type service struct {
	*httptest.Server
	browser *ecdh.PrivateKey
	auth    []byte
	answer  func(w http.ResponseWriter, r *http.Request)
	got     chan sent
}

type sent struct {
	header http.Header
	path   string
	body   []byte
}

func startService(t *testing.T) *service {
	t.Helper()
	s := &service{browser: newKey(t), auth: bytes.Repeat([]byte{7}, 16), got: make(chan sent, 100)}
	s.answer = func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusCreated) }
	s.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		s.answer(w, r)
		s.got <- sent{r.Header, r.URL.Path, body}
	}))
	t.Cleanup(s.Close)
	return s
}

func newKey(t *testing.T) *ecdh.PrivateKey {
	t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// subscription is what a browser sends to us.
func (s *service) subscription(path string) []byte {
	return fmt.Appendf(nil, `{"endpoint":%q,"expirationTime":null,"keys":{"p256dh":%q,"auth":%q}}`,
		s.URL+path, base64.RawURLEncoding.EncodeToString(s.browser.PublicKey().Bytes()), base64.RawURLEncoding.EncodeToString(s.auth))
}

// world is a Sender with what it keeps and says.
type world struct {
	*push.Sender
	store memory.Subscriptions
	said  *lockedBuffer
}

type lockedBuffer struct {
	mu sync.Mutex
	bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Buffer.Write(p)
}

func (b *lockedBuffer) text() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.String()
}

// startSender trusts the service and, where anywhere is set, sends to this machine.
func startSender(t *testing.T, s *service, anywhere bool) *world {
	t.Helper()
	w := &world{said: &lockedBuffer{}}
	c := push.Config{Key: newKey(t), Store: &w.store, Logger: slog.New(slog.NewTextHandler(w.said, nil)), Roots: x509.NewCertPool()}
	c.Roots.AddCert(s.Certificate())
	if anywhere {
		c.Allowed = func(netip.AddrPort) bool { return true }
	}
	w.Sender = push.Start(c)
	t.Cleanup(w.Close)
	return w
}

func (w *world) subscribe(t *testing.T, person string, data []byte) {
	t.Helper()
	if err := w.Subscribe(t.Context(), person, "pt-BR", "https://play.example", data); err != nil {
		t.Fatal(err)
	}
}

// begin is a room in its first position.
func begin(t *testing.T) room.State {
	t.Helper()
	o := room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: room.Person("ann")}, {User: room.Person("bob")}}}
	events, err := room.New(all.Find).Decide(1, room.Person("ann"), o)
	if err != nil {
		t.Fatal(err)
	}
	s, err := room.Replay(all.Find, events)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// until waits for something that another goroutine does.
func until(t *testing.T, what string, done func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	for !done() {
		select {
		case <-ctx.Done():
			t.Fatalf("%s: it did not come about", what)
		case <-time.After(time.Millisecond):
		}
	}
}

func (w *world) endpoints(t *testing.T, person string) int {
	t.Helper()
	list, err := w.store.Of(t.Context(), person)
	if err != nil {
		t.Fatal(err)
	}
	return len(list)
}

// TestNothingIsSentToThisMachine fails without the Control of the dialer. "localhost" is a name that
// leads here; that it does is seen only when it is looked up.
func TestNothingIsSentToThisMachine(t *testing.T) {
	s := startService(t)
	w := startSender(t, s, false)
	w.subscribe(t, "ann", s.subscription("/1"))
	w.subscribe(t, "ann", bytes.Replace(s.subscription("/2"), []byte("127.0.0.1"), []byte("localhost"), 1))
	w.Turn("ann", "room", begin(t))
	until(t, "both are forgotten", func() bool { return w.endpoints(t, "ann") == 0 })
	if len(s.got) != 0 {
		t.Error("the service was asked")
	}
}

func TestPublicAddresses(t *testing.T) {
	for _, c := range []struct {
		addr   string
		public bool
	}{
		{"142.250.79.10:443", true},
		{"[2a00:1450:4001:80f::200a]:443", true},
		{"142.250.79.10:80", false},
		{"142.250.79.10:5432", false},
		{"127.0.0.1:443", false},
		{"[::1]:443", false},
		{"[::ffff:127.0.0.1]:443", false},
		{"[::ffff:10.0.0.1]:443", false},
		{"[::10.0.0.1]:443", false},
		{"10.1.2.3:443", false},
		{"172.16.0.1:443", false},
		{"192.168.1.1:443", false},
		{"169.254.169.254:443", false}, // where clouds keep secrets
		{"[fe80::1]:443", false},
		{"[fe80::1%eth0]:443", false},
		{"[fd00:ec2::254]:443", false},
		{"100.64.0.1:443", false},
		{"0.0.0.0:443", false},
		{"[::]:443", false},
		{"224.0.0.1:443", false},
		{"255.255.255.255:443", false},
		{"[64:ff9b::7f00:1]:443", false},
		{"[2002:7f00:1::]:443", false},
		{"[2001:0:1::]:443", false},
	} {
		if got := push.Public(netip.MustParseAddrPort(c.addr)); got != c.public {
			t.Errorf("%s: public %t", c.addr, got)
		}
	}
}

func TestWhatIsNoSubscriptionIsRefused(t *testing.T) {
	s := startService(t)
	w := startSender(t, s, true)
	good := string(s.subscription("/1"))
	key := base64.RawURLEncoding.EncodeToString(s.browser.PublicKey().Bytes())
	off := s.browser.PublicKey().Bytes()
	off[64] ^= 1
	for what, data := range map[string]string{
		"nothing":        "",
		"no JSON":        "endpoint",
		"a list":         "[]",
		"null":           "null",
		"two":            good + good,
		"http":           strings.Replace(good, "https:", "http:", 1),
		"a file":         strings.Replace(good, s.URL, "file:///etc/passwd", 1),
		"no host":        strings.Replace(good, s.URL, "https://", 1),
		"only a path":    strings.Replace(good, s.URL, "", 1),
		"a password":     strings.Replace(good, "https://", "https://a:b@", 1),
		"a fragment":     strings.Replace(good, "/1", "/1#x", 1),
		"another line":   strings.Replace(good, "/1", `/1\r\nX: y`, 1),
		"a long address": strings.Replace(good, "/1", "/"+strings.Repeat("1", 1024), 1),
		"no key":         strings.Replace(good, key, "", 1),
		"half a key":     strings.Replace(good, key, key[:40], 1),
		"a key beside":   strings.Replace(good, key, base64.RawURLEncoding.EncodeToString(off), 1),
		"a short secret": strings.Replace(good, `"auth":"B`, `"auth":"`, 1),
		"no keys":        `{"endpoint":"https://push.example/1"}`,
	} {
		if err := w.Subscribe(t.Context(), "ann", "en", "https://play.example", []byte(data)); err != push.ErrMalformed {
			t.Errorf("%s: %v", what, err)
		}
	}
	if w.endpoints(t, "ann") != 0 {
		t.Error("something was kept")
	}
	w.subscribe(t, "ann", []byte(good))
	if err := w.Unsubscribe(t.Context(), "bob", []byte(good)); err != nil || w.endpoints(t, "ann") != 1 {
		t.Errorf("another's was taken away: %v", err)
	}
	if err := w.Unsubscribe(t.Context(), "ann", []byte(good)); err != nil || w.endpoints(t, "ann") != 0 {
		t.Errorf("one's own was kept: %v", err)
	}
}

// TestMessage: the browser, and nobody else, reads what was sent, and knows whom it is from.
func TestMessage(t *testing.T) {
	s := startService(t)
	w := startSender(t, s, true)
	w.subscribe(t, "ann", s.subscription("/secret"))
	w.Turn("ann", "AbCdEfGhIjKm", begin(t))
	got := <-s.got
	var read map[string]string
	if err := json.Unmarshal(s.decrypt(t, got.body), &read); err != nil {
		t.Fatal(err)
	}
	if read["title"] != "É a sua vez" || read["body"] != "Damas brasileiras" || read["url"] != "/jogo/AbCdEfGhIjKm" || read["lang"] != "pt-BR" || len(read) != 5 {
		t.Errorf("the browser reads %q", read)
	}
	h := got.header
	if h.Get("Content-Encoding") != "aes128gcm" || h.Get("TTL") != "86400" || h.Get("Urgency") != "normal" || h.Get("Topic") != read["tag"] || len(read["tag"]) > 32 {
		t.Errorf("headers %v", h)
	}
	if strings.Contains(fmt.Sprint(h), "AbCdEf") || len(got.body) > 1100 {
		t.Errorf("the service sees the room, or %d bytes", len(got.body))
	}
	wantVAPID(t, h.Get("Authorization"), w.PublicKey(), s.URL, "https://play.example")
	until(t, "it is counted", func() bool { return w.Counts() == push.Counts{Sent: 1} })
	w.Came("ann", "AbCdEfGhIjKm", begin(t))
	got = <-s.got
	if text := string(s.decrypt(t, got.body)); !strings.Contains(text, "Alguém sentou à sua mesa") || got.header.Get("TTL") != "3600" {
		t.Errorf("%s for %s s", text, got.header.Get("TTL"))
	}
	w.Turn("bob", "AbCdEfGhIjKm", begin(t)) // who has no browser there
}

func TestWhatAServiceAnswers(t *testing.T) {
	elsewhere := startService(t)
	for _, c := range []struct {
		status int
		kept   bool
		counts push.Counts
	}{
		{201, true, push.Counts{Sent: 1}},
		{404, false, push.Counts{Gone: 1}},
		{410, false, push.Counts{Gone: 1}},
		{307, true, push.Counts{Failed: 1}}, // and nobody is followed
		{400, true, push.Counts{Failed: 1}},
		{429, true, push.Counts{Failed: 1}},
		{500, true, push.Counts{Failed: 1}},
	} {
		t.Run(fmt.Sprint(c.status), func(t *testing.T) {
			s := startService(t)
			s.answer = func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Location", elsewhere.URL)
				w.WriteHeader(c.status)
				_, _ = io.WriteString(w, strings.Repeat("x", 1<<20))
			}
			w := startSender(t, s, true)
			w.subscribe(t, "guest-77", s.subscription("/the-endpoint"))
			w.Turn("guest-77", "room", begin(t))
			until(t, "it is counted", func() bool { return w.Counts() == c.counts })
			until(t, "it is kept or not", func() bool { return (w.endpoints(t, "guest-77") == 1) == c.kept })
			wantsNoNames(t, w, s)
		})
	}
	if len(elsewhere.got) != 0 {
		t.Error("a redirection was followed")
	}
}

// wantsNoNames wants a log without the person and the endpoint.
func wantsNoNames(t *testing.T, w *world, s *service) {
	t.Helper()
	for _, secret := range []string{"guest-77", "endpoint", strings.TrimPrefix(s.URL, "https://")} {
		if strings.Contains(w.said.text(), secret) {
			t.Errorf("the log has %q: %s", secret, w.said.text())
		}
	}
}

func TestAServiceThatIsNotThere(t *testing.T) {
	s := startService(t)
	s.Close()
	w := startSender(t, s, true)
	w.subscribe(t, "guest-77", s.subscription("/the-endpoint"))
	w.Turn("guest-77", "room", begin(t))
	until(t, "it is counted", func() bool { return w.Counts() == push.Counts{Failed: 1} })
	until(t, "it is logged", func() bool { return strings.Contains(w.said.text(), "cannot be reached") })
	wantsNoNames(t, w, s)
}

// TestASlowServiceSlowsNobody: what one person causes is bounded, others are told meanwhile, and Close
// does not wait for an answer.
func TestASlowServiceSlowsNobody(t *testing.T) {
	slow, fast := startService(t), startService(t)
	asked, ended := make(chan bool, 100), make(chan bool)
	slow.answer = func(http.ResponseWriter, *http.Request) {
		asked <- true
		<-ended
	}
	w := startSender(t, slow, true)
	defer close(ended)
	w.Roots.AddCert(fast.Certificate())
	w.subscribe(t, "slow", slow.subscription("/1"))
	w.subscribe(t, "fast", fast.subscription("/2"))
	for range 100 {
		w.Turn("slow", "room", begin(t))
	}
	if n := w.Counts().Dropped; n != 97 {
		t.Errorf("%d of 100 were dropped", n)
	}
	for range 3 {
		<-asked
	}
	w.Turn("fast", "room", begin(t))
	<-fast.got
	w.Close()
}
