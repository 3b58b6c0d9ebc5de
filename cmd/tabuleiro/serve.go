package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	mathrand "math/rand/v2"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"tabuleiro/bus/local"
	"tabuleiro/clock"
	"tabuleiro/engine/draughts"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/hub"
	"tabuleiro/server"
	"tabuleiro/store/sqlite"
	"tabuleiro/web"
	"tabuleiro/wire"
)

type serveCmd struct {
	Addr   string `default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"Listen here; port 0 takes a free one. (${default})"`
	Data   string `default:"data" placeholder:"DIR" help:"Keep games and keys here. (${default})"`
	Pace   string `enum:"human,none" default:"human" placeholder:"human|none" help:"How long the computer takes to answer: as a person would, or no longer than it thinks. (${default})"`
	Limits string `enum:"fair,none" default:"fair" placeholder:"fair|none" help:"How much one address may ask: what many people behind it do, or as much as it likes, which is for measurements on a machine of one's own. (${default})"`

	pace func(line game.Line, m game.Move, level int, chance uint64) time.Duration // of the computer; nil: it answers at once
}

// Help implements kong's HelpProvider.
func (serveCmd) Help() string {
	return `It prints the address when it listens, and stops at Ctrl-C or SIGTERM. Every move is on disk before
anybody is told of it: start it again on the same data and the games go on. One server at a time may
use a directory.

Examples:
  tabuleiro serve
  tabuleiro serve --addr 0.0.0.0:80 --data /var/lib/tabuleiro`
}

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
	if err := os.MkdirAll(c.Data, 0o700); err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	lock, err := lockDir(c.Data)
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	defer func() { err = errors.Join(err, lock.release()) }()
	key, err := keptKey(filepath.Join(c.Data, "guest.key"), rand.Reader)
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	logger := slog.New(slog.NewTextHandler(os.Stderr, nil))
	now := func() clock.Instant { return clock.Of(time.Now()) }
	log, err := sqlite.Open(ctx, filepath.Join(c.Data, "tabuleiro.db"), now)
	if err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	defer func() { err = errors.Join(err, log.Close()) }()
	config := server.Config{
		Addr: c.Addr,
		Ready: func(address string) {
			if err := lock.tell(fmt.Sprintf("process %d at %s", os.Getpid(), link(address))); err != nil {
				logger.Warn("the lock does not say where the server is", "err", err)
			}
			fmt.Fprintln(out, link(address))
		},
		Offers: all.Groups(),
		Key:    key,
		Hub: hub.Config{
			Rules:        all.Find,
			Log:          log,
			Rooms:        log.Rooms(),
			Bus:          &local.Bus{},
			Encoder:      wire.Encoder{},
			Thinker:      thinker{engine: draughts.Engine{}, pace: c.pace, most: mostThink, seed: mathrand.Uint64},
			ThinkPerUser: hub.Allowance{Saved: thinkSaved, Gains: thinkGains},
			Thinkers:     max(1, runtime.GOMAXPROCS(0)-1), // one is for the moves of people
			Rand:         rand.Reader,
			Now:          time.Now,
			Logger:       logger,
			Beat:         beat,
			Idle:         idle,

			RoomsPerUser: roomsPerUser,
		},
	}
	if c.Limits == "none" {
		logger.Warn("nobody is slowed or counted: --limits none is for measurements")
		config = config.Unlimited()
	}
	return server.Main(ctx, config)
}

// link is what a person types for an address that is listened on.
func link(address string) string {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return "http://" + address
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port)
}
