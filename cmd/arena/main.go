// Command arena measures whether every level of the computer beats the one two below it, in as many
// rulesets as it is asked for. What it finds goes to a file line by line, and what is there already
// for the same engine is not played again.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"time"

	"github.com/alecthomas/kong"

	"tabuleiro/engine"
	engines "tabuleiro/engine/all"
	"tabuleiro/engine/match"
	"tabuleiro/game/all"
)

// arena is the command line.
type arena struct {
	File    string   `arg:"" help:"Where results are kept, one line of JSON each; read first, and written to its end."`
	Engine  string   `required:"" placeholder:"ID" help:"What is measured: the commit of the engine."`
	Rules   []string `default:"brazilian,russian,english,italian,turkish,international,reversi,morris9" help:"The rulesets. (${default})"`
	Pairs   []pair   `placeholder:"UPPER-LOWER" help:"The levels, as in 3-1,10-8. (every level over the one two below)"`
	Games   int      `default:"100" help:"How many games a pair plays. (${default})"`
	Seed    uint64   `default:"1" help:"Chooses the openings and the moves. (${default})"`
	Table   bool     `help:"Play nothing: only print the table of what is in the file."`
	Workers int      `help:"How many games are played at a time. (one for each processor)"`
}

// plyLimit is where a game is called a draw.
const plyLimit = 400

// errMissed is said when the table has a pair below the bound.
var errMissed = errors.New("not every level is sure to score more than 60 % against the lower one")

func main() {
	var a arena
	parser := kong.Must(&a, kong.Name("arena"), kong.Description("Measure the levels of the computer."))
	_, err := parser.Parse(os.Args[1:])
	parser.FatalIfErrorf(err)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	parser.FatalIfErrorf(a.run(ctx))
}

// AfterApply fills in what was not said.
func (a *arena) AfterApply() error {
	for _, id := range a.Rules {
		if _, err := all.Find(id); err != nil {
			return err
		}
	}
	if a.Games < 1 {
		return fmt.Errorf("--games: %d, but it is 1 or more", a.Games)
	}
	if len(a.Pairs) == 0 {
		for upper := 3; upper <= engine.Levels; upper++ {
			a.Pairs = append(a.Pairs, pair{upper, upper - 2})
		}
	}
	if a.Workers <= 0 {
		a.Workers = runtime.GOMAXPROCS(0)
	}
	return nil
}

// run plays what is missing in the file, as far as ctx lets it, and prints the table of what was
// asked for.
func (a *arena) run(ctx context.Context) error {
	results, err := open(a.File)
	if err != nil {
		return err
	}
	defer results.close()
	var played error
	if !a.Table {
		played = a.playAll(ctx, results)
	}
	missed, err := a.print(os.Stdout, results)
	if err := errors.Join(played, err); err != nil {
		return err
	}
	if missed {
		return errMissed
	}
	return nil
}

// playAll plays every pair that is not in results, the low levels first.
func (a *arena) playAll(ctx context.Context, results *results) error {
	var missing []key
	for _, p := range a.Pairs {
		for _, rules := range a.Rules {
			if k := a.key(rules, p); !results.have(k) {
				missing = append(missing, k)
			}
		}
	}
	left := newEstimate(missing, a.Workers)
	for i, k := range missing {
		fmt.Fprintf(os.Stderr, "pair %d of %d, %v in %s; %v left\n", i+1, len(missing), k.pair(), k.Rules, left)
		began := time.Now()
		figures, err := a.play(ctx, k)
		if err != nil {
			return err
		}
		if err := results.add(result{k, figures}); err != nil {
			return err
		}
		left.done(k, time.Since(began))
	}
	return nil
}

func (a *arena) key(rules string, p pair) key {
	return key{Engine: a.Engine, Rules: rules, Upper: p.upper, Lower: p.lower, Games: a.Games, Seed: a.Seed}
}

// play plays the games of a pair; those of one that is cut short are lost.
func (a *arena) play(ctx context.Context, k key) (match.Figures, error) {
	r, err := all.Find(k.Rules)
	if err != nil {
		return match.Figures{}, err
	}
	m := match.Match{Rules: r, A: player(k.Upper), B: player(k.Lower), Games: k.Games, Seed: k.Seed,
		PlyLimit: plyLimit, Workers: a.Workers}
	var figures match.Figures
	for g := range m.Play(ctx) {
		figures.Add(g)
		if n := figures.Games(); n%20 == 0 || n == k.Games {
			fmt.Fprintf(os.Stderr, "  %d of %d games: %d won, %d drawn, %d lost\n",
				n, k.Games, figures.Wins, figures.Draws, figures.Losses)
		}
	}
	if figures.Games() < k.Games {
		return figures, fmt.Errorf("stopped in %v in %s; what is complete is in %s", k.pair(), k.Rules, a.File)
	}
	return figures, nil
}

func player(level int) match.Player {
	return match.Engine(engines.Engine{}, engine.Level(level), 0)
}
