package server

import (
	"html/template"
	"strings"

	"tabuleiro/describe"
	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/guide"
)

// figure is a drawing with what it says.
type figure struct {
	N       int
	Drawing template.HTML
	Caption string
	Text    string // the drawing in words
	Task    *task  // for the live board; nil for none
	Wide    bool   // most of the board
}

// mostMoves is how many moves a figure's words list: more are not listened to.
const mostMoves = 8

// figure draws one, the next of the page.
func (d *drawer) figure(g *guide.Guide, f guide.Figure) (figure, error) {
	line, err := g.Line(f)
	if err != nil {
		return figure{}, err
	}
	scene, err := g.Scene(d.shown(f))
	if err != nil {
		return figure{}, err
	}
	claimed, err := g.Claimed(f, line.Now())
	if err != nil {
		return figure{}, err
	}
	speaker := describe.Speaker{Lang: d.lang(), Board: scene.Board}
	said := figure{
		N:       len(d.drawings) + 1,
		Caption: g.Text(d.lang(), f.Caption),
		Text:    shownInWords(speaker, scene, line.Now()),
		Wide:    scene.Window == diagram.Window{} || scene.Window.Width > 6,
	}
	if f.Task.Key != "" && !d.still {
		said.Task = d.task(g, f, line, claimed)
	}
	drawing := scene.Drawing(said.Text)
	d.drawings = append(d.drawings, drawing)
	said.Drawing = template.HTML(drawing.Inline())
	return said, nil
}

// shown is what is drawn of a figure: of one that is to be tried first, its position alone.
func (d *drawer) shown(f guide.Figure) guide.Figure {
	if d.unsolved && f.Task.Key != "" {
		f.Shows, f.Claim, f.Refused = nil, guide.Claim{}, nil
	}
	return f
}

// shownInWords is a drawing, whose turn it is, and the moves that lie within it where they are few.
func shownInWords(s describe.Speaker, scene diagram.Scene, p game.Position) string {
	said := []string{s.Scene(scene), s.Turn(p.Turn())}
	if moves := p.Moves(); len(moves) > 0 && len(moves) <= mostMoves && within(scene, moves) {
		said = append(said, s.Moves(p.Turn(), moves))
	}
	return strings.Join(said, " ")
}

func within(s diagram.Scene, moves []game.Move) bool {
	for _, m := range moves {
		for _, route := range m.Routes {
			for _, sq := range route {
				if at := s.Board.Points[sq]; s.Window != (diagram.Window{}) && !s.Window.Has(at[0], at[1]) {
					return false
				}
			}
		}
	}
	return true
}
