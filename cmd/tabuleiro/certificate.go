package main

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// certificate is a certificate and its key in files that somebody renews while they are used.
type certificate struct {
	paths  [2]string // of the certificate, with those that lead to its root, and of the key
	logger *slog.Logger

	mu   sync.Mutex
	read [2]stamp // how the files were when they were read last
	held *tls.Certificate
}

// stamp tells a file that was replaced or written into.
type stamp struct {
	size int64
	at   time.Time
}

// openCertificate reads both files, which must fit.
func openCertificate(cert, key string, logger *slog.Logger) (*certificate, error) {
	c := &certificate{paths: [2]string{cert, key}, logger: logger}
	return c, c.refresh()
}

// hello returns the certificate for a handshake: what the files hold by now or, while they do not fit,
// what they held before.
func (c *certificate) hello(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.refresh(); err != nil {
		c.logger.Error("the certificate was not renewed; the one before stays", "err", err)
	}
	return c.held, nil
}

// refresh reads the files if they have changed. What was wrong with them is returned once.
func (c *certificate) refresh() error {
	var now [2]stamp
	for i, path := range c.paths {
		file, err := os.Stat(path)
		if err == nil {
			now[i] = stamp{file.Size(), file.ModTime()}
		} else if c.held == nil {
			return err
		} // else it is being replaced, or gone for good: the handshakes go on
	}
	if now == c.read {
		return nil
	}
	c.read = now
	pair, err := tls.LoadX509KeyPair(c.paths[0], c.paths[1])
	if err != nil {
		return fmt.Errorf("%s and %s: %w", c.paths[0], c.paths[1], err)
	}
	if c.held != nil {
		c.logger.Info("the certificate was renewed")
	}
	c.held = &pair
	return nil
}
