package sqlite_test

import (
	"os"
	"path/filepath"
	"sync"
	"testing"

	"tabuleiro/store/sqlite"
)

// SQLite's log is begun anew again and again while rooms are written without a pause, and is gone at the end.
func TestTheLogBesideTheFileStaysShort(t *testing.T) {
	const (
		rooms, each = 128, 120                 // an append writes a page of 4 kB at least
		most        = 2 * sqlite.LongLog << 12 // bytes
	)
	path := filepath.Join(t.TempDir(), "games.db")
	log := open(t, path)
	var writers sync.WaitGroup
	for n := range rooms {
		writers.Go(func() {
			for v := range each {
				if err := log.Append(t.Context(), roomName(n), 2*v, moves(2*v, 2)); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	writers.Wait()
	if info, err := os.Stat(path + "-wal"); err != nil || info.Size() > most {
		t.Errorf("%d bytes after %d appends, of %d at most, %v", info.Size(), rooms*each, most, err)
	}
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	if left, err := filepath.Glob(path + "-*"); err != nil || left != nil {
		t.Errorf("%v is left, %v", left, err)
	}
}
