package sqlite_test

import (
	"path/filepath"
	"testing"

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
