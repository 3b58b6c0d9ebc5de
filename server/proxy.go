package server

import (
	"context"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// overTLS marks the context of a request whose browser speaks TLS with a proxy of ours.
type overTLS struct{}

// behindProxies gives the handlers requests as the browser has sent them: with its address, host and
// scheme where a proxy of ours names them. What anybody else says of that is not looked at.
func (s *Server) behindProxies(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		from, err := netip.ParseAddrPort(r.RemoteAddr)
		switch {
		case err != nil:
		case s.ours(from.Addr()):
			r = s.asSent(r, from)
		case r.Header.Get("X-Forwarded-For") != "":
			s.unknownProxy.Do(func() {
				s.log.Warn("X-Forwarded-For comes from an address that is not trusted, and is not looked at; if a proxy of yours sends it, name that by --trusted-proxy")
			})
		}
		next.ServeHTTP(w, r)
	})
}

func (s *Server) ours(a netip.Addr) bool {
	a = a.Unmap().WithZone("")
	return slices.ContainsFunc(s.proxies, func(p netip.Prefix) bool { return p.Contains(a) })
}

// asSent is a request that came by a proxy of ours, as the browser has sent it.
func (s *Server) asSent(r *http.Request, proxy netip.AddrPort) *http.Request {
	ctx := r.Context()
	if lastOf(r, "X-Forwarded-Proto") == "https" {
		ctx = context.WithValue(ctx, overTLS{}, true)
	}
	sent := r.WithContext(ctx)
	sent.RemoteAddr = netip.AddrPortFrom(s.customer(r, proxy.Addr()), proxy.Port()).String()
	if host := lastOf(r, "X-Forwarded-Host"); isHost(host) {
		sent.Host = host
	}
	return sent
}

// customer is the nearest address on the way that is no proxy of ours. Each proxy adds whom it heard at
// the end; what lies before a word that is no address was written by nobody we know.
func (s *Server) customer(r *http.Request, proxy netip.Addr) netip.Addr {
	way := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	nearest := proxy
	for _, word := range slices.Backward(way) {
		a, ok := addressIn(strings.TrimSpace(word))
		if !ok {
			break
		}
		if nearest = a; !s.ours(a) {
			break
		}
	}
	return nearest
}

// addressIn reads an address, which some proxies write with its port.
func addressIn(word string) (netip.Addr, bool) {
	if a, err := netip.ParseAddrPort(word); err == nil {
		return a.Addr(), true
	}
	a, err := netip.ParseAddr(word)
	return a, err == nil
}

// lastOf is the last value in the last header of that name: what the nearest proxy wrote.
func lastOf(r *http.Request, name string) string {
	values := r.Header.Values(name)
	if len(values) == 0 {
		return ""
	}
	last := values[len(values)-1]
	return strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
}
