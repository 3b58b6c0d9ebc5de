package draughts

import (
	"testing"

	"tabuleiro/game"
)

// frisianKings has a king and a man for each side, far from each other.
const frisianKings = `
	 . . . B .
	b . . . .
	 . . . . .
	. . . . .
	 . . . . .
	. . . . .
	 . . . . .
	. . . . .
	 . . . . w
	W . . . .`

// play plays moves given as text.
func play(t testing.TB, p Position, texts ...string) Position {
	t.Helper()
	for _, text := range texts {
		m, err := p.Find(text)
		if err != nil {
			t.Fatalf("%s in %s: %v", text, p.Key(), err)
		}
		p = p.play(m)
	}
	return p
}

// quietMovers returns the squares from which a quiet move is legal.
func quietMovers(p Position) (from set) {
	for _, m := range p.Moves() {
		if len(m.Taken) == 0 {
			from.add(int(m.From()))
		}
	}
	return from
}

func wantTail(t testing.TB, p Position, tail string) {
	t.Helper()
	if p.tail() != tail {
		t.Errorf("%s should end in %q", p.Key(), tail)
	}
}

func TestKingRestsAfterThreeQuietMoves(t *testing.T) {
	p := draw(t, "frisian", game.White, frisianKings)
	p = play(t, p, "46-41", "4-9", "41-47", "9-4")
	wantTail(t, p, ":M47=2:M4=2")
	p = play(t, p, "47-42", "4-9")
	wantTail(t, p, ":M42=3:M9=3")
	want(t, p, "45-40")
	p = play(t, p, "45-40", "6-11")
	wantTail(t, p, "") // a move of another piece ends the run
	p = play(t, p, "42-47")
	wantTail(t, p, ":M47=1")
}

func TestTiredKingStillCaptures(t *testing.T) {
	p := draw(t, "frisian", game.White, `
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . b . .
		. . . . .
		 . . . . .
		. . . . w
		 . . . . .
		W . . . .`)
	p.runs[game.White] = run{at: int8(p.rules.sq.read("46")), n: 3}
	want(t, p, "46x19 23", "46x14 23", "46x10 23", "46x5 23")
	after := play(t, p, "46x19")
	wantTail(t, after, "")
}

func TestAnotherKingBeginsItsOwnRun(t *testing.T) {
	p := draw(t, "frisian", game.White, `
		 . . . B .
		. . . . .
		 . . . . b
		. . . . .
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . . . w
		W . W . .`)
	p = play(t, p, "46-41", "15-20", "41-46", "4-9")
	wantTail(t, p, ":M46=2:M9=1")
	p = play(t, p, "48-43", "9-4")
	wantTail(t, p, ":M43=1:M4=2")
}

func TestKingsWithoutMenMoveFreely(t *testing.T) {
	p := draw(t, "frisian", game.White, `
		 . . . B .
		b . . . .
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . . . .
		W . . . .`)
	p = play(t, p, "46-41", "4-9", "41-47", "9-4", "47-42", "4-9")
	wantTail(t, p, ":M9=3") // Black has a man
	if movers := quietMovers(p); !movers.has(p.rules.sq.read("42")) {
		t.Error("a king whose side has no man may move for ever")
	}
}

func TestRunsEndWithTheKingOrTheLastMan(t *testing.T) {
	p := draw(t, "frisian", game.White, `
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . B . .
		. . w . .
		 . . . . .
		. . . . .
		 . . . . .
		. . . . b`)
	king := int8(p.rules.sq.read("23"))
	p.runs[game.Black] = run{at: king, n: 2}
	wantTail(t, play(t, p, "28x19"), "")
}

func TestNoMoveButATiredKingsLoses(t *testing.T) {
	p := draw(t, "frisian", game.White, `
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . . b .
		. . . . b
		 . . . . w
		W . . . .`)
	p.runs[game.White] = run{at: int8(p.rules.sq.read("46")), n: 3}
	want(t, p)
	p.runs[game.White].n = 2
	if len(p.Moves()) == 0 {
		t.Error("a king that has moved twice may move")
	}
}
