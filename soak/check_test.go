package soak

import (
	"strings"
	"testing"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/room"
	"tabuleiro/wire"
)

// played is a game of a few moves with its log, and the record of two people who were told all of it. A
// minute is on each clock, and a move takes a second.
type played struct {
	*record
	log   []room.Event
	state room.State
	now   time.Time
	users [2]room.User
}

func play(t *testing.T, moves int) *played {
	t.Helper()
	p := &played{record: newRecord("id"), state: room.New(all.Find), now: time.UnixMilli(1_000_000)}
	p.users = [2]room.User{room.Person("a"), room.Person("b")}
	p.begun = p.now
	p.do(t, game.White, nil, room.Open{
		Rules: "brazilian",
		Seats: [2]room.Seat{{User: p.users[0]}, {User: p.users[1]}},
		Clock: clock.Control{Main: 60_000}, Takebacks: true,
	})
	for range moves {
		p.move(t)
	}
	return p
}

// move plays the first move of the position, a second after the one before.
func (p *played) move(t *testing.T) {
	t.Helper()
	m := wire.Play{Ply: p.state.Line.Ply(), V: p.state.Version, Move: p.state.Legal()[0].Text}
	cmd, _ := wire.CommandOf(m)
	p.do(t, p.state.Turn(), m, cmd)
}

// do asks, and tells both people and the log what came of it.
func (p *played) do(t *testing.T, c game.Color, m wire.Asked, cmd room.Command) {
	t.Helper()
	p.now = p.now.Add(time.Second)
	if m != nil {
		p.ask(c, m, p.now)
	}
	events, err := p.state.Decide(clock.Of(p.now), p.users[c], cmd)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		if p.state, err = p.state.Apply(e); err != nil {
			t.Fatal(err)
		}
		p.log = append(p.log, e)
		p.seen[p.state.Version] = p.now
		for c := range p.people {
			if data := (wire.Encoder{}).Event(p.id, p.state, e); data != nil {
				p.people[c].told[p.state.Version] = data
			}
		}
	}
}

// TestCheck: what was told and stored is compared, and each difference is found.
func TestCheck(t *testing.T) {
	for _, test := range []struct {
		name   string
		tamper func(t *testing.T, p *played)
		want   string // in the error; "" for none
	}{
		{"nothing is wrong", func(*testing.T, *played) {}, ""},
		{"a told move is not stored", func(_ *testing.T, p *played) { p.log = p.log[:len(p.log)-1] }, "version 7: somebody was told"},
		{"another move is stored", func(_ *testing.T, p *played) {
			p.people[1].told[4] = []byte(strings.Replace(string(p.people[1].told[4]), `"text":"`, `"text":"x`, 1))
		}, "version 4: black was told"},
		{"a state differs", func(_ *testing.T, p *played) {
			p.people[0].states = []state{{3, 7, []byte(`{"t":"state"}`)}}
		}, "version 3: white was told the state"},
		{"nobody sent a stored move", func(_ *testing.T, p *played) { p.asked = p.asked[:4] }, "nobody asked for it"},
		{"an acknowledged move is not stored", func(_ *testing.T, p *played) {
			p.asked = append(p.asked, ask{game.White, wire.Play{Move: "a1-b2"}, p.now, true})
		}, "a1-b2 was said to have been played"},
		{"one answer makes two moves", func(t *testing.T, p *played) {
			p.move(t)
			p.asked[len(p.asked)-1] = p.asked[0]
		}, "nobody asked for it"},
		{"a game ends by itself", func(t *testing.T, p *played) {
			p.do(t, game.White, nil, room.Resign{V: p.state.Version})
		}, "ended by resignation, won by black: nobody asked for it"},
		{"somebody resigns", func(t *testing.T, p *played) {
			p.do(t, game.White, wire.Resign{V: p.state.Version}, room.Resign{V: p.state.Version})
		}, ""},
		{"a flag falls early", func(t *testing.T, p *played) {
			p.now = p.now.Add(time.Hour)
			p.do(t, game.White, nil, room.Tick{})
			p.seen[p.state.Version] = p.now.Add(-time.Hour)
		}, "was not up"},
		{"a flag falls", func(t *testing.T, p *played) {
			p.now = p.now.Add(time.Hour)
			p.do(t, game.White, nil, room.Tick{})
		}, ""},
		{"time is given, and the move before it taken back", func(t *testing.T, p *played) {
			v := p.state.Version
			p.do(t, game.White, wire.MoreTime{V: v}, room.AddTime{V: v})
			p.do(t, game.Black, wire.Takeback{V: v + 1}, room.Takeback{V: v + 1})
			id := p.state.Offered(room.Back).ID
			p.do(t, game.White, wire.Answer{V: v + 2, ID: id, Yes: true}, room.Answer{ID: id, Yes: true})
		}, ""},
		{"a clock took what nobody thought", func(t *testing.T, p *played) {
			p.now = p.now.Add(2 * time.Second)
			p.move(t)
			p.asked[len(p.asked)-1].at = p.now.Add(-2 * time.Second)
			p.seen[p.state.Version] = p.now.Add(-2 * time.Second)
		}, "by what the clients measured"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := play(t, 6)
			test.tamper(t, p)
			err := p.check(p.log, nil, p.now, &found{})
			if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
				t.Errorf("found %v; want %q", err, test.want)
			}
		})
	}
}

// A second that the server was away is nobody's, and another may be lost with it.
func TestAnOutageIsNobodysTime(t *testing.T) {
	for _, test := range []struct {
		charged time.Duration // of an outage of three seconds
		ok      bool
	}{{0, true}, {time.Second, true}, {2 * time.Second, false}, {3 * time.Second, false}} {
		p := play(t, 6)
		const away = 3 * time.Second
		began := p.now
		p.state, _ = p.state.Apply(room.Resumed{Down: clock.Of(began), Up: clock.Of(began.Add(away - test.charged))})
		p.log = append(p.log, room.Resumed{Down: clock.Of(began), Up: clock.Of(began.Add(away - test.charged))})
		p.now = p.now.Add(away)
		p.move(t)
		err := p.check(p.log, []outage{{began, began.Add(away)}}, p.now, &found{})
		if (err == nil) != test.ok {
			t.Errorf("with %v charged: %v", test.charged, err)
		}
	}
}
