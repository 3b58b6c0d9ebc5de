//go:build race

package server

// raced says that the race detector runs.
const raced = true
