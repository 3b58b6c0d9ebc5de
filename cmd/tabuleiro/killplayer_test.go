package main

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"tabuleiro/client"
	"tabuleiro/wire"
)

// killPlayer is a browser that plays both seats of one room to the end, through every break.
type killPlayer struct {
	t       *testing.T
	program *program
	browser *client.Browser
	room    string
	dice    *rand.Rand
	all     *atomic.Int64

	table   *client.Table  // nil before the first state
	told    map[int]string // text by version, for every move ever told
	lost    map[int]string // of those, what the log was not seen to hold yet
	line    []wire.Move
	resent  int // moves that a break left without an answer
	already int // of those, the ones saved before it
}

func newKillPlayer(t *testing.T, ctx context.Context, p *program, i int, all *atomic.Int64) *killPlayer {
	t.Helper()
	k := &killPlayer{t: t, program: p, browser: client.New("http://" + p.addr), told: map[int]string{}, all: all}
	k.dice = rand.New(rand.NewPCG(4, uint64(i)))
	rules := []string{"canadian", "international"}[i%2]
	var err error
	if k.room, err = k.browser.Open(ctx, "opponent=both&rules="+rules); err != nil {
		t.Fatal(err)
	}
	p.playing.Add(1)
	return k
}

// game plays to the end. A broken socket is opened again from the last version.
func (k *killPlayer) game(ctx context.Context) {
	defer k.tell()
	defer k.program.playing.Add(-1)
	var pending string // sent, and not answered yet
	for {
		if err := k.program.wait(ctx); err != nil {
			k.t.Errorf("room %s: %v", k.room, err)
			return
		}
		if pending != "" {
			k.resent++
		}
		over, err := k.sitting(ctx, &pending)
		if over {
			k.line = k.table.Line
			k.lost = maps.Clone(k.told)
			return
		}
		if ctx.Err() != nil || k.t.Failed() {
			k.t.Errorf("room %s was not finished: %v", k.room, err)
			return
		}
	}
}

// sitting is one socket, from its opening until it breaks or the game is over.
func (k *killPlayer) sitting(ctx context.Context, pending *string) (over bool, err error) {
	after := 0
	if k.table != nil {
		after = k.table.V
	}
	socket, err := k.browser.Dial(ctx, k.room, after)
	if err != nil {
		return false, err
	}
	defer socket.Close()
	if k.table == nil {
		if k.table, err = client.Sit(ctx, socket); err != nil {
			return false, err
		}
	}
	for !k.table.Over() {
		if *pending == "" && k.table.Mine() {
			*pending = k.table.Moves[k.dice.IntN(len(k.table.Moves))].Text
		}
		ply := k.table.Ply
		if *pending != "" {
			if err := k.table.Play(ctx, socket, *pending); err != nil {
				return false, err
			}
		}
		for k.table.Ply == ply && !k.table.Over() {
			if err := k.hear(ctx, socket); err != nil {
				return false, err
			}
		}
		*pending = ""
	}
	return true, nil
}

func (k *killPlayer) hear(ctx context.Context, socket *client.Socket) error {
	m, err := k.table.Hear(ctx, socket)
	if err != nil {
		return err
	}
	switch m := m.(type) {
	case wire.Played:
		k.told[m.V] = m.Move.Text
		k.all.Add(1)
		k.tell()
	case wire.State:
		for i, played := range m.Line {
			if text, was := k.told[i+2]; was && text != played.Text { // version 1 opened the room
				k.t.Errorf("room %s, ply %d: told %s, then %s", k.room, i, text, played.Text)
			}
		}
	case wire.Refused:
		// Sent again, a move may have been played before the break: its played comes, or has come.
		k.already++
		if m.Code != wire.PlayedAlready && m.Code != "past-version" {
			k.t.Errorf("room %s: %+v", k.room, m)
			return fmt.Errorf("refused: %s", m.Code)
		}
	}
	return nil
}

// tell wakes whoever counts the moves.
func (k *killPlayer) tell() {
	select {
	case k.program.news <- struct{}{}:
	default:
	}
}
