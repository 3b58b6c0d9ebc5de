package sqlite_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/ncruces/go-sqlite3/driver"

	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/store/sqlite"
	"tabuleiro/store/storetest"
)

// list is the rooms of a log, with the log's Close.
type list struct {
	sqlite.Rooms
	log *sqlite.Log
}

func (l list) Close() error { return l.log.Close() }

func TestRooms(t *testing.T) {
	storetest.RunRooms(t, func(t *testing.T) (storetest.Rooms, func() storetest.Rooms) {
		path := filepath.Join(t.TempDir(), "rooms.db")
		open := func() storetest.Rooms {
			log := open(t, path)
			return list{log.Rooms(), log}
		}
		return open(), open
	})
}

// TestRoomsOfOlderFiles: a file without the list gets it from its games that have not ended, each
// due for a look.
func TestRoomsOfOlderFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "older.db")
	log := open(t, path)
	ann, other := room.Seat{User: room.Person("ann")}, room.Seat{User: room.Computer, Level: 1}
	ended := room.Ended{Outcome: game.Outcome{Result: game.Drawn, Reason: room.Agreement}, At: 9}
	for id, events := range map[string][]room.Event{
		"white":    {room.Opened{Rules: "brazilian", Seats: [2]room.Seat{ann, other}}, storetest.Move(1)},
		"friends":  {room.Opened{Rules: "brazilian", Seats: [2]room.Seat{ann, {Open: true}}}, room.Seated{Color: game.Black, User: room.Person("bob")}},
		"black":    {room.Opened{Rules: "brazilian", Seats: [2]room.Seat{other, ann}}},
		"computer": {room.Opened{Rules: "brazilian", Seats: [2]room.Seat{other, other}}},
		"over":     {room.Opened{Rules: "brazilian", Seats: [2]room.Seat{ann, ann}}, storetest.Move(1), ended},
	} {
		if err := log.Append(t.Context(), id, 0, events); err != nil {
			t.Fatal(err)
		}
	}
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	db, err := driver.Open("file:" + filepath.ToSlash(path))
	if err != nil {
		t.Fatal(err)
	}
	execute(t, db, `DROP TABLE standing; DROP TABLE seat; DROP TABLE outage; DROP TABLE subscription; DROP TABLE import; DROP TABLE imported; DROP TABLE import_total; DELETE FROM goose_db_version WHERE version_id >= 2`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	log = open(t, path)
	defer log.Close()
	due, err := log.Rooms().Due(t.Context(), 0, 9)
	if want := []string{"black", "computer", "friends", "white"}; !slices.Equal(due, want) || err != nil {
		t.Errorf("due are %q, %v; want %q", due, err, want)
	}
	if mine, err := log.Rooms().Of(t.Context(), "bob", 9); !slices.Equal(mine, []string{"friends"}) || err != nil {
		t.Errorf("bob plays in %q, %v", mine, err)
	}
	for owner, want := range map[string]int{"ann": 3, "": 1} {
		if n, err := log.Rooms().Count(t.Context(), owner); n != want || err != nil {
			t.Errorf("%q has %d rooms, %v; want %d", owner, n, err, want)
		}
	}
}
