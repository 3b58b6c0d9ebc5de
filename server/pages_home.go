package server

import (
	"fmt"
	"slices"
	"strings"

	"tabuleiro/engine"
	"tabuleiro/game"
)

// groups is how the start page orders the rulesets. One that is in no group stands among the last.
var groups = []struct {
	key string
	ids []string
}{
	{"brasil", []string{"brazilian", "brazilian-tournament", "brazilian-casual", "brazilian-behind", "brazilian-64", "brazilian-cbd", "misere"}},
	{"iberia", []string{"portuguese", "spanish"}},
	{"italia", []string{"italian", "italian-traditional"}},
	{"ingles", []string{"english", "english-traditional", "pool"}},
	{"leste", []string{"russian", "russian-free", "russian-online", "czech"}},
	{"turquia", []string{"turkish", "turkish-traditional", "thai"}},
	{"dez", []string{"international", "frisian", "frysk", "killer", "breakthrough", "antidraughts"}},
	{"doze", []string{"canadian", "srilankan"}},
	{"outras", nil},
}

// home is what the template of the start page reads.
type home struct {
	HomeView
	Name, Line string // of the ruleset that is chosen
	Groups     []rulesGroup
	Pictures   []picture
	Levels     []int
}

type rulesGroup struct {
	Name  string
	Rules []rulesRow
}

type rulesRow struct {
	ID, Name, Line string
	Picture        int // index into Pictures
	Chosen         bool
}

// picture is a board with its first position, in a square of ten units for each of the board's.
type picture struct {
	Size   int
	Dark   string // path of the squares that are played on
	Lines  bool   // all squares are played on
	Pieces []placed
	Shown  bool
}

type placed struct {
	Symbol string
	X, Y   string
}

func newHome(v HomeView) home {
	h := home{HomeView: v}
	for level := range engine.Levels {
		h.Levels = append(h.Levels, level+1)
	}
	h.Last = orDefault(v.Last, v.Rules)
	var drawn []string // the pictures so far, as text: many rulesets share one
	rows := map[string]rulesRow{}
	for _, r := range v.Rules {
		p := newPicture(r)
		text := fmt.Sprint(p)
		at := slices.Index(drawn, text)
		if at < 0 {
			at = len(drawn)
			drawn = append(drawn, text)
			h.Pictures = append(h.Pictures, p)
		}
		rows[r.ID()] = rulesRow{r.ID(), h.T("rules." + r.ID() + ".name"), h.T("rules." + r.ID() + ".line"), at, r.ID() == h.Last.Rules}
	}
	if chosen, ok := rows[h.Last.Rules]; ok {
		h.Name, h.Line = chosen.Name, chosen.Line
		h.Pictures[chosen.Picture].Shown = true
	}
	h.Groups = grouped(h, rows)
	return h
}

func grouped(h home, rows map[string]rulesRow) []rulesGroup {
	var list []rulesGroup
	for _, g := range groups {
		group := rulesGroup{Name: h.T("group." + g.key)}
		for _, id := range g.ids {
			if row, ok := rows[id]; ok {
				group.Rules = append(group.Rules, row)
				delete(rows, id)
			}
		}
		if g.ids == nil { // the last group
			for _, r := range h.Rules {
				if row, ok := rows[r.ID()]; ok {
					group.Rules = append(group.Rules, row)
				}
			}
		}
		if len(group.Rules) > 0 {
			list = append(list, group)
		}
	}
	return list
}

// usualLevel is offered to who has not chosen yet: "Fácil".
const usualLevel = 3

// orDefault fills what the last choice leaves open, or names what is no longer there.
func orDefault(last Choice, rules []game.Rules) Choice {
	known := func(r game.Rules) bool { return r.ID() == last.Rules }
	if !slices.ContainsFunc(rules, known) && len(rules) > 0 {
		last.Rules = rules[0].ID()
	}
	if last.Opponent != "both" {
		last.Opponent = "computer"
	}
	if last.Colour != "black" && last.Colour != "lot" {
		last.Colour = "white"
	}
	if last.Level < 1 || last.Level > engine.Levels {
		last.Level = usualLevel
	}
	return last
}

func newPicture(r game.Rules) picture {
	board := r.Board()
	start, _ := r.Start()
	p := picture{Size: 10 * board.Width, Lines: len(board.Points) == board.Width*board.Height}
	var dark strings.Builder
	for _, at := range board.Points {
		fmt.Fprintf(&dark, "M%d %dh10v10h-10z", 10*at[0], 10*(board.Height-1-at[1]))
	}
	p.Dark = dark.String()
	for _, piece := range start.Pieces() {
		at := board.Points[piece.Square]
		p.Pieces = append(p.Pieces, placed{
			Symbol: symbol(piece.Color.String(), piece.Kind.String()),
			X:      fmt.Sprintf("%d.7", 10*at[0]),
			Y:      fmt.Sprintf("%d.7", 10*(board.Height-1-at[1])),
		})
	}
	return p
}

// symbol names the drawing of a piece in the sprite.
func symbol(color, kind string) string { return kind + "-" + color[:1] }
