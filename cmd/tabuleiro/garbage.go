package main

import (
	"context"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Bytes of garbage before it is collected: the least while little is made, the most while much is. With twice as
// much a click waits longer, now and then, for whoever collects it: docs/bench.md.
const (
	leastGarbage = 32 << 20
	mostGarbage  = 96 << 20
	garbageEvery = 5 * time.Second // between two looks at how much is made
)

// boundGarbage lets garbage take, until ctx ends, about as much as is made between two looks. The runtime lets
// it take as much as what lives: that is too little for a few busy rooms, and too much for ten thousand
// sockets on which nobody says anything. Whoever sets GOGC decides himself.
func boundGarbage(ctx context.Context) {
	if os.Getenv("GOGC") != "" {
		return
	}
	next := time.NewTicker(garbageEvery)
	defer next.Stop()
	for set, made := 100, uint64(0); ; {
		live, all := heap()
		percent := percentOf(live, all-made)
		if percent*10 > set*11 || percent*11 < set*10 {
			debug.SetGCPercent(percent)
			set = percent
		}
		made = all
		select {
		case <-next.C:
		case <-ctx.Done():
			debug.SetGCPercent(100)
			return
		}
	}
}

// heap returns the bytes that live, with what is scanned beside them, and all that were ever made.
func heap() (live, made uint64) {
	s := []metrics.Sample{
		{Name: "/gc/heap/live:bytes"}, {Name: "/gc/scan/stack:bytes"}, {Name: "/gc/scan/globals:bytes"},
		{Name: "/gc/heap/allocs:bytes"},
	}
	metrics.Read(s)
	return s[0].Value.Uint64() + s[1].Value.Uint64() + s[2].Value.Uint64(), s[3].Value.Uint64()
}

// percentOf is the garbage that may come to so many bytes that live, where so many are made between two
// looks, in percent as debug.SetGCPercent has it.
func percentOf(live, made uint64) int {
	garbage := min(max(made, leastGarbage), mostGarbage)
	return int(min(max(garbage*100/max(live, 1), 30), 400))
}
