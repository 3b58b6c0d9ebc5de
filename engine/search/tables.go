package search

import "sync"

// Megabytes is the usual size of a table.
const Megabytes = 16

// tables keeps tables of the usual size between searches: a server runs few at a time.
var tables = sync.Pool{New: func() any { return NewTable(Megabytes) }}

// Borrow returns an empty table; give it back with Return. 0 stands for the usual size.
func Borrow(megabytes int) *Table {
	if megabytes != 0 && megabytes != Megabytes {
		return NewTable(megabytes)
	}
	t := tables.Get().(*Table)
	t.Clear()
	return t
}

// Return gives a table back.
func Return(t *Table) {
	if len(t.clusters)*64 == Megabytes<<20 {
		tables.Put(t)
	}
}
