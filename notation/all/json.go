package all

import (
	"encoding/json"
	"io"

	"tabuleiro/notation"
)

// written is a game as JSON.
type written struct {
	Game     int                `json:"game"`
	Ruleset  string             `json:"ruleset"` // "" where nothing tells it
	Tags     map[string]string  `json:"tags"`
	Start    string             `json:"start"` // FEN; "" where none is known
	Moves    []move             `json:"moves"`
	Comments []string           `json:"comments,omitempty"` // behind the last move
	Result   string             `json:"result,omitempty"`   // white, black, draw or none; absent while in play
	Problems []notation.Problem `json:"problems,omitempty"`
}

type move struct {
	Text       string      `json:"text"`
	Short      string      `json:"short"`
	Before     []string    `json:"before,omitempty"`
	Comments   []string    `json:"comments,omitempty"`
	Glyphs     []int       `json:"glyphs,omitempty"`
	Variations []variation `json:"variations,omitempty"`
}

type variation struct {
	Moves []move `json:"moves"`
	Rest  string `json:"rest,omitempty"`
}

func writeJSON(w io.Writer, g *notation.Game) error {
	tags := map[string]string{}
	for _, t := range g.Tags {
		tags[t.Name] = t.Value
	}
	ruleset, start := "", ""
	if g.Known() {
		ruleset = g.Rules.ID()
		if g.Start.Rules != nil {
			start = g.Start.StartFEN()
		}
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(written{
		Game: g.Number, Ruleset: ruleset, Tags: tags, Start: start, Moves: movesOf(g.Moves),
		Comments: g.After, Result: string(g.Result), Problems: g.Problems,
	})
}

func movesOf(moves []notation.Move) []move {
	list := make([]move, len(moves))
	for i, m := range moves {
		list[i] = move{Text: m.Text, Short: m.Short, Before: m.Before, Comments: m.Comments, Glyphs: m.Glyphs}
		for _, v := range m.Variations {
			list[i].Variations = append(list[i].Variations, variation{movesOf(v.Moves), v.Rest})
		}
	}
	return list
}
