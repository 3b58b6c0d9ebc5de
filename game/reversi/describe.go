package reversi

import (
	"encoding/json"

	"tabuleiro/game"
)

// MarshalJSON writes every field, and who moves first: how programs are told what a ruleset is.
func (r Ruleset) MarshalJSON() ([]byte, error) {
	type fields Ruleset
	return json.Marshal(struct {
		fields
		First string `json:"first"`
	}{fields(r), game.Black.String()})
}
