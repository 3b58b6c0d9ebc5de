package draughts

import "tabuleiro/game"

// direction is one step along a line of the board, in files and ranks. Along the ranks and files
// of a diagonal board one step is two squares wide: the square between is not played on.
type direction struct{ dx, dy int }

func (d direction) back() direction { return direction{-d.dx, -d.dy} }

// forwards reports whether d does not lead back for a man of colour c.
func (d direction) forwards(c game.Color) bool {
	if c == game.Black {
		return d.dy <= 0
	}
	return d.dy >= 0
}

var (
	diagonals = []direction{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}
	straights = []direction{{0, 1}, {-1, 0}, {1, 0}, {0, -1}}
	wide      = []direction{{0, 2}, {-2, 0}, {2, 0}, {0, -2}}
)

// directions says where pieces move and capture, as the slow generator reads it.
type directions struct {
	quietMan, captureMan   [2][]direction // by colour
	quietKing, captureKing []direction
}

func newDirections(r Ruleset) directions {
	lines := diagonals
	if r.Board == Orthogonal {
		lines = straights
	}
	d := directions{quietKing: lines, captureKing: lines}
	if r.CapturesOrthogonally {
		d.captureKing = append(append([]direction{}, lines...), wide...)
	}
	for _, c := range []game.Color{game.White, game.Black} {
		d.quietMan[c] = forwards(lines, c)
		d.captureMan[c] = d.captureKing
		if !r.ManCapturesBack {
			d.captureMan[c] = forwards(d.captureKing, c)
		}
	}
	return d
}

func forwards(all []direction, c game.Color) []direction {
	var some []direction
	for _, d := range all {
		if d.forwards(c) {
			some = append(some, d)
		}
	}
	return some
}

func (d *directions) quiet(c game.Color, k game.Kind) []direction {
	if k == game.King {
		return d.quietKing
	}
	return d.quietMan[c]
}

func (d *directions) capture(c game.Color, k game.Kind) []direction {
	if k == game.King {
		return d.captureKing
	}
	return d.captureMan[c]
}
