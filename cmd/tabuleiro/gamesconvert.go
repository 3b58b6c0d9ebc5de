package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"

	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/pdn"
)

// styleFlags say how PDN is written.
type styleFlags struct {
	Full    bool `help:"Write captures with all their squares. (where fewer would be ambiguous)"`
	Letters bool `xor:"alphabet" help:"Write squares in letters. (as the ruleset has them)"`
	Numbers bool `xor:"alphabet" help:"Write squares in numbers, where there are some."`
	Points  bool `help:"Write results as 2-0, 1-1 and 0-2. (where PDN does)"`
}

func (f styleFlags) style() pdn.Style {
	return pdn.Style{Full: f.Full, Letters: f.Letters, Numbers: f.Numbers, Points: f.Points}
}

// gamesConvertCmd writes games in another form.
type gamesConvertCmd struct {
	gamesFlags
	styleFlags
	File string `arg:"" help:"A file of games; - is the standard input."`
	To   string `required:"" enum:"pdn,ggf,obf,transcript,text,wthor,json" help:"The form: ${enum}. text is that of people, as show prints it."`
	Out  string `short:"o" placeholder:"FILE" help:"Where to write. wthor writes FILE.wtb, FILE.jou and FILE.trn. (standard output)"`
}

// Run writes what can be read; games that cannot be written, and problems of those that can, are told on the
// standard error.
func (c gamesConvertCmd) Run() error {
	o, err := c.options()
	if err != nil {
		return err
	}
	if c.To == files.WTHOR {
		return c.wthor(o)
	}
	if sameFile(c.File, c.Out) {
		return fmt.Errorf("%s: it is read while it is written: say -o with another name", c.Out)
	}
	return readGames(c.File, o, func(f *files.File) error {
		return written(c.Out, func(w io.Writer) error {
			return c.each(f, func(g *notation.Game) error { return c.write(w, g) })
		})
	})
}

// sameFile reports whether two names are of one file that is there.
func sameFile(a, b string) bool {
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return errX == nil && errY == nil && os.SameFile(x, y)
}

func (c gamesConvertCmd) write(w io.Writer, g *notation.Game) error {
	if c.To == "text" {
		return writeText(w, g)
	}
	return files.Write(w, g, c.To, c.style())
}

// each hands on the games of a file that have rules, and tells about the others.
func (c gamesConvertCmd) each(f *files.File, use func(*notation.Game) error) error {
	left := 0
	for g, err := range f.Games() {
		if err != nil {
			return err
		}
		for _, p := range g.Problems {
			fmt.Fprintf(os.Stderr, "tabuleiro: game %d, %s\n", g.Number, oneLine(problemText(p)))
		}
		var unfit *files.FormError
		switch err := c.writable(g, use); {
		case errors.As(err, &unfit):
			fmt.Fprintf(os.Stderr, "tabuleiro: %v\n", err)
			left++
		case err != nil:
			return err
		}
	}
	if s := f.Summary(); len(s.Problems) > 0 {
		return errors.New(problemText(s.Problems[0]))
	}
	if left > 0 {
		return fmt.Errorf("%d games were not written", left)
	}
	return nil
}

func (c gamesConvertCmd) writable(g *notation.Game, use func(*notation.Game) error) error {
	if g.Rules == nil {
		return &files.FormError{Game: g.Number, Ruleset: "unknown rules", Form: c.To}
	}
	return use(g)
}

// written opens a file to write to, the standard output for "", and closes it. A file that could not be written
// whole is left as far as it is.
func written(name string, write func(io.Writer) error) (err error) {
	out := os.Stdout
	if name != "" {
		if out, err = os.Create(name); err != nil {
			return err
		}
	}
	b := bufio.NewWriter(out)
	err = errors.Join(write(b), b.Flush())
	if name != "" {
		err = errors.Join(err, out.Close())
	}
	return err
}
