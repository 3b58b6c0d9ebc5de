//go:build unix

// Package cputime tells how much of the processor has been used: unlike the time on the clock, it does not
// grow by what others do on the machine.
package cputime

import (
	"syscall"
	"time"
)

// Process is the processor time that this process has used, 0 if the system does not tell.
func Process() time.Duration { return used(syscall.RUSAGE_SELF) }

// Thread is that of the calling thread: of a goroutine that is locked to it.
func Thread() time.Duration {
	const thisThread = 1 // RUSAGE_THREAD of Linux
	return used(thisThread)
}

func used(who int) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(who, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
