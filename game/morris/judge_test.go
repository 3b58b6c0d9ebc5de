package morris

import (
	"strings"
	"testing"

	"tabuleiro/game"
)

func lineAt(t testing.TB, id, fen string) game.Line {
	t.Helper()
	line, err := game.BeginFEN(rules(t, id), fen)
	if err != nil {
		t.Fatal(id, fen, err)
	}
	return line
}

func wantOutcome(t testing.TB, line game.Line, result game.Result, reason game.Reason) {
	t.Helper()
	want := game.Outcome{Result: result, Reason: reason}
	if got := line.Verdict().Outcome; got != want {
		t.Errorf("%s %s: %v, want %v", line.Rules.ID(), line.FEN(), got, want)
	}
	if decided := result != game.InPlay && result != game.Drawn; decided && len(line.Now().Moves()) > 0 {
		t.Errorf("%s %s is decided, and there are moves", line.Rules.ID(), line.FEN())
	}
}

// threeEach makes no mill in 20 plies and comes back to no position three times.
const threeEach = "a1-a4 g7-g4 a4-a7 g4-g1 a7-d7 g1-d1 d7-g7 d1-a1 g7-g4 a1-a4 g4-g1 a4-a7 g1-f2 a7-b6 f2-f4 b6-b4 f4-f6 b4-b2 f6-e5"

// The twentieth ply with three men each is a draw unless it closes a mill.
func TestThreeMenEach(t *testing.T) {
	line := goOn(t, lineAt(t, "morris9", "W:Wa1,c4,d2:Bg7,e4,d6:H0,0"), threeEach)
	wantOutcome(t, line, game.InPlay, "")
	want := []game.Counter{{Reason: game.ThreeEach, Unit: game.Plies, Done: 19, Limit: 20}, {Reason: game.NoMill, Unit: game.Plies, Done: 19, Limit: 100}}
	if got := line.Verdict().Counters; len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("counters %v, want %v", got, want)
	}
	wantOutcome(t, goOn(t, line, "b2-a1"), game.Drawn, game.ThreeEach)

	mill := lineAt(t, "morris9", "B:Wa1,c4,d2:Bg7,g4,d6:H0,0:F19:N19")
	wantOutcome(t, goOn(t, mill, "d6-g1xa1"), game.BlackWins, game.TwoMen)
	wantOutcome(t, goOn(t, mill, "d6-d7"), game.Drawn, game.ThreeEach)
}

// The capture that leaves three men each begins the count and is not counted.
func TestTheCountOfThreeEachBegins(t *testing.T) {
	line := goOn(t, lineAt(t, "morris9", "W:Wa1,a4,d7:Bg7,e4,d6,b2:H0,0:N7"), "d7-a7xb2")
	if got := line.FEN(); !strings.HasSuffix(got, ":H0,0") {
		t.Errorf("after the mill: %s", got)
	}
	if got := goOn(t, line, "g7-g4").FEN(); !strings.HasSuffix(got, ":F1:N1") {
		t.Errorf("a ply later: %s", got)
	}
	line = goOn(t, lineAt(t, "morris9", "B:Wa1,c4,d2:Bg7,e4:H0,1"), "d6")
	if got := line.FEN(); !strings.HasSuffix(got, ":H0,0") {
		t.Errorf("after the last placing: %s", got)
	}
	wantOutcome(t, goOn(t, lineAt(t, "morris9-tournament", "W:Wa1,c4,d2:Bg7,e4,d6:H0,0"), threeEach+" b2-a1"), game.InPlay, "")
}

// Morabaraba: one side with three men is enough, and a mill begins the count anew.
func TestMorabarabaCountsThreeMenOfEither(t *testing.T) {
	const fen = "W:Wa1,a4,d7:Bg7,e4,d6,b2,g1:H0,0:F19:N19"
	wantOutcome(t, goOn(t, lineAt(t, "morabaraba", fen), "a1-a7"), game.Drawn, game.FewPieces)
	line := goOn(t, lineAt(t, "morabaraba", fen), "d7-a7xb2")
	wantOutcome(t, line, game.InPlay, "")
	if got := line.FEN(); !strings.HasSuffix(got, ":H0,0") {
		t.Errorf("after the mill: %s", got)
	}
}

// Forty or a hundred plies without a mill or a placing; who wins on the last of them has won.
func TestNoMill(t *testing.T) {
	const fen = "W:Wa1,c4,d2,d3:Bg7,e4,d6,d5:H0,0:N"
	for id, last := range map[string]string{"morris9": "99", "morris9-nofly": "99", "morris9-tournament": "39", "lasker": "99", "morris12": "99", "morabaraba": "99"} {
		wantOutcome(t, lineAt(t, id, fen+last), game.InPlay, "")
		wantOutcome(t, goOn(t, lineAt(t, id, fen+last), "a1-a4"), game.Drawn, game.NoMill)
	}
	wantOutcome(t, goOn(t, lineAt(t, "lasker", "W:Wa1,c4,d2,d3:Bg7,e4,d6,d5:H1,0:N99"), "a4"), game.InPlay, "")
	wantOutcome(t, goOn(t, lineAt(t, "morris9", "W:Wa1,a4,b6,d2:Bg7,e4,d6,f4:H0,0:N99"), "b6-b4"), game.Drawn, game.NoMill)
	wantOutcome(t, goOn(t, lineAt(t, "morris9-nofly", "B:Wd7,a4,a7:Bg4,a1,b4,d6:H0,0:N99"), "g4-g7"), game.BlackWins, game.NoMoves)
	wantOutcome(t, goOn(t, lineAt(t, "morris9", "W:Wa1,a4,d7,d2:Bg7,e4,d6,f4:H0,0:N99"), "d7-a7xg7"), game.InPlay, "")
}

func TestThreefoldRepetition(t *testing.T) {
	round := "a1-a4 g7-g4 a4-a1 g4-g7 "
	for _, r := range All() {
		if r.ID() == "morris3" || r.ID() == "morris6" {
			continue // another board
		}
		begin := lineAt(t, r.ID(), "W:Wa1,c4,d2,d3:Bg7,e4,d6,d5:H0,0")
		line := goOn(t, begin, round+"a1-a4 g7-g4 a4-a1")
		wantOutcome(t, line, game.InPlay, "")
		wantOutcome(t, goOn(t, line, "g4-g7"), game.Drawn, game.Repetition)
	}
}

// A full board is a draw with twelve men each, whoever is on move; where it is none, who is to move
// cannot and has lost.
func TestFullBoard(t *testing.T) {
	const fen = "B:Wa1,g1,b2,f2,d3,c4,e4,c5,b6,f6,d7,g7:Bd1,d2,c3,e3,b4,f4,g4,d5,e5,d6,a7:H0,1"
	for _, id := range []string{"morris12", "morabaraba"} {
		wantOutcome(t, goOn(t, lineAt(t, id, fen), "a4"), game.Drawn, game.BoardFull)
	}
	for _, c := range []struct {
		noMove NoMove
		result game.Result
		reason game.Reason
	}{{Loses, game.BlackWins, game.NoMoves}, {Stalemates, game.Drawn, game.Blocked}, {Passes, game.Drawn, game.Blocked}} {
		r := house(t, morris12, func(r *Ruleset) { r.FullBoardDraws, r.NoMove = false, c.noMove })
		line, err := game.BeginFEN(r, fen)
		if err != nil {
			t.Fatal(err)
		}
		wantOutcome(t, goOn(t, line, "a4"), c.result, c.reason)
	}
}

// Who cannot move passes where the rules say so, by a move that the table plays.
func TestBlockedPasses(t *testing.T) {
	const fen = "W:Wa7,d7,a4,d6:Bg7,a1,b4,f6,b6,d5:H0,0"
	r := house(t, morris9, func(r *Ruleset) { r.NoMove = Passes })
	line, err := game.BeginFEN(r, fen)
	if err != nil {
		t.Fatal(err)
	}
	moves := line.Now().Moves()
	if len(moves) != 1 || !moves[0].Forced || moves[0].Text != "pass" {
		t.Fatalf("moves %+v, want a pass", moves)
	}
	wantRefused(t, line.Now(), "d7-g4", game.MustPass)
	line = goOn(t, line, "pass")
	wantOutcome(t, line, game.InPlay, "")
	if r := wantRefused(t, line.Now(), "pass", game.MayNotPass); len(r.Squares) == 0 {
		t.Error("it is not said where to play")
	}
	if got, want := line.FEN(), "B:Wa4,d6,a7,d7:Ba1,b4,d5,b6,f6,g7:H0,0:N1"; got != want {
		t.Errorf("after the pass: %s, want %s", got, want)
	}
	wantOutcome(t, lineAt(t, "morris9", fen), game.BlackWins, game.NoMoves)
}
