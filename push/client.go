package push

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"
)

// errForbidden is a name that leads to an address where nothing is sent.
var errForbidden = errors.New("the address is not public")

// newClient sends to allowed addresses alone, whatever a name leads to, and follows nobody elsewhere. It
// minds no proxy of the environment: that would have to look at the address itself.
func newClient(allowed func(netip.AddrPort) bool, roots *x509.CertPool) *http.Client {
	dialer := net.Dialer{Timeout: patience, ControlContext: func(_ context.Context, _, address string, _ syscall.RawConn) error {
		if to, err := netip.ParseAddrPort(address); err != nil || !allowed(to) {
			return errForbidden
		}
		return nil
	}}
	return &http.Client{
		Timeout:       patience,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{
			DialContext:            dialer.DialContext,
			TLSClientConfig:        &tls.Config{RootCAs: roots},
			TLSHandshakeTimeout:    patience,
			ForceAttemptHTTP2:      true,
			DisableCompression:     true, // an answer would be unpacked without bound
			MaxResponseHeaderBytes: 16 << 10,
			MaxIdleConns:           8,
			MaxConnsPerHost:        workers,
			IdleConnTimeout:        30 * time.Second,
		},
	}
}

// Public reports whether an address is one of the public internet, at the port of https: not of this
// machine, its network or its provider, nor a way to one of these (IANA's special-purpose registries).
func Public(to netip.AddrPort) bool {
	a := to.Addr().Unmap()
	if to.Port() != 443 || !a.IsGlobalUnicast() || a.IsPrivate() || a.Is6() && !global6.Contains(a) {
		return false
	}
	for _, p := range special {
		if p.Contains(a) {
			return false
		}
	}
	return true
}

// global6 is all of IPv6 that is handed out.
var global6 = netip.MustParsePrefix("2000::/3")

var special = []netip.Prefix{
	netip.MustParsePrefix("0.0.0.0/8"),
	netip.MustParsePrefix("100.64.0.0/10"), // behind a provider
	netip.MustParsePrefix("192.0.0.0/24"),
	netip.MustParsePrefix("192.0.2.0/24"),
	netip.MustParsePrefix("192.88.99.0/24"),
	netip.MustParsePrefix("198.18.0.0/15"),
	netip.MustParsePrefix("198.51.100.0/24"),
	netip.MustParsePrefix("203.0.113.0/24"),
	netip.MustParsePrefix("240.0.0.0/4"),
	netip.MustParsePrefix("2001::/23"), // Teredo among them
	netip.MustParsePrefix("2001:db8::/32"),
	netip.MustParsePrefix("2002::/16"), // an address of IPv4 within
	netip.MustParsePrefix("3fff::/20"),
}
