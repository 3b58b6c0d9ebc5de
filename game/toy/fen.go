package toy

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
)

// FEN implements game.Rules: side, nine points from a1, men in hand, where a man was just taken or "-", and the
// plies since the last placing, as in "W w..b..... 2,2 -".
func (Rules) FEN(pos game.Position, t game.Tally) string {
	p := pos.(Position)
	var on strings.Builder
	for _, m := range p.on {
		on.WriteByte(".wb"[m])
	}
	hot := "-"
	if p.hot != nowhere {
		hot = (Rules{}).Board().Names[p.hot]
	}
	return fmt.Sprintf("%c %s %d,%d %s%s", "WB"[p.turn], on.String(), p.hand[0], p.hand[1], hot, t)
}

// Place implements game.Placer.
func (r Rules) Place(turn game.Color, pieces []game.Piece, hand [2]int) string {
	p := Position{turn: turn, hot: nowhere, hand: hand}
	for _, piece := range pieces {
		p.on[piece.Square] = manOf(piece.Color)
	}
	return r.FEN(p, tally(0))
}

// Parse implements game.Rules.
func (Rules) Parse(fen string) (game.Position, game.Tally, error) {
	body, tail, counts := strings.Cut(fen, ":")
	fields := strings.Fields(body)
	bad := func(code game.FENCode, token string) (game.Position, game.Tally, error) {
		return nil, nil, &game.FENError{Code: code, At: max(strings.Index(fen, token), 0), Token: token}
	}
	if len(fields) != 4 {
		return bad(game.FENLength, fen)
	}
	p := Position{hot: nowhere}
	switch fields[0] {
	case "W":
	case "B":
		p.turn = game.Black
	default:
		return bad(game.FENSide, fields[0])
	}
	if len(fields[1]) != len(p.on) {
		return bad(game.FENLength, fields[1])
	}
	for sq, r := range fields[1] {
		m := strings.IndexRune(".wb", r)
		if m < 0 {
			return bad(game.FENSign, string(r))
		}
		p.on[sq] = man(m)
	}
	for c, text := range slices.Collect(strings.SplitSeq(fields[2], ",")) {
		n, err := strconv.Atoi(text)
		if c > 1 || err != nil || n < 0 || n+p.men()[c%2] > men {
			return bad(game.FENHand, fields[2])
		}
		p.hand[c] = n
	}
	if fields[3] != "-" {
		var ok bool
		if p.hot, ok = point(fields[3]); !ok || p.on[p.hot] > 0 {
			return bad(game.FENSquare, fields[3])
		}
	}
	if !counts {
		return p, tally(0), nil
	}
	n, err := strconv.Atoi(strings.TrimPrefix(tail, "N"))
	if err != nil || n < 1 || n > plies || tail != fmt.Sprintf("N%d", n) {
		return bad(game.FENTail, tail)
	}
	return p, tally(n), nil
}
