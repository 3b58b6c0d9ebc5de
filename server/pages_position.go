package server

import (
	"io"
	"slices"
	"strconv"

	"tabuleiro/describe"
	"tabuleiro/game"
	"tabuleiro/wire"
)

// SetupView is the page on which a position is set up.
type SetupView struct {
	Page
	Offers []game.Group // the rules to choose from
	setup
}

// RenderSetup writes the page on which a position is set up. Without scripts it shows a FEN and says
// what the rules make of it.
func RenderSetup(w io.Writer, v SetupView) error { return v.render(w, "position.html", newDesk(v)) }

// desk is what the template of the page reads.
type desk struct {
	table
	Set    setupAnswer
	Can    string // the legal moves in words, for who has no scripts
	Groups []optionGroup
	Data   setupData
}

type optionGroup struct {
	Name    string
	Options []option
}

// mostListed is how many moves are told in words: nobody reads more.
const mostListed = 100

// can is what may be played, in words; "" for nothing, and for more than anybody reads.
func (v SetupView) can() string {
	if !v.Playable() {
		return ""
	}
	p := v.Line.Now()
	moves := p.Moves()
	if len(moves) > mostListed {
		return ""
	}
	return describe.Speaker{Lang: v.lang(), Board: v.Rules.Board()}.Moves(p.Turn(), moves)
}

// setupData is what the script begins with.
type setupData struct {
	Rules  string      `json:"rules"`
	Board  wire.Board  `json:"board"`
	Set    setupAnswer `json:"set"`
	Begins setupAnswer `json:"begins"` // the start of the rules
}

// What the script of the page says.
var setupScripted = []string{"square.", "piece.", "state.sel", "state.hint", "side.", "setup."}

func newDesk(v SetupView) desk {
	board := wire.BoardOf(v.Rules.Board())
	v.Page = v.on(board)
	set := v.answerOf(v.setup)
	t := table{
		GameView: GameView{Page: v.Page, State: wire.State{
			Rules: v.Rules.ID(), Board: board,
			Position: wire.Position{Pieces: set.Pieces, Turn: set.Turn},
		}},
		Name:  v.T("rules." + v.Rules.ID() + ".name"),
		Below: "white",
		Lines: linesOf(board),
		Words: v.words(setupScripted...),
	}
	if t.Coords == "" {
		t.Coords = usualCoords(board)
	}
	t.Rows = t.rows()
	d := desk{table: t, Set: set, Can: v.can(), Data: setupData{Rules: v.Rules.ID(), Board: board, Set: set, Begins: v.answerOf(startSetup(v.Rules))}}
	for _, g := range v.Offers {
		group := optionGroup{Name: v.T("group." + g.Name)}
		for _, r := range g.Rules {
			group.Options = append(group.Options, option{r.ID(), v.T("rules." + r.ID() + ".name"), r.ID() == v.Rules.ID()})
		}
		d.Groups = append(d.Groups, group)
	}
	d.mark()
	return d
}

// usualCoords are those of a board's literature.
func usualCoords(b wire.Board) string {
	if b.Numeric {
		return "inside-numbers"
	}
	return "inside-letters"
}

// spare is a tool of the page: a piece to put, or what the hand does without one.
type spare struct {
	Value  string // "hand", "none", or a colour and a kind: "white king"
	Key    string // that does it on the square with the focus; "" for none
	Label  string
	Symbol string // of a piece
	Path   string // of any other
}

// Spares are the tools. web/src/position.ts knows the same values.
func (d desk) Spares() []spare {
	tools := []spare{{Value: "hand", Label: d.T("setup.hand"), Path: "M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3"}}
	for _, side := range d.Sides() {
		for _, kind := range kindsOn(d.Data.Board) {
			tools = append(tools, spare{
				Value: side + " " + kind, Key: strconv.Itoa(len(tools)),
				Label: d.T("piece." + side + "." + kind), Symbol: symbol(side, kind),
			})
		}
	}
	return append(tools, spare{Value: "none", Key: "0", Label: d.T("setup.none"), Path: "M4 15l7-8 8 7-5 6H8zM8 11l7 6M5 20h14"})
}

// kindsOn are the kinds of pieces that stand on a board.
func kindsOn(b wire.Board) []string {
	switch {
	case b.Turns:
		return []string{"disc"}
	case len(b.Lines) > 0:
		return []string{"man"}
	}
	return []string{"man", "king"}
}

// opponentLink opens a table against somebody from the position.
type opponentLink struct{ Name, Address, Label string }

// Opponents are those whom a table from the position can be for.
func (d desk) Opponents() []opponentLink {
	var list []opponentLink
	for _, o := range opponents {
		list = append(list, opponentLink{o, d.Set.Table + "&opponent=" + o, d.T("home." + o)})
	}
	return list
}

// held is what a side has in hand, of the most that it may have.
type held struct {
	Side    string
	N, Most int
}

// Hands are what the sides have in hand.
func (d desk) Hands() []held {
	now, most := d.Set.Hand, d.Data.Begins.Hand
	return []held{{"white", now[0], most[0]}, {"black", now[1], most[1]}}
}

// Sides are those who may begin.
func (desk) Sides() []string { return []string{"white", "black"} }

// Emptied is the address of the board without pieces.
func (d desk) Emptied() string { return setupAddress(d.State.Rules, "W:W:B") }

// mark makes the squares that are spoken of known on the board as the server draws it.
func (d desk) mark() {
	for _, row := range d.Rows {
		for i := range row.Cells {
			c := &row.Cells[i]
			if c.Hint = c.Square >= 0 && d.spokenOf(c.Square); c.Hint {
				c.Label += ", " + d.T("state.hint")
			}
		}
	}
}

func (d desk) spokenOf(square int) bool {
	return slices.ContainsFunc(d.Set.Remarks, func(r remark) bool { return slices.Contains(r.Squares, square) })
}
