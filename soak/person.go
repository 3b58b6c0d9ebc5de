package soak

import (
	"context"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"time"

	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/wire"
)

// person plays one colour of one game, on one or two pages.
type person struct {
	*record
	host    *host
	color   game.Color
	cookies http.CookieJar
	dice    *rand.Rand
	counts  *counts

	news    chan struct{}
	tabs    []*tab
	pending *wire.Play // sent, and not known to be played or refused for good
	sent    time.Time  // when pending was, the last time
	played  bool       // the game has ended with a result
}

const (
	meanThink = 700 * time.Millisecond
	patience  = 3 * time.Second // until a move that seems lost is sent again
	lastWords = 500 * time.Millisecond
)

// play goes on until the game is over, or ctx ends. next is the room of the next game, if there is one.
func (p *person) play(ctx context.Context) (next string) {
	p.news = make(chan struct{}, 1)
	ctx, leave := context.WithCancel(ctx)
	var pages sync.WaitGroup
	defer pages.Wait()
	defer leave()
	for range 1 + p.dice.IntN(2) {
		t := newTab(p, delays[p.dice.IntN(len(delays))])
		p.tabs = append(p.tabs, t)
		pages.Go(func() { t.live(ctx) })
	}
	for {
		select {
		case <-p.news:
		case <-time.After(patience):
		case <-ctx.Done():
			return ""
		}
		t := p.tabs[p.dice.IntN(len(p.tabs))]
		v, connected := t.view()
		if v.V == 0 || !connected {
			continue
		}
		if v.Outcome != nil {
			return p.after(ctx, t)
		}
		p.answer(ctx, t, v)
		p.turn(ctx, t)
		p.mischief(ctx, t)
	}
}

// after asks for another game, or leaves.
func (p *person) after(ctx context.Context, t *tab) (next string) {
	wants := p.dice.IntN(2) == 0
	for until := time.Now().Add(2 * patience); time.Now().Before(until); {
		v, connected := t.view()
		if v.Next != "" {
			p.played = v.Outcome != nil && v.Outcome.Result != game.NoResult
			return v.Next
		}
		if wants && connected {
			t.ask(ctx, wire.Rematch{V: v.V})
			wants = false
		}
		if !sleep(ctx, lastWords) {
			break
		}
	}
	return ""
}

// turn plays a move if it is one's turn, or sends one again that seems to be lost.
func (p *person) turn(ctx context.Context, t *tab) {
	v, _ := t.view()
	if p.pending != nil && (v.Ply > p.pending.Ply || v.V > p.pending.V && !p.mine(v)) {
		p.pending = nil
	}
	if !p.mine(v) {
		return
	}
	if p.pending != nil && p.pending.Ply == v.Ply && time.Since(p.sent) < patience {
		return // it is on its way
	}
	if p.pending == nil || p.pending.Ply != v.Ply || p.dice.IntN(2) == 0 {
		if !sleep(ctx, time.Duration(p.dice.ExpFloat64()*float64(meanThink))) {
			return
		}
		if v, _ = t.view(); !p.mine(v) { // it may have been taken back, or over
			return
		}
		p.pending = &wire.Play{Ply: v.Ply, V: v.V, Move: v.Moves[p.dice.IntN(len(v.Moves))].Text}
	}
	p.sent = time.Now()
	t.ask(ctx, *p.pending)
	switch p.dice.IntN(40) {
	case 0, 1: // a trembling finger
		t.ask(ctx, *p.pending)
	case 2: // the same on both pages
		p.tabs[p.dice.IntN(len(p.tabs))].ask(ctx, *p.pending)
	case 3: // another move on the other page
		other := *p.pending
		other.Move = v.Moves[p.dice.IntN(len(v.Moves))].Text
		p.tabs[p.dice.IntN(len(p.tabs))].ask(ctx, other)
	case 4, 5: // into a tunnel, with the move
		t.drop()
	}
}

func (p *person) mine(v view) bool {
	return v.Outcome == nil && v.Turn == p.color.String() && v.Chooses() && !v.Seats.White.Open && !v.Seats.Black.Open
}

// answer answers what the opponent has offered, or lets it stand.
func (p *person) answer(ctx context.Context, t *tab, v view) {
	for _, o := range v.Offers {
		if o.By == p.color.String() {
			continue
		}
		yes := o.Kind == "takeback" || p.dice.IntN(8) == 0
		if p.dice.IntN(3) > 0 {
			t.ask(ctx, wire.Answer{V: v.V, ID: o.ID, Yes: yes})
		}
	}
	if g := v.here.Gone; g != nil && g.Color != p.color.String() && time.Now().UnixMilli() > int64(g.At) {
		t.ask(ctx, wire.ClaimGone{V: v.V, Draw: p.dice.IntN(2) == 0})
	}
}

// phrases are what people say.
var phrases = []room.Phrase{"hello", "good-luck", "thanks"}

// mischief is what else people do, each of it now and then.
func (p *person) mischief(ctx context.Context, t *tab) {
	v, connected := t.view()
	if !connected {
		return
	}
	switch p.dice.IntN(500) {
	case 0:
		t.ask(ctx, wire.Resign{V: v.V})
	case 1, 2, 3, 4:
		t.ask(ctx, wire.Offer{V: v.V})
	case 5, 6, 7, 8:
		t.ask(ctx, wire.Takeback{V: v.V})
	case 9, 10:
		t.ask(ctx, wire.Claim{V: v.V, Reason: game.Repetition})
	case 11, 12:
		t.ask(ctx, wire.MoreTime{V: v.V})
	case 13, 14, 15:
		t.ask(ctx, wire.Say{Phrase: phrases[p.dice.IntN(len(phrases))]})
	case 16:
		t.ask(ctx, wire.Abort{V: v.V})
	case 17, 18, 19, 20, 21: // something that is long past
		if len(v.Line) > 2 {
			t.ask(ctx, wire.Play{Ply: v.Ply - 2, V: v.V - 2, Move: v.Line[len(v.Line)-1].Text})
		}
	case 22, 23, 24: // something that has not come
		t.ask(ctx, wire.Play{Ply: v.Ply + 2, V: v.V + 2, Move: v.FEN})
	case 25, 26, 27, 28, 29, 30, 31, 32:
		t.drop()
	case 33, 34:
		for _, t := range slices.Backward(p.tabs) {
			t.drop()
		}
	}
}
