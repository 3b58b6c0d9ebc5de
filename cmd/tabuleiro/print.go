package main

import (
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/game/all"
	guides "tabuleiro/guide/all"
	"tabuleiro/paper"
)

// printCmd writes what is printed.
type printCmd struct {
	Board      printBoardCmd      `cmd:"" help:"A board in true size, on as many sheets as it takes."`
	Pieces     printPiecesCmd     `cmd:"" help:"Pieces to cut out."`
	Scoresheet printScoresheetCmd `cmd:"" help:"A blank scoresheet with a small board."`
	Diagrams   printDiagramsCmd   `cmd:"" help:"Empty boards to draw positions on."`
	Guide      printGuideCmd      `cmd:"" help:"The guide of a ruleset as a booklet."`
	Cards      printCardsCmd      `cmd:"" help:"Positions to solve, the solutions on the next page."`
	Game       printGameCmd       `cmd:"" help:"Games of a file, with a board after every so many moves."`
}

// Help shows how it is used.
func (printCmd) Help() string {
	return `Print at actual size ("100 %", not "fit to page"): a line at the foot of a board is there to be measured.

Examples:
  tabuleiro print board --ruleset brazilian --side 40 --out board.pdf
  tabuleiro print pieces --ruleset reversi --side 30 --paper letter --lang en --out discs.pdf
  tabuleiro print scoresheet --ruleset international --moves 60 --out sheet.pdf`
}

// printFlags are those of all that is printed.
type printFlags struct {
	Paper string `default:"a4" enum:"a4,letter" help:"The paper: ${enum}."`
	Lang  string `default:"pt-BR" enum:"pt-BR,es,en" help:"The language: ${enum}."`
	Out   string `short:"o" required:"" placeholder:"FILE" help:"The PDF to write; - is the standard output."`
}

func (f printFlags) paper() paper.Size {
	at := slices.IndexFunc(paper.Sizes, func(s paper.Size) bool { return s.Name == f.Paper })
	return paper.Sizes[at]
}

// write makes the document and writes it.
func (f printFlags) write(l paper.Layout) error {
	d, err := l.Document(f.Lang)
	if err != nil {
		return told(err)
	}
	d.Made = time.Now()
	pdf, err := d.PDF()
	if err != nil {
		return err
	}
	name := f.Out
	if name == "-" {
		name = ""
	}
	return written(name, func(w io.Writer) error {
		_, err := w.Write(pdf)
		return err
	})
}

// told is an error in the words of the command line.
func told(err error) error {
	var p *paper.Problem
	if errors.As(err, &p) {
		return errors.New(strings.TrimSuffix(p.Words("en"), "."))
	}
	return err
}

// rulesetFlag names the rules of what is printed.
type rulesetFlag struct {
	Ruleset string `default:"brazilian" placeholder:"ID" help:"The ruleset. (${default})"`
}

func (f rulesetFlag) rules() (game.Rules, error) { return all.Find(f.Ruleset) }

// lookFlag says what boards and pieces are drawn in.
type lookFlag struct {
	Ink bool `help:"Draw in greys, without colours."`
}

func (f lookFlag) look() diagram.Look {
	if f.Ink {
		return diagram.Ink
	}
	return diagram.Wood
}

type printBoardCmd struct {
	printFlags
	rulesetFlag
	lookFlag
	Side float64 `default:"40" help:"The side of a square in millimetres."`
}

// Run implements the command.
func (c printBoardCmd) Run() error {
	r, err := c.rules()
	if err != nil {
		return err
	}
	return c.write(paper.Board{Rules: r, Paper: c.paper(), Side: c.Side, Look: c.look()})
}

type printPiecesCmd struct {
	printFlags
	rulesetFlag
	lookFlag
	Side float64 `default:"32" help:"The diameter of a piece in millimetres: four fifths of a square fit well."`
}

// Run implements the command.
func (c printPiecesCmd) Run() error {
	r, err := c.rules()
	if err != nil {
		return err
	}
	return c.write(paper.Pieces{Rules: r, Paper: c.paper(), Diameter: c.Side, Look: c.look()})
}

type printScoresheetCmd struct {
	printFlags
	rulesetFlag
	Moves int `default:"60" help:"How many moves of each side."`
}

// Run implements the command.
func (c printScoresheetCmd) Run() error {
	r, err := c.rules()
	if err != nil {
		return err
	}
	return c.write(paper.Scoresheet{Rules: r, Paper: c.paper(), Moves: c.Moves})
}

type printDiagramsCmd struct {
	printFlags
	rulesetFlag
	PerPage int `default:"6" help:"How many boards on a page."`
	Pages   int `default:"1" help:"How many pages."`
}

// Run implements the command.
func (c printDiagramsCmd) Run() error {
	r, err := c.rules()
	if err != nil {
		return err
	}
	return c.write(paper.Diagrams{Rules: r, Paper: c.paper(), PerPage: c.PerPage, Pages: c.Pages})
}

type printGuideCmd struct {
	printFlags
	rulesetFlag
	lookFlag
}

// Run implements the command.
func (c printGuideCmd) Run() error {
	g, err := guides.Find(c.Ruleset)
	if err != nil {
		return err
	}
	return c.write(paper.Booklet{Guide: g, Paper: c.paper(), Look: c.look()})
}
