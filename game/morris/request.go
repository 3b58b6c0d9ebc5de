package morris

import (
	"strings"

	"tabuleiro/game"
)

// maxMoveText is how many bytes of a move are read: more than enough for the longest.
const maxMoveText = 64

// request is a move as somebody wrote it: where from, unless a man is placed, where to, and what to take.
type request struct {
	placed   bool
	pass     bool
	from, to game.Square
	take     []game.Square
}

// cross is the sign of multiplication, which some print before what is taken.
const cross = "×"

// request reads "d6", "d6xa1", "d6-d7", "d6-d7xa1", in any case and with any sign of capture. The
// error is a *game.Refusal.
func (r *Rules) request(text string) (q request, err error) {
	text = strings.TrimSpace(text)
	if len(text) > maxMoveText {
		return q, &game.Refusal{Code: game.NotNotation}
	}
	text = strings.ReplaceAll(strings.ToLower(text), cross, "x")
	if text == passText {
		return request{pass: true}, nil
	}
	path, taken, takes := strings.Cut(strings.ReplaceAll(text, ":", "x"), "x")
	from, to, moves := strings.Cut(path, "-")
	if !moves {
		from, to = to, from
	}
	names := []string{to}
	if moves {
		names = append(names, from)
	}
	if takes {
		names = append(names, strings.Split(taken, "x")...)
	}
	squares, err := r.read(names)
	if err != nil {
		return q, err
	}
	q = request{placed: !moves, to: squares[0], take: squares[1:]}
	if moves {
		q.from, q.take = squares[1], squares[2:]
	}
	return q, nil
}

// read returns the points of those names. What looks like a name and is none is no such square.
func (r *Rules) read(names []string) ([]game.Square, error) {
	squares := make([]game.Square, len(names))
	exist := true
	for i, name := range names {
		sq, ok := r.square(name)
		if !ok && !looksLikeSquare(name) {
			return nil, &game.Refusal{Code: game.NotNotation}
		}
		exist = exist && ok
		squares[i] = sq
	}
	if !exist {
		return nil, &game.Refusal{Code: game.NoSuchSquare}
	}
	return squares, nil
}

// looksLikeSquare reports whether name is written as a point is, be there one or not.
func looksLikeSquare(name string) bool {
	return (len(name) == 2 || len(name) == 3) && 'a' <= name[0] && name[0] <= 'z' && strings.Trim(name[1:], "0123456789") == ""
}

// is reports whether a legal move is the one asked for.
func (q request) is(m Move) bool {
	if q.pass || m.To == InHand {
		return q.pass && m.To == InHand
	}
	from := uint8(q.from)
	if q.placed {
		from = InHand
	}
	return m.From == from && m.To == uint8(q.to) && m.Take == q.taken()
}

// taken is what is to be taken, as a set; nowhere is in it when a man is named twice.
func (q request) taken() (set uint32) {
	for _, sq := range q.take {
		if set&bit(sq) != 0 {
			set |= nowhere
		}
		set |= bit(sq)
	}
	return set
}
