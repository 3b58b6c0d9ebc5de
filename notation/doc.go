// Package notation is files of games: what readers and writers of all their forms share. What they read, and
// what they say of the rest, is in docs/game-files.md; testdata/corpus holds damaged files with what is said of each.
package notation
