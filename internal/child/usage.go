package child

import "time"

// Usage is what a process has used.
type Usage struct {
	CPU     time.Duration // in user and kernel mode
	RSS     int64         // bytes in memory now
	Written int64         // bytes that it caused to be written to a disk
}
