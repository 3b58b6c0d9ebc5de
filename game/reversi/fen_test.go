package reversi

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/gametest"
)

const startBoard = "---------------------------OX------XO---------------------------"

func TestStartPositions(t *testing.T) {
	for id, fen := range map[string]string{
		"reversi":        startBoard + " X",
		"reversi-misere": startBoard + " X",
		"reversi-6x6":    "--------------OX----XO-------------- X",
		"reversi-10x10":  strings.Repeat("-", 44) + "OX--------XO" + strings.Repeat("-", 44) + " X",
		"reversi-free":   strings.Repeat("-", 64) + " X",
	} {
		r := rules(t, id)
		p, tally := r.Start()
		if got := r.FEN(p, tally); got != fen || p.Turn() != game.Black {
			t.Errorf("%s starts from %s, want %s", id, got, fen)
		}
	}
	want(t, rules(t, "reversi").start(), "d3", "c4", "f5", "e6")
	want(t, rules(t, "reversi-10x10").start(), "e4", "d5", "g6", "f7")
}

// The first rank lies on top: seen from either side the disc in the middle's upper right is black.
func TestTheBoardLiesAsInBooks(t *testing.T) {
	for _, r := range All() {
		b := r.Board()
		if b.Names[0] != "a1" || b.Points[0] != [2]int{0, r.Ranks - 1} || b.Points[len(b.Points)-1] != [2]int{r.Files - 1, 0} {
			t.Errorf("%s: %s at %v, the last at %v", r.ID(), b.Names[0], b.Points[0], b.Points[len(b.Points)-1])
		}
		upperRight := [2]int{r.Files / 2, r.Ranks / 2}
		for _, piece := range r.start().Pieces() {
			if at := b.Points[piece.Square]; at == upperRight && piece.Color != game.Black {
				t.Errorf("%s: %s is white", r.ID(), b.Names[piece.Square])
			}
		}
	}
}

func TestFENCanonical(t *testing.T) {
	for _, c := range []struct{ id, fen, canonical string }{
		{"reversi", startBoard + " X", startBoard + " X"},
		{"reversi", " \t" + startBoard + "  o\n", startBoard + " O"},
		{"reversi", strings.ReplaceAll(strings.ToLower(startBoard), "-", ".") + " *", startBoard + " X"},
		{"reversi", strings.ReplaceAll(startBoard, "X", "*") + " x", startBoard + " X"},
		{"reversi", mirrored, mirrored},
		{"reversi-6x6", "--------------OX----XO-------------- O", "--------------OX----XO-------------- O"},
	} {
		r := rules(t, c.id)
		p, tally, err := r.Parse(c.fen)
		if err != nil {
			t.Errorf("%s %q: %v", c.id, c.fen, err)
		} else if got := r.FEN(p, tally); got != c.canonical {
			t.Errorf("%s %q is written %q, want %q", c.id, c.fen, got, c.canonical)
		}
	}
}

func TestFENErrors(t *testing.T) {
	for _, c := range []struct {
		id, fen string
		want    game.FENError
	}{
		{"reversi", "", game.FENError{Code: game.FENEmpty}},
		{"reversi", " \n ", game.FENError{Code: game.FENEmpty}},
		{"reversi", strings.Repeat("-", 5<<20), game.FENError{Code: game.FENTooLong, At: maxFEN}},
		{"reversi", strings.Repeat("-", 300), game.FENError{Code: game.FENTooLong, At: maxFEN}},
		{"reversi", startBoard, game.FENError{Code: game.FENTurn, At: 64}},
		{"reversi", startBoard + " ", game.FENError{Code: game.FENTurn, At: 65}},
		{"reversi", startBoard + " W", game.FENError{Code: game.FENTurn, At: 65, Token: "W"}},
		{"reversi", startBoard + "  X X", game.FENError{Code: game.FENTurn, At: 66, Token: "X X"}},
		{"reversi", startBoard + "- X", game.FENError{Code: game.FENLength, At: 64}},
		{"reversi", startBoard[1:] + " X", game.FENError{Code: game.FENLength, At: 63}},
		{"reversi-10x10", startBoard + " X", game.FENError{Code: game.FENLength, At: 64}},
		{"reversi-6x6", startBoard + " X", game.FENError{Code: game.FENLength, At: 36}},
		{"reversi", " ?" + startBoard[1:] + " X", game.FENError{Code: game.FENSign, At: 1, Token: "?"}},
		{"reversi", "W:Wc3:Bd4", game.FENError{Code: game.FENSign, At: 0, Token: "W"}},
		{"reversi", "\v" + startBoard[:63] + "X", game.FENError{Code: game.FENSign, At: 0, Token: "\v"}}, // its last disc is not the side
		{"reversi", startBoard + "\u00a0X", game.FENError{Code: game.FENSign, At: 64, Token: "\u00a0"}},
		{"reversi", startBoard[:60] + "●--- X", game.FENError{Code: game.FENSign, At: 60, Token: "●"}},
	} {
		gametest.RefusedFEN(t, rules(t, c.id), c.fen, c.want)
	}
}

// canonicalSigns writes the signs that are read as the ones that are written.
var canonicalSigns = strings.NewReplacer("x", "X", "*", "X", "o", "O", ".", "-")

// FuzzFEN: whatever is read is written as it stands there, with canonical signs, and read again as the same.
func FuzzFEN(f *testing.F) {
	for i, r := range All() {
		f.Add(i, r.start().fen())
	}
	f.Add(0, " "+strings.ToLower(startBoard)+" \t*\n")
	f.Fuzz(func(t *testing.T, i int, fen string) {
		r := All()[uint(i)%uint(len(All()))]
		p, read := gametest.AnyFEN(t, r, fen)
		if !read {
			return
		}
		board, turn, _ := strings.Cut(string(p.Key()), " ")
		if !slices.Equal(strings.Fields(canonicalSigns.Replace(fen)), []string{board, turn}) {
			t.Fatalf("%s %q is read as %q", r.ID(), fen, p.Key())
		}
	})
}
