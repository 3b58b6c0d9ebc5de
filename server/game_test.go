package server

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/wire"
)

// Two sockets of one browser play both seats; a third looks on. All see the same game, and it is
// the game that the rules make of its moves.
func TestAGameIsPlayedToItsEnd(t *testing.T) {
	for i, rules := range []string{"brazilian", "international", "turkish", "portuguese", "breakthrough"} {
		t.Run(rules, func(t *testing.T) {
			s, ctx := start(t), patience(t)
			white := open(t, ctx, s, "opponent=both&rules="+rules)
			black := sit(t, ctx, white.Browser, white.Room)
			watcher := sit(t, ctx, client.New(s.base), white.Room)
			if len(white.You) != 2 || len(black.You) != 2 || len(watcher.You) != 0 {
				t.Fatalf("seats: %v, %v, %v", white.You, black.You, watcher.You)
			}
			dice := rand.New(rand.NewPCG(1, uint64(i)))
			line := begin(t, rules)
			for !white.Over() {
				mover := map[string]*seated{"white": white, "black": black}[white.Turn]
				m := mover.Moves[dice.IntN(len(mover.Moves))]
				text := []string{m.Text, m.Short}[dice.IntN(2)]
				if err := mover.Play(ctx, mover.socket, text); err != nil {
					t.Fatal(err)
				}
				line = follow(t, line, m.Text)
				for _, p := range []*seated{white, black, watcher} {
					hearAll(t, p, line)
				}
				if over := line.Verdict().Outcome.Over(); over != white.Over() {
					t.Fatalf("ply %d: over %v, told %v", line.Ply(), over, white.Over())
				}
			}
			end := line.Verdict().Outcome
			if o := watcher.Outcome; o.Result != end.Result || o.Reason != end.Reason {
				t.Errorf("told %+v, and the rules say %+v", o, end)
			}
			if again := sit(t, ctx, white.Browser, white.Room); !reflect.DeepEqual(again.Outcome, white.Outcome) || again.FEN != line.FEN() {
				t.Errorf("who comes later is told %+v", again.State)
			}
		})
	}
}

// hearAll listens until p knows the line, and its end if it has ended.
func hearAll(t *testing.T, p *seated, line game.Line) {
	t.Helper()
	for p.Ply < line.Ply() || line.Verdict().Outcome.Over() && !p.Over() {
		p.hear(t, patience(t))
	}
	if p.FEN != line.FEN() || len(p.Refused) > 0 {
		t.Fatalf("ply %d: told %s, refused %v; the rules say %s", line.Ply(), p.FEN, p.Refused, line.FEN())
	}
}

func begin(t *testing.T, rules string) game.Line {
	t.Helper()
	r, err := all.Find(rules)
	if err != nil {
		t.Fatal(err)
	}
	return game.Begin(r)
}

func follow(t *testing.T, line game.Line, text string) game.Line {
	t.Helper()
	m, err := line.Now().Find(text)
	if err != nil {
		t.Fatal(err)
	}
	return line.Play(m)
}

func TestAGameAgainstTheComputer(t *testing.T) {
	for _, colour := range []string{"white", "black", "lot"} {
		t.Run(colour, func(t *testing.T) {
			s, ctx := start(t), patience(t)
			me := open(t, ctx, s, "rules=brazilian&opponent=computer&level=2&colour="+colour)
			if len(me.You) != 1 || colour != "lot" && me.You[0] != colour {
				t.Fatalf("asked for %s, got %v", colour, me.You)
			}
			dice := rand.New(rand.NewPCG(2, 2))
			for !me.Over() {
				if me.Mine() {
					if err := me.Play(ctx, me.socket, me.Moves[dice.IntN(len(me.Moves))].Text); err != nil {
						t.Fatal(err)
					}
				}
				for ply := me.Ply; !me.Over() && me.Ply == ply; {
					me.hear(t, ctx)
				}
			}
			line := begin(t, "brazilian")
			for _, m := range me.Line {
				line = follow(t, line, m.Text)
			}
			if end := line.Verdict().Outcome; end.Result != me.Outcome.Result || end.Reason != me.Outcome.Reason {
				t.Errorf("told %+v, and the rules say %+v", me.Outcome, end)
			}
		})
	}
}

func TestWhoComesBackIsToldWhatIsMissing(t *testing.T) {
	s, ctx := start(t), patience(t)
	a := open(t, ctx, s, "rules=brazilian&opponent=both")
	a.play(t, ctx, "c3-d4")
	after := a.V
	a.play(t, ctx, "b6-a5")
	a.play(t, ctx, "d4-e5")
	for _, c := range []struct {
		after int
		want  []string // the t of what is told
	}{
		{after, []string{"played", "played"}},
		{0, []string{"state"}},
		{a.V + 5, []string{"state"}}, // a version that has never been
	} {
		socket, err := a.Dial(ctx, a.Room, c.after)
		if err != nil {
			t.Fatal(err)
		}
		var last wire.Told
		for _, want := range c.want {
			if last, err = socket.Next(ctx); err != nil || last.Tag() != want {
				t.Fatalf("after=%d: %v, %v; want %s", c.after, last, err, want)
			}
		}
		fen := ""
		switch m := last.(type) {
		case wire.Played:
			fen = m.FEN
		case wire.State:
			fen = m.FEN
		}
		if fen != a.FEN {
			t.Errorf("after=%d: told %s, want %s", c.after, fen, a.FEN)
		}
		socket.Close()
	}
}

func TestResignAndDraw(t *testing.T) {
	s, ctx := start(t), patience(t)
	a := open(t, ctx, s, "rules=brazilian&opponent=both")
	if err := a.socket.Ask(ctx, wire.Resign{V: a.V, As: "black"}); err != nil {
		t.Fatal(err)
	}
	if m := a.hear(t, ctx); m != (wire.Ended{T: "ended", V: 2, Result: "white", Reason: "resignation"}) {
		t.Errorf("told %+v", m)
	}
	b := open(t, ctx, s, "rules=brazilian&opponent=both")
	if err := b.socket.Ask(ctx, wire.Offer{V: b.V}); err != nil {
		t.Fatal(err)
	}
	if m := b.hear(t, ctx); m != (wire.Offered{T: "offered", V: 2, ID: 1, By: "white", Kind: "draw"}) {
		t.Errorf("told %+v", m)
	}
	if err := b.socket.Ask(ctx, wire.Answer{V: b.V, ID: b.Offers[0].ID, Yes: true}); err != nil {
		t.Fatal(err)
	}
	if m := b.hear(t, ctx); m != (wire.Ended{T: "ended", V: 3, Result: "draw", Reason: "agreement"}) {
		t.Errorf("told %+v", m)
	}
}

func TestWhyAnswersTheAsker(t *testing.T) {
	s, ctx := start(t), patience(t)
	a := open(t, ctx, s, "rules=brazilian&opponent=both")
	for move, code := range map[string]wire.Code{
		"c3-d4": wire.Legal,
		"c3-e5": wire.Code(game.TooFar),
		"b6-a5": wire.Code(game.NotYourPiece),
	} {
		if err := a.socket.Ask(ctx, wire.Why{Move: move}); err != nil {
			t.Fatal(err)
		}
		if m, ok := a.hear(t, ctx).(wire.Refused); !ok || m.Re != "why" || m.Code != code {
			t.Errorf("why %s: %+v, want %s", move, m, code)
		}
	}
	if a.V != 1 {
		t.Errorf("questions made version %d", a.V)
	}
}

// A message that comes after a flag has fallen is taken in silence, and is no move that was played.
func TestWhatComesAfterTheFlagWasNotPlayed(t *testing.T) {
	var now atomic.Int64 // s
	now.Store(1_000_000)
	s, ctx := start(t, func(c *Config) { c.Hub.Now = func() time.Time { return time.Unix(now.Load(), 0) } }), patience(t)
	for _, c := range []struct {
		move string
		want []wire.Code
	}{
		{"a3-b4", nil},
		{"c3-d4", []wire.Code{wire.PlayedAlready}}, // it was, and stands
	} {
		p := open(t, ctx, s, "rules=brazilian&opponent=both&clock=300%2B3")
		p.play(t, ctx, "c3-d4")
		p.play(t, ctx, "b6-a5")
		tell(t, p, wire.Offer{V: 1})
		told(t, p, "refused", "past-version") // the room is done with the move, and has set its timer by it
		p.Refused = nil
		now.Add(3600)
		if err := p.socket.Ask(ctx, wire.Play{Ply: 0, V: 1, Move: c.move}); err != nil {
			t.Fatal(err)
		}
		if err := p.socket.Ask(ctx, wire.Why{Move: "a3-b4"}); err != nil {
			t.Fatal(err)
		}
		for len(p.Refused) == 0 || p.Refused[len(p.Refused)-1].Re != "why" || !p.Over() {
			p.hear(t, ctx)
		}
		var got []wire.Code
		for _, r := range p.Refused[:len(p.Refused)-1] {
			got = append(got, r.Code)
		}
		if !slices.Equal(got, c.want) || p.Outcome.Reason != "time" {
			t.Errorf("%s for ply 0: answered %v, %+v; want %v", c.move, got, p.Outcome, c.want)
		}
	}
}

func TestAStoppingServerSendsBrowsersAway(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	p.play(t, ctx, "c3-d4")
	end := make(chan error, 1)
	go func() {
		_, err := p.socket.Next(ctx)
		end <- err
	}()
	s.stop()
	if code, reason, ok := client.Closed(<-end); !ok || code != 1012 || reason != "restart" {
		t.Errorf("closed with %d %q", code, reason)
	}
}

func TestToForeseeIsForTablesWithPlans(t *testing.T) {
	s, ctx := start(t), patience(t)
	for form, want := range map[string]wire.Code{
		"rules=brazilian&opponent=both":                              "no-plans",
		"rules=brazilian&opponent=friend&colour=white&clock=259200m": "seat-open",
	} {
		p := open(t, ctx, s, form)
		if err := p.socket.Ask(ctx, wire.Foresee{Line: []string{"c3-d4"}}); err != nil {
			t.Fatal(err)
		}
		refused, ok := p.hear(t, ctx).(wire.Refused)
		for !ok { // who is here may be told first
			refused, ok = p.hear(t, ctx).(wire.Refused)
		}
		if refused.Re != "foresee" || refused.Code != want {
			t.Errorf("%s: answered %+v", form, refused)
		}
	}
}
