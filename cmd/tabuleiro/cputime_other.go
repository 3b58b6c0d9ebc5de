//go:build !unix

package main

import "time"

var began = time.Now()

// cpuTime is the time since the program began, where the system tells no better.
func cpuTime() time.Duration { return time.Since(began) }
