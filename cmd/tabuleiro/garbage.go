package main

import (
	"context"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

const (
	mostGarbage  = 96 << 20 // bytes, before they are collected
	garbageEvery = 5 * time.Second
)

// boundGarbage lets garbage take so many bytes before it is collected, until ctx ends, where the runtime lets
// it take as much as what lives: that is too little for a few busy rooms, and too much for ten thousand sockets
// on which nobody says anything. Whoever sets GOGC decides himself.
func boundGarbage(ctx context.Context) {
	if os.Getenv("GOGC") != "" {
		return
	}
	next := time.NewTicker(garbageEvery)
	defer next.Stop()
	for set := 100; ; {
		if percent := garbagePercent(); percent*10 > set*11 || percent*11 < set*10 {
			debug.SetGCPercent(percent)
			set = percent
		}
		select {
		case <-next.C:
		case <-ctx.Done():
			debug.SetGCPercent(100)
			return
		}
	}
}

// garbagePercent is what makes mostGarbage of what lives and what is scanned with it.
func garbagePercent() int {
	lives := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/gc/scan/stack:bytes"}, {Name: "/gc/scan/globals:bytes"}}
	metrics.Read(lives)
	var sum uint64
	for _, s := range lives {
		sum += s.Value.Uint64()
	}
	return percentOf(sum)
}

// percentOf is the garbage that may come to so many bytes, in percent of them, as debug.SetGCPercent has it.
func percentOf(live uint64) int {
	return int(min(max(mostGarbage*100/max(live, 1), 30), 400))
}
