package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/wire"
)

// answerTo sends one message, which must get exactly one answer, a refusal, and change nothing:
// the state that a new socket is told is the one before, and the next legal move is played.
func answerTo(t *testing.T, ctx context.Context, p *seated, send func() error) wire.Refused {
	t.Helper()
	before := p.State
	if err := send(); err != nil {
		t.Fatal(err)
	}
	refused, ok := p.hear(t, ctx).(wire.Refused)
	if !ok {
		t.Fatalf("the answer is no refusal")
	}
	p.Refused = nil
	fresh := sit(t, ctx, p.Browser, p.Room)
	fresh.Now = before.Now
	if got, want := string(wire.Encode(fresh.State)), string(wire.Encode(before)); got != want {
		t.Errorf("after %+v the room is\n%s\nand was\n%s", refused, got, want)
	}
	return refused
}

func TestRefusedMessages(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	p.play(t, ctx, "c3-d4")
	p.play(t, ctx, "b6-a5")
	play := func(ply, v int, move, as string) string {
		return string(wire.Encode(wire.Play{Ply: ply, V: v, Move: move, As: as}))
	}
	for _, c := range []struct {
		what, send string
		re         string
		code       wire.Code
	}{
		{"malformed JSON", `{"t":"play"`, "", "not-json"},
		{"no object", `[1,2]`, "", "not-json"},
		{"an unknown message", `{"t":"move","move":"d4-c5"}`, "move", "unknown-message"},
		{"an unknown message that is no word", `{"t":"<script>"}`, "", "unknown-message"},
		{"a ply of the wrong type", `{"t":"play","ply":"2","v":3,"move":"d4-c5"}`, "play", "bad-field"},
		{"a move of the wrong type", `{"t":"play","ply":2,"v":3,"move":{"from":1}}`, "play", "bad-field"},
		{"no version", `{"t":"play","ply":2,"move":"d4-c5"}`, "play", "bad-field"},
		{"deep nesting", strings.Repeat(`{"t":`, 5000), "", "not-json"},
		{"no move at all", play(2, 3, "xyzzy", ""), "play", "not-notation"},
		{"an illegal move", play(2, 3, "d4-d5", ""), "play", "no-such-square"},
		{"out of turn", play(2, 3, "a7-b6", "black"), "play", "not-your-turn"},
		{"twice", play(1, 2, "b6-a5", ""), "play", "played-already"},
		{"another for a past version", play(1, 2, "d6-c5", ""), "play", "past-version"},
		{"for a version to come", play(2, 30, "d4-c5", ""), "play", "no-such-ply"},
		{"for a ply to come", play(20, 3, "d4-c5", ""), "play", "no-such-ply"},
		{"a negative ply", play(-1, 3, "d4-c5", ""), "play", "past-version"},
		{"an answer to no offer", string(wire.Encode(wire.Answer{V: 3, ID: 1, Yes: true})), "answer", "no-such-offer"},
		{"an offer out of turn", string(wire.Encode(wire.Offer{V: 3, As: "black"})), "offer", "not-your-turn"},
	} {
		t.Run(c.what, func(t *testing.T) {
			got := answerTo(t, ctx, p, func() error { return p.socket.Send(ctx, []byte(c.send)) })
			if got.Re != c.re || got.Code != c.code {
				t.Errorf("the answer is %+v, want %s", got, c.code)
			}
		})
	}
	p.play(t, ctx, "d4-e5") // the table goes on
}

// Case 23 of the rule disputes: two captures share both ends.
func TestAnAmbiguousMoveNamesItsMeanings(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=international&opponent=both&fen=W:WK4:B13,32,37,20")
	got := answerTo(t, ctx, p, func() error { return p.Play(ctx, p.socket, "4x15") })
	if got.Code != "ambiguous" || len(got.Texts) < 2 {
		t.Fatalf("the answer is %+v", got)
	}
	p.play(t, ctx, got.Texts[1])
}

func TestAfterTheEndNothingIsPlayed(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	if err := p.socket.Ask(ctx, wire.Resign{V: p.V}); err != nil {
		t.Fatal(err)
	}
	p.hear(t, ctx)
	for _, m := range []wire.Asked{wire.Play{V: 2, Move: "c3-d4"}, wire.Resign{V: 2}, wire.Offer{V: 2}, wire.Answer{V: 2, ID: 1}} {
		if got := answerTo(t, ctx, p, func() error { return p.socket.Ask(ctx, m) }); got.Code != "game-over" || got.Re != m.Tag() {
			t.Errorf("%s: %+v", m.Tag(), got)
		}
	}
}

func TestSomebodyElsesRoom(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for who, b := range map[string]*client.Browser{
		"a browser without cookies": client.New(s.base),
		"another guest":             open(t, ctx, s, "rules=russian&opponent=both").Browser,
		"a forged cookie":           forged(t, s, "guest=AAAAAAAAAAAAAAAAAAAAAA.AAAA"),
		"an unsigned id":            forged(t, s, "guest="+strings.Split(cookieOf(t, s, p.Browser), ".")[0]),
	} {
		t.Run(who, func(t *testing.T) {
			w := sit(t, ctx, b, p.Room)
			for _, m := range []wire.Asked{
				wire.Play{V: 1, Move: "c3-d4"}, wire.Play{V: 1, Move: "c3-d4", As: "white"},
				wire.Resign{V: 1}, wire.Resign{V: 1, As: "black"}, wire.Offer{V: 1}, wire.Answer{V: 1, ID: 1, Yes: true},
			} {
				if got := answerTo(t, ctx, w, func() error { return w.socket.Ask(ctx, m) }); got.Code != "not-a-player" || got.Re != m.Tag() {
					t.Errorf("%+v: %+v", m, got)
				}
			}
		})
	}
	p.play(t, ctx, "c3-d4")
}

func forged(t *testing.T, s *testServer, cookie string) *client.Browser {
	t.Helper()
	b := client.New(s.base)
	c, err := http.ParseSetCookie(cookie)
	if err != nil {
		t.Fatal(err)
	}
	b.Client.Jar.SetCookies(urlOf(t, s.base), []*http.Cookie{c})
	return b
}

func cookieOf(t *testing.T, s *testServer, b *client.Browser) string {
	t.Helper()
	for _, c := range b.Client.Jar.Cookies(urlOf(t, s.base)) {
		if c.Name == guestCookie {
			return c.Value
		}
	}
	t.Fatal("no cookie")
	return ""
}

func TestTheComputersSeatIsNobodys(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=computer&level=1&colour=white")
	for _, m := range []wire.Asked{wire.Resign{V: 1, As: "black"}, wire.Offer{V: 1, As: "black"}, wire.Play{V: 1, Move: "c3-d4", As: "black"}} {
		if got := answerTo(t, ctx, p, func() error { return p.socket.Ask(ctx, m) }); got.Code != "not-a-player" {
			t.Errorf("%+v: %+v", m, got)
		}
	}
}

// A message that is too long or no text gets its answer, and the socket is closed with the reason.
func TestFramesThatCloseTheSocket(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for _, c := range []struct {
		what string
		send func(*client.Socket) error
		code wire.Code
		end  int
	}{
		{"10 MB", func(s *client.Socket) error { return s.Send(ctx, bytes.Repeat([]byte(" "), 10<<20)) }, "too-large", 1009},
		{"one byte too many", func(s *client.Socket) error { return s.Send(ctx, bytes.Repeat([]byte(" "), wire.MaxAsked+1)) }, "too-large", 1009},
		{"binary", func(s *client.Socket) error { return s.SendBinary(ctx, []byte(`{"t":"resign","v":1}`)) }, "not-json", 1003},
	} {
		t.Run(c.what, func(t *testing.T) {
			own := sit(t, ctx, p.Browser, p.Room)
			refusal := make(chan wire.Refused, 1)
			end := make(chan error, 1)
			go func() { // reads while the frame is still being sent
				m, err := own.socket.Next(ctx)
				refused, _ := m.(wire.Refused)
				refusal <- refused
				if err == nil {
					_, err = own.socket.Next(ctx)
				}
				end <- err
			}()
			_ = c.send(own.socket) // may be cut off
			if got := <-refusal; got.Code != c.code {
				t.Errorf("the answer is %+v", got)
			}
			err := <-end
			if code, reason, ok := client.Closed(err); !ok || code != c.end || reason != string(c.code) {
				t.Errorf("closed with %d %q (%v), want %d", code, reason, err, c.end)
			}
		})
	}
	p.play(t, ctx, "c3-d4")
}

func TestTheLongestMessageIsRead(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	got := answerTo(t, ctx, p, func() error { return p.socket.Send(ctx, bytes.Repeat([]byte(" "), wire.MaxAsked)) })
	if got.Code != "not-json" {
		t.Errorf("the answer is %+v", got)
	}
}

func TestTooFastIsClosed(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Commands = Rate{Burst: 3, Every: time.Second}
	}), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for range 4 {
		if err := p.socket.Ask(ctx, wire.Why{Move: "c3-d4"}); err != nil {
			t.Fatal(err)
		}
	}
	var codes []wire.Code
	for range 4 {
		codes = append(codes, p.hear(t, ctx).(wire.Refused).Code)
	}
	if fmt.Sprint(codes) != "[ok ok ok too-fast]" {
		t.Errorf("answers are %v", codes)
	}
	_, err := p.socket.Next(ctx)
	if code, reason, ok := client.Closed(err); !ok || code != 1008 || reason != "too-fast" {
		t.Errorf("closed with %d %q (%v)", code, reason, err)
	}
}

// TestWhoAsksFastIsSlowed: a hundred and twenty messages at once are all answered, the last of them later.
func TestWhoAsksFastIsSlowed(t *testing.T) {
	var pauses atomic.Int64
	s, ctx := start(t, func(c *Config) {
		begun := time.Now()
		c.Hub.Now = func() time.Time { return begun.Add(time.Duration(pauses.Add(1)) * 10 * time.Millisecond) } // each look is later
		c.Commands, c.Slowing = Rate{Burst: 100, Every: 100 * time.Millisecond}, time.Hour
	}), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for range 120 {
		if err := p.socket.Ask(ctx, wire.Why{Move: "c3-d4"}); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 120 {
		if code := p.hear(t, ctx).(wire.Refused).Code; code != wire.Legal {
			t.Fatalf("answer %d is %s", n, code)
		}
	}
}

// turnedAway opens a socket that must be told nothing but one refusal, and closed.
func turnedAway(t *testing.T, ctx context.Context, b *client.Browser, id string, want wire.Code) {
	t.Helper()
	socket, err := b.Dial(ctx, id, 0)
	if err != nil {
		t.Fatalf("a page cannot know why: %v", err)
	}
	m, err := socket.Next(ctx)
	if refused, ok := m.(wire.Refused); err != nil || !ok || refused.Code != want || refused.Re != "" {
		t.Errorf("told %+v (%v), want %s", m, err, want)
	}
	_, err = socket.Next(ctx)
	if code, reason, ok := client.Closed(err); !ok || code != 1008 || reason != string(want) {
		t.Errorf("closed with %d %q (%v)", code, reason, err)
	}
}

// The bound as it stands: a school comes from one address.
func TestTheSixtyFirstSocketIsRefused(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for range 59 {
		sit(t, ctx, p.Browser, p.Room)
	}
	turnedAway(t, ctx, p.Browser, p.Room, wire.TooManySockets)
	p.play(t, ctx, "c3-d4")
}

func TestASocketOfARoomThatIsNotThere(t *testing.T) {
	s, ctx := start(t), patience(t)
	turnedAway(t, ctx, client.New(s.base), "nosuchroomxx", wire.NoRoom)
}

// Who is turned away counts among nobody, and goes at the pace of sockets like everybody.
func TestSocketsAtOnceAreCounted(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Present, c.Sockets = 2, Rate{Burst: 6, Every: time.Hour}
	}), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	sit(t, ctx, p.Browser, p.Room)
	for range 4 {
		turnedAway(t, ctx, p.Browser, p.Room, wire.TooManySockets)
	}
	var refused *client.Status
	if _, err := p.Dial(ctx, p.Room, 0); !errors.As(err, &refused) || refused.Code != 429 {
		t.Errorf("the seventh: %v", err)
	}
	p.play(t, ctx, "c3-d4")
}

func TestWhoLeavesMakesRoom(t *testing.T) {
	s, ctx := start(t, func(c *Config) { c.Present, c.Sockets = 2, Rate{Burst: 1e6, Every: time.Millisecond} }), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	second := sit(t, ctx, p.Browser, p.Room)
	turnedAway(t, ctx, p.Browser, p.Room, wire.TooManySockets)
	second.socket.Close()
	for { // the server hears of it in its own time
		socket, err := p.Dial(ctx, p.Room, 0)
		if err != nil {
			t.Fatalf("a socket after another has left: %v", err)
		}
		m, err := socket.Next(ctx)
		socket.Close()
		if _, seated := m.(wire.State); seated {
			break
		}
		if refused, ok := m.(wire.Refused); !ok || refused.Code != wire.TooManySockets {
			t.Fatalf("told %+v (%v)", m, err)
		}
	}
	p.play(t, ctx, "c3-d4")
}
