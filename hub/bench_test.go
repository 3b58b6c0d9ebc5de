package hub

import (
	"fmt"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/room"
	"tabuleiro/store/sqlite"
)

// BenchmarkDo measures moves that are decided, on the disk, applied and told to one watcher, by so
// many rooms at once.
func BenchmarkDo(b *testing.B) {
	for _, rooms := range []int{1, 8, 64, 512} {
		b.Run(fmt.Sprint("rooms=", rooms), func(b *testing.B) {
			log, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), "bench.db"), func() clock.Instant { return 1 })
			if err != nil {
				b.Fatal(err)
			}
			defer log.Close()
			h := (&world{log: log, rooms: log.Rooms()}).hub(b)
			defer h.Close()
			var games []*benchGame
			for range rooms {
				games = append(games, newBenchGame(b, h))
			}
			var moves atomic.Int64
			var all sync.WaitGroup
			b.ResetTimer()
			for _, g := range games {
				all.Go(func() {
					for moves.Add(1) <= int64(b.N) {
						g.play()
					}
				})
			}
			all.Wait()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}

// benchGame is a room that somebody watches; a new one follows when it is over.
type benchGame struct {
	*testing.B
	hub    *Hub
	room   string
	screen *screen
}

func newBenchGame(b *testing.B, h *Hub) *benchGame {
	g := &benchGame{B: b, hub: h}
	g.begin()
	return g
}

func (g *benchGame) begin() {
	g.room = open(g, g.hub, room.Seat{User: ann})
	g.screen = watch(g, g.hub, g.room, ann, 0)
}

func (g *benchGame) play() {
	s := state(g, g.hub, g.room)
	if s.Over() {
		g.screen.stop()
		g.begin()
		s = state(g, g.hub, g.room)
	}
	if err := g.hub.Do(g.Context(), g.room, ann, firstOf(s)); err != nil {
		g.Error(err)
	}
}
