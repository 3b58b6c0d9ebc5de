package main

import (
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"
)

func TestHealthAsksTheServer(t *testing.T) {
	dir := t.TempDir()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	writeCertificate(t, cert, key, "it")
	other := filepath.Join(dir, "other.pem")
	writeCertificate(t, other, filepath.Join(dir, "otherkey.pem"), "another")
	for _, c := range []serveCmd{{Addr: "127.0.0.1:0"}, {Addr: "127.0.0.1:0", TLSCert: cert, TLSKey: key, stderr: io.Discard}} {
		c.Data = t.TempDir()
		base, stop := serving(t, c)
		_, addr, _ := strings.Cut(base, "//")
		_, port, _ := strings.Cut(addr, ":")
		for _, from := range []string{addr, ":" + port, "0.0.0.0:" + port} {
			var said strings.Builder
			if err := (healthCmd{Addr: from, TLSCert: c.TLSCert}).ask(t.Context(), &said); err != nil || said.String() != "ok\n" {
				t.Errorf("%s at %s: %q, %v", base, from, said.String(), err)
			}
		}
		if c.TLSCert != "" {
			unwell(t, healthCmd{Addr: addr, TLSCert: other}, "certificate signed by unknown authority")
			unwell(t, healthCmd{Addr: addr}, "not ready: Client sent an HTTP request to an HTTPS server")
		}
		stop()
		unwell(t, healthCmd{Addr: addr, TLSCert: c.TLSCert}, "no answer: ")
	}
}

// unwell wants the answer that a server is not well.
func unwell(t *testing.T, c healthCmd, why string) {
	t.Helper()
	err := c.ask(t.Context(), io.Discard)
	if !errors.As(err, new(*refusedError)) || !strings.Contains(err.Error(), why) {
		t.Errorf("%+v: %v, want %s", c, err, why)
	}
}
