package guide

import (
	"tabuleiro/diagram"
	"tabuleiro/game"
)

// Scene is a figure as it is drawn: its piece of the board, the ways of the moves that it shows, and those that are
// refused in dashes. Where no move is shown, the ends of those that it claims are marked, and where these take, the
// pieces that may.
func (g *Guide) Scene(f Figure) (diagram.Scene, error) {
	line, err := g.Line(f)
	if err != nil {
		return diagram.Scene{}, err
	}
	s := diagram.Scene{Board: g.Rules.Board(), Pieces: line.Now().Pieces(), Named: true}
	if f.From != "" {
		s.Window = diagram.Around(s.Board, 0, g.square(f.From, f.Far), g.square(f.To, f.Far))
	}
	for _, text := range f.Shows {
		m, err := line.Now().Find(g.Move(f, text))
		if err != nil {
			return diagram.Scene{}, err
		}
		s.Show(m)
	}
	if len(f.Shows) == 0 {
		moves, err := g.Claimed(f, line.Now())
		if err != nil {
			return diagram.Scene{}, err
		}
		markMoves(&s, moves)
	}
	for _, r := range f.Refused {
		g.markRefused(&s, f, r)
	}
	return s, nil
}

// Claimed is the moves that a figure claims.
func (g *Guide) Claimed(f Figure, p game.Position) ([]game.Move, error) {
	var moves []game.Move
	for _, text := range f.Claim.Moves {
		m, err := p.Find(g.Move(f, text))
		if err != nil {
			return nil, err
		}
		moves = append(moves, m)
	}
	return moves, nil
}

func markMoves(s *diagram.Scene, moves []game.Move) {
	marked := map[diagram.Mark]bool{}
	add := func(sq game.Square, kind diagram.MarkKind) {
		if m := (diagram.Mark{Square: sq, Kind: kind}); !marked[m] {
			marked[m] = true
			s.Marks = append(s.Marks, m)
		}
	}
	for _, m := range moves {
		switch {
		case m.Passes():
		case len(m.Taken) > 0 && !s.Board.Turns && m.Picks == 0:
			add(m.From(), diagram.Must)
		default:
			add(m.To(), diagram.Legal)
		}
	}
}

// markRefused draws the way of a move that is not legal, or bars the one square that it names.
func (g *Guide) markRefused(s *diagram.Scene, f Figure, r Refused) {
	var way []game.Square
	for _, name := range squareNames.FindAllString(r.Move, -1) {
		way = append(way, g.square(name, f.Far))
	}
	switch {
	case len(way) == 1:
		s.Marks = append(s.Marks, diagram.Mark{Square: way[0], Kind: diagram.Forbidden})
	case len(way) > 1:
		s.Routes = append(s.Routes, diagram.Route{Squares: way, Refused: true})
		s.Marks = append(s.Marks, diagram.Mark{Square: way[0], Kind: diagram.Asked}, diagram.Mark{Square: way[len(way)-1], Kind: diagram.Forbidden})
	}
}
