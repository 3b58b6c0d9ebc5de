package draughts

import (
	"errors"
	"strings"
	"testing"

	"tabuleiro/game"
)

// ends plays a line as far as the game goes and says after which ply it ended and how.
func ends(t *testing.T, id, fen, moves string) (int, game.Outcome) {
	t.Helper()
	l := lineFrom(t, id, fen, "")
	for _, m := range strings.Fields(moves) {
		if l.Verdict().Outcome.Over() {
			break
		}
		l = goOn(t, l, m)
	}
	return l.Ply(), l.Verdict().Outcome
}

func drawBy(reason game.Reason) game.Outcome {
	return game.Outcome{Result: game.Drawn, Reason: reason}
}

// Three kings against one, quiet king moves, nothing repeated: 41 plies.
const threeKingsLine = `d8-c7 h4-d8 c7-h2 d8-g5 b8-e5 g5-d8 e5-f4 d8-a5 g1-f2 a5-b4 f4-e5 b4-e7 e5-c3 e7-a3
	f2-d4 a3-c1 d4-a7 c1-a3 c3-g7 a3-c1 a7-b8 c1-e3 g7-f8 e3-g1 b8-e5 g1-a7 e5-g7 a7-e3 f8-d6 e3-c1 d6-e5 c1-a3
	h2-f4 a3-b4 f4-g5 b4-f8 g7-h6 f8-b4 e5-h2 b4-a5 h2-d6`

func TestThreeKingsAgainstOne(t *testing.T) {
	for _, want := range []struct {
		rules  string
		ply    int
		reason game.Reason
	}{
		{"brazilian brazilian-tournament english-traditional", 39, game.ThreeKings}, // White's twentieth
		{"brazilian-casual misere", 40, game.NoProgress},
		{"russian-online russian brazilian-64", 29, game.ThreeKings}, // White's fifteenth
	} {
		for _, id := range strings.Fields(want.rules) {
			ply, outcome := ends(t, id, "W:WKb8,Kd8,Kg1:BKh4", threeKingsLine)
			if ply != want.ply || outcome != drawBy(want.reason) {
				t.Errorf("%s: %v at ply %d, want a draw by %s at %d", id, outcome, ply, want.reason, want.ply)
			}
		}
	}
}

// Case 27: the side on move is part of a position. By its squares alone it would be a draw at 9.
func TestRepetitionKnowsTheSideOnMove(t *testing.T) {
	ply, outcome := ends(t, "international", "W:WK46,48,49:BK15,2,3",
		"46-41 15-4 41-37 4-15 37-46 15-4 46-41 4-15 41-46 15-4 46-41 4-15 41-46")
	if ply != 13 || outcome != drawBy(game.Repetition) {
		t.Errorf("%v at ply %d, want a draw by repetition at 13", outcome, ply)
	}
}

// Case 29: the limit of sixteen stays in force when one of the three pieces is taken (ply 26).
func TestSixteenMovesGoOnAfterACapture(t *testing.T) {
	ply, outcome := ends(t, "international", "W:WK46,K47,K48:BK3", `47-38 3-9 46-23 9-22 38-24 22-17 48-31 17-39
		24-38 39-17 31-42 17-22 38-15 22-6 42-31 6-1 31-18 1-6 18-13 6-17 15-20 17-39 13-18 39-17 20-33 17x39
		18-13 39-33 13-27 33-17 23-19 17-12 27-22 12-29 19-32 29-12`)
	if ply != 32 || outcome != drawBy(game.ThreePieces) {
		t.Errorf("%v at ply %d, want a draw by three pieces at 32, Black's sixteenth", outcome, ply)
	}
}

// Case 31: forty moves of each side are eighty plies.
func TestFortyMovesAreEightyPlies(t *testing.T) {
	l := lineFrom(t, "english", "W:WK29,K30:BK3,K4", "")
	for !l.Verdict().Outcome.Over() {
		l = l.Play(unrepeated(t, l))
	}
	if o := l.Verdict().Outcome; l.Ply() != 80 || o != drawBy(game.NoProgress) {
		t.Errorf("%v at ply %d, want a draw by no progress at 80", o, l.Ply())
	}
}

// unrepeated returns the first quiet move to a position that has not stood.
func unrepeated(t *testing.T, l game.Line) game.Move {
	t.Helper()
	for _, m := range l.Now().Moves() {
		fresh := len(m.Taken) == 0
		next := l.Play(m)
		for range next.Stood() {
			fresh = false
		}
		for _, reply := range next.Now().Moves() {
			fresh = fresh && len(reply.Taken) == 0
		}
		if fresh {
			return m
		}
	}
	t.Fatalf("%s at ply %d: every quiet move repeats or hangs a piece", l.FEN(), l.Ply())
	return game.Move{}
}

// Case 33: who is blocked now is asked only when it is to move.
func TestBlockedSideNotOnMoveHasNotLost(t *testing.T) {
	if v := lineFrom(t, "english", "B:W29:B22,25,1", "").Verdict(); v.Outcome.Over() {
		t.Errorf("Black is on move and has moves: %v", v.Outcome)
	}
}

func TestWhoWins(t *testing.T) {
	white := func(r game.Reason) game.Outcome { return game.Outcome{Result: game.WhiteWins, Reason: r} }
	black := func(r game.Reason) game.Outcome { return game.Outcome{Result: game.BlackWins, Reason: r} }
	for _, tt := range []struct {
		name, rules, fen, line string
		want                   game.Outcome
	}{
		{"the last piece is taken", "brazilian", "W:Wc3:Bd4", "c3xe5", white(game.NoPieces)},
		{"the last man is blocked", "brazilian", "W:Wb2,c1,e3:Ba3", "e3-d4", white(game.NoMoves)},
		{"perde-ganha: who cannot move wins", "misere", "W:Wb2,c1,e3:Ba3", "e3-d4", black(game.NoMoves)},
		{"perde-ganha: the last piece given wins", "misere", "W:Wc3:Bd4", "c3xe5", black(game.NoPieces)},
		{"breakthrough: the first king wins", "breakthrough", "W:W6:B45", "6-1", white(game.Crowned)},
		{"breakthrough: of two kings that of who moved last", "breakthrough", "W:WK1:BK50", "", black(game.Crowned)},
		{"a win comes before a draw", "brazilian", "W:WKa1,Kb8,Kc1:BKd4:Q39:E1=19", "a1xe5", white(game.NoPieces)},
		{"a bare man against a king", "turkish-traditional", "W:Wa6,Kh1:Bd7,h7", "h1xh8", white(game.BarePiece)},
		{"unless it is on move and can capture", "turkish-traditional", "W:Wd6,Kh1:Bd7,h7", "h1xh8", game.Outcome{}},
		{"it loses to miss a capture", "italian-traditional", "W:We4:BKd5,f3", "e4-f5", black(game.MissedCapture)},
		{"and comes before everything else", "italian-traditional", "W:Wb1,d1,f1,h1:Ba2,g2", "d1-e2", black(game.MissedCapture)},
		{"it is no loss to take", "italian-traditional", "W:We4:BKd5,f3,b7", "e4xg2", game.Outcome{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := lineFrom(t, tt.rules, tt.fen, tt.line).Verdict()
			if v.Outcome != tt.want {
				t.Errorf("%v, want %v", v.Outcome, tt.want)
			}
		})
	}
}

// refusedTails are counters that a FEN cannot have.
var refusedTails = []struct{ rules, fen, token string }{
	{"antidraughts", "W:WK46:BK5:Q3", "Q3"},             // no such rule
	{"brazilian-casual", "W:WKa1:BKh8:R1", "R1"},        // no such rule
	{"misere", "W:WKa1:BKh8:E1=1", "E1=1"},              // no such rule
	{"brazilian", "W:WKa1:BKc5:Q41", "Q41"},             // past the draw
	{"brazilian", "W:WKa1:BKc5:R3", "R3"},               // past the draw
	{"brazilian", "W:WKa1:BKc5:E1=3", "E1=3"},           // no three kings
	{"brazilian", "W:WKb8,Kd8,Kg1:BKh4:E1=21", "E1=21"}, // past the draw
	{"brazilian", "W:WKb8,Kd8,Kg1:BKh4:E2=1", "E2=1"},   // no second ending
	{"brazilian", "W:WKb8,Kd8,Kg1:BKh4:E01=1", "E01=1"}, // not so written
	{"brazilian", "W:WKa1:BKc5:Q-1", "Q-1"},             // no number
	{"brazilian", "W:WKa1:BKc5:Q+1", "Q+1"},             // no number
	{"brazilian", "W:WKa1:BKc5:Q", "Q"},                 // no number
	{"brazilian", "W:WKa1:BKc5:Q=1", "Q=1"},             // not so written
	{"brazilian", "W:WKa1:BKc5:Q99999999999", "Q99999999999"},
	{"brazilian", "W:WKa1:BKc5:Q1:Q2", "Q2"},           // twice
	{"brazilian", "W:WKa1:BKc5:X1", "X1"},              // no counter
	{"brazilian", "W:WKa1:BKc5:", ""},                  // nothing
	{"brazilian-64", "W:Wa3,Kc1:BKf8,h6:Q3", "Q3"},     // silent: the balance counts
	{"brazilian-64", "W:Wa3,Kc1:BKf8,h6:E3=3", "E3=3"}, // four pieces, not six or seven
	{"international", "W:Wa1,c1,e1:BKj8:E1=3", "E1=3"}, // no ending
	{"international", "W:Wa1:BKj8:E2=10", "E2=10"},     // kept while interrupted, but not at its limit
}

func TestRefusedTails(t *testing.T) {
	for _, tt := range refusedTails {
		_, _, err := rules(t, tt.rules).Parse(tt.fen)
		want := &game.FENError{Code: game.FENTail, At: len(tt.fen) - len(tt.token), Token: tt.token}
		if got := (*game.FENError)(nil); !errors.As(err, &got) || *got != *want {
			t.Errorf("%s %s: %v, want %v", tt.rules, tt.fen, err, want)
		}
	}
}

// TestTails: what is read is written again, in one order and without what does not run.
func TestTails(t *testing.T) {
	for _, tt := range []struct{ rules, fen, tail string }{
		{"brazilian", "W:WKb8,Kd8,Kg1:BKh4:E1=7:Q12", ":Q12:E1=7"},
		{"brazilian", "W:WKb8,Kd8,Kg1:BKh4:q0:e1=0:r0", ""},
		{"brazilian", "W:WKa1:BKc5:R2:Q40", ":Q40:R2"},               // as it stands when the game is drawn
		{"brazilian-tournament", "W:WKa1:BKc5:R7", ":R7"},            // nobody has claimed
		{"international", "W:WKc1:BKj8,Kh2:E1=3:E2=1", ":E1=3:E2=1"}, // begun with three pieces
		{"international", "W:Wa1:BKj8:E2=9", ":E2=9"},                // kept while interrupted
	} {
		_, tally, err := rules(t, tt.rules).Parse(tt.fen)
		if err != nil {
			t.Errorf("%s %s: %v", tt.rules, tt.fen, err)
		} else if tally.String() != tt.tail {
			t.Errorf("%s %s: the tail is %q, want %q", tt.rules, tt.fen, tally, tt.tail)
		}
	}
}

// TestStoodBefore: how often the start had stood before counts where the line comes back to it,
// and is said of the start alone.
func TestStoodBefore(t *testing.T) {
	once := lineFrom(t, "brazilian", calm+":R1", toAndFro)
	if o := once.Verdict().Outcome; o != drawBy(game.Repetition) {
		t.Errorf("stood once, at the start and now: %v, want a draw by repetition", o)
	}
	elsewhere := lineFrom(t, "brazilian", calm+":R2", "")
	if o := elsewhere.Verdict().Outcome; o != drawBy(game.Repetition) {
		t.Errorf("the start stands for the third time: %v", o)
	}
	l := lineFrom(t, "brazilian", calm+":R1", "c1-d2 f8-e7")
	if v := l.Verdict(); v.Outcome.Over() || strings.Contains(l.FEN(), "R") {
		t.Errorf("another position: %s, %v", l.FEN(), v.Outcome)
	}
}

// TestReasonIsTheMoreSpecial: of two draws on one ply.
func TestReasonIsTheMoreSpecial(t *testing.T) {
	for _, tt := range []struct {
		rules, fen, line string
		want             game.Reason
	}{
		{"brazilian", "B:WKb8,Kd8,Kg1:BKh4:Q38:E1=19", "h4-e1 b8-a7", game.ThreeKings},
		{"brazilian", calm + ":Q36:R1", toAndFro, game.NoProgress},
		{"russian", "B:WKb8,Kd8,Kg1:BKh4:E1=14:E2=58", "h4-e1 b8-a7", game.ThreeKings},
		{"russian", "W:Wa3,Kc1:BKf8,h6:E2=56:R1", toAndFro, game.Balanced},
	} {
		if o := lineFrom(t, tt.rules, tt.fen, tt.line).Verdict().Outcome; o != drawBy(tt.want) {
			t.Errorf("%s %s: %v, want a draw by %s", tt.rules, tt.fen, o, tt.want)
		}
	}
}

func TestDrawListsThatCannotBeServed(t *testing.T) {
	five := Ending{Strong: kings(2), Weak: kings(1), N: 5}
	for name, draws := range map[string][]Draw{
		"nine endings":                  {five, five, five, five, five, five, five, five, five},
		"two quiet rules":               {Quiet{Plies: 30}, Quiet{Plies: 40}},
		"two rules of repetition":       {Repetition{Times: 3}, Repetition{Times: 5}},
		"kept, with one side's moves":   {Ending{Strong: kings(2), Weak: kings(1), N: 5, Never: true}},
		"kept, and going on in another": {Ending{Count: EachMoves, Never: true, Cap: true}},
	} {
		if _, err := Compile(brazilian.With("test", func(r *Ruleset) { r.Draws = draws })); err == nil {
			t.Errorf("%s: compiled", name)
		}
	}
}
