package sqlite_test

import (
	"fmt"
	"path/filepath"
	"sync"
	"testing"

	"tabuleiro/room"
	"tabuleiro/store/storetest"
)

// BenchmarkAppend measures durable appends of one move, by so many rooms at once.
func BenchmarkAppend(b *testing.B) {
	for _, writers := range []int{1, 8, 64, 512} {
		b.Run(fmt.Sprint("writers=", writers), func(b *testing.B) {
			log := open(b, filepath.Join(b.TempDir(), "bench.db"))
			defer log.Close()
			work := make(chan struct{})
			var all sync.WaitGroup
			for w := range writers {
				all.Go(func() {
					version := 0
					for range work {
						if err := log.Append(b.Context(), roomName(w), version, []room.Event{storetest.Move(version)}); err != nil {
							b.Error(err)
						}
						version++
					}
				})
			}
			b.ResetTimer()
			for range b.N {
				work <- struct{}{}
			}
			close(work)
			all.Wait()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "appends/s")
		})
	}
}
