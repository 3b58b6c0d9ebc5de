package hub

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/room"
)

// atOnce is a Thinker that needs no time and lets its moves be seen after two seconds.
type atOnce struct{}

func (atOnce) Choose(_ context.Context, t Task) (Answer, error) {
	return Answer{Move: t.Line.Now().Moves()[0].Text, Seen: 2 * time.Second}, nil
}

// TestAnAnswerIsSeen: a move is played when it is to be seen, and holds no place in the pool until
// then.
func TestAnAnswerIsSeen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, func(c *Config) { c.Thinker, c.Thinkers = atOnce{}, 1 })
		var ids []string
		for range 3 {
			id := open(t, h, computer)
			play(t, h, id, ann)
			ids = append(ids, id)
		}
		for _, step := range []struct {
			passes time.Duration
			ply    int
		}{{1999 * time.Millisecond, 1}, {time.Millisecond, 2}} {
			time.Sleep(step.passes)
			synctest.Wait()
			for _, id := range ids {
				if ply := state(t, h, id).Line.Ply(); ply != step.ply {
					t.Errorf("ply %d; want %d", ply, step.ply)
				}
			}
		}
	})
}

// TestAnAnswerIsNotSeenOfAGameThatIsOver: the pause before a move ends with the game.
func TestAnAnswerIsNotSeenOfAGameThatIsOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, func(c *Config) { c.Thinker = atOnce{} })
		id := open(t, h, computer)
		play(t, h, id, ann)
		time.Sleep(time.Second)
		if err := h.Do(t.Context(), id, ann, room.Resign{}); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Minute)
		if s := state(t, h, id); s.Line.Ply() != 1 || !s.Over() {
			t.Errorf("ply %d, over %v", s.Line.Ply(), s.Over())
		}
	})
}
