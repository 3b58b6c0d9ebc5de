package sqlite_test

import (
	"path/filepath"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/store/sqlite"
	"tabuleiro/store/storetest"
)

func TestLog(t *testing.T) {
	storetest.Run(t, func(t *testing.T) (storetest.Log, func() storetest.Log) {
		path := filepath.Join(t.TempDir(), "a b?#%.db")
		return open(t, path), func() storetest.Log { return open(t, path) }
	})
}

func open(t testing.TB, path string) *sqlite.Log {
	t.Helper()
	log, err := sqlite.Open(t.Context(), path, func() clock.Instant { return 1 })
	if err != nil {
		t.Fatal(err)
	}
	return log
}
