package server

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"tabuleiro/client"
)

// seenThrough is a request as handlers see it, come from an address with some headers.
func seenThrough(t *testing.T, trusted []netip.Prefix, from string, header ...string) (seen *http.Request) {
	t.Helper()
	r := httptest.NewRequest("GET", "http://inner.example/", nil)
	r.RemoteAddr = from
	for i := 0; i < len(header); i += 2 {
		r.Header.Add(header[i], header[i+1])
	}
	s := testSession(nil, func() {}, &strings.Builder{}).Server
	s.proxies = trusted
	s.behindProxies(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { seen = r })).ServeHTTP(httptest.NewRecorder(), r)
	return seen
}

var twoProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("10.1.0.0/16"), netip.MustParsePrefix("::1/128")}

func TestAnUntrustedAddressIsNotBelieved(t *testing.T) {
	for _, trusted := range [][]netip.Prefix{nil, twoProxies} {
		r := seenThrough(t, trusted, "203.0.113.7:1234",
			"X-Forwarded-For", "198.51.100.1", "X-Forwarded-Proto", "https", "X-Forwarded-Host", "evil.example")
		if clientOf(r) != "203.0.113.7" || secure(r) || r.Host != "inner.example" || origin(r) != "http://inner.example" {
			t.Errorf("behind %v: client %s, secure %v, host %s", trusted, clientOf(r), secure(r), r.Host)
		}
	}
	if r := seenThrough(t, nil, "127.0.0.1:1234", "X-Forwarded-For", "198.51.100.1"); clientOf(r) != "127.0.0.1" {
		t.Errorf("this machine is believed without being trusted: %s", clientOf(r))
	}
}

// The pace is that of a customer: the nearest address that is no proxy of ours, whatever it says of itself.
func TestThePaceIsThatOfACustomer(t *testing.T) {
	for _, c := range []struct{ remote, forwarded, want string }{
		{"203.0.113.7:1234", "", "203.0.113.7"},
		{"127.0.0.1:1234", "", "127.0.0.1"},
		{"127.0.0.1:1234", "198.51.100.1, 203.0.113.9", "203.0.113.9"},
		{"127.0.0.1:1234", "198.51.100.1, 203.0.113.9, 10.1.2.3", "203.0.113.9"},
		{"127.0.0.1:1234", "198.51.100.1, 203.0.113.9, 10.2.2.3", "10.2.2.3"},
		{"127.0.0.1:1234", "10.1.0.1,10.1.0.2", "10.1.0.1"}, // somebody in the house
		{"127.0.0.1:1234", "203.0.113.9, nonsense", "127.0.0.1"},
		{"127.0.0.1:1234", "203.0.113.9, nonsense, 10.1.2.3", "10.1.2.3"},
		{"127.0.0.1:1234", "203.0.113.9:5678", "203.0.113.9"},
		{"127.0.0.1:1234", "[2001:db8:1:2:3:4:5:6]:5678", "2001:db8:1:2::/64"},
		{"127.0.0.1:1234", "", "127.0.0.1"},
		{"[::1]:1234", "203.0.113.9", "203.0.113.9"},
		{"[::ffff:127.0.0.1]:1234", "::ffff:203.0.113.9", "203.0.113.9"},
		{"[2001:db8:1:2:3:4:5:6]:1234", "", "2001:db8:1:2::/64"},
		{"[::ffff:203.0.113.7]:1234", "", "203.0.113.7"},
	} {
		var header []string
		if c.forwarded != "" {
			header = []string{"X-Forwarded-For", c.forwarded}
		}
		if got := clientOf(seenThrough(t, twoProxies, c.remote, header...)); got != c.want {
			t.Errorf("%s for %q is %s, want %s", c.remote, c.forwarded, got, c.want)
		}
	}
	twice := seenThrough(t, twoProxies, "127.0.0.1:1", "X-Forwarded-For", "198.51.100.1", "X-Forwarded-For", "203.0.113.9")
	if got := clientOf(twice); got != "203.0.113.9" {
		t.Errorf("of two headers %s is taken", got)
	}
}

func TestATrustedProxySaysHowItWasCalled(t *testing.T) {
	for _, c := range []struct{ proto, host, want string }{
		{"https", "", "https://inner.example"},
		{"https", "damas.example", "https://damas.example"},
		{"http", "damas.example:8080", "http://damas.example:8080"},
		{"http, https", "evil.example, damas.example", "https://damas.example"}, // the last is the proxy's own
		{"ftp", "", "http://inner.example"},
		{"https", `damas.example"><script>`, "https://inner.example"},
		{"https", "damas.example; script-src *", "https://inner.example"},
	} {
		header := []string{"X-Forwarded-Proto", c.proto}
		if c.host != "" {
			header = append(header, "X-Forwarded-Host", c.host)
		}
		if got := origin(seenThrough(t, twoProxies, "127.0.0.1:1234", header...)); got != c.want {
			t.Errorf("%v is %s, want %s", header, got, c.want)
		}
	}
}

// Behind a trusted proxy that speaks TLS cookies are Secure, the browser keeps to TLS, and a form and a socket
// of the page's own origin are at home.
func TestBehindATrustedProxyEverythingIsAtItsOrigin(t *testing.T) {
	for _, c := range []struct {
		trusted []netip.Prefix
		secure  bool
	}{{nil, false}, {twoProxies, true}} {
		s, ctx := start(t, func(to *Config) { to.Proxies = c.trusted }), patience(t)
		header := []string{"X-Forwarded-Proto", "https", "X-Forwarded-Host", "damas.example"}
		a := ask(t, ctx, client.New(s.base), "POST", s.base+"/jogo", "rules=brazilian&opponent=both", header...)
		if cookies := a.Cookies(); len(cookies) != 2 || cookies[0].Secure != c.secure || cookies[1].Secure != c.secure {
			t.Errorf("behind %v: the cookies are %v", c.trusted, cookies)
		}
		if got := a.Header.Get("Strict-Transport-Security"); (got != "") != c.secure {
			t.Errorf("behind %v: Strict-Transport-Security is %q", c.trusted, got)
		}
		want := http.StatusForbidden
		if c.secure {
			want = http.StatusSeeOther
		}
		a = ask(t, ctx, client.New(s.base), "POST", s.base+"/jogo", "rules=brazilian&opponent=both",
			append(header, "Origin", "https://damas.example")...)
		if a.StatusCode != want {
			t.Errorf("behind %v: a form of the page's origin: %s", c.trusted, a.Status)
		}
	}
}

// A proxy that was forgotten in the settings would make everybody one customer: the log says it once.
func TestAProxyThatIsNotTrustedIsNamedOnce(t *testing.T) {
	s, ctx := start(t), patience(t)
	for range 3 {
		ask(t, ctx, client.New(s.base), "GET", s.base+"/healthz", "", "X-Forwarded-For", "203.0.113.9")
	}
	s.stop()
	said := s.said.String()
	if strings.Count(said, "--trusted-proxy") != 1 || strings.Contains(said, "203.0.113") {
		t.Errorf("the log: %s", said)
	}
}
