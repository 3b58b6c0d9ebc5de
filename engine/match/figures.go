package match

import (
	"math"

	"tabuleiro/game"
)

// Figures are what came of the games so far, seen from A.
type Figures struct {
	Wins    int                 `json:"wins"`
	Draws   int                 `json:"draws"`
	Losses  int                 `json:"losses"`
	Plies   int                 `json:"plies"`   // of all games together
	Reasons map[game.Reason]int `json:"reasons"` // of the draws
}

// Add counts a game.
func (f *Figures) Add(g Game) {
	f.Plies += g.Line.Ply()
	switch g.Outcome.Result {
	case game.Drawn:
		f.Draws++
		if f.Reasons == nil {
			f.Reasons = map[game.Reason]int{}
		}
		f.Reasons[g.Outcome.Reason]++
	case game.Win(g.A):
		f.Wins++
	default:
		f.Losses++
	}
}

// Games returns how many have been counted.
func (f Figures) Games() int { return f.Wins + f.Draws + f.Losses }

// MeanPlies returns how long a game was on average, 0 when there was none.
func (f Figures) MeanPlies() float64 { return float64(f.Plies) / float64(max(1, f.Games())) }

// Score is a share of the points, 0 to 1, with the interval in which the true one lies with 95 %.
type Score struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// z is the 97.5th percentile of the normal distribution.
const z = 1.959964

// Score returns A's share of the points. A win is a point and a draw half of one. The interval is
// Wilson's, with the variance of a trinomial: it holds those true scores s from which the observed
// one is at most z standard errors away, where one game has the variance s(1-s) - d/4 and d is the
// observed share of draws. Unlike the plain one it does not shrink to a point when every game was
// won. Games of a pair are taken as independent; they share an opening that favours each player
// once, so that the true interval is no wider.
func (f Figures) Score() Score {
	n := float64(f.Games())
	if n == 0 {
		return Score{Mean: 0.5, Low: 0, High: 1}
	}
	d := float64(f.Draws) / n
	mean := float64(f.Wins)/n + d/2
	// (mean - s)² = k (s - s² - d/4), solved for s.
	k := z * z / n
	half := math.Sqrt(max(0, k*(k/4+mean*(1-mean)-d/4*(1+k)))) / (1 + k)
	middle := (mean + k/2) / (1 + k)
	return Score{Mean: mean, Low: max(0, middle-half), High: min(1, middle+half)}
}
