package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"tabuleiro/client"
	"tabuleiro/wire"
)

// table is one game after another, of the same two people.
type table struct {
	Load
	meter   *Meter
	door    chan struct{}
	people  [2]*client.Browser // who opens, with White, and who follows the link
	sockets [2]*client.Socket
	clicked atomic.Int64 // when the last move was, in nanoseconds; written before it is sent
	pause   time.Duration
	seed    uint64
}

func newTable(l Load, n int, base string, m *Meter, door chan struct{}) *table {
	t := &table{Load: l, meter: m, door: door, seed: l.Seed + uint64(n)}
	for i := range t.people {
		t.people[i] = m.newBrowser(base)
	}
	if l.Rate > 0 {
		t.pause = time.Duration(float64(l.Games) / l.Rate * float64(time.Second))
	}
	return t
}

// sit opens a room for both players.
func (t *table) sit(ctx context.Context) error {
	t.door <- struct{}{}
	defer func() { <-t.door }()
	id, err := t.people[0].Open(ctx, t.Form+"&opponent=friend&colour=white")
	if err != nil {
		return err
	}
	link, err := t.people[0].Invitation(ctx, id)
	if err != nil {
		return err
	}
	if err := t.people[1].Sit(ctx, link); err != nil {
		return err
	}
	for i, b := range t.people {
		if t.sockets[i], err = b.Dial(ctx, id, 0); err != nil {
			return err
		}
	}
	return nil
}

// forever plays game after game, from the moment that begin is closed until ctx ends.
func (t *table) forever(ctx context.Context, begin <-chan struct{}) error {
	<-begin
	for {
		if err := t.play(ctx); err != nil {
			return err
		}
		t.meter.games.Add(1)
		if err := t.sit(ctx); err != nil {
			return err
		}
	}
}

// play plays one game to its end.
func (t *table) play(ctx context.Context) error {
	var both sync.WaitGroup
	var errs [2]error
	for i, color := range []string{"white", "black"} {
		both.Go(func() {
			p := player{table: t, color: color, socket: t.sockets[i]}
			p.dice = rand.New(rand.NewPCG(t.seed, uint64(i)))
			if errs[i] = p.play(ctx); errs[i] != nil {
				t.sockets[1-i].Leave() // the other would wait for ever
			}
			p.socket.Leave()
		})
	}
	both.Wait()
	t.seed += 1 << 32
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// player is one of the two.
type player struct {
	*table
	color  string
	socket *client.Socket
	dice   *rand.Rand
}

// glance is what a player needs of a message.
type glance struct {
	T       string
	V, Ply  int
	Turn    string
	Outcome *struct{}
	Moves   []struct{ Text string }
}

// chooses reports whether there is a move to choose. One alone may be a pass, which is looked at more closely.
func (g glance) chooses(data []byte) bool {
	var whole wire.Position
	return len(g.Moves) > 1 || len(g.Moves) == 1 && json.Unmarshal(data, &whole) == nil && whole.Chooses()
}

func (p *player) play(ctx context.Context) error {
	by := []byte(`"by":"` + p.color + `"`)
	defer context.AfterFunc(ctx, p.socket.Leave)()
	var message bytes.Buffer
	for {
		if err := p.socket.DataInto(&message); err != nil {
			return err
		}
		data := message.Bytes()
		arrived := time.Now()
		played := bytes.HasPrefix(data, []byte(`{"t":"played"`))
		if played && bytes.Contains(data[:min(len(data), 64)], by) {
			continue // one's own, which is on the board: it costs a look
		}
		var m glance
		if err := json.Unmarshal(data, &m); err != nil {
			return err
		}
		switch m.T {
		case "refused":
			return fmt.Errorf("refused: %s", data)
		case "ended":
			return nil
		}
		if played {
			p.meter.seen(time.Unix(0, p.clicked.Load()), arrived)
		}
		if m.Turn == p.color && m.chooses(data) {
			if err := p.click(ctx, m, played); err != nil {
				return err
			}
		}
	}
}

// click plays one of the moves, after a pause where the rate wants one.
func (p *player) click(ctx context.Context, m glance, follows bool) error {
	if p.pause > 0 {
		// Between half the pause and one and a half; the first moves of all games are spread over the whole.
		wait := time.Duration((0.5 + p.dice.Float64()) * float64(p.pause))
		if !follows {
			wait = time.Duration(p.dice.Float64() * float64(p.pause))
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	move := m.Moves[p.dice.IntN(len(m.Moves))].Text
	p.clicked.Store(time.Now().UnixNano())
	return p.socket.Ask(context.WithoutCancel(ctx), wire.Play{Ply: m.Ply, V: m.V, Move: move})
}
