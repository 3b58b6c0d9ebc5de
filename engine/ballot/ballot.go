// Package ballot makes opening ballots: the lines of three plies after which the game is still open
// and nobody is clearly ahead. Package opening keeps what it made.
package ballot

import (
	"context"
	"strings"

	"tabuleiro/engine"
	"tabuleiro/game"
)

// Recipe is how ballots are made. Everything that changes the result is in it.
type Recipe struct {
	Plies int          // of a line
	Nodes uint64       // that the search of the position after a line may visit
	Bound engine.Score // the most that either side may be ahead
}

// Usual is the recipe of the ballots that are kept.
var Usual = Recipe{Plies: 3, Nodes: 500_000, Bound: 20}

// Ballot is a line that is fair to both.
type Ballot struct {
	Moves []string     // short texts, in the notation of its ruleset
	Score engine.Score // for White
}

// String is how a ballot is kept: its moves, and what it is worth to White.
func (b Ballot) String() string { return strings.Join(append(b.Moves, b.Score.String()), " ") }

// Make returns the ballots of a ruleset, in the order in which its moves are listed. It is the same
// list whenever it is made, unless ctx ends: then it is an error.
func (rc Recipe) Make(ctx context.Context, e engine.Engine, r game.Rules) ([]Ballot, error) {
	var ballots []Ballot
	for _, line := range rc.Lines(r) {
		if b, fair := rc.Judge(ctx, e, line); fair {
			ballots = append(ballots, b)
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	return ballots, nil
}

// Lines lists the lines from the start that end in different positions. Of those that end in the
// same one it is the first. In the position no capture waits, and both have as many pieces.
func (rc Recipe) Lines(r game.Rules) []game.Line {
	lines := []game.Line{game.Begin(r)}
	for range rc.Plies {
		var longer []game.Line
		for _, line := range lines {
			for _, m := range line.Now().Moves() {
				longer = append(longer, line.Play(m))
			}
		}
		lines = longer
	}
	seen := map[game.Key]bool{}
	var open []game.Line
	for _, line := range lines {
		if key := line.Now().Key(); !seen[key] && isOpen(line) {
			open = append(open, line)
			seen[key] = true
		}
	}
	return open
}

// Judge searches the position after a line, and reports whether neither side is clearly ahead in it.
func (rc Recipe) Judge(ctx context.Context, e engine.Engine, line game.Line) (b Ballot, fair bool) {
	last, ok := engine.Last(ctx, e, line, engine.Limits{Nodes: rc.Nodes})
	b = Ballot{Moves: texts(line), Score: last.Score}
	if line.Now().Turn() == game.Black {
		b.Score = -b.Score
	}
	return b, ok && -rc.Bound <= b.Score && b.Score <= rc.Bound
}

// isOpen reports whether the game goes on without a capture, and nobody has more than the other.
func isOpen(line game.Line) bool {
	if line.Verdict().Outcome.Over() {
		return false
	}
	for _, m := range line.Now().Moves() {
		if len(m.Taken) > 0 {
			return false
		}
	}
	ahead := 0
	for _, piece := range line.Now().Pieces() {
		if piece.Color == game.White {
			ahead++
		} else {
			ahead--
		}
	}
	return ahead == 0
}

func texts(line game.Line) []string {
	var list []string
	for _, m := range line.Moves {
		list = append(list, m.Short)
	}
	return list
}
