package all_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/game/morris"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
)

// walk is a line that is played on without keeping what nobody asks for.
type walk struct {
	rules     game.Rules
	tally     game.Tally
	positions []game.Position // before each move, and last
	moves     []game.Move
	seen      map[game.Key]int
	verdict   game.Verdict
}

// wander plays any legal moves from a start, to the end of the game or so many plies.
func wander(start game.Line, dice *rand.Rand, most int) walk {
	w := walk{rules: start.Rules, tally: start.Tally, positions: []game.Position{start.Now()}, seen: map[game.Key]int{}}
	for w.judge(); len(w.moves) < most && !w.verdict.Outcome.Over(); w.judge() {
		moves := w.last().Moves()
		w.play(moves[dice.IntN(len(moves))])
	}
	for !w.verdict.Outcome.Over() { // nobody leaves a table before a pass: it is played at once
		moves := w.last().Moves()
		if !moves[0].Passes() {
			break
		}
		w.play(moves[0])
		w.judge()
	}
	return w
}

func (w *walk) last() game.Position { return w.positions[len(w.positions)-1] }

func (w *walk) play(m game.Move) {
	before := w.last()
	after := before.Play(m)
	w.tally = w.rules.Next(w.tally, before, m, after)
	w.moves = append(w.moves, m)
	w.positions = append(w.positions, after)
}

func (w *walk) judge() {
	p := w.last()
	k := p.Key()
	w.verdict = w.rules.Judge(p, w.tally, w.seen[k])
	w.seen[k]++
}

// randomStart is the usual one, or one in the middle of a game, or pieces thrown on the board: many against kings,
// so that captures are long and their short forms fit several.
func randomStart(r game.Rules, dice *rand.Rand) game.Line {
	usual := game.Begin(r)
	switch dice.IntN(6) {
	case 0:
		if w := wander(usual, dice, 1+dice.IntN(60)); !w.verdict.Outcome.Over() {
			if l, err := game.BeginFEN(r, r.FEN(w.last(), w.tally)); err == nil {
				return l
			}
		}
	case 1, 2:
		for range 20 {
			l, err := game.BeginFEN(r, thrown(r, dice))
			if err == nil && !l.Verdict().Outcome.Over() && !tangled(l.Now()) {
				return l
			}
		}
	}
	return usual
}

// tangled reports whether a position has more ways to capture than files may have, or nearly so many that its games come
// to one which has.
func tangled(p game.Position) bool {
	d, ok := p.(draughts.Position)
	return ok && d.Tangled(10_000)
}

// thrown is a FEN that may be none.
func thrown(r game.Rules, dice *rand.Rand) string {
	squares := dice.Perm(len(r.Board().Points))
	turn := game.Color(dice.IntN(2))
	var pieces []game.Piece
	taken := map[int]bool{}
	put := func(c game.Color, kind game.Kind, n int) {
		for ; n > 0 && len(squares) > 0; squares = squares[1:] {
			if sq := squares[0]; !taken[sq] {
				taken[sq] = true
				pieces = append(pieces, game.Piece{Square: game.Square(sq), Color: c, Kind: kind})
				n--
			}
		}
	}
	most := len(squares)
	kinds := [2]game.Kind{game.Man, game.King}
	switch r.(type) {
	case *reversi.Rules:
		kinds = [2]game.Kind{game.Disc, game.Disc}
		squares = slices.Concat(middle(r.Board()), squares)
	case *morris.Rules:
		kinds[1] = game.Man
	}
	put(turn, kinds[1], 1+dice.IntN(3))
	put(turn, kinds[0], dice.IntN(4))
	put(turn.Other(), kinds[1], dice.IntN(2))
	put(turn.Other(), kinds[0], 3+dice.IntN(most/3))
	return game.PlacedFEN(r, turn, pieces, [2]int{})
}

// middle are the four squares that have discs in every game of Reversi.
func middle(b game.Board) (list []int) {
	for sq, at := range b.Points {
		if (at[0] == b.Width/2-1 || at[0] == b.Width/2) && (at[1] == b.Height/2-1 || at[1] == b.Height/2) {
			list = append(list, sq)
		}
	}
	return list
}

// randomGame plays a game to its end or breaks it off, and now and then says something of a move.
func randomGame(r game.Rules, number int, dice *rand.Rand) *notation.Game {
	g := &notation.Game{Number: number, Rules: r, Told: true, Start: randomStart(r, dice), Tags: randomTags(dice)}
	most := []int{dice.IntN(60), 120, 400}[dice.IntN(3)]
	w := wander(g.Start, dice, most)
	g.Moves = remarked(&w, dice)
	g.Plies = len(g.Moves)
	if g.Plies == 0 && dice.IntN(2) == 0 {
		g.After = []string{words(dice)}
	}
	g.Result = w.verdict.Outcome.Result
	if !w.verdict.Outcome.Over() {
		ends := []game.Result{game.InPlay, game.WhiteWins, game.BlackWins, game.Drawn, game.NoResult}
		g.Result = ends[dice.IntN(len(ends))]
	}
	return g
}

// remarked are the moves of a walk, some of which have comments, glyphs and variations.
func remarked(w *walk, dice *rand.Rand) []notation.Move {
	moves := make([]notation.Move, len(w.moves))
	for i, m := range w.moves {
		moves[i].Move = m
		switch dice.IntN(12) {
		case 0:
			moves[i].Comments = append(moves[i].Comments, words(dice))
			moves[i].Glyphs = append(moves[i].Glyphs, 1+dice.IntN(140))
		case 1:
			moves[i].Comments = append(moves[i].Comments, fmt.Sprintf("[%%eval %+.2f]", dice.Float64()*9-4), fmt.Sprintf("[%%emt %d]", dice.IntN(90)))
		case 2:
			moves[i].Comments = append(moves[i].Comments, fmt.Sprintf("[%%clk 0:%02d:%02d]", dice.IntN(60), dice.IntN(60)), words(dice))
		}
		for range max(0, dice.IntN(24)-21) {
			moves[i].Variations = append(moves[i].Variations, randomVariation(w, i, dice, 3))
		}
	}
	if len(moves) > 0 && dice.IntN(4) == 0 {
		moves[0].Before = []string{words(dice), words(dice)}
	}
	return moves
}

// randomVariation is what could have been played after so many plies; some moves of it have variations of their own.
func randomVariation(w *walk, ply int, dice *rand.Rand, depth int) (v notation.Variation) {
	on := walk{rules: w.rules, tally: w.tally, positions: []game.Position{w.positions[ply]}}
	for range 1 + dice.IntN(3) {
		moves := on.last().Moves()
		if n := len(on.moves); len(moves) == 0 || n > 0 && on.moves[n-1].Gives.Has(game.Loses) {
			break
		}
		on.play(moves[dice.IntN(len(moves))])
	}
	for i, m := range on.moves {
		move := notation.Move{Move: m}
		if dice.IntN(4) == 0 {
			move.Comments = []string{words(dice)}
		}
		if depth > 0 && dice.IntN(4) == 0 {
			move.Variations = append(move.Variations, randomVariation(&on, i, dice, depth-1))
		}
		v.Moves = append(v.Moves, move)
	}
	if dice.IntN(4) == 0 {
		v.Moves[0].Before = []string{words(dice)}
	}
	return v
}

func randomTags(dice *rand.Rand) []notation.Tag {
	tags := []notation.Tag{
		{Name: "Event", Value: words(dice)},
		{Name: "Date", Value: fmt.Sprintf("%d.%02d.??", 1900+dice.IntN(130), 1+dice.IntN(12))},
		{Name: "White", Value: words(dice)},
		{Name: "Black", Value: words(dice)},
	}
	for i, name := range []string{"Annotator", "WhiteElo", "Время", "X-1"} {
		if dice.IntN(4) == i {
			tags = append(tags, notation.Tag{Name: name, Value: words(dice)})
		}
	}
	return tags
}

// words are a text with all that may hurt.
func words(dice *rand.Rand) string {
	parts := []string{"João", "Łódź", "[", "]", `"`, `\`, "(32-28)", "1-0", "*", ";", "%", "<b>", "&amp;", "ção", "москва", "a", "12.", "$3"}
	var text []string
	for range 1 + dice.IntN(12) {
		text = append(text, parts[dice.IntN(len(parts))])
	}
	return strings.Join(text, " ")
}
