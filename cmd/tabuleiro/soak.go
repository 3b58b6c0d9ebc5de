package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"tabuleiro/soak"
)

type benchSoakCmd struct {
	Games   int     `default:"200" placeholder:"N" help:"Play so many games at once. (${default})"`
	Minutes float64 `default:"10" placeholder:"N" help:"Play for so long. (${default})"`
	Kills   int     `default:"50" placeholder:"N" help:"Kill the server so often. (${default})"`
	Seed    uint64  `default:"1" placeholder:"N" help:"Of what happens. (${default})"`
	Dir     string  `placeholder:"DIR" help:"Make the temporary data here. (that of the system)"`
}

// Help implements kong's HelpProvider.
func (benchSoakCmd) Help() string {
	return `Scripted people play, offer, claim, take back and give up, on one page or two, over lines that break and
are up to two seconds slow, with double and stale messages, while the server is killed and started again. At
the end what they were told must be what the server has stored. It exits with 1 at the first difference, and
says the room and the version. Ctrl-C ends the play early, and checks.

Examples:
  tabuleiro bench soak
  tabuleiro bench soak --games 20 --minutes 1 --kills 5 --seed 7`
}

// Run plays and checks.
func (c benchSoakCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.soak(ctx, os.Stdout)
}

func (c benchSoakCmd) soak(ctx context.Context, out io.Writer) (err error) {
	server, end, err := temporaryServer(c.Dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, end()) }()
	server.Log = io.Discard // it complains of its kills
	if err := server.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	err = soak.Config{
		Games: c.Games,
		Span:  time.Duration(c.Minutes * float64(time.Minute)),
		Kills: c.Kills,
		Seed:  c.Seed,
		Out:   out,
	}.Run(ctx, server)
	if err != nil {
		return &refusedError{err.Error()}
	}
	fmt.Fprintln(out, "What was told is what is stored.")
	return nil
}
