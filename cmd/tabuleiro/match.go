package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"time"

	"tabuleiro/engine"
	engines "tabuleiro/engine/all"
	"tabuleiro/engine/match"
	"tabuleiro/game/all"
)

// matchCmd lets two levels of the computer play each other.
type matchCmd struct {
	Ruleset string        `arg:"" name:"rules" help:"The ruleset."`
	A       level         `name:"a" required:"" placeholder:"LEVEL" help:"The level that is measured."`
	B       level         `name:"b" required:"" placeholder:"LEVEL" help:"The level it plays against."`
	Games   int           `default:"100" placeholder:"N" help:"How many games. (${default})"`
	Nodes   uint64        `xor:"effort" placeholder:"N" help:"Both think so many nodes a move, whatever their level says."`
	Time    time.Duration `xor:"effort" placeholder:"T" help:"Both think so long a move, as in 50ms, whatever their level says."`
	Seed    uint64        `default:"1" placeholder:"N" help:"Chooses the openings and the moves. (${default})"`
	Workers int           `placeholder:"N" help:"How many games are played at a time. (one for each processor)"`
	Plies   int           `default:"400" placeholder:"N" help:"A game of so many plies is called a draw. (${default})"`
	Save    string        `type:"path" placeholder:"FILE" help:"Write the games to a file, in PDN or, of Reversi, in GGF."`
	JSON    bool          `name:"json" help:"Answer in JSON."`
}

// Help shows how it is used.
func (matchCmd) Help() string {
	return `Both sides play every opening once: four plies that the seed chooses, nobody ahead and nothing to
take, or eight of any kind where what is taken changes sides. The score is A's share of the points,
a draw being half of one, with the interval in which the true share lies with 95 % (Wilson's, for
games with draws). Without --time, the same seed gives the same games. Ctrl-C ends the match with
the figures so far, and exit code 2.

Examples:
  tabuleiro match brazilian --a 3 --b 1 --games 20
  tabuleiro match turkish --a 2 --b 1 --nodes 5000 --seed 7 --json
  tabuleiro match brazilian --a 1 --b 1 --nodes 30 --games 100000 --save games.pdn`
}

// level is a level of the computer.
type level int

// Validate is called when the command line is read.
func (l level) Validate() error {
	if l < 1 || l > engine.Levels {
		return fmt.Errorf("there is no level %d: they are 1 to %d", int(l), engine.Levels)
	}
	return nil
}

// Validate is called when the command line is read.
func (c matchCmd) Validate() error {
	switch {
	case c.Games < 1:
		return fmt.Errorf("a match of %d games: it has 1 or more", c.Games)
	case c.Plies < 1:
		return fmt.Errorf("games of %d plies: they have 1 or more", c.Plies)
	case c.Time < 0:
		return fmt.Errorf("thinking for %v: it must be more than nothing", c.Time)
	case c.Workers < 0:
		return fmt.Errorf("%d games at a time: it is 1 or more", c.Workers)
	}
	return nil
}

// Run plays the match until it is over or the process is told to stop.
func (c matchCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return c.play(ctx, os.Stdout, tallyProgress{out: os.Stderr, overwrites: onTerminal(os.Stderr), games: c.Games})
}

func (c matchCmd) play(ctx context.Context, out io.Writer, shown tallyProgress) error {
	r, err := all.Find(c.Ruleset)
	if err != nil {
		return err
	}
	m := match.Match{Rules: r, A: c.player(c.A), B: c.player(c.B), Games: c.Games, Seed: c.Seed, PlyLimit: c.Plies,
		Workers: c.workers()}
	var figures match.Figures
	play := func(save func(match.Game) error) error {
		for g := range m.Play(ctx) {
			figures.Add(g)
			shown.show(figures)
			if err := save(g); err != nil {
				return err
			}
		}
		return nil
	}
	err = c.saved(play)
	shown.clear()
	if err := errors.Join(err, c.report(out, figures)); err != nil {
		return err
	}
	if n := figures.Games(); n < c.Games {
		return fmt.Errorf("stopped after %d of %d games", n, c.Games)
	}
	return nil
}

func (c matchCmd) player(l level) match.Player {
	lim := engine.Level(int(l))
	if c.Nodes > 0 || c.Time > 0 {
		lim.Nodes = c.Nodes
	}
	return match.Engine(engines.Engine{}, lim, c.Time)
}

func (c matchCmd) workers() int {
	if c.Workers > 0 {
		return c.Workers
	}
	return runtime.GOMAXPROCS(0)
}

// result is a match as JSON.
type result struct {
	Rules string `json:"rules"`
	A     level  `json:"a"`
	B     level  `json:"b"`
	Nodes uint64 `json:"nodes,omitempty"`
	Time  string `json:"time,omitempty"`
	Seed  uint64 `json:"seed"`
	Games int    `json:"games"`
	match.Figures
	Score match.Score `json:"score"`
}

func (c matchCmd) report(w io.Writer, f match.Figures) error {
	if c.JSON {
		r := result{Rules: c.Ruleset, A: c.A, B: c.B, Nodes: c.Nodes, Seed: c.Seed, Games: f.Games(), Figures: f, Score: f.Score()}
		if c.Time > 0 {
			r.Time = c.Time.String()
		}
		return writeJSON(w, r)
	}
	var b strings.Builder
	score := f.Score()
	fmt.Fprintf(&b, "games %d\nwins %d\ndraws %d\nlosses %d\n", f.Games(), f.Wins, f.Draws, f.Losses)
	fmt.Fprintf(&b, "score %.1f %%, with 95 %% from %.1f to %.1f %%\n", 100*score.Mean, 100*score.Low, 100*score.High)
	fmt.Fprintf(&b, "plies %.1f on average\n", f.MeanPlies())
	for _, reason := range slices.Sorted(maps.Keys(f.Reasons)) {
		fmt.Fprintf(&b, "drawn by %s %d\n", reason, f.Reasons[reason])
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// tallyProgress tells how a match stands: on a terminal after every game, on one line; elsewhere
// after every tenth of the games, a line each.
type tallyProgress struct {
	out        io.Writer
	overwrites bool
	games      int
}

func (p tallyProgress) show(f match.Figures) {
	n := f.Games()
	if !p.overwrites && n*10/p.games == (n-1)*10/p.games {
		return
	}
	end := "\n"
	if p.overwrites {
		end = "\r"
	}
	fmt.Fprintf(p.out, "%d of %d games: %d won, %d drawn, %d lost%s", n, p.games, f.Wins, f.Draws, f.Losses, end)
}

func (p tallyProgress) clear() {
	if p.overwrites {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}
