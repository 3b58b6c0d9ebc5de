package diagram

import "math"

// path is a list of closed outlines.
type path []step

type step struct {
	verb verb
	p    [6]float64 // points; centre and radii of an oval; corner and sides of a box
}

type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubeTo
	closed
	oval // a whole outline, clockwise as it is seen
	hole // the same, the other way round
	box  // a whole rectangle, clockwise
)

func at(v verb, p ...float64) step {
	s := step{verb: v}
	copy(s.p[:], p)
	return s
}

func rect(x, y, w, h float64) path { return path{at(box, x, y, w, h)} }

// polygon takes its corners as x, y, x, y ...
func polygon(xy ...float64) path {
	p := path{at(moveTo, xy[0], xy[1])}
	for i := 2; i < len(xy); i += 2 {
		p = append(p, at(lineTo, xy[i], xy[i+1]))
	}
	return append(p, at(closed))
}

func circle(x, y, r float64) path { return path{at(oval, x, y, r, r)} }

func ellipse(x, y, rx, ry float64) path { return path{at(oval, x, y, rx, ry)} }

// ring is a circle of radius r drawn with a pen of that width.
func ring(x, y, r, width float64) path {
	return path{at(oval, x, y, r+width/2, r+width/2), at(hole, x, y, r-width/2, r-width/2)}
}

// pen goes along points x, y, x, y ... with a round tip.
func pen(width float64, xy ...float64) path {
	p := circle(xy[0], xy[1], width/2)
	for i := 2; i < len(xy); i += 2 {
		x0, y0, x1, y1 := xy[i-2], xy[i-1], xy[i], xy[i+1]
		scale := width / 2 / math.Hypot(x1-x0, y1-y0)
		nx, ny := (y1-y0)*scale, (x0-x1)*scale // to the left: the outline runs clockwise
		p = append(p, polygon(x0+nx, y0+ny, x1+nx, y1+ny, x1-nx, y1-ny, x0-nx, y0-ny)...)
		p = append(p, circle(x1, y1, width/2)...)
	}
	return p
}

// roundBy is how far a cubic curve's handles lie from the ends of a quarter of a unit circle.
const roundBy = 0.5522847498

// rounded is a rectangle with corners of radius r: top left, top right, bottom right, bottom left.
func rounded(x, y, w, h float64, r [4]float64) path {
	const k = 1 - roundBy
	p := path{at(moveTo, x+r[0], y), at(lineTo, x+w-r[1], y)}
	p = append(p, at(cubeTo, x+w-k*r[1], y, x+w, y+k*r[1], x+w, y+r[1]), at(lineTo, x+w, y+h-r[2]))
	p = append(p, at(cubeTo, x+w, y+h-k*r[2], x+w-k*r[2], y+h, x+w-r[2], y+h), at(lineTo, x+r[3], y+h))
	p = append(p, at(cubeTo, x+k*r[3], y+h, x, y+h-k*r[3], x, y+h-r[3]), at(lineTo, x, y+r[0]))
	return append(p, at(cubeTo, x, y+k*r[0], x+k*r[0], y, x+r[0], y), at(closed))
}

// clip is the part of a line that lies within e, by Liang and Barsky.
func (e extent) clip(x0, y0, x1, y1 float64) (fx, fy, tx, ty float64, ok bool) {
	from, to := 0.0, 1.0
	dx, dy := x1-x0, y1-y0
	for _, edge := range [][2]float64{{-dx, x0 - e.x0}, {dx, e.x1 - x0}, {-dy, y0 - e.y0}, {dy, e.y1 - y0}} {
		slope, room := edge[0], edge[1]
		switch {
		case slope == 0 && room < 0:
			return 0, 0, 0, 0, false
		case slope < 0:
			from = max(from, room/slope)
		case slope > 0:
			to = min(to, room/slope)
		}
	}
	return x0 + from*dx, y0 + from*dy, x0 + to*dx, y0 + to*dy, from < to
}
