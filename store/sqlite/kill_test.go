package sqlite_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/room"
	"tabuleiro/store"
	"tabuleiro/store/sqlite"
	"tabuleiro/store/storetest"
)

const (
	victimPath  = "TABULEIRO_TEST_VICTIM" // in its environment: the file to write
	victimRooms = 8
	batch       = 3 // events in one append
	kills       = 10
)

func TestMain(m *testing.M) {
	if path := os.Getenv(victimPath); path != "" {
		if err := victim(path); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// victim appends to its rooms for ever, and writes a line after each append that was acknowledged.
func victim(path string) error {
	ctx := context.Background()
	log, err := sqlite.Open(ctx, path, func() clock.Instant { return 1 })
	if err != nil {
		return err
	}
	failed := make(chan error)
	for n := range victimRooms {
		go func() { failed <- grow(ctx, log, roomName(n)) }()
	}
	return <-failed
}

func grow(ctx context.Context, log store.Log, id string) error {
	had, err := log.Load(ctx, id, 0)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	for v := len(had); ; v += batch {
		if err := log.Append(ctx, id, v, moves(v, batch)); err != nil {
			return err
		}
		if _, err := fmt.Println(id, v+batch); err != nil {
			return err
		}
	}
}

func roomName(n int) string { return fmt.Sprint("room", n) }

// moves are n events that can be told from all others, from a version on.
func moves(from, n int) (events []room.Event) {
	for v := from; v < from+n; v++ {
		events = append(events, storetest.Move(v))
	}
	return events
}

// TestKilled kills the writing process with SIGKILL at random moments: what was acknowledged is
// there, once and in order, and of the rest only whole appends.
func TestKilled(t *testing.T) {
	path := filepath.Join(t.TempDir(), "killed.db")
	random := rand.New(rand.NewSource(1))
	acknowledged := map[string]int{}
	for range kills {
		kill(t, path, 1+random.Intn(400), acknowledged)
		log := open(t, path)
		for n := range victimRooms {
			id := roomName(n)
			acknowledged[id] = check(t, log, id, acknowledged[id]) // what was seen must stay, too
		}
		if err := log.Close(); err != nil {
			t.Fatal(err)
		}
	}
	total := 0
	for _, version := range acknowledged {
		total += version
	}
	t.Logf("%d kills: all of %d acknowledged events are there, each once", kills, total)
}

// kill runs a victim until it has written so many lines, and records what it says until it is dead.
func kill(t *testing.T, path string, lines int, acknowledged map[string]int) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), os.Args[0])
	cmd.Env = append(os.Environ(), victimPath+"="+path)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	said := bufio.NewScanner(out)
	for n := 1; said.Scan(); n++ {
		var id string
		var version int
		if _, err := fmt.Sscan(said.Text(), &id, &version); err != nil {
			t.Fatalf("the victim said %q: %v", said.Text(), err)
		}
		acknowledged[id] = version
		if n == lines {
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	cmd.Wait()
	if cmd.ProcessState.Exited() {
		t.Fatalf("the victim ended by itself: %v", cmd.ProcessState)
	}
}

// check returns how many events are there.
func check(t *testing.T, log store.Log, id string, acknowledged int) int {
	t.Helper()
	events, err := log.Load(t.Context(), id, 0)
	if errors.Is(err, store.ErrNotFound) && acknowledged == 0 {
		return 0
	}
	if err != nil {
		t.Fatal(err)
	}
	if n := len(events); n < acknowledged || n > acknowledged+batch || n%batch != 0 {
		t.Errorf("%s: %d events are there; %d were acknowledged", id, n, acknowledged)
	}
	if !reflect.DeepEqual(events, moves(0, len(events))) {
		t.Errorf("%s: the events are not those that were written", id)
	}
	return len(events)
}
