package draughts

import (
	"slices"

	"tabuleiro/game"
)

// why says why no legal move is what a request asks for: the most helpful of the true reasons.
// Captures are asked first, since where a piece may not go by itself it may still jump.
func (p Position) why(q request) *game.Refusal {
	from, to := q.from(), q.to()
	switch {
	case p.outcome().Over():
		return &game.Refusal{Code: game.GameOver}
	case !p.occupied().has(from):
		return refuse(game.EmptySquare, q.stops[0])
	case !p.own().has(from):
		return refuse(game.NotYourPiece, q.stops[0])
	}
	goes := len(q.stops) == 2 && p.canGo(from, to)
	if goes && !q.capture {
		return p.whyNotQuiet(q)
	}
	if fit := q.among(p.jumpsFrom(from, 0)); len(fit) > 0 {
		return p.whyNotThese(fit)
	}
	if goes {
		return p.whyNotQuiet(q)
	}
	if r := p.breaches(q); r != nil {
		return r
	}
	return p.obstacle(q)
}

func refuse(c game.Code, marks ...game.Square) *game.Refusal {
	slices.Sort(marks)
	return &game.Refusal{Code: c, Squares: slices.Compact(marks)}
}

// whyNotQuiet refuses a move that the piece could make were nothing else asked of it.
func (p Position) whyNotQuiet(q request) *game.Refusal {
	captures := p.foremost()
	switch {
	case len(captures) > 0 && p.rules.Capture == Must:
		return refuse(game.MustCapture, movers(captures)...)
	case p.tired(q.from()):
		return refuse(game.KingMovedThrice, q.stops[0])
	default: // a sign of capture where there is nothing to take
		return &game.Refusal{Code: game.NotNotation}
	}
}

// movers returns the squares from which paths begin.
func movers(paths []path) (from []game.Square) {
	for _, m := range paths {
		from = append(from, m.from())
	}
	return from
}

// breaches refuses a capture that only a rule of captures forbids. It returns nil when the request
// is nothing of the kind.
func (p Position) breaches(q request) *game.Refusal {
	for _, x := range relaxations {
		for _, m := range q.among(p.under(x).jumpsFrom(q.from(), mostUnder)) {
			if marks := x.breach(p, m); len(marks) > 0 {
				return refuse(x.code, marks...)
			}
		}
	}
	for _, m := range q.among(p.under(relaxations...).jumpsFrom(q.from(), mostUnder)) {
		for _, x := range relaxations {
			if marks := x.breach(p, m); len(marks) > 0 {
				return refuse(x.code, marks...)
			}
		}
	}
	return nil
}

// mostUnder bounds the captures that are looked at under rules that do not hold: whoever made the
// position bounded those that do (Tangled), and one rule less can make millions of a few. What lies
// behind the bound is refused for a plainer reason.
const mostUnder = 20_000

// jumpsFrom returns the captures of the piece on sq, and those that stop although they go on; no
// more than about most of them, 0 being all.
func (p Position) jumpsFrom(sq, most int) []path {
	w := newWalker(p)
	w.stopsEarly, w.most = true, most
	w.capturesFrom(sq)
	return w.paths
}

// among returns the paths that a request may mean: those whose stops it names, else those that it
// abridges.
func (q request) among(paths []path) (fit []path) {
	for _, m := range paths {
		if slices.Equal(q.stops, m.stops) {
			fit = append(fit, m)
		}
	}
	if len(fit) > 0 {
		return fit
	}
	for _, m := range paths {
		if q.abridges(m.stops) {
			fit = append(fit, m)
		}
	}
	return fit
}

// whyNotThese refuses captures that break no rule but to go on and to give way to others.
func (p Position) whyNotThese(fit []path) *game.Refusal {
	all, legal := p.captures(), p.foremost()
	for _, m := range fit {
		if r := m.goesOn(m.continued(legal), p); r != nil {
			return r
		}
	}
	var whole []path
	for _, m := range fit {
		whole = append(whole, m.continued(all)...)
	}
	for _, criterion := range p.rules.Precedence {
		all = best(all, criterion)
		whole = slices.DeleteFunc(whole, func(m path) bool { return criterion.compare(m, all[0]) < 0 })
		if len(whole) == 0 {
			return criterion.refusal(all[0], legal)
		}
	}
	return refuse(game.MustCapture, movers(legal)...)
}

// continued returns the captures that begin as m does, whatever square m lands on last.
func (m path) continued(captures []path) (longer []path) {
	last := len(m.victims)
	for _, c := range captures {
		if len(c.victims) >= last && slices.Equal(c.victims[:last], m.victims) && slices.Equal(c.stops[:last], m.stops[:last]) {
			longer = append(longer, c)
		}
	}
	return longer
}

// goesOn refuses m because it stops too early, or where it cannot go on, if any of the legal
// captures goes on from it.
func (m path) goesOn(legal []path, p Position) *game.Refusal {
	last := len(m.victims)
	var landings, next []game.Square
	for _, c := range legal {
		if len(c.victims) == last {
			continue
		}
		landings = append(landings, c.stops[last])
		legs := p.legs(c)
		if c.stops[last] == m.to() || legs[last].d == legs[last-1].d {
			next = append(next, c.stops[last+1])
		}
	}
	switch {
	case len(next) > 0:
		return refuse(game.CaptureGoesOn, next...)
	case len(landings) > 0:
		return refuse(game.LandWhereGoesOn, landings...)
	default:
		return nil
	}
}

// refusal says that best precedes under one criterion, and marks the pieces that may capture: what
// other criteria exclude would be no help.
func (c Precedence) refusal(best path, legal []path) *game.Refusal {
	var r *game.Refusal
	switch marks := movers(legal); c {
	case MostPieces:
		r = refuse(game.TakesMore, marks...)
		r.N = len(best.victims)
	case MostKings:
		r = refuse(game.TakesMoreKings, marks...)
		r.N = best.kingsTaken()
	case WithKing:
		r = refuse(game.KingMustCapture, marks...)
	case EarlyKing:
		r = refuse(game.KingEarlier, marks...)
	default:
		r = refuse(game.TakesMoreValue, marks...)
	}
	return r
}
