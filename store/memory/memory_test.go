package memory_test

import (
	"testing"

	"tabuleiro/store/memory"
	"tabuleiro/store/storetest"
)

func TestLog(t *testing.T) {
	storetest.Run(t, func(t *testing.T) (storetest.Log, func() storetest.Log) {
		return &memory.Log{}, nil // it forgets: that is what it is for
	})
}

func TestSubscriptions(t *testing.T) {
	storetest.RunSubscriptions(t, func(*testing.T) (storetest.Subscriptions, func() storetest.Subscriptions) {
		return &memory.Subscriptions{}, nil
	})
}

func TestRooms(t *testing.T) {
	storetest.RunRooms(t, func(*testing.T) (storetest.Rooms, func() storetest.Rooms) { return &memory.Rooms{}, nil })
}

func TestImports(t *testing.T) {
	storetest.RunImports(t, func(*testing.T) (storetest.Imports, func() storetest.Imports) { return &memory.Imports{}, nil })
}
