package pdn

import (
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// start is where a game begins, without moves. The error is a *game.FENError.
func (v *view) start(g *raw) (game.Line, error) {
	fen := g.asked[tagFEN].text
	if fen == "" {
		return v.usualStart, nil
	}
	if !v.usual && !v.placing() {
		fen = v.renumber(fen)
	}
	d, ok := v.rules.(*draughts.Rules)
	if !ok {
		return game.BeginFEN(v.rules, fen)
	}
	p, t, err := d.ParseWithin(fen, mostWays)
	if err != nil {
		return game.Line{}, err
	}
	return game.BeginAt(v.rules, p, t), nil
}

// mostWays is how many ways to capture a side may have where a game begins: rooms have no more either.
const mostWays = 20_000

// renumber writes the squares of a FEN by their names, where numbers begin elsewhere.
func (v *view) renumber(fen string) string {
	lists := strings.Split(fen, ":")
	for i, list := range lists {
		squares := strings.Split(list, ",")
		for j, text := range squares {
			text = strings.TrimRight(text, ". \t")
			head := strings.TrimRight(text, "0123456789-")
			from, to, ranged := strings.Cut(text[len(head):], "-")
			if !ranged {
				to = from
			}
			a, errA := strconv.Atoi(from)
			b, errB := strconv.Atoi(to)
			if errA != nil || errB != nil || a < 1 || b < a || b >= len(v.byNumber) {
				continue
			}
			king := ""
			if strings.HasSuffix(strings.ToUpper(head), "K") {
				king = "K"
			}
			head = strings.TrimSuffix(strings.TrimSuffix(head, "K"), "k")
			var names []string
			for n := a; n <= b; n++ {
				names = append(names, king+v.names[v.byNumber[n]])
			}
			squares[j] = head + strings.Join(names, ",")
		}
		lists[i] = strings.Join(squares, ",")
	}
	return strings.Join(lists, ":")
}
