package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"tabuleiro/game/all"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/wthor"
)

// gamesCmd works on files of games.
type gamesCmd struct {
	Check   gamesCheckCmd   `cmd:"" help:"Say what is wrong in files of games."`
	Convert gamesConvertCmd `cmd:"" help:"Write games in another form."`
	Show    gamesShowCmd    `cmd:"" help:"Show a game."`
}

// Help names the contract.
func (gamesCmd) Help() string {
	return "Read are PDN, GGF, OBF, WTHOR and transcripts: docs/game-files.md. A file called - is the standard input."
}

// gamesFlags are those of every command that reads files of games.
type gamesFlags struct {
	Rules string `placeholder:"ID" help:"The ruleset of all games. (what tags and moves tell)"`
	Form  string `enum:",pdn,ggf,obf,wthor,transcript" default:"" placeholder:"FORM" help:"The form of the files. (what they look like)"`
}

// options returns how files are read.
func (f gamesFlags) options() (files.Options, error) {
	o := files.Options{Rules: all.All(), Form: f.Form}
	if f.Rules != "" {
		r, err := all.Find(f.Rules)
		if err != nil {
			return o, err
		}
		o.Only = r
	}
	return o, nil
}

// readGames reads a file, or the standard input for "-", and shows how far it is.
func readGames(name string, o files.Options, use func(*files.File) error) error {
	in, size := os.Stdin, int64(0)
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
		switch info, err := f.Stat(); {
		case err != nil:
			return err
		case info.IsDir():
			return fmt.Errorf("%s: it is a directory", name)
		default:
			size = info.Size()
		}
		o.Players, o.Tournaments = beside(name)
	}
	w := &watched{r: in, name: name, size: size, began: time.Now()}
	defer w.clear()
	file, err := files.Open(w, name, o)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return use(file)
}

// beside reads the names of players and tournaments that lie beside a .wtb file.
func beside(name string) (players, tournaments []string) {
	ext := filepath.Ext(name)
	if !strings.EqualFold(ext, ".wtb") {
		return nil, nil
	}
	base := strings.TrimSuffix(name, ext)
	for _, n := range []struct {
		ext  string
		read func(io.Reader) ([]string, error)
		into *[]string
	}{{".jou", wthor.Players, &players}, {".trn", wthor.Tournaments, &tournaments}} {
		for _, path := range []string{base + n.ext, base + strings.ToUpper(n.ext)} {
			if f, err := os.Open(path); err == nil {
				*n.into, _ = n.read(f) // without them games have numbers
				f.Close()
				break
			}
		}
	}
	return players, tournaments
}

// gamesCheckCmd says what is wrong in files.
type gamesCheckCmd struct {
	gamesFlags
	Files []string `arg:"" name:"file" help:"Files of games; - is the standard input."`
	JSON  bool     `help:"Print objects, one a line."`
}

func (c gamesCheckCmd) Run() error {
	o, err := c.options()
	if err != nil {
		return err
	}
	o.Bare = true
	out := bufio.NewWriter(os.Stdout)
	var failed []error
	for _, name := range c.Files {
		err := readGames(name, o, func(f *files.File) error { return c.check(out, f) })
		if err != nil {
			failed = append(failed, err)
		}
	}
	return errors.Join(append(failed, out.Flush())...)
}

// check prints what there is to say of a file. The error is of a file that could not be read at all.
func (c gamesCheckCmd) check(out *bufio.Writer, f *files.File) error {
	name := f.Summary().File
	for g, err := range f.Games() {
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if len(g.Problems) == 0 {
			continue
		}
		r := files.ReportOf(name, g)
		if c.JSON {
			if err := writeJSON(out, r); err != nil {
				return err
			}
			continue
		}
		for _, p := range r.Problems {
			fmt.Fprintf(out, "%s: game %d, %s\n", oneLine(name), r.Game, oneLine(problemText(p)))
		}
	}
	s := f.Summary()
	if c.JSON {
		if err := writeJSON(out, s); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(out, "%s\n", oneLine(summaryText(s)))
	}
	if unreadable(s) {
		return fmt.Errorf("%s: %s", name, problemText(s.Problems[0]))
	}
	return nil
}

// unreadable reports whether a file is none of games at all.
func unreadable(s files.Summary) bool {
	return len(s.Problems) > 0 && s.Problems[0].Code == notation.NotText
}

// problemText tells a problem in a line: "line 9, ply 3: illegal-move 32-99: no-such-square".
func problemText(p notation.Problem) string {
	var b strings.Builder
	if p.Line > 0 {
		fmt.Fprintf(&b, "line %d", p.Line)
		if p.Ply > 0 {
			fmt.Fprintf(&b, ", ply %d", p.Ply)
		}
		b.WriteString(": ")
	}
	b.WriteString(string(p.Code))
	for _, part := range []struct{ before, text string }{
		{" ", p.Text}, {": ", p.Why}, {", read as ", p.Instead}, {": ", strings.Join(p.Readings, ", ")},
	} {
		if part.text != "" {
			b.WriteString(part.before + part.text)
		}
	}
	return b.String()
}

// summaryText tells about a file in a line.
func summaryText(s files.Summary) string {
	text := fmt.Sprintf("%s: %d games, %d with problems", s.File, s.Games, s.WithProblems)
	for _, r := range s.Rulesets {
		text += fmt.Sprintf(", ruleset %s (%d of %d legal", r.Ruleset, r.Legal, r.Games)
		if r.Next != "" {
			text += fmt.Sprintf("; %s %d", r.Next, r.NextLegal)
		}
		text += ")"
	}
	for _, p := range s.Problems {
		text += ", " + problemText(p)
	}
	return text
}

// watched shows how much of a long file was read.
type watched struct {
	r          io.Reader
	name       string
	size, read int64
	began      time.Time
	shown      int64 // in percent
}

func (w *watched) Read(b []byte) (int, error) {
	n, err := w.r.Read(b)
	w.read += int64(n)
	if w.size > 0 && time.Since(w.began) > time.Second && onTerminal(os.Stderr) {
		if percent := 100 * w.read / w.size; percent > w.shown {
			w.shown = percent
			fmt.Fprintf(os.Stderr, "\r%d %% of %s ", percent, oneLine(w.name))
		}
	}
	return n, err
}

func (w *watched) clear() {
	if w.shown > 0 {
		fmt.Fprint(os.Stderr, "\r\x1b[K")
	}
}
