package hub

import (
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// threeDays is a clock of three days a move.
func threeDays(o *room.Open) { o.Clock = clock.Control{Main: 3 * 86_400_000, Style: clock.Move} }

// TestLetters: a game by correspondence leaves memory between its moves, each move has its days, and the
// flag falls to the millisecond though nobody has the room in memory and the server was down in between.
func TestLetters(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t, func(c *Config) { c.Idle = time.Minute })
		id := openWith(t, h, threeDays)
		time.Sleep(71 * time.Hour)
		play(t, h, id, ann)
		time.Sleep(71 * time.Hour)
		play(t, h, id, bob)
		time.Sleep(time.Hour)
		if n := inMemory(h); n != 0 {
			t.Errorf("%d rooms in memory", n)
		}
		w.restart(t, h, 10*time.Hour)
		time.Sleep(61*time.Hour - time.Millisecond)
		synctest.Wait()
		if s := w.logged(t, id); s.Over() {
			t.Fatalf("%+v too early", s.Outcome)
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		s := w.logged(t, id)
		if s.Outcome != (game.Outcome{Result: game.BlackWins, Reason: room.Time}) {
			t.Errorf("%+v", s.Outcome)
		}
	})
}

// TestAPlanAnswersAtNight: the planner is not there and the server was started anew; his answer comes with
// the move, in one commit, and who watches sees two moves and no plan.
func TestAPlanAnswersAtNight(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := openWith(t, h, threeDays)
		do(t, h, id, bob, room.Plan{V: 1, Lines: [][]string{{"c3-b4", "b6-a5"}, {"c3-d4", "b6-c5", "d4xb6", "a7xc5"}}})
		h = w.restart(t, h, 30*time.Hour)
		s := watch(t, h, id, guest, 0)
		s.want(t, "2 state for 100")
		before := time.Now()
		do(t, h, id, ann, room.Play{Ply: 0, V: 2, Move: "c3-d4"})
		do(t, h, id, ann, room.Play{Ply: 2, V: 4, Move: "d4xb6"})
		s.want(t, "3 white c3-d4", "4 black b6-c5", "5 white d4xb6", "6 black a7xc5")
		if at := state(t, h, id); time.Since(before) != 0 || at.Turn() != game.White || len(at.Plans[game.Black]) != 0 {
			t.Errorf("after %v %v is on move, %v is planned", time.Since(before), at.Turn(), at.Plans)
		}
	})
}

// TestFirstMoveIsDue: under a live clock a game that nobody begins ends without a result, with nobody there
// to tell it.
func TestFirstMoveIsDue(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t, func(c *Config) { c.Idle = time.Second })
		id := openWith(t, h, fiveMinutes) // a minute for a first move
		time.Sleep(59 * time.Second)
		play(t, h, id, ann)
		time.Sleep(time.Minute - time.Millisecond)
		if s := w.logged(t, id); s.Over() {
			t.Fatalf("%+v too early", s.Outcome)
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		if s := w.logged(t, id); s.Outcome != (game.Outcome{Result: game.NoResult, Reason: room.Unstarted}) {
			t.Errorf("%+v", s.Outcome)
		}
	})
}
