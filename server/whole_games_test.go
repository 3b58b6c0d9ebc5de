package server

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"tabuleiro/engine"
	engines "tabuleiro/engine/all"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/hub"
	"tabuleiro/room"
	"tabuleiro/wire"
)

var wholeGames = flag.Int("games", 1, "whole games against the computer in each ruleset, on its two lowest levels in turn")

// longestGame is after how many plies the player who moves at random gives up.
const longestGame = 300

// thinks is the real engine at the level that is asked for, without pauses for people to see. A
// line of the same moves gets the same answers.
type thinks struct{}

func (thinks) Choose(ctx context.Context, task hub.Task) (hub.Answer, error) {
	limits := engine.Level(task.Level)
	limits.Seed = uint64(task.Line.Ply())
	best, _ := engine.Last(ctx, engines.Engine{Megabytes: 1}, task.Line, limits)
	return hub.Answer{Move: best.Move.Text}, nil
}

// Whole games over the socket in every ruleset, the computer against somebody who plays anything:
// they end by their rules, and are the games that the rules make of their moves.
func TestWholeGamesAgainstTheComputer(t *testing.T) {
	s := start(t, func(c *Config) {
		c.Hub.Thinker = thinks{}
		c.Opens, c.Sockets = c.Commands, c.Commands
	})
	for i, r := range all.All() {
		for n := range *wholeGames {
			t.Run(fmt.Sprintf("%s/%d", r.ID(), n+1), func(t *testing.T) {
				dice := rand.New(rand.NewPCG(uint64(i), uint64(n)))
				colour := game.Color((i + n) % 2)
				form := fmt.Sprintf("rules=%s&opponent=computer&colour=%v&level=%d", r.ID(), colour, 1+(i+n)%2)
				p := open(t, patience(t), s, form)
				playAnything(t, p, dice)
				checkWholeGame(t, p, r)
			})
		}
	}
}

// playAnything plays to the end, and gives up when that is too far.
func playAnything(t *testing.T, p *seated, dice *rand.Rand) {
	ctx := patience(t)
	for !p.Over() {
		var err error
		switch {
		case p.Ply >= longestGame:
			err = p.socket.Ask(ctx, wire.Resign{V: p.V})
		case p.Mine():
			err = p.Play(ctx, p.socket, p.Moves[dice.IntN(len(p.Moves))].Text)
		}
		if err != nil {
			t.Fatal(err)
		}
		for v := p.V; p.V == v && p.Refused == nil; {
			p.hear(t, ctx)
		}
		if p.Refused != nil {
			t.Fatalf("ply %d: %+v", p.Ply, p.Refused)
		}
	}
}

// checkWholeGame replays what the player was told.
func checkWholeGame(t *testing.T, p *seated, r game.Rules) {
	line := game.Begin(r)
	for ply, m := range p.Line {
		if end := line.Verdict().Outcome; end.Over() {
			t.Fatalf("ply %d was played after the end: %v", ply, end)
		}
		line = follow(t, line, m.Text)
	}
	end := line.Verdict().Outcome
	if p.Outcome.Reason == room.Resignation {
		t.Fatalf("given up after %d plies: %s", p.Ply, p.FEN)
	}
	if p.Outcome.Result != end.Result || p.Outcome.Reason != end.Reason || p.FEN != line.FEN() {
		t.Errorf("told %+v and %s; the rules say %+v and %s", p.Outcome, p.FEN, end, line.FEN())
	}
	t.Logf("%v after %d plies", end, p.Ply)
}
