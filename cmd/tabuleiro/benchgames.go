package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"tabuleiro/game/all"
	"tabuleiro/internal/cputime"
	files "tabuleiro/notation/all"
)

type benchGamesCmd struct {
	File  string `arg:"" help:"A file of games."`
	Times int    `default:"5" placeholder:"N" help:"Read it so often, and tell the median. (${default})"`
}

// Help implements kong's HelpProvider.
func (benchGamesCmd) Help() string {
	return `It reads a file as "games check" does, every move held against the rules, on one core, and prints the time of the processor.

Examples:
  tabuleiro match brazilian --a 1 --b 1 --nodes 30 --games 100000 --seed 1 --save games.pdn
  tabuleiro bench games games.pdn`
}

// Run measures and prints.
func (c benchGamesCmd) Run() error {
	if c.Times < 1 {
		return errors.New("--times is 1 or more")
	}
	runtime.GOMAXPROCS(1)
	var took []time.Duration
	var read reading
	for range c.Times {
		var err error
		if read, err = readOnce(c.File); err != nil {
			return err
		}
		took = append(took, read.took)
	}
	slices.Sort(took)
	median, best := took[len(took)/2].Seconds(), took[0].Seconds()
	megabytes := float64(read.bytes) / 1e6
	fmt.Printf("%d games, %d with problems, %.1f MB of %s\n", read.games, read.bad, megabytes, read.form)
	fmt.Printf("median of %d: %.1f MB and %.0f games per second of the processor\n", c.Times, megabytes/median, float64(read.games)/median)
	fmt.Printf("best: %.1f MB and %.0f games\n", megabytes/best, float64(read.games)/best)
	return nil
}

// reading is what one reading of a file came to.
type reading struct {
	form       string
	games, bad int
	bytes      int64
	took       time.Duration // of the processor
}

func readOnce(name string) (r reading, err error) {
	in, err := os.Open(name)
	if err != nil {
		return r, err
	}
	defer in.Close()
	before := cputime.Process()
	file, err := files.Open(in, filepath.Base(name), files.Options{Rules: all.All(), Bare: true})
	if err != nil {
		return r, err
	}
	for g, err := range file.Games() {
		if err != nil {
			return r, err
		}
		r.games++
		if len(g.Problems) > 0 {
			r.bad++
		}
	}
	r.took, r.form = cputime.Process()-before, file.Summary().Form
	r.bytes, err = in.Seek(0, io.SeekCurrent)
	return r, err
}
