package morris

import (
	"encoding/json"

	"tabuleiro/game"
)

// MarshalJSON writes every field under a readable name: how programs are told what a ruleset is.
func (r Ruleset) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		ID                string   `json:"id"`
		Men               int      `json:"men"`
		Files             int      `json:"files"`
		Ranks             int      `json:"ranks"`
		Lines             []string `json:"lines"`
		Diagonals         bool     `json:"diagonals"`
		First             string   `json:"first"`
		FlyAt             int      `json:"flyAt"`
		MovesWhilePlacing bool     `json:"movesWhilePlacing"`
		TakesFromMills    bool     `json:"takesFromMills"`
		TakesPerMill      bool     `json:"takesPerMill"`
		MillWins          bool     `json:"millWins"`
		FullBoardDraws    bool     `json:"fullBoardDraws"`
		NoMove            string   `json:"noMove"`
		Draws             Draws    `json:"draws"`
	}{
		r.ID, r.Men, r.Grid.Files, r.Grid.Ranks, r.lines(), r.Diagonals, game.White.String(),
		r.FlyAt, r.MovesWhilePlacing, r.TakesFromMills, r.TakesPerMill, r.MillWins, r.FullBoardDraws, r.NoMove.String(),
		r.Draws,
	})
}

// String returns "loses", "passes" or "draws".
func (n NoMove) String() string { return [...]string{"loses", "passes", "draws"}[n] }

// MarshalJSON writes the draw rules there are, each with a name.
func (d Draws) MarshalJSON() ([]byte, error) {
	list := []map[string]any{}
	if d.Times > 0 {
		list = append(list, map[string]any{"rule": "repetition", "times": d.Times})
	}
	if d.Plies > 0 {
		list = append(list, map[string]any{"rule": "no-mill", "plies": d.Plies, "reason": game.NoMill})
	}
	if d.Few.Plies > 0 {
		list = append(list, map[string]any{
			"rule": "few", "men": d.Few.Men, "either": d.Few.Either, "plies": d.Few.Plies, "reason": d.Few.Reason,
		})
	}
	return json.Marshal(list)
}
