package server

import (
	"fmt"
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/opening"
)

// home is what the template of the start page reads.
type home struct {
	HomeView
	Name, Line string // of the ruleset that is chosen
	Groups     []rulesGroup
	Pictures   []picture
	Levels     []option
	Clocks     []option // of the field clock
	Days       []option // of the field clock, by correspondence
	OwnClock   bool     // the clock is none of Clocks and Days
	Styles     []option
	Touches    []option
	Minutes    []option
	Bonuses    []option
	Games      []option
	Time       string     // the clock that is chosen
	Length     string     // of the match that is chosen
	Ballots    bool       // the ruleset that is chosen has opening ballots
	From       *beginning // the position to begin with; nil for the usual start
}

// beginning is a position to begin with.
type beginning struct {
	FEN     string
	Edit    string // the address where it is set up
	Picture picture
}

type rulesGroup struct {
	Name  string
	Rules []rulesRow
}

type rulesRow struct {
	ID, Name, Line string
	Picture        int  // index into Pictures
	Ballots        bool // openings can be drawn
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
	h.Last = orDefault(v.Last, rulesOf(v.Offers))
	h.offer()
	var drawn []string // the pictures so far, as text: many rulesets share one
	for _, g := range v.Offers {
		group := rulesGroup{Name: h.T("group." + g.Name)}
		for _, r := range g.Rules {
			p := newPicture(r)
			text := fmt.Sprint(p)
			at := slices.Index(drawn, text)
			if at < 0 {
				at = len(drawn)
				drawn = append(drawn, text)
				p.Hidden = true
				h.Pictures = append(h.Pictures, p)
			}
			group.Rules = append(group.Rules, h.row(r.ID(), at))
		}
		h.Groups = append(h.Groups, group)
	}
	if s := v.Setup; s != nil {
		h.From = &beginning{s.FEN, setupAddress(s.Rules.ID(), s.FEN), draw(s.Rules.Board(), s.Line.Now())}
	}
	return h
}

// row is a ruleset to choose. The one that is chosen gives its name, line and picture to the page.
func (h *home) row(id string, at int) rulesRow {
	row := rulesRow{id, h.T("rules." + id + ".name"), h.T("rules." + id + ".line"), at, len(opening.Lines(id)) > 0, id == h.Last.Rules}
	if row.Chosen {
		h.Ballots = row.Ballots
		h.Name, h.Line = row.Name, row.Line
		h.Pictures[at].Hidden = false
	}
	return row
}

// rulesOf is every ruleset of some groups.
func rulesOf(groups []game.Group) []game.Rules {
	var list []game.Rules
	for _, g := range groups {
		list = append(list, g.Rules...)
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
