package sqlite

import "github.com/ncruces/go-sqlite3"

const (
	longLog = 4000         // pages of 4 kB in SQLite's log, which are then copied to the file
	fullLog = 16 * longLog // pages at which the writer copies, whoever waits
)

// checkpointer copies SQLite's log to the file beside the writer, where everybody would otherwise wait for it.
// Its goroutine owns conn.
type checkpointer struct {
	conn   *sqlite3.Conn
	long   chan struct{} // for one: the log is long
	copied chan struct{} // for one: so much of it as there was is copied
	ended  chan error    // for one, of closing
}

func newCheckpointer(name string) (*checkpointer, error) {
	conn, err := sqlite3.Open(name)
	if err != nil {
		return nil, err
	}
	return &checkpointer{conn, make(chan struct{}, 1), make(chan struct{}, 1), make(chan error, 1)}, nil
}

// run copies whenever the log is long, until long is closed.
func (c *checkpointer) run() {
	for range c.long {
		copyLog(c.conn)
		c.copied <- struct{}{}
	}
	c.ended <- c.conn.Close()
}

// copyLog copies what no reader needs any more, and makes nobody wait. What fails is tried again when the log
// has grown: nothing is lost by it, and a broken disk is told by the commits.
func copyLog(conn *sqlite3.Conn) { _, _, _ = conn.WALCheckpoint("main", sqlite3.CHECKPOINT_PASSIVE) }

// watchLog has the log copied when it is long. SQLite would let the writer do it, every thousand pages.
func (w *writer) watchLog() {
	w.conn.WALHook(func(_ *sqlite3.Conn, _ string, pages int) error {
		switch {
		case pages >= fullLog:
			copyLog(w.conn)
		case pages >= longLog && !w.copying:
			w.copying = true
			w.checkpointer.long <- struct{}{}
		}
		return nil // an error would be taken for the commit's, which is on the disk
	})
}

// endOfLog copies what was written while the checkpointer copied, which is little. Only when nothing is left
// does the next commit begin the log anew.
func (w *writer) endOfLog() {
	copyLog(w.conn)
	w.copying = false
}
