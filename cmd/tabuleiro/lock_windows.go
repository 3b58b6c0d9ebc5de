package main

import (
	"errors"
	"math"
	"os"

	"golang.org/x/sys/windows"
)

// lockFile locks f until it is closed; errHeld when somebody else has it. Only its last possible
// byte is locked, since others cannot read what is locked.
func lockFile(f *os.File) error {
	last := windows.Overlapped{Offset: math.MaxUint32 - 1, OffsetHigh: math.MaxInt32}
	err := windows.LockFileEx(windows.Handle(f.Fd()),
		windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &last)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return errHeld
	}
	return err
}
