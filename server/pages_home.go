package server

import (
	"fmt"
	"slices"
	"strings"

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
	Levels     []option
	Clocks     []option // of the field clock
	OwnClock   bool     // the clock is none of Clocks
	Minutes    []option
	Bonuses    []option
	Games      []option
	Time       string // the clock that is chosen
	Length     string // of the match that is chosen
	Languages  []option
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
	Hidden bool
}

type placed struct {
	Symbol string
	X, Y   string
}

func newHome(v HomeView) home {
	h := home{HomeView: v}
	h.Last = orDefault(v.Last, v.Rules)
	h.offer()
	var drawn []string // the pictures so far, as text: many rulesets share one
	rows := map[string]rulesRow{}
	for _, r := range v.Rules {
		p := newPicture(r)
		text := fmt.Sprint(p)
		at := slices.Index(drawn, text)
		if at < 0 {
			at = len(drawn)
			drawn = append(drawn, text)
			p.Hidden = true
			h.Pictures = append(h.Pictures, p)
		}
		rows[r.ID()] = rulesRow{r.ID(), h.T("rules." + r.ID() + ".name"), h.T("rules." + r.ID() + ".line"), at, r.ID() == h.Last.Rules}
	}
	if chosen, ok := rows[h.Last.Rules]; ok {
		h.Name, h.Line = chosen.Name, chosen.Line
		h.Pictures[chosen.Picture].Hidden = false
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

func newPicture(r game.Rules) picture {
	start, _ := r.Start()
	return draw(r.Board(), start)
}

func draw(board game.Board, now game.Position) picture {
	p := picture{Size: 10 * board.Width, Lines: len(board.Points) == board.Width*board.Height}
	var dark strings.Builder
	for _, at := range board.Points {
		fmt.Fprintf(&dark, "M%d %dh10v10h-10z", 10*at[0], 10*(board.Height-1-at[1]))
	}
	p.Dark = dark.String()
	for _, piece := range now.Pieces() {
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
