package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"tabuleiro/bench"
	"tabuleiro/internal/child"
)

type benchCmd struct {
	Server benchServerCmd `cmd:"" help:"Measure the server: moves a second, from click to screen, CPU, memory."`
}

type benchServerCmd struct {
	Games   int     `default:"1000" placeholder:"N" help:"Play so many games at once. (${default})"`
	Rate    float64 `default:"0" placeholder:"N" help:"So many moves a second in all; 0 for as many as there can be. (${default})"`
	Seconds int     `default:"20" placeholder:"N" help:"Measure for so long, after a tenth of it to warm up. (${default})"`
	Rules   string  `default:"brazilian" placeholder:"ID" help:"What is played. (${default})"`
	Seed    uint64  `default:"1" placeholder:"N" help:"Of the moves. (${default})"`
	Dir     string  `placeholder:"DIR" help:"Make the temporary data here, on a disk that is one. (that of the system)"`
}

// Help implements kong's HelpProvider.
func (benchServerCmd) Help() string {
	return `It starts a server of its own on a free port and a temporary directory, and plays from this process over
real WebSockets. Every move is on the disk before anybody is told.

Examples:
  tabuleiro bench server --games 1000
  tabuleiro bench server --games 1000 --rate 1000`
}

// Run measures and prints.
func (c benchServerCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.measure(ctx, os.Stdout)
}

func (c benchServerCmd) measure(ctx context.Context, out io.Writer) (err error) {
	server, end, err := temporaryServer(ctx, c.Dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, end()) }()
	return c.moves(ctx, server, out)
}

// temporaryServer starts this program as a server without limits, on data that end removes.
func temporaryServer(ctx context.Context, in string) (s *child.Server, end func() error, err error) {
	program, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	dir, err := os.MkdirTemp(in, "tabuleiro-bench-")
	if err != nil {
		return nil, nil, fmt.Errorf("--dir: %w", err)
	}
	s = &child.Server{Program: program, Addr: "127.0.0.1:0", Data: filepath.Join(dir, "data"), Flags: []string{"--limits", "none"}, Log: os.Stderr}
	end = func() error { return errors.Join(s.Stop(), os.RemoveAll(dir)) }
	if err := s.Start(context.WithoutCancel(ctx)); err != nil {
		return nil, nil, errors.Join(err, end())
	}
	return s, end, nil
}

// moves measures games in play.
func (c benchServerCmd) moves(ctx context.Context, server *child.Server, out io.Writer) error {
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
	own := cpuTime()
	meter.Reset()
	if err := sleep(ctx, span); err != nil {
		return f, err
	}
	f = meter.Figures()
	f.Clients = cpuTime() - own
	f.Server, err = server.Usage()
	f.Server.CPU -= before.CPU
	f.Server.Written -= before.Written
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
