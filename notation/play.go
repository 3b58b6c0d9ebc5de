package notation

import (
	"errors"

	"tabuleiro/game"
)

// Word is a move as a file has it.
type Word struct {
	Text     string
	Line     int    // of the file
	Passes   bool   // it is a pass, however the file writes that
	By       string // the colour that the file says it is of; "" where it says none
	Comments []string
}

// Play plays words on from the start of a game, whose Rules are known, as far as they are legal, and returns how many
// are. A pass that the file leaves out is put in.
func (g *Game) Play(words []Word) (legal int) {
	line := g.Start
	for i, w := range words {
		if !w.Passes {
			line = g.pass(line, w.Line)
		}
		m, refusal := find(line.Now(), w)
		if refusal != nil {
			p := Problem{Code: IllegalMove, Line: w.Line, Ply: line.Ply() + 1, Text: Shorten(w.Text), Why: string(refusal.Code)}
			if refusal.Code == game.GameOver {
				p.Code, p.Why = GameOver, ""
			}
			g.Problems = append(g.Problems, p)
			g.Plies = line.Ply()
			return i
		}
		line = line.Play(m)
		g.Moves = append(g.Moves, Move{Move: m, Line: w.Line, Comments: w.Comments})
	}
	if n := len(words); n > 0 {
		line = g.pass(line, words[n-1].Line)
	}
	g.Plies = line.Ply()
	return len(words)
}

// pass plays the pass that is due, if one is.
func (g *Game) pass(line game.Line, at int) game.Line {
	moves := line.Now().Moves()
	if len(moves) != 1 || !moves[0].Passes() {
		return line
	}
	g.Moves = append(g.Moves, Move{Move: moves[0], Line: at})
	return line.Play(moves[0])
}

func find(p game.Position, w Word) (game.Move, *game.Refusal) {
	text := w.Text
	if w.By != "" && w.By != p.Turn().String() {
		return game.Move{}, &game.Refusal{Code: game.NotYourTurn}
	}
	if w.Passes {
		text = "pass"
	}
	m, err := p.Find(text)
	if err == nil {
		return m, nil
	}
	refusal := &game.Refusal{Code: game.NotNotation}
	errors.As(err, &refusal)
	return m, refusal
}

// Counted is what each side has when a game has come to its end, without and with the empty squares, which are the
// winner's; ok is false before.
func (g *Game) Counted() (discs, score [2]int, ok bool) {
	line := g.Played()
	v := line.Verdict()
	for _, p := range line.Now().Pieces() {
		discs[p.Color]++
	}
	return discs, v.Score, v.Outcome.Over()
}
