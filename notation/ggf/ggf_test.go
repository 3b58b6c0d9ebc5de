package ggf_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation"
	"tabuleiro/notation/ggf"
)

func read(t testing.TB, text string) (games []*notation.Game) {
	t.Helper()
	for g, err := range ggf.Games(strings.NewReader(text), all.All()) {
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return games
}

const board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"

func TestRead(t *testing.T) {
	for _, c := range []struct{ name, text, moves, problems string }{
		{"case 75, a pass that is not allowed", "1 (;GM[Othello]PB[a]PW[b]TI[05:00//02:00]TY[8]RE[+0.000]" + board +
			"B[d3//0.01]W[c5/-2.39/1.5]B[F6]W[pass//4.2];)", "d3 c5 f6", "1 illegal-move 4 pass may-not-pass"},
		{"no board", "(;GM[Othello]TY[8]B[d3]W[c5];)", "d3 c5", ""},
		{"the colour that is not on move", "(;GM[Othello]TY[8]B[d3]B[c5];)", "d3", "1 illegal-move 2 c5 not-your-turn"},
		{"another game", "(;GM[Chess]TY[8]B[d3];)", "", "1 unknown-ruleset 0 Chess "},
		{"a size of no rules", "(;GM[Othello]TY[12]B[d3];)", "", "1 unknown-ruleset 0 12 "},
		{"a board that is none", "(;GM[Othello]TY[8]BO[8 ---- *]B[d3];)", "", "1 bad-board 0 8 ---- * "},
		{"two games, the first cut short", "(;GM[Othello]TY[8]B[d3]\n(;GM[Othello]TY[8]B[c4];)", "d3; c4", "1 cut-short 0  "},
		{"a bracket that is not closed", "(;GM[Othello]TY[8]B[d3]W[c5", "d3", "1 cut-short 0  "},
		{"a type whose number is not all of it", "(;GM[Othello]TY[s8r20]B[d3];)", "d3", ""},
		{"a type without a number", "(;GM[Othello]TY[friendly]B[d3];)", "d3", ""},
		{"a board of a size of no rules", "(;GM[Othello]BO[12 ---- *]B[d3];)", "", "1 unknown-ruleset 0 12 ---- * "},
		{"a board without a size", "(;GM[Othello]BO[---- *]B[d3];)", "", "1 bad-board 0 ---- * "},
		{"words between games", "Games of GGS\nof May\n2 (;GM[Othello]B[d3];)\nthen\n(;GM[Othello]B[c4];)\nthe end", "d3; c4",
			"1 stray-text 0 Games of GGS ; 1 stray-text 0 of May ; 2 stray-text 0 then ; 2 stray-text 0 the end "},
		{"a tag that stands twice", "(;GM[Othello]PB[a]PB[b]PB[a]B[d3];)", "d3", "1 duplicate-tag 0 PB[b] "},
		{"a result that is no number", "(;GM[Othello]RE[nan]B[d3];)", "d3", ""},
		{"a value that is too long", "(;GM[Othello]PB[" + strings.Repeat("a", notation.MaxText+1) + "]B[d3];)\n(;GM[Othello]B[c4];)", "; c4", "1 too-long 0  "},
		{"letters of old files", "(;GM[Othello]PB[Concei\xe7\xe3o]PW[\xc8\xe2\xe0\xed\xee\xe2]B[d3];)\n(;PB[\xe7]B[c4];)", "d3; c4", "1 encoding 0  "},
		{"ten by ten", "(;GM[Othello]TY[10]B[e4];)", "e4", ""},
		{"ten by ten, the fewest discs win", "(;GM[Othello]TY[10a]B[e4];)", "", "1 unknown-ruleset 0 10a "},
		{"the middle is being filled", "(;GM[Othello]TY[8]BO[8 -------- -------- -------- ---O---- ----*--- -------- -------- -------- *]B[e4]W[d5];)", "e4 d5", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var moves, problems []string
			for _, g := range read(t, c.text) {
				var list []string
				for _, m := range g.Moves {
					list = append(list, m.Text)
				}
				moves = append(moves, strings.Join(list, " "))
				for _, p := range g.Problems {
					problems = append(problems, fmt.Sprintf("%d %s %d %s %s", g.Number, p.Code, p.Ply, p.Text, p.Why))
				}
			}
			if got := strings.Join(moves, "; "); got != c.moves {
				t.Errorf("moves %q, want %q", got, c.moves)
			}
			if got := strings.Join(problems, "; "); got != c.problems {
				t.Errorf("problems %q, want %q", got, c.problems)
			}
		})
	}
}

// TestWordsOfMoves keeps what a move's evaluation and time are.
func TestWordsOfMoves(t *testing.T) {
	g := read(t, "(;GM[Othello]TY[8]B[d3/0.5/1.25]W[c5//2];)")[0]
	if got := fmt.Sprint(g.Moves[0].Comments, g.Moves[1].Comments); got != "[[%eval 0.5] [%emt 1.25]] [[%emt 2]]" {
		t.Error(got)
	}
	var b bytes.Buffer
	if err := ggf.Write(&b, g); err != nil || !strings.Contains(b.String(), "B[D3/0.5/1.25]W[C5//2]") {
		t.Error(b.String(), err)
	}
}

// TestResult: more than nothing is won by Black, also where the fewest discs win, in what is read and what is written.
func TestResult(t *testing.T) {
	const moves = "B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5]" // White has no disc left
	for _, c := range []struct {
		kind, result string
		winner       game.Result
		instead      string
	}{
		{"8", "+64.000", game.BlackWins, ""},
		{"8", "-64.000", game.WhiteWins, "+64"},
		{"8a", "-64.000", game.WhiteWins, ""},
		{"8a", "+64.000", game.BlackWins, "-64"},
	} {
		g := read(t, "(;GM[Othello]TY["+c.kind+"]RE["+c.result+"]"+moves+";)")[0]
		instead := ""
		if len(g.Problems) > 0 {
			instead = g.Problems[0].Instead
		}
		if g.Plies != 9 || g.Result != c.winner || instead != c.instead {
			t.Errorf("%s of %s: %d plies, %s, %v; want %s, %q", c.result, c.kind, g.Plies, g.Result, g.Problems, c.winner, c.instead)
		}
		var b bytes.Buffer
		right := map[string]string{"8": "RE[+64.000]TY[8]", "8a": "RE[-64.000]TY[8a]"}[c.kind]
		if err := ggf.Write(&b, g); err != nil || !strings.Contains(b.String(), right) {
			t.Errorf("%s, %v; want %s", b.String(), err, right)
		}
	}
}

// TestKind: "a" stands where the fewest discs win, and nowhere else.
func TestKind(t *testing.T) {
	for id, want := range map[string]string{
		"reversi": "TY[8]", "reversi-misere": "TY[8a]", "reversi-free": "TY[8]", "reversi-6x6": "TY[6]", "reversi-10x10": "TY[10]",
	} {
		r, err := all.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := ggf.Write(&b, &notation.Game{Rules: r, Start: game.Begin(r)}); err != nil || !strings.Contains(b.String(), want) {
			t.Errorf("%s: %s, %v", id, b.String(), err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("(;GM[Othello]PB[a]TY[8]RE[+2.000]" + board + "B[d3//0.01]W[c5/-2.39/1.5]B[F6]W[pass//4.2];)")
	f.Add("(;GM[Othello]TY[10a]B[e4];)(;")
	f.Fuzz(func(t *testing.T, text string) {
		for _, g := range read(t, text) {
			if g.Rules == nil || g.Start.Rules == nil {
				continue
			}
			var b bytes.Buffer
			if err := ggf.Write(&b, g); err != nil {
				t.Fatal(err)
			}
			if again := read(t, b.String()); len(again) != 1 || again[0].Plies != g.Plies {
				t.Errorf("%q was written as %q", text, b.String())
			}
		}
	})
}

// TestNames reads names in the letters that the file has.
func TestNames(t *testing.T) {
	g := read(t, "(;GM[Othello]PB[Concei\xe7\xe3o]PW[\xc8\xe2\xe0\xed\xee\xe2]DT[2004-05-01]B[d3];)")[0]
	if b, w, d := g.Tag("Black"), g.Tag("White"), g.Tag("Date"); b != "Conceição" || w != "Иванов" || d != "2004-05-01" {
		t.Errorf("%s, %s, %s", b, w, d)
	}
}
