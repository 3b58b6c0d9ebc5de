package sqlite_test

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ncruces/go-sqlite3/driver"
	"go.uber.org/goleak"

	"tabuleiro/clock"
	"tabuleiro/room"
	"tabuleiro/store"
	"tabuleiro/store/sqlite"
	"tabuleiro/store/storetest"
)

// TestAlive: an idle server notes each second that it is up, and once more when it stops; the next one
// finds when that was, and keeps it among the outages of a week.
func TestAlive(t *testing.T) {
	path := filepath.Join(t.TempDir(), "alive.db")
	synctest.Test(t, func(t *testing.T) {
		now := func() clock.Instant { return clock.Of(time.Now()) }
		log, err := sqlite.Open(t.Context(), path, now)
		if err != nil {
			t.Fatal(err)
		}
		if at := log.LastAlive(); at != 0 {
			t.Errorf("a new file was alive at %d", at)
		}
		time.Sleep(90*time.Second + 300*time.Millisecond)
		stopped := now()
		if err := log.Close(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Hour)
		log, err = sqlite.Open(t.Context(), path, now)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = log.Close() }()
		if at := log.LastAlive(); at != stopped {
			t.Errorf("last alive %d ms before the stop", stopped-at)
		}
		if got, want := log.Outages(), []store.Outage{{Down: stopped, Up: now()}}; !slices.Equal(got, want) {
			t.Errorf("outages %v; want %v", got, want)
		}
		for range 3 {
			if err := log.Close(); err != nil {
				t.Fatal(err)
			}
			time.Sleep(4 * 24 * time.Hour)
			if log, err = sqlite.Open(t.Context(), path, now); err != nil {
				t.Fatal(err)
			}
		}
		if got := log.Outages(); len(got) != 2 || got[1].Up != now() || got[1].Down != got[0].Up {
			t.Errorf("outages %v", got)
		}
	})
}

// TestClockSetBackIsNoOutage: nor does it make one that was known invalid.
func TestClockSetBackIsNoOutage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "back.db")
	for _, now := range []clock.Instant{5000, 4000, 4500} {
		log, err := sqlite.Open(t.Context(), path, func() clock.Instant { return now })
		if err != nil {
			t.Fatal(err)
		}
		if now == 4000 && len(log.Outages()) > 0 {
			t.Errorf("outages %v", log.Outages())
		}
		if err := log.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestDiskError: a write that fails is told to who asked for it, also when it shares a transaction,
// and nothing of it stays.
func TestDiskError(t *testing.T) {
	path := filepath.Join(t.TempDir(), "broken.db")
	log := open(t, path)
	defer log.Close()
	breakRooms(t, path)
	const rooms = 64
	var all sync.WaitGroup
	var broken atomic.Int32
	for n := range rooms {
		all.Go(func() {
			id := fmt.Sprint("room", n)
			if n%4 == 0 {
				id = fmt.Sprint("broken", n)
			}
			err := log.Append(t.Context(), id, 0, []room.Event{storetest.Opening(), storetest.Move(1)})
			if (err != nil) != (n%4 == 0) {
				t.Errorf("Append to %s: %v", id, err)
			}
			if err != nil {
				broken.Add(1)
			}
			if _, loadErr := log.Load(t.Context(), id, 0); errors.Is(loadErr, store.ErrNotFound) != (err != nil) {
				t.Errorf("Load of %s after %v: %v", id, err, loadErr)
			}
		})
	}
	all.Wait()
	if n := broken.Load(); n != rooms/4 {
		t.Errorf("%d appends failed; want %d", n, rooms/4)
	}
}

// breakRooms makes the second event of rooms with "broken" in their name fail.
func breakRooms(t *testing.T, path string) {
	t.Helper()
	db, err := driver.Open("file:" + path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	execute(t, db, `CREATE TRIGGER broken BEFORE INSERT ON event WHEN NEW.room LIKE 'broken%' AND NEW.version = 2
		BEGIN SELECT raise(FAIL, 'the disk is broken'); END`)
}

func execute(t *testing.T, db *sql.DB, statement string) {
	t.Helper()
	if _, err := db.ExecContext(t.Context(), statement); err != nil {
		t.Fatal(err)
	}
}

// TestTwoProcesses: two logs on one file are harmless, the version decides.
func TestTwoProcesses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "two.db")
	a, b := open(t, path), open(t, path)
	defer a.Close()
	defer b.Close()
	const events = 100
	var won [2]int
	var both sync.WaitGroup
	for i, log := range []*sqlite.Log{a, b} {
		both.Go(func() {
			for v := 0; v < events; {
				err := log.Append(t.Context(), "r", v, []room.Event{storetest.Move(v)})
				switch {
				case err == nil:
					won[i]++
				case !errors.Is(err, store.ErrConflict):
					t.Errorf("Append: %v", err)
					return
				}
				v++
			}
		})
	}
	both.Wait()
	if won[0]+won[1] != events {
		t.Errorf("%v of %d versions were won", won, events)
	}
}

// TestClosesCleanly: nothing is left running, and a Close in mid traffic cuts no append in two.
func TestClosesCleanly(t *testing.T) {
	defer goleak.VerifyNone(t)
	path := filepath.Join(t.TempDir(), "closed.db")
	log := open(t, path)
	const rooms = 32
	var acknowledged [rooms]int
	var all sync.WaitGroup
	for n := range rooms {
		all.Go(func() {
			for v := 0; ; v += batch {
				if err := log.Append(t.Context(), roomName(n), v, moves(v, batch)); err != nil {
					if !errors.Is(err, store.ErrClosed) {
						t.Errorf("Append: %v", err)
					}
					return
				}
				acknowledged[n] = v + batch
				if n == 0 && v > 20*batch {
					go log.Close()
				}
			}
		})
	}
	all.Wait()
	if err := log.Close(); err != nil {
		t.Error(err)
	}
	log = open(t, path)
	for n := range rooms {
		check(t, log, roomName(n), acknowledged[n])
	}
	if err := log.Close(); err != nil {
		t.Error(err)
	}
}

// TestOpenErrors: what is no log is not opened, and not changed.
func TestOpenErrors(t *testing.T) {
	defer goleak.VerifyNone(t)
	dir := t.TempDir()
	letter := filepath.Join(dir, "letter.txt")
	if err := os.WriteFile(letter, bytes.Repeat([]byte("Dear reader, "), 1000), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{letter, dir, filepath.Join(dir, "nowhere", "log.db")} {
		log, err := sqlite.Open(t.Context(), path, func() clock.Instant { return 1 })
		if err == nil {
			log.Close()
			t.Errorf("%s was opened", path)
		}
	}
	if text, _ := os.ReadFile(letter); !bytes.HasPrefix(text, []byte("Dear reader, ")) || len(text) != 13_000 {
		t.Error("the letter was changed")
	}
}
