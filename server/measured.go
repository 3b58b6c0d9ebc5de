package server

import (
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
)

// serveMetrics lets Prometheus ask at an address of its own, which people are not told, until stop is
// called. Without an address nobody may.
func (s *Server) serveMetrics(address, version string) (stop func(), err error) {
	if address == "" {
		return func() {}, nil
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return nil, fmt.Errorf("--metrics: %w", err)
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", s.metricsPage(version))
	h := &http.Server{
		Handler:           mux,
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    maxHeader,
		ErrorLog:          log.New(withoutAddresses{s.log}, "", 0),
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		if err := h.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			s.log.Error("metrics are not served any more", "err", err)
		}
	}()
	return func() {
		_ = h.Close() // nobody waits for the last figures
		<-ended
	}, nil
}
