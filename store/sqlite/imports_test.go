package sqlite_test

import (
	"path/filepath"
	"testing"

	"github.com/ncruces/go-sqlite3/driver"

	"tabuleiro/store"
	"tabuleiro/store/sqlite"
	"tabuleiro/store/storetest"
)

// imports are those of a log, with the log's Close.
type imports struct {
	sqlite.Imports
	log *sqlite.Log
}

func (s imports) Close() error { return s.log.Close() }

func TestImports(t *testing.T) {
	storetest.RunImports(t, func(t *testing.T) (storetest.Imports, func() storetest.Imports) {
		path := filepath.Join(t.TempDir(), "imports.db")
		open := func() storetest.Imports {
			log := open(t, path)
			return imports{log.Imports(), log}
		}
		return open(), open
	})
}

// TestImportsOfOlderFiles counts what was brought before anybody counted.
func TestImportsOfOlderFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "older.db")
	log := open(t, path)
	add := func(id string, all int) {
		t.Helper()
		i := store.Import{ID: id, Bytes: 400, Summary: []byte("{}")}
		if err := log.Imports().Add(t.Context(), id, i, nil, store.Room{Games: 10, Bytes: 1000, All: all}); err != nil {
			t.Fatal(err)
		}
	}
	add("ann", 0)
	add("bob", 0)
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	db, err := driver.Open("file:" + filepath.ToSlash(path))
	if err != nil {
		t.Fatal(err)
	}
	execute(t, db, `DROP TRIGGER import_comes; DROP TRIGGER import_leaves; DROP TABLE import_total; DELETE FROM goose_db_version WHERE version_id >= 7`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	log = open(t, path)
	defer log.Close()
	add("cy", 1000)
	for person, want := range map[string]int{"ann": 0, "bob": 1, "cy": 1} {
		if list, err := log.Imports().Of(t.Context(), person, 0, 9); len(list) != want || err != nil {
			t.Errorf("%s has %d imports, %v; want %d", person, len(list), err, want)
		}
	}
}
