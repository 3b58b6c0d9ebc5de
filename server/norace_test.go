//go:build !race

package server

// watched says that the race detector runs.
const watched = false
