package sqlite_test

import (
	"os"
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

func TestTheFileIsItsOwnersAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "open.db")
	if err := os.WriteFile(path, nil, 0o644); err != nil { // as an earlier release left it
		t.Fatal(err)
	}
	log := open(t, path)
	for _, file := range []string{path, path + "-wal", path + "-shm"} {
		if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", filepath.Base(file), info.Mode(), err)
		}
	}
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
}
