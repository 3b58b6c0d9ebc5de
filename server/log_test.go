package server

import (
	"log/slog"
	"strings"
	"testing"
)

func TestWhatIsSaidOfConnectionsNamesNoAddress(t *testing.T) {
	for line, want := range map[string]string{
		"http: TLS handshake error from 203.0.113.7:5678: EOF\n":            "http: TLS handshake error from (address): EOF",
		"http: TLS handshake error from [2001:db8::1]:5678: EOF":            "http: TLS handshake error from (address): EOF",
		"http: panic serving [fe80::1%eth0]:5678: x\nconn.go:12 +0x1":       `http: panic serving (address): x\nconn.go:12 +0x1`,
		"read tcp 127.0.0.1:80->203.0.113.7:5678: connection reset by peer": "read tcp (address)->(address): connection reset by peer",
	} {
		var said strings.Builder
		l := withoutAddresses{slog.New(slog.NewTextHandler(&said, &slog.HandlerOptions{Level: slog.LevelDebug}))}
		if n, err := l.Write([]byte(line)); n != len(line) || err != nil || !strings.Contains(said.String(), want) {
			t.Errorf("%q: %d, %v, %s", line, n, err, said.String())
		}
	}
}
