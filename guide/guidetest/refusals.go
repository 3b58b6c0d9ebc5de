package guidetest

import (
	"errors"
	"testing"

	"tabuleiro/game"
	"tabuleiro/guide"
)

// Refusals tries whatever can be written in the positions of a guide's figures, and checks that each reason why it is
// refused is some topic's. That the game is over explains itself.
func Refusals(t *testing.T, g *guide.Guide) {
	t.Helper()
	missing := map[game.Code]string{}
	for topic := range g.Topics() {
		for _, f := range topic.Figures {
			line, err := g.Line(f)
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range attempts(g.Rules.Board(), line.Now()) {
				var r *game.Refusal
				if _, err := line.Now().Find(text); !errors.As(err, &r) || r.Code == game.GameOver {
					continue
				}
				if _, ok := g.Explains(r.Code); !ok {
					missing[r.Code] = text + " in " + g.FEN(f)
				}
			}
		}
	}
	for code, where := range missing {
		t.Errorf("%s: no topic explains %s: %s", g.Rules.ID(), code, where)
	}
}

// attempts are a pass, words, every square, every two that begin where a piece stands or on one free square, and every
// move with every piece more taken.
func attempts(b game.Board, p game.Position) []string {
	tries := []string{"pass", "?", "z99"}
	for _, from := range origins(b, p) {
		for _, to := range b.Names {
			tries = append(tries, from+"-"+to, from+"x"+to)
		}
	}
	tries = append(tries, b.Names...)
	for _, m := range p.Moves() {
		for _, sq := range b.Names {
			tries = append(tries, m.Text+"x"+sq)
		}
	}
	return tries
}

// origins are the squares with a piece, and a free one.
func origins(b game.Board, p game.Position) []string {
	var names []string
	stands := map[game.Square]bool{}
	for _, piece := range p.Pieces() {
		stands[piece.Square] = true
		names = append(names, b.Names[piece.Square])
	}
	for sq, name := range b.Names {
		if !stands[game.Square(sq)] {
			return append(names, name)
		}
	}
	return names
}
