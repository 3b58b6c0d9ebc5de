package morris

import (
	"syscall"
	"testing"
	"time"
)

// BenchmarkPerft counts from the start of every ruleset. What morris9 must reach: 200 million leaves
// per CPU second on one core and a plain build.
func BenchmarkPerft(b *testing.B) {
	for _, r := range All() {
		b.Run(r.ID(), func(b *testing.B) {
			p := r.start()
			r.Perft(p, 6)
			leaves, begin := uint64(0), cpuTime(b)
			for b.Loop() {
				leaves += r.Perft(p, 6)
			}
			b.ReportMetric(float64(leaves)/1e6/(cpuTime(b)-begin).Seconds(), "Mleaves/cpu-s")
		})
	}
}

// cpuTime returns the processor time this process has used.
func cpuTime(t testing.TB) time.Duration {
	t.Helper()
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		t.Fatal(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
