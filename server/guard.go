package server

import (
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"runtime/debug"
	"strings"
)

// policy lets a page load what this server serves and nothing else: nothing inline, no frame around
// us, no third party. JSON in a page is data and needs no leave. connect-src depends on the address.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// policyAt is the policy of a page that lies at a host. Safari before 16 does not count WebSockets of the
// page's own host among 'self' (github.com/w3c/webappsec-csp, issue 7), so they are named.
func policyAt(host string) string {
	connect := "; connect-src 'self'"
	if isHost(host) {
		connect += " ws://" + host + " wss://" + host
	}
	return policy + connect
}

func isHost(text string) bool { return text != "" && strings.Trim(text, hostLetters) == "" }

// hostLetters are those of names, addresses and ports. A Host header may have others, which could end a
// directive and begin the next.
const hostLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.:[]"

// headers sets what every answer carries.
func headers(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policyAt(r.Host))
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Referrer-Policy", "same-origin")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		if secure(r) {
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()")
		next.ServeHTTP(w, r)
	})
}

// clientOf is the address whose pace is limited: for IPv6 the network, which is what one customer has.
func clientOf(r *http.Request) string {
	from, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	client := from.Addr().Unmap()
	if client.Is6() {
		network, _ := client.WithZone("").Prefix(64) // an IPv6 address has 64 bits
		return network.String()
	}
	return client.String()
}

// foreign reports whether a page of another origin sent r. Browsers always name the origin of a
// WebSocket; a request without one comes from no page and carries nobody's cookie but its sender's.
func foreign(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return false
	}
	u, err := url.Parse(origin)
	return err != nil || !strings.EqualFold(u.Host, r.Host)
}

// logged writes one line for each answer: what was asked for by its pattern, never by address,
// cookie or room.
func (s *Server) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := s.now()
		seen := &status{ResponseWriter: w}
		next.ServeHTTP(seen, r)
		s.metrics.answered(r.Pattern, seen.code)
		s.log.LogAttrs(r.Context(), slog.LevelDebug, "answered", slog.String("pattern", r.Pattern),
			slog.Int("status", seen.code), slog.Duration("took", s.now().Sub(start)))
	})
}

// status remembers what was answered. Unwrap lets http.ResponseController through to the socket.
type status struct {
	http.ResponseWriter
	code int
}

func (s *status) WriteHeader(code int) {
	if s.code == 0 {
		s.code = code
	}
	s.ResponseWriter.WriteHeader(code)
}

func (s *status) Write(b []byte) (int, error) {
	if s.code == 0 {
		s.code = http.StatusOK
	}
	return s.ResponseWriter.Write(b)
}

func (s *status) Unwrap() http.ResponseWriter { return s.ResponseWriter }

// recovered turns a panic into an answer and a line in the log.
func (s *Server) recovered(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if p := recover(); p != nil {
				s.bug(p)
				s.fail(w, r, http.StatusInternalServerError, codeInternal)
			}
		}()
		next.ServeHTTP(w, r)
	})
}

func (s *Server) bug(p any) {
	s.metrics.panics.Inc()
	s.log.Error("panic", "what", p, "stack", string(debug.Stack()))
}
