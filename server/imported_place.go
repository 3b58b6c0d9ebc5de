package server

import (
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// place is where in a game one looks: after so many moves of the main line, or of a variation. As an address has it,
// "12" is after twelve moves, and "12.1.3" after three of the first variation on the twelfth.
type place struct {
	path  []int // as written: at even indexes plies from 1 (a last one from 0), at odd ones variations from 1
	line  []notation.Move
	start game.Position // before line
	now   game.Position
}

// placeIn reads a place; "" is the start.
func placeIn(g *notation.Game, text string) (place, bool) {
	if text == "" {
		text = "0"
	}
	p := place{line: g.Moves}
	if g.Start.Rules != nil {
		p.start = g.Start.Now()
		p.now = p.start
	}
	parts := strings.Split(text, ".")
	if len(parts)%2 == 0 || len(parts) > 2*notation.MaxDepth+1 {
		return p, false
	}
	for i, part := range parts {
		n, err := strconv.Atoi(part)
		if err != nil || n < 0 || strconv.Itoa(n) != part {
			return p, false
		}
		p.path = append(p.path, n)
		if i%2 == 1 {
			on := p.line[p.path[i-1]-1].Variations
			if n == 0 || n > len(on) {
				return p, false
			}
			p.line = on[n-1].Moves
			p.start = p.now
			continue
		}
		last := i == len(parts)-1
		if n > len(p.line) || n == 0 && i > 0 || n == 0 && !last {
			return p, false
		}
		plies := n
		if !last {
			plies-- // a variation is played instead of that move
		}
		p.now = p.start
		for _, m := range p.line[:plies] {
			p.now = p.now.Play(m.Move)
		}
	}
	return p, true
}

// ply is how many moves of the line were played.
func (p place) ply() int { return p.path[len(p.path)-1] }

// move is the last that was played; nil at the start.
func (p place) move() *notation.Move {
	if p.ply() == 0 {
		return nil
	}
	return &p.line[p.ply()-1]
}

// plies is how many moves of the game were played in all.
func (p place) plies() int {
	n := p.ply()
	for i := 0; i < len(p.path)-1; i += 2 {
		n += p.path[i] - 1
	}
	return n
}

// at is the address of the place after so many plies of the same line. Before a variation is the game it leaves.
func (p place) at(ply int) string {
	path := append(p.path[:len(p.path)-1:len(p.path)-1], ply)
	for len(path) > 1 && path[len(path)-1] == 0 { // also where variations begin one within the other
		path = append(path[:len(path)-3:len(path)-3], path[len(path)-3]-1)
	}
	return addressOf(path)
}

func addressOf(path []int) string {
	parts := make([]string, len(path))
	for i, n := range path {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, ".")
}
