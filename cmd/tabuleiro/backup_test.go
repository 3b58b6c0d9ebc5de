package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/clock"
	"tabuleiro/game/all"
	"tabuleiro/room"
	"tabuleiro/store/sqlite"
)

// Games are played while they are copied: every room of the copy replays and is the beginning of the room it
// was taken of, and a server on the copy knows its guests and lets them play on.
func TestABackupBesideAServerPlaysOn(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	data, to := t.TempDir(), filepath.Join(t.TempDir(), "copy")
	base, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: data})
	browsers := make([]*client.Browser, 4)
	rooms := make([]string, len(browsers))
	for i := range browsers {
		browsers[i] = client.New(base)
		var err error
		if rooms[i], err = browsers[i].Open(ctx, "rules=canadian&opponent=both"); err != nil {
			t.Fatal(err)
		}
		playOne(t, ctx, browsers[i], rooms[i])
	}
	playing, enough := context.WithCancel(ctx)
	var games sync.WaitGroup
	for i := range browsers {
		games.Go(func() {
			for playing.Err() == nil {
				playOne(t, ctx, browsers[i], rooms[i])
			}
		})
	}
	var said strings.Builder
	if err := (backupCmd{Data: data, To: to}).copy(ctx, &said, &copyProgress{}); err != nil {
		t.Fatal(err)
	}
	enough()
	games.Wait()
	for i := range browsers { // and one more, so that no game stands as it was copied
		playOne(t, ctx, browsers[i], rooms[i])
	}
	stop()
	if !strings.HasPrefix(said.String(), to+": ") || !strings.HasSuffix(said.String(), " kB of games, checked\n") {
		t.Errorf("it says %q", said.String())
	}
	for i, id := range rooms {
		part, whole := eventsOf(t, to, id), eventsOf(t, data, id)
		if len(part) < 2 || len(part) >= len(whole) || !reflect.DeepEqual(part, whole[:len(part)]) {
			t.Errorf("room %d: %d events of %d", i, len(part), len(whole))
		}
		if _, err := room.Replay(all.Find, part); err != nil {
			t.Errorf("room %d: %v", i, err)
		}
	}
	for path, mode := range map[string]os.FileMode{"": 0o700, databaseFile: 0o600, keyFile: 0o600, pushKeyFile: 0o600} {
		if info, err := os.Stat(filepath.Join(to, path)); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%q: %v, %v", path, info, err)
		}
	}
	_, stop = serving(t, serveCmd{Addr: strings.TrimPrefix(base, "http://"), Data: to})
	defer stop()
	playOne(t, ctx, browsers[0], rooms[0])
}

func eventsOf(t *testing.T, data, id string) []room.Event {
	t.Helper()
	log, err := sqlite.Open(t.Context(), filepath.Join(data, databaseFile), func() clock.Instant { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	events, err := log.Load(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

func TestAStoppedBackupLeavesNothing(t *testing.T) {
	data, around := t.TempDir(), t.TempDir()
	_, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: data})
	stop()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := backupCmd{Data: data, To: filepath.Join(around, "copy")}.copy(ctx, io.Discard, &copyProgress{})
	if err == nil || err.Error() != "stopped; nothing of the copy is left" {
		t.Errorf("it says %v", err)
	}
	if left, err := os.ReadDir(around); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
}

func TestABackupTellsATerminalHowFarItIs(t *testing.T) {
	var shown, hidden strings.Builder
	for _, p := range []*copyProgress{{out: &shown, shows: true}, {out: &hidden}} {
		for _, copied := range []int{16, 17, 400, 800} { // the second is no further, in per cent
			p.tell(copied, 800)
		}
		p.clear()
	}
	if want := "\r2 % copied\r50 % copied\r100 % copied\r\x1b[K"; shown.String() != want || hidden.Len() > 0 {
		t.Errorf("%q and %q, want %q", shown.String(), hidden.String(), want)
	}
}
