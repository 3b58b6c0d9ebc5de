package pdn

import (
	"errors"
	"slices"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// find reads a move of a position. The refusal is nil when there is one; when there are several, it has their texts.
func (v *view) find(p game.Position, n *node) (game.Move, *game.Refusal) {
	w, ok := v.read(n)
	if !ok {
		return game.Move{}, &game.Refusal{Code: game.NoSuchSquare}
	}
	if d, ok := p.(draughts.Position); ok && !v.untangles(d) {
		return game.Move{}, &game.Refusal{Code: game.Code(game.FENTangled)}
	}
	if len(w.victims) > 0 {
		return chosen(listed(p, w.stops, w.victims))
	}
	m, err := p.Find(v.text(w))
	refusal := (*game.Refusal)(nil)
	if err != nil && !errors.As(err, &refusal) {
		return m, &game.Refusal{Code: game.NotNotation}
	}
	if refusal != nil && len(w.stops) > 2 && !v.placing() {
		last := len(w.stops) - 1
		if m, other := chosen(listed(p, []game.Square{w.stops[0], w.stops[last]}, w.stops[1:last])); other == nil {
			return m, nil
		}
	}
	return m, refusal
}

// manyTangles is how many positions of a file are looked into, while its rules are chosen and again while it is read,
// that have more ways to capture than a follower goes through: each takes up to a third of a second.
const manyTangles = 100

// untangles reports whether moves are looked for in a position.
func (v *view) untangles(p draughts.Position) bool {
	if !p.TangledNow(draughts.MostFollowed) {
		return true
	}
	*v.tangles++
	return *v.tangles <= manyTangles && !p.TangledNow(mostWays)
}

// listed are the captures that go from the first of some squares to the last, by all others, and take just those.
func listed(p game.Position, stops, victims []game.Square) (fit []game.Move) {
	victims = slices.Clone(victims)
	slices.Sort(victims)
	for _, m := range p.Moves() {
		if m.Passes() || m.From() != stops[0] || m.To() != stops[len(stops)-1] || !slices.Equal(m.Taken, victims) {
			continue
		}
		if slices.ContainsFunc(m.Routes, func(r []game.Square) bool { return within(stops, r) }) {
			fit = append(fit, m)
		}
	}
	return fit
}

// within reports whether a route has all stops, in their order.
func within(stops, route []game.Square) bool {
	for _, sq := range route {
		if len(stops) > 0 && stops[0] == sq {
			stops = stops[1:]
		}
	}
	return len(stops) == 0
}

// chosen is the one move of a list.
func chosen(fit []game.Move) (game.Move, *game.Refusal) {
	if len(fit) == 1 {
		return fit[0], nil
	}
	r := &game.Refusal{Code: game.NothingToTake}
	for _, m := range fit {
		r.Code = game.Ambiguous
		r.Texts = append(r.Texts, m.Text)
	}
	return game.Move{}, r
}
