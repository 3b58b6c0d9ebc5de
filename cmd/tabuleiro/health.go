package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"time"
)

type healthCmd struct {
	Addr    string `env:"TABULEIRO_ADDR" default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"Where it listens. (${default})"`
	TLSCert string `name:"tls-cert" env:"TABULEIRO_TLS_CERT" placeholder:"FILE" help:"The certificate it serves with, if it does."`
}

// Help implements kong's HelpProvider.
func (healthCmd) Help() string {
	return `It asks /readyz, says what that answers, and exits with 0 when games can be played and with 1 when
they cannot: for a container, which has no shell to ask with.`
}

const healthTime = 5 * time.Second

// Run asks once.
func (c healthCmd) Run() error { return c.ask(context.Background(), os.Stdout) }

func (c healthCmd) ask(ctx context.Context, out io.Writer) error {
	base, err := c.base()
	if err != nil {
		return fmt.Errorf("--addr: %w", err)
	}
	client := &http.Client{Timeout: healthTime, Transport: &http.Transport{
		DisableKeepAlives: true,
		TLSClientConfig:   &tls.Config{InsecureSkipVerify: true, VerifyConnection: c.itself}, // by any name
	}}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, base+"/readyz", nil)
	if err != nil {
		return fmt.Errorf("--addr: %w", err)
	}
	answer, err := client.Do(r)
	if err != nil {
		return &refusedError{"no answer: " + err.Error()}
	}
	defer answer.Body.Close()
	word, err := io.ReadAll(io.LimitReader(answer.Body, 100))
	if err != nil {
		return &refusedError{"no answer: " + err.Error()}
	}
	if answer.StatusCode != http.StatusOK {
		return &refusedError{"not ready: " + strings.TrimSpace(string(word))}
	}
	_, err = out.Write(word)
	return err
}

// base is the address to ask, which for a server that listens everywhere is this machine's own.
func (c healthCmd) base() (string, error) {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return "", err
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	scheme := "http://"
	if c.TLSCert != "" {
		scheme = "https://"
	}
	return scheme + net.JoinHostPort(host, port), nil
}

// itself wants the very certificate that is in the file.
func (c healthCmd) itself(seen tls.ConnectionState) error {
	text, err := os.ReadFile(c.TLSCert)
	if err != nil {
		return err
	}
	pool := x509.NewCertPool()
	if !pool.AppendCertsFromPEM(text) {
		return fmt.Errorf("%s holds no certificate", c.TLSCert)
	}
	if len(seen.PeerCertificates) == 0 {
		return errors.New("it shows no certificate")
	}
	_, err = seen.PeerCertificates[0].Verify(x509.VerifyOptions{Roots: pool, KeyUsages: []x509.ExtKeyUsage{x509.ExtKeyUsageAny}})
	return err
}
