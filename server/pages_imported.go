package server

import (
	"html/template"
	"io"
	"strconv"

	"tabuleiro/describe"
	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/notation"
	"tabuleiro/wire"
)

// ImportedView is the page of a game from a file, as it stands at a place of it.
type ImportedView struct {
	Page
	ID       string
	Head     importHead
	Board    template.HTML // a drawing; "" where no position is known
	Now      string        // the move that was played last
	Comments []string      // on it
	Steps    []step
	Items    []item
	Problems []notation.Problem
	More     int // problems that are not shown
	Tags     []notation.Tag
	Forms    []form
	Link     SharedLink // to what is shown
}

// RenderImported writes the page of a game from a file.
func RenderImported(w io.Writer, v ImportedView) error { return v.render(w, "imported.html", v) }

// Here is the game's own address.
func (v ImportedView) Here() string { return importedPath + v.ID }

// OnPaper is the game's files, for the form that prints it.
func (v ImportedView) OnPaper() filed { return filed{v.Page, v.Here() + "/" + fileName} }

// filed is where the files of a game are, without their endings.
type filed struct {
	Page
	Here string
}

// step leads to another place of the game.
type step struct {
	Name, Rel, Key, At string // At is "" where there is none; Key is how keyboards call the key that follows it
}

// item is a part of the list of moves.
type item struct {
	Kind string // "move", "comment", "rest", "open", "close"
	Text string
	At   string // the place behind a move
	Now  bool   // that is shown
}

// glyphs are the signs of the numeric ones that have some.
var glyphs = []string{"", "!", "?", "!!", "??", "!?", "?!"}

// newImportedView is the page of a game whose address is said.
func newImportedView(p Page, address, id string, g *notation.Game, more int, at place) ImportedView {
	v := ImportedView{ID: id, Head: headOf(g), Problems: g.Problems, More: more, Tags: g.Tags}
	v.Page = p
	if now := addressOf(at.path); now != "0" {
		address += "?lance=" + now
	}
	v.Link = SharedLink{Page: p, Kind: "imported", Address: address}
	v.Head.Problems, v.Head.More = nil, 0
	if g.Rules != nil {
		v.Forms = formsOf(g)
	}
	if g.Start.Rules == nil || !g.Known() {
		return v
	}
	board := g.Rules.Board()
	v.Page = p.on(wire.BoardOf(board))
	v.Board = template.HTML(v.drawing(board, at))
	l := lister{page: v.Page, now: addressOf(at.path), first: firstTurn(g)}
	l.line(g.Moves, nil, 0)
	for _, c := range g.After {
		l.items = append(l.items, item{Kind: "comment", Text: c})
	}
	v.Items = l.items
	v.Now, v.Comments = v.T("import.start"), nil
	if m := at.move(); m != nil {
		v.Now = l.number(at.plies()-1, true) + v.moveText(*m)
		v.Comments = append(v.Comments, m.Comments...)
	}
	v.Steps = v.steps(at)
	return v
}

// firstTurn is how many plies late a game begins, as its numbers count: 1 where the side that is usually second begins.
func firstTurn(g *notation.Game) int {
	usual, _ := g.Rules.Start()
	if usual.Turn() != g.Start.Now().Turn() {
		return 1
	}
	return 0
}

// drawing is the board at a place, with the last move.
func (v ImportedView) drawing(board game.Board, at place) []byte {
	scene := diagram.Scene{Board: board, Pieces: at.now.Pieces(), Named: true}
	if m := at.move(); m != nil {
		scene.Marks = diagram.LastMove(m.Move)
	}
	speaker := describe.Speaker{Lang: v.lang(), Board: board}
	return scene.Drawing(speaker.Position(at.now)).SVG()
}

// moveText is a move with its signs.
func (p Page) moveText(m notation.Move) string {
	text := m.Short
	if m.Passes() {
		text = p.T("move.pass")
	}
	for _, n := range m.Glyphs {
		if n > 0 && n < len(glyphs) {
			text += glyphs[n]
		}
	}
	return text
}

// steps lead through the line that is shown.
func (v ImportedView) steps(at place) []step {
	ply, last := at.ply(), len(at.line)
	list := []step{{Name: "first", Key: "Home"}, {Name: "previous", Rel: "prev", Key: "ArrowLeft"},
		{Name: "next", Rel: "next", Key: "ArrowRight"}, {Name: "last", Key: "End"}}
	if ply > 0 {
		list[0].At, list[1].At = "0", at.at(ply-1)
	}
	if ply < last {
		list[2].At, list[3].At = at.at(ply+1), at.at(last)
	}
	return list
}

// lister makes the list of moves.
type lister struct {
	page  Page
	now   string // the place that is shown
	first int    // as firstTurn says
	items []item
}

// number is that of a move after so many plies; of the second of a pair only where it must be said.
func (l *lister) number(ply int, told bool) string {
	n := strconv.Itoa((ply+l.first)/2 + 1)
	switch {
	case (ply+l.first)%2 == 0:
		return n + ". "
	case told:
		return n + "... "
	}
	return ""
}

// line adds moves that are played at the end of a path, after so many plies of the game.
func (l *lister) line(moves []notation.Move, path []int, ply int) {
	told := true
	for i, m := range moves {
		for _, c := range m.Before {
			l.items = append(l.items, item{Kind: "comment", Text: c})
		}
		here := append(path[:len(path):len(path)], i+1)
		at := addressOf(here)
		l.items = append(l.items, item{Kind: "move", Text: l.number(ply+i, told) + l.page.moveText(m), At: at, Now: at == l.now})
		for _, c := range m.Comments {
			l.items = append(l.items, item{Kind: "comment", Text: c})
		}
		for n, v := range m.Variations {
			l.items = append(l.items, item{Kind: "open"})
			l.line(v.Moves, append(here[:len(here):len(here)], n+1), ply+i)
			if v.Rest != "" {
				l.items = append(l.items, item{Kind: "rest", Text: v.Rest})
			}
			l.items = append(l.items, item{Kind: "close"})
		}
		told = len(m.Comments)+len(m.Variations) > 0
	}
}
