package match

import (
	"math"
	"testing"

	"tabuleiro/game"
)

func TestScoreIsTheWilsonInterval(t *testing.T) {
	for _, c := range []struct {
		name            string
		f               Figures
		mean, low, high float64
	}{
		{"nothing is known", Figures{}, 0.5, 0, 1},
		// Without draws it is the textbook's: 70 of 100 give 0.6042 to 0.7811 (Wilson 1927).
		{"no draws", Figures{Wins: 70, Losses: 30}, 0.7, 0.6042, 0.7811},
		{"all won, and yet not certain", Figures{Wins: 100}, 1, 0.9630, 1},
		{"all lost", Figures{Losses: 100}, 0, 0, 0.0370},
		// Draws leave less to chance: the same share of the points, a narrower interval.
		{"with draws", Figures{Wins: 50, Draws: 40, Losses: 10}, 0.7, 0.6284, 0.7568},
		{"nothing but draws", Figures{Draws: 10}, 0.5, 0.5, 0.5},
	} {
		s := c.f.Score()
		if !near(s.Mean, c.mean) || !near(s.Low, c.low) || !near(s.High, c.high) {
			t.Errorf("%s: %.4f, want %.4f from %.4f to %.4f", c.name, s, c.mean, c.low, c.high)
		}
	}
}

// Each end of the interval is z standard errors away from what was observed.
func TestScoreEndsAreTwoErrorsAway(t *testing.T) {
	f := Figures{Wins: 33, Draws: 25, Losses: 42}
	s := f.Score()
	for _, end := range []float64{s.Low, s.High} {
		se := math.Sqrt((end - end*end - 0.25/4) / 100)
		if away := math.Abs(end-s.Mean) / se; math.Abs(away-z) > 1e-9 {
			t.Errorf("%.4f is %.4f standard errors from %.4f", end, away, s.Mean)
		}
	}
}

func near(a, b float64) bool { return math.Abs(a-b) < 5e-5 }

func TestFiguresCountFromTheSideOfA(t *testing.T) {
	var f Figures
	for _, g := range []Game{
		{A: game.White, Outcome: game.Outcome{Result: game.WhiteWins}},
		{A: game.Black, Outcome: game.Outcome{Result: game.BlackWins}},
		{A: game.Black, Outcome: game.Outcome{Result: game.WhiteWins}},
		{A: game.White, Outcome: game.Outcome{Result: game.Drawn, Reason: game.Repetition}},
		{A: game.Black, Outcome: game.Outcome{Result: game.Drawn, Reason: PlyLimit}},
	} {
		g.Line.Moves = make([]game.Move, 30)
		f.Add(g)
	}
	if f.Wins != 2 || f.Draws != 2 || f.Losses != 1 || f.MeanPlies() != 30 {
		t.Errorf("%+v, want 2 wins, 2 draws, 1 loss of 30 plies each", f)
	}
	if f.Reasons[game.Repetition] != 1 || f.Reasons[PlyLimit] != 1 {
		t.Errorf("reasons %v", f.Reasons)
	}
}
