package server

import (
	"encoding/json"
	"fmt"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
	"tabuleiro/room"
)

// keptGame is a game that was read from a file, as the store keeps it: all that was read, and nothing to be read again
// but moves that are known to be legal.
type keptGame struct {
	Number   int                `json:"number"`
	Rules    string             `json:"rules,omitempty"` // an id; "" where none is known
	Told     bool               `json:"told,omitempty"`  // moves, a position or a tag told them
	Tags     [][2]string        `json:"tags,omitempty"`
	Start    string             `json:"start,omitempty"` // FEN; "" where no position is known
	Line     keptLine           `json:"line"`
	After    []string           `json:"after,omitempty"`
	Result   game.Result        `json:"result,omitempty"`
	Problems []notation.Problem `json:"problems,omitempty"`
	More     int                `json:"more,omitempty"` // problems that are not kept
}

// keptLine are moves.
type keptLine struct {
	Moves string           `json:"m,omitempty"` // full texts with blanks between
	Notes map[int]keptNote `json:"n,omitempty"` // by index
}

// keptNote is what is said about a move.
type keptNote struct {
	Before     []string        `json:"b,omitempty"`
	Comments   []string        `json:"c,omitempty"`
	Glyphs     []int           `json:"g,omitempty"`
	Variations []keptVariation `json:"v,omitempty"`
}

type keptVariation struct {
	keptLine
	Rest string `json:"r,omitempty"`
}

// mostProblems are kept of one game.
const mostProblems = 50

// kept is a game as it is stored.
func kept(g *notation.Game) keptGame {
	k := keptGame{Number: g.Number, Told: g.Told, After: g.After, Result: g.Result, Problems: g.Problems}
	if n := len(g.Problems) - mostProblems; n > 0 {
		k.Problems, k.More = g.Problems[:mostProblems], n
	}
	for _, t := range g.Tags {
		k.Tags = append(k.Tags, [2]string{t.Name, t.Value})
	}
	if g.Rules != nil {
		k.Rules = g.Rules.ID()
	}
	if g.Start.Rules != nil {
		k.Start, k.Line = g.Start.StartFEN(), keptMoves(g.Moves)
	}
	return k
}

func keptMoves(moves []notation.Move) (l keptLine) {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = m.Text
		note := keptNote{Before: m.Before, Comments: m.Comments, Glyphs: m.Glyphs}
		for _, v := range m.Variations {
			note.Variations = append(note.Variations, keptVariation{keptMoves(v.Moves), v.Rest})
		}
		if len(note.Before)+len(note.Comments)+len(note.Glyphs)+len(note.Variations) > 0 {
			if l.Notes == nil {
				l.Notes = map[int]keptNote{}
			}
			l.Notes[i] = note
		}
	}
	l.Moves = strings.Join(texts, " ")
	return l
}

// unkept reads what the store has kept, and says how many more problems there were. Start has no Rules where no position is known.
func unkept(body []byte, find room.Find) (*notation.Game, int, error) {
	var k keptGame
	if err := json.Unmarshal(body, &k); err != nil {
		return nil, 0, err
	}
	g := &notation.Game{Number: k.Number, Told: k.Told, After: k.After, Result: k.Result, Problems: k.Problems}
	for _, t := range k.Tags {
		g.Tags = append(g.Tags, notation.Tag{Name: t[0], Value: t[1]})
	}
	if k.Rules == "" {
		return g, k.More, nil
	}
	var err error
	if g.Rules, err = find(k.Rules); err != nil || k.Start == "" {
		return g, k.More, err
	}
	if g.Start, err = game.BeginFEN(g.Rules, k.Start); err != nil {
		return nil, 0, err
	}
	g.Moves, err = unkeptMoves(k.Line, g.Start.Now())
	g.Plies = len(g.Moves)
	return g, k.More, err
}

func unkeptMoves(l keptLine, p game.Position) (list []notation.Move, err error) {
	for i, text := range strings.Fields(l.Moves) {
		m, err := p.Find(text)
		if err != nil {
			return nil, fmt.Errorf("a kept move: %w", err)
		}
		note := l.Notes[i]
		move := notation.Move{Move: m, Before: note.Before, Comments: note.Comments, Glyphs: note.Glyphs}
		for _, v := range note.Variations {
			moves, err := unkeptMoves(v.keptLine, p)
			if err != nil {
				return nil, err
			}
			move.Variations = append(move.Variations, notation.Variation{Moves: moves, Rest: v.Rest})
		}
		list = append(list, move)
		p = p.Play(m)
	}
	return list, nil
}
