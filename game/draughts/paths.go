package draughts

import (
	"slices"

	"tabuleiro/game"
)

// path is one way to move a piece as a hand does it: where it stood, every square it stops on,
// and what it jumps on the way. A king that goes on in the same line is one path, and its stop
// there is named right behind the victim (the K convention of the perft tables).
type path struct {
	stops   []game.Square
	victims []victim  // in the order they are taken; none for a quiet move
	moved   game.Kind // what stood on the first square
	left    game.Kind // what stands on the last square afterwards
}

// victim is a taken piece.
type victim struct {
	sq   game.Square
	king bool
}

func (m path) from() game.Square { return m.stops[0] }
func (m path) to() game.Square   { return m.stops[len(m.stops)-1] }

// cell is what stands on a square while the slow generator walks over the board.
type cell uint8

const (
	free cell = iota
	ours
	theirMan
	theirKing
	jumped // a taken piece that stays until the capture is done
)

// walker records every path of a position, square by square: slow and obvious. It knows no bit
// boards and shares with the fast generator the Ruleset and the squares only.
type walker struct {
	r      *Rules
	p      Position
	board  []cell
	within set // only paths are wanted that take nothing else

	stopsEarly bool // captures are wanted that stop although they go on
	foremost   bool // captures are wanted that none of the others precedes
	most       int  // give up after so many captures; 0: never

	stops   []game.Square // of the capture under way
	victims []victim
	moved   game.Kind
	paths   []path
	walked  int // captures recorded, whether or not they were kept
}

func newWalker(p Position) *walker {
	w := &walker{r: p.rules, p: p, board: make([]cell, p.rules.sq.count()), within: p.opponent()}
	them := p.turn.Other()
	for sq := range p.own().each() {
		w.board[sq] = ours
	}
	for sq := range p.men[them].each() {
		w.board[sq] = theirMan
	}
	for sq := range p.kings[them].each() {
		w.board[sq] = theirKing
	}
	return w
}

// captures returns every path that captures, whatever takes precedence among them.
func (p Position) captures() []path {
	w := newWalker(p)
	for sq := range p.own().each() {
		w.capturesFrom(sq)
	}
	return w.paths
}

// foremost returns the captures that none of the others precedes.
func (p Position) foremost() []path {
	w := newWalker(p)
	w.foremost = true
	for sq := range p.own().each() {
		w.capturesFrom(sq)
	}
	return w.paths
}

// canCapture reports whether the side to move has a capture.
func (p Position) canCapture() bool {
	w := newWalker(p)
	for sq := range p.own().each() {
		if w.canCaptureFrom(sq) {
			return true
		}
	}
	return false
}

func (w *walker) canCaptureFrom(sq int) bool {
	k := w.p.kind(sq)
	for _, d := range w.r.dirs.capture(w.p.turn, k) {
		if w.victim(sq, k, d) != none {
			return true
		}
	}
	return false
}

// capturesFrom records the captures of the piece on sq. While it is under way its own square
// counts as empty.
func (w *walker) capturesFrom(sq int) {
	w.moved = w.p.kind(sq)
	w.board[sq] = free
	w.stops = append(w.stops[:0], game.Square(sq))
	w.jumps(sq, w.moved, direction{}, true)
	w.board[sq] = ours
}

// jumps tries every jump from sq and reports whether there was one. came is the direction of the
// jump before. A king tries the line it came along from the first square behind its victim only:
// from the others it would be the same path.
func (w *walker) jumps(sq int, k game.Kind, came direction, sameLine bool) bool {
	found := false
	for _, d := range w.r.dirs.capture(w.p.turn, k) {
		if d == came && !sameLine || w.r.NoHalfTurn && d == came.back() {
			continue
		}
		if v := w.victim(sq, k, d); v != none {
			found = true
			if w.within.has(v) && !w.givenUp() {
				w.jump(v, k, d)
			}
		}
	}
	return found
}

// givenUp reports whether there are more captures than are walked.
func (w *walker) givenUp() bool { return w.most > 0 && w.walked > w.most }

// victim returns the square of the piece that can be jumped from sq in direction d, or none.
func (w *walker) victim(sq int, k game.Kind, d direction) int {
	next := w.r.sq.step(sq, d.dx, d.dy)
	for w.r.FlyingKing && k == game.King && next != none && w.board[next] == free {
		next = w.r.sq.step(next, d.dx, d.dy)
	}
	if next == none || !w.takes(next, k) {
		return none
	}
	behind := w.r.sq.step(next, d.dx, d.dy)
	if behind == none || w.board[behind] != free {
		return none
	}
	return next
}

// takes reports whether a piece of kind k may take what stands on sq.
func (w *walker) takes(sq int, k game.Kind) bool {
	switch w.board[sq] {
	case theirMan:
		return true
	case theirKing:
		return k == game.King || !w.r.ManSparesKings
	default:
		return false
	}
}

// jump takes the piece on v and goes on from every landing square from which the capture goes
// on. If there is none, each landing square ends the move.
func (w *walker) jump(v int, k game.Kind, d direction) {
	was := w.board[v]
	w.board[v] = w.taken()
	w.victims = append(w.victims, victim{game.Square(v), was == theirKing})

	goesOn := false
	first := w.r.sq.step(v, d.dx, d.dy)
	for sq := first; sq != none; sq = w.nextLanding(sq, k, d) {
		w.stops = append(w.stops, game.Square(sq))
		if k, ends := w.crowning(sq, k); !ends && w.jumps(sq, k, d, sq == first) {
			goesOn = true
		}
		w.stops = w.stops[:len(w.stops)-1]
	}
	if !goesOn || w.stopsEarly {
		halt := w.r.HaltBehindKing && was == theirKing && !goesOn
		for sq := first; sq != none; sq = w.nextLanding(sq, k, d) {
			w.record(sq, k)
			if halt {
				break
			}
		}
	}

	w.victims = w.victims[:len(w.victims)-1]
	w.board[v] = was
}

// taken is what stands where a piece was taken, until the capture is done.
func (w *walker) taken() cell {
	if w.r.Removal == AtOnce {
		return free
	}
	return jumped
}

// nextLanding returns the landing square after sq for a piece that jumped in direction d, or none.
func (w *walker) nextLanding(sq int, k game.Kind, d direction) int {
	if k == game.Man || !w.r.FlyingKing || w.r.LandBehind {
		return none
	}
	next := w.r.sq.step(sq, d.dx, d.dy)
	if next == none || w.board[next] != free {
		return none
	}
	return next
}

// crowning says what a piece of kind k is after landing on sq in mid-capture, and whether its
// move ends there.
func (w *walker) crowning(sq int, k game.Kind) (after game.Kind, ends bool) {
	if k == game.King || !w.r.sq.crown[w.p.turn].has(sq) {
		return k, false
	}
	switch w.r.Crowning {
	case Ends:
		return game.King, true
	case Passing:
		return game.King, false
	default:
		return game.Man, false
	}
}

// record keeps the capture under way, ending on sq.
func (w *walker) record(sq int, k game.Kind) {
	w.walked++
	m := path{stops: append(w.stops, game.Square(sq)), victims: w.victims, moved: w.moved, left: k}
	if w.r.sq.crown[w.p.turn].has(sq) {
		m.left = game.King
	}
	if w.foremost && len(w.paths) > 0 {
		order := w.r.compare(m, w.paths[0])
		if order < 0 {
			return
		}
		if order > 0 {
			w.paths = w.paths[:0]
		}
	}
	m.stops, m.victims = slices.Clone(m.stops), slices.Clone(m.victims)
	w.paths = append(w.paths, m)
}

// quiets returns every path that takes nothing, whether or not a capture is owed.
func (p Position) quiets() []path {
	w := newWalker(p)
	for sq := range p.own().each() {
		if !p.tired(sq) {
			w.quietsFrom(sq)
		}
	}
	return w.paths
}

// tired reports whether the piece on sq is a king that has made all the quiet moves in a row
// that it may.
func (p Position) tired(sq int) bool {
	limit, run := p.rules.KingMoveLimit, p.runs[p.turn]
	return limit > 0 && int(run.n) >= limit && int(run.at) == sq
}

func (w *walker) quietsFrom(from int) {
	k := w.p.kind(from)
	for _, d := range w.r.dirs.quiet(w.p.turn, k) {
		to := w.r.sq.step(from, d.dx, d.dy)
		for to != none && w.board[to] == free {
			m := path{stops: []game.Square{game.Square(from), game.Square(to)}, moved: k, left: k}
			if w.r.sq.crown[w.p.turn].has(to) {
				m.left = game.King
			}
			w.paths = append(w.paths, m)
			if k == game.Man || !w.r.FlyingKing {
				break
			}
			to = w.r.sq.step(to, d.dx, d.dy)
		}
	}
}
