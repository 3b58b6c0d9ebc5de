package diagram

import "tabuleiro/game"

// Top is a piece seen from straight above, without shade: to be cut out along its edge. It fills its drawing, of 100 x
// 100 units. Boards with lines have men of their own.
func Top(p game.Piece, lined bool, look Look) Drawing {
	colours := palettes[look]
	w := colours.woods[p.Color]
	d := Drawing{Width: 100, Height: 100}
	d.fill(w.line, circle(50, 50, 50))
	d.fill(w.face, circle(50, 50, 48.5))
	switch {
	case p.Kind == game.King:
		for _, s := range colours.crownShapes() {
			d.add(moved([]item{s}, 50-1.15*50, 50-1.15*43, 1.15)...)
		}
	case p.Kind == game.Disc:
		d.fill(w.cut, ring(50, 50, 38, 1.6))
	case lined:
		d.fill(w.cut, ring(50, 50, 23, 4))
	default:
		for _, r := range []float64{39, 29, 13} {
			d.fill(w.cut, ring(50, 50, r, 2.8))
		}
	}
	return d
}
