package sqlite_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ncruces/go-sqlite3/driver"

	"tabuleiro/clock"
	"tabuleiro/store"
	"tabuleiro/store/sqlite"
)

// A store that cannot write is found out within seconds, though nobody writes; one that can again, too.
func TestAStoreThatCannotWriteIsNotSound(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sound.db")
	synctest.Test(t, func(t *testing.T) {
		now := func() clock.Instant { return clock.Of(time.Now()) }
		log, err := sqlite.Open(t.Context(), path, now)
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		if err := log.Sound(now()); err != nil {
			t.Errorf("opened: %v", err)
		}
		time.Sleep(time.Minute)
		if err := log.Sound(now()); err != nil {
			t.Errorf("idle: %v", err)
		}
		db, err := driver.Open("file:" + filepath.ToSlash(path))
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		const spoil = `CREATE TRIGGER full BEFORE UPDATE ON alive BEGIN SELECT raise(ABORT, 'the disk is full'); END`
		if _, err := db.ExecContext(t.Context(), spoil); err != nil {
			t.Fatal(err)
		}
		time.Sleep(10 * time.Second)
		if err := log.Sound(now()); err == nil || !strings.Contains(err.Error(), "the disk is full") {
			t.Errorf("it cannot write, and says %v", err)
		}
		if log.Writes().Failed == 0 {
			t.Error("no failure was counted")
		}
		if _, err := db.ExecContext(t.Context(), `DROP TRIGGER full`); err != nil {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Second)
		if err := log.Sound(now()); err != nil {
			t.Errorf("it writes again, and says %v", err)
		}
	})
}

func TestWritesAreCounted(t *testing.T) {
	log := open(t, filepath.Join(t.TempDir(), "counted.db"))
	before := log.Writes()
	for n := range 3 {
		if err := log.Append(t.Context(), "room", 2*n, moves(2*n, 2)); err != nil {
			t.Fatal(err)
		}
	}
	if err := log.Append(t.Context(), "room", 2, moves(2, 1)); !errors.Is(err, store.ErrConflict) {
		t.Fatal(err)
	}
	after := log.Writes()
	if n := after.Commits - before.Commits; n < 3 || after.Failed != 0 {
		t.Errorf("%+v after %+v", after, before)
	}
	if n := after.Rows - before.Rows; n != 6 && n != 7 { // and once that it is up
		t.Errorf("%d rows were counted, not 6", n)
	}
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	if err := log.Sound(1); !errors.Is(err, store.ErrClosed) {
		t.Errorf("closed, and says %v", err)
	}
}
