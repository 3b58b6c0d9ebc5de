package all

import (
	"slices"

	"tabuleiro/notation"
	"tabuleiro/notation/pdn"
)

// Report is what there is to say of a game with problems.
type Report struct {
	File     string             `json:"file"`
	Game     int                `json:"game"`
	Line     int                `json:"line,omitempty"`
	Plies    int                `json:"plies"`
	Ruleset  string             `json:"ruleset,omitempty"`
	Problems []notation.Problem `json:"problems"`
}

// ReportOf reports on a game of a file.
func ReportOf(file string, g *notation.Game) Report {
	r := Report{File: file, Game: g.Number, Line: g.Line, Plies: g.Plies, Problems: g.Problems}
	if g.Rules != nil {
		r.Ruleset = g.Rules.ID()
	}
	return r
}

// Summary is what there is to say of a file.
type Summary struct {
	File         string             `json:"file"`
	Form         string             `json:"form,omitempty"`
	Games        int                `json:"games"`
	WithProblems int                `json:"withProblems"`
	Rulesets     []Ruleset          `json:"rulesets"`
	Problems     []notation.Problem `json:"problems,omitempty"`
}

// Ruleset is how many games of a file have a ruleset.
type Ruleset struct {
	Ruleset   string `json:"ruleset"`
	Games     int    `json:"games"`
	Legal     int    `json:"legal"`          // to their last move
	Next      string `json:"next,omitempty"` // the ruleset that fits best beside it, where moves decided
	NextLegal int    `json:"nextLegal,omitempty"`
}

// count takes a game in.
func (s *Summary) count(g *notation.Game) {
	s.Games++
	if len(g.Problems) > 0 {
		s.WithProblems++
	}
	if !g.Known() {
		return
	}
	i := slices.IndexFunc(s.Rulesets, func(r Ruleset) bool { return r.Ruleset == g.Rules.ID() })
	if i < 0 {
		i = len(s.Rulesets)
		s.Rulesets = append(s.Rulesets, Ruleset{Ruleset: g.Rules.ID()})
	}
	s.Rulesets[i].Games++
	if g.Legal() {
		s.Rulesets[i].Legal++
	}
}

// next takes in which rules come second.
func (s *Summary) next(fit pdn.Fit) {
	for i := range s.Rulesets {
		if r := &s.Rulesets[i]; r.Ruleset == fit.Ruleset && fit.NextFit > r.NextLegal {
			r.Next, r.NextLegal = fit.Next, fit.NextFit
		}
	}
}
