package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"syscall"
	"time"

	"tabuleiro/bench"
	"tabuleiro/client"
	"tabuleiro/internal/child"
	"tabuleiro/internal/cputime"
)

type benchCmd struct {
	Server benchServerCmd `cmd:"" help:"Measure the server: moves a second, from click to screen, CPU, memory."`
	Games  benchGamesCmd  `cmd:"" help:"Measure how quickly a file of games is read."`
	Soak   benchSoakCmd   `cmd:"" help:"Play on a server that is killed again and again, and check that nothing is lost."`
}

type benchServerCmd struct {
	Games   int     `default:"1000" placeholder:"N" help:"Play so many games at once. (${default})"`
	Rate    float64 `default:"0" placeholder:"N" help:"So many moves a second in all; 0 for as many as there can be. (${default})"`
	Seconds int     `default:"20" placeholder:"N" help:"Measure for so long, after a tenth of it to warm up. (${default})"`
	Rules   string  `default:"brazilian" placeholder:"ID" help:"What is played. (${default})"`
	Seed    uint64  `default:"1" placeholder:"N" help:"Of the moves. (${default})"`
	Idle    int     `default:"0" placeholder:"N" help:"Open so many connections instead, on which nothing happens, and measure memory."`
	Stored  int     `default:"0" placeholder:"N" help:"Store so many finished games instead, and time the start."`
	Dir     string  `placeholder:"DIR" help:"Make the temporary data here, on a disk that is one. (that of the system)"`

	metrics string // where the server tells what it counts
}

// quiet is how long idle connections are left alone before memory is measured: they have had beats and pings,
// and what it took to open them has been collected, which the runtime does every two minutes at least.
const quiet = 140 * time.Second

const commitsTotal = "tabuleiro_store_commits_total"

// Help implements kong's HelpProvider.
func (benchServerCmd) Help() string {
	return `It starts a server of its own on a free port and a temporary directory, and plays from this process over
real WebSockets. Every move is on the disk before anybody is told.

Examples:
  tabuleiro bench server --games 1000
  tabuleiro bench server --games 1000 --rate 1000
  tabuleiro bench server --idle 10000
  tabuleiro bench server --stored 50000`
}

// Run measures and prints.
func (c benchServerCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.measure(ctx, os.Stdout)
}

func (c benchServerCmd) measure(ctx context.Context, out io.Writer) (err error) {
	server, end, err := temporaryServer(c.Dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, end()) }()
	machine(out)
	if c.Stored > 0 {
		return c.start(ctx, server, out)
	}
	if c.metrics, err = freeAddress(); err != nil {
		return err
	}
	server.Flags = append(server.Flags, "--metrics", c.metrics)
	if err := server.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	if c.Idle > 0 {
		return c.idle(ctx, server, out)
	}
	return c.moves(ctx, server, out)
}

// temporaryServer is this program as a server without limits, on data that end removes.
func temporaryServer(in string) (s *child.Server, end func() error, err error) {
	program, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	dir, err := os.MkdirTemp(in, "tabuleiro-bench-")
	if err != nil {
		return nil, nil, fmt.Errorf("--dir: %w", err)
	}
	s = &child.Server{Program: program, Addr: "127.0.0.1:0", Data: dir, Flags: []string{"--limits", "none"}, Log: os.Stderr}
	return s, func() error { return errors.Join(s.Stop(), os.RemoveAll(dir)) }, nil
}

// idle measures connections on which nothing happens.
func (c benchServerCmd) idle(ctx context.Context, server *child.Server, out io.Writer) error {
	before, err := server.Usage()
	if err != nil {
		return err
	}
	closeAll, err := bench.Idle(ctx, server.Base, c.Idle)
	if err != nil {
		return err
	}
	defer closeAll()
	if err := sleep(ctx, quiet); err != nil {
		return err
	}
	after, err := server.Usage()
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "RSS  %.0f MB, and %.0f MB with %d idle connections in %d rooms: %.1f kB each\n",
		megabytes(before.RSS), megabytes(after.RSS), c.Idle, (c.Idle+1)/2, float64(after.RSS-before.RSS)/1e3/float64(c.Idle))
	return nil
}

// start measures how long a server with many stored games takes to start.
func (c benchServerCmd) start(ctx context.Context, server *child.Server, out io.Writer) error {
	if err := bench.Fill(ctx, server.Data, c.Stored, c.Seed); err != nil {
		return err
	}
	begun := time.Now()
	if err := server.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	listens := time.Since(begun)
	if err := client.New(server.Base).Look(ctx, "/"); err != nil {
		return err
	}
	answers := time.Since(begun)
	usage, err := server.Usage()
	if err != nil {
		return err
	}
	file, err := os.Stat(filepath.Join(server.Data, "tabuleiro.db"))
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "start  listens after %.2f s and has answered the first page after %.2f s, with %d stored games in %.0f MB; RSS %.0f MB\n",
		listens.Seconds(), answers.Seconds(), c.Stored, megabytes(file.Size()), megabytes(usage.RSS))
	return nil
}

func megabytes(n int64) float64 { return float64(n) / 1e6 }

// moves measures games in play.
func (c benchServerCmd) moves(ctx context.Context, server *child.Server, out io.Writer) error {
	debug.SetGCPercent(400) // what is measured is the server, beside which the browsers should cost little
	load := bench.Load{Games: c.Games, Rate: c.Rate, Form: "clock=300%2B3&rules=" + c.Rules, Seed: c.Seed}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var meter bench.Meter
	var figures bench.Figures
	var measured error
	measuring := make(chan struct{})
	err := load.Run(ctx, server.Base, &meter, func() {
		go func() {
			defer close(measuring)
			defer stop()
			figures, measured = c.window(ctx, server, &meter)
		}()
	})
	if err != nil {
		return err
	}
	<-measuring
	if measured != nil {
		return measured
	}
	figures.Print(out)
	return nil
}

// window lets the games warm up, and measures then.
func (c benchServerCmd) window(ctx context.Context, server *child.Server, meter *bench.Meter) (f bench.Figures, err error) {
	span := time.Duration(c.Seconds) * time.Second
	if err := sleep(ctx, span/10); err != nil {
		return f, err
	}
	before, err := server.Usage()
	if err != nil {
		return f, err
	}
	committed, err := child.Counter(ctx, c.metrics, commitsTotal)
	if err != nil {
		return f, err
	}
	own := cputime.Process()
	meter.Reset()
	if err := sleep(ctx, span); err != nil {
		return f, err
	}
	f = meter.Figures()
	f.Clients = cputime.Process() - own
	f.Server, err = server.Usage()
	f.Server.CPU -= before.CPU
	f.Server.Written -= before.Written
	if err != nil {
		return f, err
	}
	f.Commits, err = child.Counter(ctx, c.metrics, commitsTotal)
	f.Commits -= committed
	return f, err
}

// sleep waits, or until ctx ends.
func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// freeAddress is one that nobody listens at now.
func freeAddress() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return l.Addr().String(), l.Close()
}
