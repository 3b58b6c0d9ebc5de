package main

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// writeCertificate makes a certificate of its own for this machine, and returns what a browser that trusts
// it needs.
func writeCertificate(t *testing.T, cert, key, name string) *x509.CertPool {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1),
		Subject:      pkix.Name{CommonName: name},
		NotBefore:    time.Now().Add(-time.Hour),
		NotAfter:     time.Now().Add(time.Hour),
		IPAddresses:  []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	pkcs8, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	for path, block := range map[string]*pem.Block{
		cert: {Type: "CERTIFICATE", Bytes: der},
		key:  {Type: "PRIVATE KEY", Bytes: pkcs8},
	} {
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	parsed, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AddCert(parsed)
	return pool
}

// over is a client of its own connection that trusts a pool.
func over(pool *x509.CertPool) *http.Client {
	return &http.Client{Transport: &http.Transport{
		TLSClientConfig:   &tls.Config{RootCAs: pool},
		ForceAttemptHTTP2: true,
		DisableKeepAlives: true,
	}}
}

// A renewed certificate is what the next handshake shows; half a renewal changes nothing.
func TestServeOverTLSTakesARenewedCertificate(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	dir := t.TempDir()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	first := writeCertificate(t, cert, key, "first")
	var said bytes.Buffer
	base, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir(), TLSCert: cert, TLSKey: key, stderr: &said})
	defer func() {
		stop()
		if text := said.String(); strings.Count(text, "was not renewed") != 1 || strings.Count(text, "was renewed") != 1 {
			t.Errorf("the log: %s", text)
		}
	}()
	if !strings.HasPrefix(base, "https://127.0.0.1:") {
		t.Fatalf("it listens at %s", base)
	}
	see := func(pool *x509.CertPool) error {
		t.Helper()
		answer, err := over(pool).Get(base + "/")
		if err != nil {
			return err
		}
		defer answer.Body.Close()
		if answer.StatusCode != http.StatusOK || answer.ProtoMajor != 2 || answer.Header.Get("Strict-Transport-Security") == "" {
			t.Errorf("%s by %s, %v", answer.Status, answer.Proto, answer.Header)
		}
		return nil
	}
	if err := see(first); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(key, []byte("half of a key"), 0o600); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second is not told again
		if err := see(first); err != nil {
			t.Errorf("while the files do not fit: %v", err)
		}
	}
	second := writeCertificate(t, cert, key, "the second")
	if err := see(second); err != nil {
		t.Errorf("after the renewal: %v", err)
	}
	if err := see(first); err == nil {
		t.Error("the old certificate is still shown")
	}
	// A socket opens over TLS too, whatever version of HTTP the pages come by.
	_, answer, err := websocket.Dial(ctx, base+"/jogo/aaaaaaaaaaaa/ws", &websocket.DialOptions{HTTPClient: over(second), HTTPHeader: http.Header{"Origin": {base}}})
	if err != nil {
		t.Errorf("a socket: %v, %v", err, answer)
	}
}

func TestServeSaysWhatIsWrongWithACertificate(t *testing.T) {
	dir := t.TempDir()
	cert, key, other, otherKey := filepath.Join(dir, "c"), filepath.Join(dir, "k"), filepath.Join(dir, "c2"), filepath.Join(dir, "k2")
	writeCertificate(t, cert, key, "one")
	writeCertificate(t, other, otherKey, "another")
	for _, c := range []struct{ cert, key, says string }{
		{filepath.Join(dir, "none"), key, "no such file"},
		{cert, filepath.Join(dir, "none"), "no such file"},
		{key, key, "--tls-cert and --tls-key: "},
		{cert, otherKey, "private key does not match"},
	} {
		err := serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir(), TLSCert: c.cert, TLSKey: c.key}.serve(t.Context(), &bytes.Buffer{})
		if err == nil || !strings.HasPrefix(err.Error(), "--tls-cert and --tls-key: ") || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s with %s: %v", c.cert, c.key, err)
		}
	}
}
