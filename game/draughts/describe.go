package draughts

import (
	"encoding/json"
	"fmt"

	"tabuleiro/game"
)

// MarshalJSON writes every field under a readable name: how programs are told what a ruleset is.
func (r Ruleset) MarshalJSON() ([]byte, error) {
	precedence := []string{}
	for _, p := range r.Precedence {
		precedence = append(precedence, p.String())
	}
	draws := []described{}
	for _, d := range r.Draws {
		draws = append(draws, describe(d))
	}
	return json.Marshal(struct {
		ID                   string      `json:"id"`
		Files                int         `json:"files"`
		Ranks                int         `json:"ranks"`
		MenRanks             int         `json:"menRanks"`
		BackRanks            int         `json:"backRanks"`
		Board                string      `json:"board"`
		LightCorner          bool        `json:"lightCorner"`
		First                string      `json:"first"`
		ManCapturesBack      bool        `json:"manCapturesBack"`
		ManSparesKings       bool        `json:"manSparesKings"`
		FlyingKing           bool        `json:"flyingKing"`
		LandBehind           bool        `json:"landBehind"`
		HaltBehindKing       bool        `json:"haltBehindKing"`
		CapturesOrthogonally bool        `json:"capturesOrthogonally"`
		NoHalfTurn           bool        `json:"noHalfTurn"`
		KingMoveLimit        int         `json:"kingMoveLimit"`
		Capture              string      `json:"capture"`
		Precedence           []string    `json:"precedence"`
		Removal              string      `json:"removal"`
		Crowning             string      `json:"crowning"`
		WinByCrowning        bool        `json:"winByCrowning"`
		Misere               bool        `json:"misere"`
		BarePieceLoses       bool        `json:"barePieceLoses"`
		Draws                []described `json:"draws"`
		Numeric              bool        `json:"numeric"`
		FirstSquare          string      `json:"firstSquare"`
		GameType             int         `json:"gameType"`
	}{
		r.ID, r.Files, r.Ranks, r.MenRanks, r.BackRanks,
		r.Board.String(), r.LightCorner, r.First().String(),
		r.ManCapturesBack, r.ManSparesKings, r.FlyingKing, r.LandBehind, r.HaltBehindKing,
		r.CapturesOrthogonally, r.NoHalfTurn, r.KingMoveLimit,
		r.Capture.String(), precedence, r.Removal.String(), r.Crowning.String(),
		r.WinByCrowning, r.Misere, r.BarePieceLoses,
		draws, r.Numbering.Numeric, r.Numbering.From.String(), r.GameType,
	})
}

// described is a draw rule as JSON.
type described map[string]any

func describe(d Draw) described {
	switch d := d.(type) {
	case Repetition:
		return described{"rule": "repetition", "times": d.Times, "byClaim": d.ByClaim}
	case Quiet:
		return described{"rule": "quiet", "plies": d.Plies, "notUnderBalance": d.NotUnderBalance}
	case Ending:
		return described{
			"rule": "ending", "strong": d.Strong.describe(), "weak": d.Weak.describe(), "road": d.Road.String(),
			"n": d.N, "count": d.Count.String(), "never": d.Never, "cap": d.Cap, "reason": d.Reason,
		}
	default:
		b := d.(Balance)
		return described{"rule": "balance", "total": b.Total.String(), "plies": b.Plies, "reason": game.Balanced}
	}
}

// String returns "3", "4-5" or "3+".
func (r Range) String() string {
	switch {
	case r.Min == r.Max:
		return fmt.Sprint(r.Min)
	case r.Max >= many:
		return fmt.Sprintf("%d+", r.Min)
	default:
		return fmt.Sprintf("%d-%d", r.Min, r.Max)
	}
}

func (f Force) describe() described {
	return described{"kings": f.Kings.String(), "men": f.Men.String(), "total": f.Total.String()}
}

func (l Lattice) String() string    { return [...]string{"diagonal", "orthogonal"}[l] }
func (d Duty) String() string       { return [...]string{"must", "may", "loses"}[d] }
func (r Removal) String() string    { return [...]string{"after", "at-once"}[r] }
func (c Crowning) String() string   { return [...]string{"stops", "ends", "passing"}[c] }
func (c Corner) String() string     { return [...]string{"top-left", "bottom-right"}[c] }
func (r Road) String() string       { return [...]string{"any", "weak", "strong"}[r] }
func (c Count) String() string      { return [...]string{"strong", "weak", "both"}[c] }
func (p Precedence) String() string { return precedences[p] }

var precedences = [...]string{"most-pieces", "most-kings", "with-king", "early-king", "most-value"}
