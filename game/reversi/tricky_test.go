package reversi

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/game"
)

func TestTricky(t *testing.T) {
	rows := 0
	for f := range dataLines(t, "tricky.tsv") {
		name, fen, legal, other, status, score, transcript := f[0], f[1], f[2], f[3], f[4], f[5], f[6]
		t.Run(name, func(t *testing.T) {
			p := parse(t, "reversi", fen)
			wantPlacings(t, p, legal)
			wantPlacings(t, p.passed(), other)
			if got := statusOf(p); got != status {
				t.Errorf("%s, want %s", got, status)
			}
			if score != "-" && strconv.Itoa(solve(p)) != score {
				t.Errorf("with best play %d, want %s", solve(p), score)
			}
			if transcript != "" {
				wantComesTo(t, transcript, p)
			}
		})
		rows++
	}
	if rows != 9 {
		t.Errorf("%d rows", rows)
	}
}

func wantPlacings(t *testing.T, p Position, names string) {
	t.Helper()
	var got, want []string
	for _, m := range p.placings() {
		got = append(got, m.Text)
	}
	if names != "(none)" {
		want = strings.Split(names, ",")
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%v on move: %v, want %v", p.turn, got, want)
	}
}

func statusOf(p Position) string {
	switch moves := p.Moves(); {
	case len(moves) == 0:
		return "over"
	case moves[0].Passes():
		return "pass"
	default:
		return "play"
	}
}

// wantComesTo: the transcript leads to p or, where a pass is due in it, past it.
func wantComesTo(t *testing.T, transcript string, p Position) {
	t.Helper()
	line := play(t, "reversi", transcript)
	for ply := range line.Ply() + 1 {
		if line.Back(ply).Now() == game.Position(p) {
			return
		}
	}
	t.Errorf("%s does not lead to %s but to %s", transcript, p.fen(), line.FEN())
}

// solve is the difference of discs with best play, for the side to move.
func solve(p Position) int {
	moves := p.Moves()
	if len(moves) == 0 {
		score := p.score()
		return score[p.turn] - score[p.turn.Other()]
	}
	best := -1000
	for _, m := range moves {
		best = max(best, -solve(p.play(m)))
	}
	return best
}

func TestAMoveFlipsInAllDirections(t *testing.T) {
	p := draw(t, "reversi", game.Black, `
		X . . X . . X .
		. O . O . O . .
		. . O O O . . .
		X O O . O O O X
		. . O O O . . .
		. O . O . O . .
		X . . O . . X .
		. . . X . . . .`)
	m, err := p.Find("d4")
	if err != nil || len(m.Taken) != 18 {
		t.Fatalf("d4 flips %d, %v", len(m.Taken), err)
	}
	if after := p.play(m); after.discs[game.White].count() != 0 {
		t.Errorf("left: %s", after.fen())
	}
}

// A line ends at the edge: h4 and a5 are neighbours in memory alone.
func TestLinesDoNotWrap(t *testing.T) {
	for _, id := range []string{"reversi", "reversi-free"} {
		want(t, draw(t, id, game.Black, `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . X O O O O
			O O . O O . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .`), "d6", "f6") // not c5, after h4 and a5, b5
	}
}

// Equal discs are a draw and the empty squares nobody's; otherwise they are the winner's.
func TestEmptySquaresGoToTheWinner(t *testing.T) {
	for _, c := range []struct {
		id           string
		black, white int // discs, in separate corners
		result       game.Result
		reason       game.Reason
		score        [2]int // black's first
	}{
		{"reversi", 8, 8, game.Drawn, game.EqualDiscs, [2]int{8, 8}},
		{"reversi", 8, 7, game.BlackWins, game.MostDiscs, [2]int{57, 7}},
		{"reversi", 7, 8, game.WhiteWins, game.MostDiscs, [2]int{7, 57}},
		{"reversi", 0, 13, game.WhiteWins, game.MostDiscs, [2]int{0, 64}},
		{"reversi", 0, 0, game.Drawn, game.EqualDiscs, [2]int{0, 0}},
		{"reversi-misere", 8, 7, game.WhiteWins, game.FewestDiscs, [2]int{57, 7}},
		{"reversi-misere", 7, 7, game.Drawn, game.EqualDiscs, [2]int{7, 7}},
	} {
		board := strings.Repeat("X", c.black) + strings.Repeat("-", 64-c.black-c.white) + strings.Repeat("O", c.white)
		for _, turn := range []string{" X", " O"} {
			line, err := game.BeginFEN(rules(t, c.id), board+turn)
			if err != nil {
				t.Fatal(err)
			}
			wantEnd(t, line, c.result, c.reason, c.score[0], c.score[1])
			want(t, line.Now().(Position))
		}
	}
}
