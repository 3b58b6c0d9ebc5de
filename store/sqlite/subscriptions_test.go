package sqlite_test

import (
	"path/filepath"
	"testing"

	"tabuleiro/store/sqlite"
	"tabuleiro/store/storetest"
)

// subscriptions are those of a log, with the log's Close.
type subscriptions struct {
	sqlite.Subscriptions
	log *sqlite.Log
}

func (s subscriptions) Close() error { return s.log.Close() }

func TestSubscriptions(t *testing.T) {
	storetest.RunSubscriptions(t, func(t *testing.T) (storetest.Subscriptions, func() storetest.Subscriptions) {
		path := filepath.Join(t.TempDir(), "subscriptions.db")
		open := func() storetest.Subscriptions {
			log := open(t, path)
			return subscriptions{log.Subscriptions(), log}
		}
		return open(), open
	})
}
