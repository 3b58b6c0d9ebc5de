package paper

import (
	"strings"

	"tabuleiro/notation"
)

// FromFile is a game of a file, with what its tags tell. It must have Rules, and its Moves.
func FromFile(g *notation.Game) Game {
	p := Game{Line: g.Played(), Result: g.Result}
	if white, black := known(g, "White"), known(g, "Black"); white != "" || black != "" {
		p.Title = white + " – " + black
	}
	var facts []string
	for _, name := range []string{"Event", "Site", "Date", "Round"} {
		if v := known(g, name); v != "" {
			facts = append(facts, v)
		}
	}
	if facts != nil {
		p.Facts = []string{strings.Join(facts, ", ")}
	}
	return p
}

// known is a tag's value, "" for those that say that it is not known.
func known(g *notation.Game, tag string) string {
	if v := g.Tag(tag); !strings.HasPrefix(v, "?") && v != "-" {
		return v
	}
	return ""
}
