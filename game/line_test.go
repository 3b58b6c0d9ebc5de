package game_test

import (
	"reflect"
	"slices"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

func line(t *testing.T, fen string, moves ...string) game.Line {
	t.Helper()
	r, err := draughts.Find("brazilian")
	if err != nil {
		t.Fatal(err)
	}
	l, err := game.BeginFEN(r, fen)
	if err != nil {
		t.Fatal(err)
	}
	return play(t, l, moves...)
}

func play(t *testing.T, l game.Line, moves ...string) game.Line {
	t.Helper()
	for _, text := range moves {
		m, err := l.Now().Find(text)
		if err != nil {
			t.Fatalf("ply %d, %s: %v", l.Ply(), text, err)
		}
		l = l.Play(m)
	}
	return l
}

const calm = "W:Wa1,a3,Kc1,g1:Bb8,Kf8,h6,h8"

// Two lines that go on from the same one do not write into each other.
func TestLinesAreValues(t *testing.T) {
	trunk := line(t, "W:Wa3,c3,h2:Bh8,f8", "a3-b4")
	left, right := play(t, trunk, "h8-g7"), play(t, trunk, "f8-e7")
	if got := left.Moves[1].Text; got != "h8-g7" {
		t.Errorf("the left line now plays %s", got)
	}
	if trunk.Ply() != 1 || left.FEN() == right.FEN() {
		t.Errorf("the trunk has %d plies; left %s, right %s", trunk.Ply(), left.FEN(), right.FEN())
	}
}

// Back is the line that its first moves alone make, and what is played on from there writes into
// nothing.
func TestBack(t *testing.T) {
	moves := []string{"c1-d2", "f8-e7", "d2-c1", "e7-f8", "a1-b2", "h8-g7", "c1-d2", "f8-e7"}
	whole := line(t, calm, moves...)
	end := whole.FEN()
	for ply := range len(moves) + 1 {
		back, want := whole.Back(ply), line(t, calm, moves[:ply]...)
		if back.Ply() != ply || back.FEN() != want.FEN() || back.StartFEN() != want.StartFEN() || !reflect.DeepEqual(back.Verdict(), want.Verdict()) {
			t.Errorf("back at ply %d: %s, %v; want %s, %v", ply, back.FEN(), back.Verdict(), want.FEN(), want.Verdict())
		}
		play(t, back, back.Now().Moves()[0].Text)
	}
	if whole.FEN() != end || whole.Back(4).FEN() == end || !slices.Equal(slices.Collect(whole.Back(4).Stood()), []int{0}) {
		t.Errorf("then the line ends at %s; want %s", whole.FEN(), end)
	}
	for i, m := range whole.Moves {
		if m.Text != moves[i] {
			t.Errorf("then the line plays %s at ply %d; want %s", m.Text, i, moves[i])
		}
	}
}

// Moves that are played all at once make the line that each of them makes, and write into no other.
func TestPlayAll(t *testing.T) {
	whole := line(t, calm, "c1-d2", "f8-e7", "d2-c1", "e7-f8", "a1-b2", "h8-g7", "c1-d2", "f8-e7")
	for ply := range whole.Ply() + 1 {
		begun := whole.Back(ply)
		ends := []game.Line{begun.PlayAll(whole.Moves[ply:]), begun.PlayAll(whole.Moves[ply:])}
		play(t, ends[0], "d2-c1")
		for _, l := range ends {
			if l.FEN() != whole.FEN() || l.StartFEN() != whole.StartFEN() || !reflect.DeepEqual(l.Verdict(), whole.Verdict()) || !reflect.DeepEqual(l.Moves, whole.Moves) {
				t.Errorf("after ply %d all at once: %s, %v; want %s, %v", ply, l.FEN(), l.Verdict(), whole.FEN(), whole.Verdict())
			}
		}
		if begun.Ply() != ply || begun.FEN() != whole.Back(ply).FEN() {
			t.Errorf("the line of %d plies has %d", ply, begun.Ply())
		}
	}
}

func TestStood(t *testing.T) {
	round := []string{"c1-d2", "f8-e7", "d2-c1", "e7-f8"}
	l := line(t, calm, slices.Concat(round, round)...)
	if got := slices.Collect(l.Stood()); !slices.Equal(got, []int{0, 4}) {
		t.Errorf("the position stood after plies %v, want 0 and 4", got)
	}
	if o := l.Verdict().Outcome; o != (game.Outcome{Result: game.Drawn, Reason: game.Repetition}) {
		t.Errorf("the third time: %v", o)
	}
	if o := line(t, calm, append(round, round[:3]...)...).Verdict().Outcome; o.Over() {
		t.Errorf("one ply before: %v", o)
	}
}

func TestBeginFENRefuses(t *testing.T) {
	r, _ := draughts.Find("brazilian")
	if _, err := game.BeginFEN(r, "W:Wz9:B"); err == nil {
		t.Error("a line began from z9")
	}
}
