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
			h := (&world{log: log}).hub(b)
			defer h.Close()
			var moves atomic.Int64
			var all sync.WaitGroup
			for range rooms {
				all.Go(func() {
					for moves.Load() < int64(b.N) {
						playOn(b, h, &moves)
					}
				})
			}
			all.Wait()
			b.ReportMetric(float64(moves.Load())/b.Elapsed().Seconds(), "moves/s")
		})
	}
}

// playOn plays a game until it ends or there are b.N moves.
func playOn(b *testing.B, h *Hub, moves *atomic.Int64) {
	id := open(b, h, room.Seat{User: ann})
	s := watch(b, h, id, ann, 0)
	defer s.stop()
	for moves.Load() < int64(b.N) {
		now := state(b, h, id)
		if now.Over() {
			return
		}
		if err := h.Do(b.Context(), id, ann, firstOf(now)); err != nil {
			b.Error(err)
			return
		}
		moves.Add(1)
	}
}
