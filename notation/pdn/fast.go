package pdn

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// count follows a line from p as follow does, but keeps none of its moves. It returns how many are legal, and the
// position after them.
func (f *follower) count(p game.Position, nodes []node) (plies int, last game.Position, stop *halt) {
	from := 0
	if fast := f.view.fast; fast != nil {
		fast.Set(p.(draughts.Position))
		for from < len(nodes) && f.step(&nodes[from]) {
			from++
		}
		p = fast.Now()
	}
	if from == len(nodes) {
		return from, p, nil
	}
	moves, stop := f.follow(p, nodes, from)
	for _, m := range moves {
		p = p.Play(m)
	}
	return from + len(moves), p, stop
}

// step goes on by a move that is told by two squares alone, or by one that only the full rules know.
func (f *follower) step(n *node) bool {
	fast := f.view.fast
	if n.dots.line > 0 && f.skipped(fast.Now(), n) {
		return false
	}
	if from, to, taking, ok := f.view.ends(n); ok && fast.Play(from, to, taking) {
		return true
	}
	if n.missing {
		return false
	}
	now := fast.Now()
	m, refusal := f.view.find(now, n)
	if refusal != nil {
		return false
	}
	fast.Set(now.Play(m).(draughts.Position))
	return true
}

// ends reads a move that is two squares and a sign, or none.
func (v *view) ends(n *node) (from, to game.Square, taking, ok bool) {
	b := n.text
	if len(n.has().victims) > 0 || n.missing || b[0] == '(' {
		return 0, 0, false, false
	}
	i := squareSize(b)
	a := v.named(b[:i])
	if i < len(b) {
		if size := signSize(b[i:]); size > 0 {
			taking = takes(b[i:])
			i += size
		}
	}
	z := v.named(b[i:])
	return game.Square(a), game.Square(z), taking, a >= 0 && z >= 0
}

// named is the square of a name or a number, -1 where there is none.
func (v *view) named(b []byte) int {
	if len(b) == 0 || len(b) > 3 {
		return -1
	}
	n, letter := 0, b[0]|0x20
	if !digit(b[0]) {
		if letter < 'a' || letter > 'p' {
			return -1
		}
		b = b[1:]
	}
	for _, c := range b {
		if !digit(c) {
			return -1
		}
		n = 10*n + int(c-'0')
	}
	if !digit(letter) {
		if n > len(v.at) || n == 0 || int(letter-'a') >= len(v.at[n-1]) {
			return -1
		}
		return v.at[n-1][letter-'a']
	}
	if n >= len(v.byNumber) {
		return -1
	}
	return v.byNumber[n]
}

// stuck reports whether nothing can be played in a position.
func (v *view) stuck(p game.Position) bool {
	if v.fast == nil {
		return len(p.Moves()) == 0
	}
	v.fast.Set(p.(draughts.Position))
	return v.fast.Stuck()
}
