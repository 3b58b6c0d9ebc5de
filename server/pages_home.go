package server

import (
	"fmt"
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/opening"
	"tabuleiro/wire"
)

// home is what the template of the start page reads.
type home struct {
	HomeView
	Cards []card
	From  *beginning // the position to begin with; nil for the usual start
}

// card is the form of a new game of one family.
type card struct {
	Page
	Once, Guest string
	Key         string // of the family, with which its ids begin
	Shape       string // of the board of the ruleset that is chosen
	Emblem      string // the kind of its pieces
	Many        bool   // there are other cards beside it
	Last        Choice
	Name, Line  string // of the ruleset that is chosen
	Guide       string // the address of its guide; "" where it has none
	Groups      []rulesGroup
	Pictures    []picture
	Levels      []option
	Clocks      []option // of the field clock
	Days        []option // of the field clock, by correspondence
	OwnClock    bool     // the clock is none of Clocks and Days
	Styles      []option
	Touches     []option
	Minutes     []option
	Bonuses     []option
	Games       []option
	Level       string     // the level that is chosen
	Time        string     // the clock that is chosen
	Length      string     // of the match that is chosen
	Ballots     bool       // the ruleset that is chosen has opening ballots
	From        *beginning // the position to begin with; nil for the usual start
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
	Picture        int    // index into Pictures
	Guide          string // the address of its guide; "" where it has none
	Ballots        bool   // openings can be drawn
	Chosen         bool
}

// picture is a board with a position, in a square of ten units for each of the board's.
type picture struct {
	Size   int
	Shape  string // as shapeOf says
	Dark   string // path of the squares that are played on; "" on a board of points
	Lines  *lines // between points
	Pieces []placed
	Side   string // of a piece
	Hidden bool
}

type placed struct {
	Symbol string
	X, Y   string
}

func newHome(v HomeView) home {
	h := home{HomeView: v}
	h.Last = orDefault(v.Last, rulesOf(v.Offers))
	if s := v.Setup; s != nil {
		h.From = &beginning{s.FEN, setupAddress(s.Rules.ID(), s.FEN), draw(s.Rules.Board(), s.Line.Now())}
	}
	for _, f := range v.Offers {
		c := h.card(f)
		if h.From == nil || c.Last.Rules == h.Last.Rules { // a position is of one family
			h.Cards = append(h.Cards, c)
		}
	}
	return h
}

// lastOf is what the card of a family begins with: what was chosen there last, or else what was chosen last of
// another. Names are those of the last of all.
func (v HomeView) lastOf(f game.Family) Choice {
	c, played := v.Own[f.Name]
	if !played {
		c = v.Last
	}
	c.Name, c.Name2 = v.Last.Name, v.Last.Name2
	return orDefault(c, rulesOf([]game.Family{f}))
}

// card is that of a family.
func (h *home) card(f game.Family) card {
	c := card{Page: h.Page, Once: h.Once, Guest: h.HomeView.Guest, Key: f.Name, From: h.From, Last: h.lastOf(f)}
	c.Many = h.From == nil && len(h.Offers) > 1
	c.offer()
	var drawn []string // the pictures so far, as text: many rulesets share one
	for _, g := range f.Groups {
		group := rulesGroup{Name: h.T("group." + g.Name)}
		for _, r := range g.Rules {
			p := newPicture(r, f.Sample)
			text := fmt.Sprint(p.Size, p.Dark, p.Lines, p.Pieces)
			at := slices.Index(drawn, text)
			if at < 0 {
				at = len(drawn)
				drawn = append(drawn, text)
				p.Hidden = true
				c.Pictures = append(c.Pictures, p)
			}
			group.Rules = append(group.Rules, c.row(r, at))
		}
		c.Groups = append(c.Groups, group)
	}
	return c
}

// row is a ruleset to choose. The one that is chosen gives its name, line and picture to the card.
func (c *card) row(r game.Rules, at int) rulesRow {
	id := r.ID()
	row := rulesRow{id, c.T("rules." + id + ".name"), c.T("rules." + id + ".line"), at, c.guideOf(id), len(opening.Lines(id)) > 0, id == c.Last.Rules}
	if row.Chosen {
		board := wire.BoardOf(r.Board())
		c.Shape, c.Emblem = shapeOf(board), emblem(board)
		c.Ballots = row.Ballots
		c.Name, c.Line, c.Guide = row.Name, row.Line, row.Guide
		c.Pictures[at].Hidden = false
	}
	return row
}

// Symbol is the drawing of a side's piece.
func (c card) Symbol(side string) string { return symbol(side, c.Emblem) }

// rulesOf is every ruleset of some families.
func rulesOf(families []game.Family) []game.Rules {
	var list []game.Rules
	for _, g := range groupsOf(families) {
		list = append(list, g.Rules...)
	}
	return list
}

func groupsOf(families []game.Family) []game.Group {
	var list []game.Group
	for _, f := range families {
		list = append(list, f.Groups...)
	}
	return list
}

// newPicture shows the sample, if those rules can read it, or else how they begin.
func newPicture(r game.Rules, sample string) picture {
	shown, _ := r.Start()
	if sample != "" {
		if p, _, err := r.Parse(sample); err == nil {
			shown = p
		}
	}
	return draw(r.Board(), shown)
}

func draw(b game.Board, now game.Position) picture {
	board := wire.BoardOf(b)
	p := picture{Size: 10 * b.Width, Shape: shapeOf(board), Lines: linesOf(board), Side: "8.6"}
	inset := .7
	if p.Lines == nil {
		p.Dark = squares(b)
	} else {
		p.Side, inset = "8", 1
	}
	for _, piece := range now.Pieces() {
		at := b.Points[piece.Square]
		p.Pieces = append(p.Pieces, placed{
			Symbol: symbol(piece.Color.String(), piece.Kind.String()),
			X:      fmt.Sprint(float64(10*at[0]) + inset),
			Y:      fmt.Sprint(float64(10*(b.Height-1-at[1])) + inset),
		})
	}
	return p
}

// squares is the path of those that are played on.
func squares(b game.Board) string {
	var path strings.Builder
	for _, at := range b.Points {
		fmt.Fprintf(&path, "M%d %dh10v10h-10z", 10*at[0], 10*(b.Height-1-at[1]))
	}
	return path.String()
}

// symbol names the drawing of a piece in the sprite.
func symbol(color, kind string) string { return kind + "-" + color[:1] }
