package sqlite_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"sync"
	"testing"

	"tabuleiro/store/sqlite"
)

func quiet(int, int) {}

// A copy that is made while rooms are written holds of each a beginning of its log that was whole at that
// moment, and all that had been acknowledged before.
func TestABackupBesideAWriterIsOneMomentOfIt(t *testing.T) {
	dir := t.TempDir()
	path, to := filepath.Join(dir, "used.db"), filepath.Join(dir, "copy?#%.db")
	log := open(t, path)
	defer log.Close()
	before := map[string]int{}
	for n := range victimRooms {
		before[roomName(n)] = 150 * batch
		if err := log.Append(t.Context(), roomName(n), 0, moves(0, 150*batch)); err != nil {
			t.Fatal(err)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	var writers sync.WaitGroup
	written := make(chan struct{}) // for whoever waits
	for n := range victimRooms {
		writers.Go(func() {
			for v := before[roomName(n)]; ctx.Err() == nil; v += batch {
				if err := log.Append(t.Context(), roomName(n), v, moves(v, batch)); err != nil {
					t.Error(err)
					return
				}
				select {
				case written <- struct{}{}:
				default:
				}
			}
		})
	}
	steps, last := 0, 0
	err := sqlite.Backup(t.Context(), path, to, func(copied, pages int) {
		steps++
		if copied <= last || copied > pages {
			t.Fatalf("%d of %d pages, after %d: it began anew", copied, pages, last)
		}
		last = copied
		for range victimRooms + 1 { // so one commit at least has come between
			<-written
		}
	})
	stop()
	writers.Wait()
	if err != nil || steps < 3 {
		t.Fatalf("after %d steps: %v", steps, err)
	}
	if info, err := os.Stat(to); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("others may read it: %v, %v", info.Mode(), err)
	}
	copied := open(t, to)
	defer copied.Close()
	shorter := false
	for id, had := range before {
		part, err := copied.Load(t.Context(), id, 0)
		if err != nil {
			t.Fatal(err)
		}
		all, err := log.Load(t.Context(), id, 0)
		if err != nil {
			t.Fatal(err)
		}
		if len(part) < had || len(part)%batch != 0 || !reflect.DeepEqual(part, all[:len(part)]) {
			t.Errorf("%s: %d events of %d, %d of them acknowledged before", id, len(part), len(all), had)
		}
		shorter = shorter || len(part) < len(all)
	}
	if !shorter {
		t.Error("nothing was written after the copy: the test proves nothing")
	}
}

func TestABackupOverwritesNothingAndLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "used.db")
	log := open(t, path)
	defer log.Close()
	if err := log.Append(t.Context(), "room", 0, moves(0, 3)); err != nil {
		t.Fatal(err)
	}
	kept := filepath.Join(dir, "kept")
	if err := os.WriteFile(kept, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := sqlite.Backup(t.Context(), path, kept, quiet); !errors.Is(err, fs.ErrExist) {
		t.Errorf("over a file: %v", err)
	}
	if text, err := os.ReadFile(kept); err != nil || string(text) != "mine" {
		t.Errorf("what was there is %q, %v", text, err)
	}
	ctx, stop := context.WithCancel(t.Context())
	if err := sqlite.Backup(ctx, path, filepath.Join(dir, "stopped"), func(int, int) { stop() }); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
	if err := sqlite.Backup(t.Context(), filepath.Join(dir, "none"), filepath.Join(dir, "of-none"), quiet); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("of nothing: %v", err)
	}
	if err := sqlite.Backup(t.Context(), kept, filepath.Join(dir, "of-text"), quiet); err == nil {
		t.Error("a text was copied as a database")
	}
	for _, left := range []string{"stopped", "of-none", "of-text"} {
		if found, err := filepath.Glob(filepath.Join(dir, left+"*")); err != nil || found != nil {
			t.Errorf("%v is left, %v", found, err)
		}
	}
}
