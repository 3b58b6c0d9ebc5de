package draughts

import (
	"strings"

	"tabuleiro/game"
)

// maxMoveText is how many bytes of a move are read: enough for the longest capture.
const maxMoveText = 512

// request is a move as somebody wrote it: its stops, and whether there was a sign of capture.
type request struct {
	stops   []game.Square
	capture bool
	room    *room
}

// room is where a request of two squares is kept, so that it and the route made of it take one
// allocation.
type room struct {
	stops [2]game.Square
	route [1][]game.Square
}

func (q request) from() int { return int(q.stops[0]) }
func (q request) to() int   { return int(q.stops[len(q.stops)-1]) }

// route returns the stops as the only route of a move.
func (q request) route() [][]game.Square {
	q.room.route[0] = q.stops
	return q.room.route[:]
}

// request reads a move in letters or numbers: "c3-d4", "c3xe5xg7", "32×28", "c3:e5". The error is
// a *game.Refusal.
func (r *Rules) request(text string) (request, error) {
	text = strings.TrimSpace(text)
	if len(text) > maxMoveText {
		return request{}, &game.Refusal{Code: game.NotNotation}
	}
	q := request{room: new(room)}
	q.stops = q.room.stops[:0]
	exist := true
	for more := true; more; {
		end, sign := nextSign(text)
		sq := r.sq.read(text[:end])
		if sq == none {
			if !looksLikeSquare(text[:end]) {
				return request{}, &game.Refusal{Code: game.NotNotation}
			}
			exist = false
		}
		q.stops = append(q.stops, game.Square(sq))
		q.capture = q.capture || sign > 0 && text[end] != '-'
		text, more = text[end+sign:], sign > 0
	}
	switch {
	case len(q.stops) < 2:
		return request{}, &game.Refusal{Code: game.NotNotation}
	case !exist:
		return request{}, &game.Refusal{Code: game.NoSuchSquare}
	}
	return q, nil
}

// cross is the sign of multiplication, which some print between the squares of a capture.
const cross = "×"

// nextSign returns where the next sign between two squares begins and how many bytes it has; at
// the end of text it has none.
func nextSign(text string) (at, size int) {
	for i := range len(text) {
		switch text[i] {
		case '-', 'x', 'X', ':':
			return i, 1
		case cross[0]:
			if strings.HasPrefix(text[i:], cross) {
				return i, len(cross)
			}
		}
	}
	return len(text), 0
}

// looksLikeSquare reports whether name is written as a square is, be there one or not.
func looksLikeSquare(name string) bool {
	if name != "" && 'a' <= name[0]|0x20 && name[0]|0x20 <= 'z' {
		name = name[1:]
	}
	for i := range len(name) {
		if name[i] < '0' || name[i] > '9' {
			return false
		}
	}
	return 0 < len(name) && len(name) <= 3
}
