//go:build !unix

package cputime

import "time"

var began = time.Now()

// Process is the time since the program began: the system tells no better.
func Process() time.Duration { return time.Since(began) }

// Thread is the same.
func Thread() time.Duration { return time.Since(began) }
