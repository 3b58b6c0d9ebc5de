package pdn

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// builder makes the moves of a game of its nodes.
type builder struct {
	*reading
	follower
}

// line reads the main line and what could have been played instead.
func (b *builder) line(nodes []node) {
	start := b.g.Start.Now()
	var last game.Position
	var stop *halt
	if b.bare && b.view.fast != nil && !branches(nodes) {
		b.g.Plies, last, stop = b.count(start, nodes)
	} else {
		var moves []game.Move
		moves, stop = b.follow(start, nodes, 0)
		b.g.Moves, last = b.made(start, nodes, moves, 0)
		b.g.Plies = len(moves)
		b.loses = len(moves) > 0 && moves[len(moves)-1].Gives.Has(game.Loses)
	}
	if stop == nil {
		b.last = last
		return
	}
	f := b.halted(stop, nodes, stop.at)
	f.Code = stop.code
	if stop.code != notation.IllegalMove {
		f.Why = ""
	}
	b.end(f)
}

// halted tells why a line ends that begins after so many plies of the game.
func (b *builder) halted(stop *halt, nodes []node, ply int) finding {
	n := nodes[stop.at]
	f := found(notation.BadVariation, int(n.line), n.at, n.shown())
	if stop.dots {
		f = found(notation.MissingMove, int(n.dots.line), n.dots.at, "...")
	}
	f.Ply, f.Why, f.Readings = ply+1, string(stop.why), stop.readings
	return f
}

// branches reports whether a line has variations.
func branches(nodes []node) bool {
	return slices.ContainsFunc(nodes, func(n node) bool { return len(n.has().variations) > 0 })
}

// made are the moves of nodes, which were found to be legal from p on; ply of them were played before.
func (b *builder) made(p game.Position, nodes []node, moves []game.Move, ply int) (list []notation.Move, last game.Position) {
	list = make([]notation.Move, len(moves))
	for i, m := range moves {
		n := nodes[i]
		list[i] = notation.Move{Move: m, Line: int(n.line), Before: b.comments(n.has().before)}
		for _, t := range n.has().after {
			b.remark(&list[i], t)
		}
		if n.onlyMove {
			list[i].Glyphs = append(list[i].Glyphs, onlyMove)
		}
		for _, v := range n.has().variations {
			list[i].Variations = append(list[i].Variations, b.variation(p, v, ply+i))
		}
		p = p.Play(m)
	}
	return list, p
}

// onlyMove is the glyph for a move that there was no choice from.
const onlyMove = 7

func (b *builder) remark(m *notation.Move, t token) {
	if t.kind == glyph {
		m.Glyphs = append(m.Glyphs, int(t.n))
		return
	}
	m.Comments = append(m.Comments, b.comment(t))
}

// variation reads a line that begins in p, after ply moves of the game. What is not legal in it stays as words.
func (b *builder) variation(p game.Position, nodes []node, ply int) (v notation.Variation) {
	moves, stop := b.follow(p, nodes, 0)
	v.Moves, _ = b.made(p, nodes, moves, ply)
	if stop == nil {
		return v
	}
	b.tell(b.halted(stop, nodes, ply+stop.at))
	words := make([]string, 0, len(nodes)-stop.at)
	for _, n := range nodes[stop.at:] {
		words = append(words, n.shown())
	}
	v.Rest = strings.Join(words, " ")
	return v
}

func (b *builder) comments(tokens []token) (list []string) {
	for _, t := range tokens {
		list = append(list, b.comment(t))
	}
	return list
}

// comment is the text of one, on one line.
func (b *builder) comment(t token) string {
	return strings.Join(strings.Fields(b.letters.Decode(bytes.TrimSpace(b.src.of(t)))), " ")
}

// numbers tells numbers that are not those of the moves behind them. Where the game begins with a position the first
// says where counting begins.
func (b *builder) numbers(nodes []node) {
	late, known := 0, b.src.asked[tagFEN].text == ""
	if b.g.Start.Now().Turn() != b.first {
		late = 1
	}
	offset := 1
	for i, n := range nodes[:min(b.g.Plies+1, len(nodes))] {
		if n.number <= 0 {
			continue
		}
		at := (i + late) / 2
		if known && int(n.number) != offset+at {
			f := found(notation.MoveNumber, int(n.numbered.line), n.numbered.at, strconv.Itoa(int(n.number))+strings.Repeat(".", int(n.periods)))
			f.Ply = i + 1
			b.tell(f)
		}
		offset, known = int(n.number)-at, true
	}
}
