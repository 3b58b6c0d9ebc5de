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
