package diagram

import (
	"math"

	"tabuleiro/game"
)

// Route is the way of a piece, an arrow that bends at its stops.
type Route struct {
	Squares []game.Square // two or more
	Refused bool          // the rules do not allow it: it is drawn in dashes
}

// Shares of a square's side.
const (
	arrowWide, arrowNarrow = .1, .05 // the dark line and the light one within it
	headLength, headHalf   = .26, .15
	dashLong, dashPeriod   = .12, .26
)

// routes draws the ways that lie within the window.
func (l layout) routes(d *Drawing) {
	for _, r := range l.Routes {
		if len(r.Squares) < 2 || !l.hasAll(r.Squares) {
			continue
		}
		points := l.way(r.Squares)
		line := func(width float64) path { return pen(width, points...) }
		if r.Refused {
			line = func(width float64) path { return l.dashed(width, points) }
		}
		tip := l.head(points)
		edge := (arrowWide - arrowNarrow) / 2 * l.side
		d.fill(l.palette().markDark, append(append(line(arrowWide*l.side), polygon(tip...)...), pen(2*edge, append(tip, tip[:2]...)...)...))
		d.fill(l.palette().markPale, append(line(arrowNarrow*l.side), polygon(tip...)...))
	}
}

func (l layout) hasAll(squares []game.Square) bool {
	for _, sq := range squares {
		if !l.has(sq) {
			return false
		}
	}
	return true
}

// way is the middles of squares, x, y, x, y ...; the last is drawn back to where the head begins.
func (l layout) way(squares []game.Square) []float64 {
	var points []float64
	for _, sq := range squares {
		x, y := l.middle(sq)
		points = append(points, x, y)
	}
	n := len(points)
	ux, uy := direction(points)
	back := l.clear(squares[len(squares)-1]) + headLength*l.side
	points[n-2] -= back * ux
	points[n-1] -= back * uy
	return points
}

// clear is how far from the middle of a square an arrow has to end.
func (l layout) clear(sq game.Square) float64 {
	for _, p := range l.Pieces {
		if p.Square == sq {
			return .45 * l.side
		}
	}
	for _, m := range l.Marks {
		if m.Square == sq && (m.Kind == Legal || m.Kind == Forbidden) {
			return .35 * l.side
		}
	}
	return -.1 * l.side
}

// head is the triangle at the end of a way.
func (l layout) head(points []float64) []float64 {
	ux, uy := direction(points)
	x, y := points[len(points)-2], points[len(points)-1]
	long, half := headLength*l.side, headHalf*l.side
	return []float64{x + long*ux, y + long*uy, x - half*uy, y + half*ux, x + half*uy, y - half*ux}
}

// direction is where the last leg of a way goes, one unit long.
func direction(points []float64) (x, y float64) {
	n := len(points)
	x, y = points[n-2]-points[n-4], points[n-1]-points[n-3]
	length := math.Hypot(x, y)
	return x / length, y / length
}

// dashed goes along points with a pen that is lifted in between.
func (l layout) dashed(width float64, points []float64) path {
	return interrupted(width, dashLong*l.side, dashPeriod*l.side, points)
}

// interrupted goes along points in dashes, one a period.
func interrupted(width, long, period float64, points []float64) path {
	var p path
	for i := 2; i < len(points); i += 2 {
		x0, y0 := points[i-2], points[i-1]
		ux, uy := direction(points[i-2 : i+2])
		length := math.Hypot(points[i]-x0, points[i+1]-y0)
		for t := 0.0; t < length; t += period {
			end := min(t+long, length)
			p = append(p, pen(width, x0+t*ux, y0+t*uy, x0+end*ux, y0+end*uy)...)
		}
	}
	return p
}
