package match_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"go.uber.org/goleak"

	"tabuleiro/engine"
	"tabuleiro/engine/draughts"
	"tabuleiro/engine/match"
	"tabuleiro/game"
	"tabuleiro/game/all"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func rulesOf(t *testing.T, id string) game.Rules {
	t.Helper()
	r, err := all.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// first plays the first move of the list.
func first(_ context.Context, line game.Line, _ uint64) (game.Move, bool) {
	return line.Now().Moves()[0], true
}

// chance plays a move that the seed chooses.
func chance(_ context.Context, line game.Line, seed uint64) (game.Move, bool) {
	moves := line.Now().Moves()
	return moves[seed%uint64(len(moves))], true
}

func texts(line game.Line) (list []string) {
	for _, m := range line.Moves {
		list = append(list, m.Text)
	}
	return list
}

// played lists the games of m by number.
func played(m match.Match) []match.Game {
	games := slices.Collect(m.Play(context.Background()))
	slices.SortFunc(games, func(a, b match.Game) int { return a.Number - b.Number })
	return games
}

func TestMatchIsTheSameForAnyNumberOfWorkers(t *testing.T) {
	thinks := match.Engine(draughts.Engine{}, engine.Limits{Nodes: 300}, 0)
	m := match.Match{Rules: rulesOf(t, "russian"), A: thinks, B: chance, Games: 8, Seed: 7, PlyLimit: 400}
	var want string
	for _, m.Workers = range []int{1, 3} {
		got := ""
		for _, g := range played(m) {
			got += fmt.Sprintln(g.Number, g.A, texts(g.Line), g.Outcome)
		}
		if want == "" {
			want = got
		}
		if got != want {
			t.Errorf("%d workers played\n%s\none played\n%s", m.Workers, got, want)
		}
	}
	first := texts(played(m)[0].Line)
	if m.Seed = 8; slices.Equal(texts(played(m)[0].Line), first) {
		t.Error("another seed gives the same game")
	}
}

func TestEachOpeningIsPlayedTwiceWithColoursChanged(t *testing.T) {
	games := played(match.Match{Rules: rulesOf(t, "brazilian"), A: first, B: chance, Games: 6, PlyLimit: 400})
	if len(games) != 6 {
		t.Fatalf("%d games, want 6", len(games))
	}
	for i := 0; i < len(games); i += 2 {
		a, b := games[i], games[i+1]
		if !slices.Equal(texts(a.Line)[:4], texts(b.Line)[:4]) {
			t.Errorf("games %d and %d begin with %v and %v", i, i+1, texts(a.Line)[:4], texts(b.Line)[:4])
		}
		if a.A == b.A {
			t.Errorf("A is %v in both games of the opening", a.A)
		}
	}
}

func TestOpeningsAreFairAndDifferent(t *testing.T) {
	for _, r := range all.All() {
		seen := map[game.Key]bool{}
		for line := range match.Openings(r, 1) {
			if len(seen) == 20 {
				break
			}
			p := line.Now()
			ahead, taken := 0, 0
			for _, piece := range p.Pieces() {
				ahead += 1 - 2*int(piece.Color)
			}
			for _, m := range p.Moves() {
				taken += len(m.Taken)
			}
			plies := 4
			if r.Board().Turns {
				plies, ahead, taken = 8, 0, 0 // they change sides at every move
			}
			if line.Ply() != plies || ahead != 0 || taken != 0 || seen[p.Key()] || line.Verdict().Outcome.Over() {
				t.Errorf("%s: an opening of %d plies leads to %s, %d ahead, %d to take, seen before: %v",
					r.ID(), line.Ply(), line.FEN(), ahead, taken, seen[p.Key()])
			}
			seen[p.Key()] = true
		}
	}
}

// A match may be longer than there are openings: they begin to come again, and not before.
func TestOpeningsNeverEnd(t *testing.T) {
	seen := map[game.Key]bool{}
	for line := range match.Openings(rulesOf(t, "thai"), 1) {
		if key := line.Now().Key(); seen[key] {
			break
		} else {
			seen[key] = true
		}
	}
	if len(seen) < 300 {
		t.Errorf("an opening came again after %d", len(seen))
	}
}

func TestALimitOfPliesMakesADrawOfItsOwnReason(t *testing.T) {
	for _, g := range played(match.Match{Rules: rulesOf(t, "canadian"), A: first, B: first, Games: 2, PlyLimit: 10}) {
		if g.Line.Ply() != 10 || g.Outcome != (game.Outcome{Result: game.Drawn, Reason: match.PlyLimit}) {
			t.Errorf("%d plies: %v", g.Line.Ply(), g.Outcome)
		}
	}
}

func TestStoppedMatchYieldsNothingUnfinished(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	stopping := func(ctx context.Context, line game.Line, seed uint64) (game.Move, bool) {
		if line.Ply() == 8 {
			stop()
		}
		return chance(ctx, line, seed)
	}
	m := match.Match{Rules: rulesOf(t, "brazilian"), A: stopping, B: stopping, Games: 4, PlyLimit: 400, Workers: 2}
	for g := range m.Play(ctx) {
		t.Errorf("game %d: %v", g.Number, g.Outcome)
	}
}

func TestBreakEndsTheWorkers(t *testing.T) { // goleak looks
	m := match.Match{Rules: rulesOf(t, "brazilian"), A: chance, B: chance, Games: 50, PlyLimit: 400, Workers: 3}
	for range m.Play(context.Background()) {
		break
	}
}
