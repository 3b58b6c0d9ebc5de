// Package match lets two players play many games against each other and counts what came of them.
package match

import (
	"context"
	"iter"
	"sync"
	"time"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// Player chooses a move in a line that is not over. One that is given the same line and seed must
// choose the same move, or else a match cannot be repeated. It is used by several goroutines.
type Player func(ctx context.Context, line game.Line, seed uint64) (move game.Move, ok bool)

// Engine is the player that asks e within lim, and within perMove unless that is 0.
func Engine(e engine.Engine, lim engine.Limits, perMove time.Duration) Player {
	return func(ctx context.Context, line game.Line, seed uint64) (game.Move, bool) {
		if perMove > 0 {
			var stop context.CancelFunc
			ctx, stop = context.WithTimeout(ctx, perMove)
			defer stop()
		}
		lim := lim
		lim.Seed = seed
		best, ok := engine.Last(ctx, e, line, lim)
		return best.Move, ok
	}
}

// Match is what to play: A against B, each opening twice with the colours changed.
type Match struct {
	Rules    game.Rules
	A, B     Player
	Games    int
	Seed     uint64 // chooses the openings, and the players' seeds
	PlyLimit int    // a game that has gone on for so many plies is called a draw
	Workers  int    // how many games are played at a time; the games are the same for any number
}

// Game is one game of a match that has come to its end.
type Game struct {
	Number  int // from 0
	A       game.Color
	Line    game.Line
	Outcome game.Outcome
}

// PlyLimit is the reason of a draw that no rule of the game made.
const PlyLimit game.Reason = "ply-limit"

// Play plays the games and yields each as it ends, in no fixed order, until all are played, ctx
// ends or the caller stops ranging. A game that is cut short is not yielded.
func (m Match) Play(ctx context.Context) iter.Seq[Game] {
	return func(yield func(Game) bool) {
		ctx, stop := context.WithCancel(ctx)
		ended := make(chan Game)
		go m.work(ctx, ended)
		defer func() {
			stop()
			for range ended { // until work has ended
			}
		}()
		for g := range ended {
			if !yield(g) {
				return
			}
		}
	}
}

// work plays the games, sends each when it has ended, and closes ended when there is no more to do.
func (m Match) work(ctx context.Context, ended chan<- Game) {
	defer close(ended)
	var workers sync.WaitGroup
	defer workers.Wait()
	jobs := make(chan job)
	defer close(jobs)
	for range max(1, m.Workers) {
		workers.Go(func() {
			for j := range jobs {
				if g, ok := m.game(ctx, j); ok {
					ended <- g
				}
			}
		})
	}
	n := 0
	for opening := range Openings(m.Rules, m.Seed) {
		for range 2 {
			if n == m.Games {
				return
			}
			select {
			case jobs <- job{n, opening}:
				n++
			case <-ctx.Done():
				return
			}
		}
	}
}

// job is a game to play.
type job struct {
	number  int
	opening game.Line
}

// game plays a game, and reports whether it came to its end.
func (m Match) game(ctx context.Context, j job) (Game, bool) {
	line, a := j.opening, game.Color(j.number%2)
	seeds := search.Random(search.Mix(m.Seed) + search.Mix(uint64(j.number)))
	for {
		if o := m.outcome(line); o.Over() {
			return Game{Number: j.number, A: a, Line: line, Outcome: o}, true
		}
		player := m.B
		if line.Now().Turn() == a {
			player = m.A
		}
		move, ok := player(ctx, line, seeds.Next())
		if !ok || ctx.Err() != nil {
			return Game{}, false
		}
		line = line.Play(move)
	}
}

// outcome is that of the rules; a draw that may be claimed is claimed.
func (m Match) outcome(line game.Line) game.Outcome {
	verdict := line.Verdict()
	switch {
	case verdict.Outcome.Over():
		return verdict.Outcome
	case len(verdict.Claims) > 0:
		return game.Outcome{Result: game.Drawn, Reason: verdict.Claims[0].Reason}
	case line.Ply() >= m.PlyLimit:
		return game.Outcome{Result: game.Drawn, Reason: PlyLimit}
	default:
		return game.Outcome{}
	}
}
