package main

import (
	"context"
	"crypto/rand"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	mathrand "math/rand/v2"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"tabuleiro/bus/local"
	engines "tabuleiro/engine/all"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/hub"
	"tabuleiro/push"
	"tabuleiro/server"
	"tabuleiro/store/sqlite"
	"tabuleiro/web"
	"tabuleiro/wire"
)

type serveCmd struct {
	Addr         string    `env:"TABULEIRO_ADDR" default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"Listen here; port 0 takes a free one. (${default})"`
	Data         string    `env:"TABULEIRO_DATA" default:"data" placeholder:"DIR" help:"Keep games and keys here. (${default})"`
	TLSCert      string    `name:"tls-cert" env:"TABULEIRO_TLS_CERT" placeholder:"FILE" help:"Serve over TLS with this certificate, as PEM. It may be renewed at any time."`
	TLSKey       string    `name:"tls-key" env:"TABULEIRO_TLS_KEY" placeholder:"FILE" help:"The key of the certificate."`
	TrustedProxy []network `env:"TABULEIRO_TRUSTED_PROXY" placeholder:"NETWORK" help:"Believe X-Forwarded-For, -Proto and -Host from this address or network; may be given several times."`
	Metrics      string    `env:"TABULEIRO_METRICS" placeholder:"HOST:PORT" help:"Let Prometheus ask for /metrics here; nobody may without it."`
	Log          string    `enum:"text,json" env:"TABULEIRO_LOG" default:"text" placeholder:"text|json" help:"How the log is written, to the standard error. (${default})"`
	LogLevel     string    `enum:"debug,info,warn,error" env:"TABULEIRO_LOG_LEVEL" default:"info" placeholder:"LEVEL" help:"The least that is logged: debug, info, warn or error. (${default})"`
	Reminders    string    `enum:"push,none" env:"TABULEIRO_REMINDERS" default:"push" placeholder:"push|none" help:"Tell players who have no page open, by the push services of their browsers, or nobody. (${default})"`
	Pace         string    `enum:"human,none" env:"TABULEIRO_PACE" default:"human" placeholder:"human|none" help:"How long the computer takes to answer: as a person would, or no longer than it thinks. (${default})"`
	Imports      int       `env:"TABULEIRO_IMPORTS" default:"2048" placeholder:"MB" help:"Keep so much of the games that people bring in files, all together, then the oldest leave; 0: nobody brings any. (${default})"`
	Limits       string    `enum:"fair,none" default:"fair" placeholder:"fair|none" help:"How much one address may ask: what many people behind it do, or as much as it likes, which is for measurements on a machine of one's own. (${default})"`

	pace   func(line game.Line, m game.Move, level int, chance uint64) time.Duration // of the computer; nil: it answers at once
	stderr io.Writer                                                                 // nil: that of the process
}

// Help implements kong's HelpProvider.
func (serveCmd) Help() string {
	return `It prints the address when it listens, and stops at Ctrl-C or SIGTERM. Every move is on disk before
anybody is told of it: start it again on the same data and the games go on. One server at a time may
use a directory.

Each setting may come from the environment as well: TABULEIRO_ADDR for --addr, and so on.
docs/operating.md tells how to run it behind a proxy, and what to watch.

Examples:
  tabuleiro serve
  tabuleiro serve --addr 0.0.0.0:80 --data /var/lib/tabuleiro
  tabuleiro serve --addr :443 --tls-cert fullchain.pem --tls-key privkey.pem
  tabuleiro serve --trusted-proxy 127.0.0.1`
}

// Validate is called when the command line is read.
func (c serveCmd) Validate() error {
	switch {
	case c.Addr == "": // which would be every address, and any port
		return errors.New("--addr is empty: it is HOST:PORT")
	case c.Data == "":
		return errors.New("--data is empty: it is a directory")
	case (c.TLSCert == "") != (c.TLSKey == ""):
		return errors.New("--tls-cert and --tls-key go together: one is missing")
	case c.Imports < 0 || c.Imports > math.MaxInt>>20:
		return fmt.Errorf("--imports is %d: it is how many megabytes there may be", c.Imports)
	}
	return nil
}

// What is in the directory of --data, beside the lock.
const (
	databaseFile = "tabuleiro.db"
	keyFile      = "guest.key"
	pushKeyFile  = "push.key" // VAPID, of RFC 8292
)

const (
	beat         = 20 * time.Second // the page gives a socket up after 25 s of silence
	idle         = 5 * time.Minute
	roomsPerUser = 20
	thinkSaved   = 60 * time.Second // of engine time: some hundred moves of the strongest level
	thinkGains   = 15 * time.Second
	mostThink    = 5 * time.Second
)

// Run serves until the process is told to stop.
func (c serveCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // whoever asks a second time does not want to wait
	go boundGarbage(ctx)
	if c.Pace == "human" {
		c.pace = pace
	}
	return c.serve(ctx, os.Stdout)
}

// serve brings everything together: this is the only place where store, bus, engine and rules meet.
func (c serveCmd) serve(ctx context.Context, out io.Writer) (err error) {
	if _, err := web.Path("game.js"); err != nil {
		return err
	}
	if c.stderr == nil {
		c.stderr = os.Stderr
	}
	logger := c.logTo(c.stderr)
	tlsConfig, err := c.tls(logger)
	if err != nil {
		return fmt.Errorf("--tls-cert and --tls-key: %w", err)
	}
	if err := os.MkdirAll(c.Data, 0o700); err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	lock, err := lockDir(c.Data)
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	defer func() { err = errors.Join(err, lock.release()) }()
	key, err := keptKey(filepath.Join(c.Data, keyFile), rand.Reader)
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	pushKey, err := keptPushKey(filepath.Join(c.Data, pushKeyFile))
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	clk := newSteady()
	log, err := sqlite.Open(ctx, filepath.Join(c.Data, databaseFile), clk.instant)
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	clk.notBefore(log.LastAlive())
	defer func() { err = errors.Join(err, log.Close()) }()
	var reminders hub.Reminders
	var sender *push.Sender
	if c.Reminders != "none" {
		sender = push.Start(push.Config{Key: pushKey, Store: log.Subscriptions(), Logger: logger})
		defer sender.Close()
		reminders = sender
	}
	config := server.Config{
		Addr: c.Addr,
		Ready: func(address string) {
			if err := lock.tell(fmt.Sprintf("process %d at %s", os.Getpid(), c.link(address))); err != nil {
				logger.Warn("the lock does not say where the server is", "err", err)
			}
			logger.Info("serving", "version", versionText())
			fmt.Fprintln(out, c.link(address))
		},
		TLS:     tlsConfig,
		Proxies: prefixes(c.TrustedProxy),
		Disk:    log,
		Metrics: c.Metrics,
		Version: versionText(),
		Offers:  all.Families(),
		Key:     key,
		Push:    sender,

		ImportRoom: c.Imports << 20,
		Hub: hub.Config{
			Rules:        all.Find,
			Log:          log,
			Rooms:        log.Rooms(),
			Bus:          &local.Bus{},
			Encoder:      wire.Encoder{},
			Thinker:      thinker{engine: engines.Engine{}, pace: c.pace, most: mostThink, seed: mathrand.Uint64},
			ThinkPerUser: hub.Allowance{Saved: thinkSaved, Gains: thinkGains},
			Thinkers:     max(1, runtime.GOMAXPROCS(0)-1), // one is for the moves of people
			Rand:         rand.Reader,
			Now:          clk.now,
			Reminders:    reminders,
			Outages:      log.Outages(),
			Logger:       logger,
			Beat:         beat,
			Idle:         idle,

			RoomsPerUser: roomsPerUser,
		},
	}
	if c.Imports > 0 {
		config.Imported = log.Imports()
	}
	if c.Limits == "none" {
		logger.Warn("nobody is slowed or counted: --limits none is for measurements")
		config = config.Unlimited()
	}
	return server.Main(ctx, config)
}

// tls is how to serve over TLS; nil without it.
func (c serveCmd) tls(logger *slog.Logger) (*tls.Config, error) {
	if c.TLSCert == "" {
		return nil, nil
	}
	held, err := openCertificate(c.TLSCert, c.TLSKey, logger)
	if err != nil {
		return nil, err
	}
	return &tls.Config{GetCertificate: held.hello}, nil
}

// link is what a person types for an address that is listened on.
func (c serveCmd) link(address string) string {
	scheme := "http://"
	if c.TLSCert != "" {
		scheme = "https://"
	}
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return scheme + address
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return scheme + net.JoinHostPort(host, port)
}
