package game

import "strings"

// Lined reports whether pieces stand on points that lines join, and not in squares.
func (b Board) Lined() bool { return len(b.Lines) > 0 }

// Full reports whether every square of the board is played on.
func (b Board) Full() bool { return len(b.Points) == b.Width*b.Height }

// Files returns what the files are called, from file 0, as the names of their squares have it: "a", "b" ...
func (b Board) Files() []string { return b.edge(b.Width, 0) }

// Ranks returns what the ranks are called, from rank 0. The first is "8" where the board's books have a1 on top.
func (b Board) Ranks() []string { return b.edge(b.Height, 1) }

// edge is the file or the rank in the names of squares, by their place on that axis.
func (b Board) edge(n, axis int) []string {
	called := make([]string, n)
	for sq, at := range b.Points {
		name := b.Names[sq]
		digit := strings.IndexAny(name, "0123456789")
		called[at[axis]] = [2]string{name[:digit], name[digit:]}[axis]
	}
	return called
}
