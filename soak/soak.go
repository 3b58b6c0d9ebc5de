// Package soak lets scripted people play on a server that is killed from time to time, over lines that break
// and are slow, and holds what they were told against what the server has stored.
package soak

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"tabuleiro/client"
	"tabuleiro/game"
	"tabuleiro/internal/child"
)

// Config is what happens.
type Config struct {
	Games int           // at once
	Span  time.Duration // of play
	Kills int           // of the server
	Seed  uint64        // of what the people do and when the server is killed
	Out   io.Writer     // for the progress, every tenth of the span
}

// counts are of what happened.
type counts struct{ rooms, asked, told, sockets, dropped atomic.Int64 }

func (n *counts) String() string {
	return fmt.Sprintf("%d rooms, %d messages asked and %d told, %d connections of which %d were dropped by their owners",
		n.rooms.Load(), n.asked.Load(), n.told.Load(), n.sockets.Load(), n.dropped.Load())
}

// Run plays until the span is over or ctx ends, stops the server and checks. Its error is the first
// difference between what was told and what is stored.
func (c Config) Run(ctx context.Context, server *child.Server) error {
	s := soak{Config: c, host: newHost(server)}
	playing, stop := context.WithTimeout(ctx, c.Span)
	defer stop()
	var all sync.WaitGroup
	for n := range c.Games {
		all.Go(func() { s.table(playing, n) })
	}
	all.Go(func() { s.report(playing) })
	err := s.host.haunt(playing, c.Span, c.Kills, rand.New(rand.NewPCG(c.Seed, 1)))
	if err != nil {
		stop()
	}
	all.Wait()
	if err := errors.Join(err, server.Stop()); err != nil {
		return err
	}
	s.ended = time.Now()
	fmt.Fprintf(c.Out, "seed %d, %d games at once, %d kills: %s\n", c.Seed, c.Games, s.host.kills(), &s.counts)
	return s.check(context.WithoutCancel(ctx))
}

// soak is one run.
type soak struct {
	Config
	host   *host
	counts counts
	ended  time.Time // when the server had stopped

	mu      sync.Mutex
	records []*record
}

// clocks are what is played with.
var clocks = []string{"", "60+1", "120+2", "300+3", "90d2", "90b3"}

// games are the rulesets that are played: of every family some.
var games = []string{"brazilian", "russian", "international", "reversi", "reversi-6x6", "morris9", "lasker"}

// table plays one game after another until ctx ends.
func (s *soak) table(ctx context.Context, n int) {
	dice := rand.New(rand.NewPCG(s.Seed, uint64(n)+100))
	for s.host.wait(ctx) {
		if !sleep(ctx, time.Duration(dice.IntN(500))*time.Millisecond) {
			return
		}
		id, people, err := s.meet(ctx, dice)
		if err != nil {
			continue // the server was killed meanwhile
		}
		for id != "" && ctx.Err() == nil {
			var played bool
			if id, played = s.game(ctx, id, people, dice); played {
				people[0], people[1] = people[1], people[0]
			}
		}
	}
}

// meet opens a room for two people, White first.
func (s *soak) meet(ctx context.Context, dice *rand.Rand) (id string, people [2]*client.Browser, err error) {
	for i := range people {
		people[i] = client.New(s.host.Base)
	}
	form := "rules=" + games[dice.IntN(len(games))] + "&opponent=friend&colour=white&takebacks=1&clock=" + url.QueryEscape(clocks[dice.IntN(len(clocks))])
	if id, err = people[0].Open(ctx, form); err != nil {
		return "", people, err
	}
	link, err := people[0].Invitation(ctx, id)
	if err != nil {
		return "", people, err
	}
	return id, people, people[1].Sit(ctx, link)
}

// game plays one game, and returns the room of the next if there is one, and whether this one had a result: then
// the colours change.
func (s *soak) game(ctx context.Context, id string, people [2]*client.Browser, dice *rand.Rand) (next string, played bool) {
	r := s.record(id)
	var both sync.WaitGroup
	var persons [2]*person
	var led [2]string
	for i, b := range people {
		p := &person{record: r, host: s.host, color: game.Color(i), cookies: b.Client.Jar, dice: fork(dice), counts: &s.counts}
		persons[i] = p
		both.Go(func() { led[i] = p.play(ctx) })
	}
	both.Wait()
	for i, next := range led {
		if next != "" {
			return next, persons[i].played
		}
	}
	return "", false
}

func (s *soak) record(id string) *record {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := newRecord(id)
	s.records = append(s.records, r)
	s.counts.rooms.Add(1)
	return r
}

// report says how things stand, ten times.
func (s *soak) report(ctx context.Context) {
	begun := time.Now()
	for sleep(ctx, s.Span/10) {
		fmt.Fprintf(s.Out, "%4.0f s: %d kills, %s\n", time.Since(begun).Seconds(), s.host.kills(), &s.counts)
	}
}

func fork(dice *rand.Rand) *rand.Rand { return rand.New(rand.NewPCG(dice.Uint64(), dice.Uint64())) }
