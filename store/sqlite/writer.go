package sqlite

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ncruces/go-sqlite3"

	"tabuleiro/clock"
	"tabuleiro/store"
)

const (
	groupLimit = 1024        // entries in one transaction
	aliveEvery = time.Second // between two notes that the server is up
)

// entry is one change on its way to the disk.
type entry struct {
	ctx    context.Context
	do     func(*writer) (result, err error) // result is for who asked; err concerns the whole transaction
	done   chan error                        // holds one: the writer never waits for who asked
	result error                             // the writer's, until it is sent
}

// writer is the one connection that writes.
type writer struct {
	conn                            *sqlite3.Conn
	count                           *sqlite3.Stmt
	insert                          *sqlite3.Stmt
	put                             *sqlite3.Stmt
	strike                          *sqlite3.Stmt
	sit                             *sqlite3.Stmt
	leave                           *sqlite3.Stmt
	subscribe, surplus, unsubscribe *sqlite3.Stmt
	alive                           *sqlite3.Stmt
	now                             func() clock.Instant
	aliveAt                         clock.Instant // as it is on the disk
	checkpointer                    *checkpointer
	copying                         bool // by the checkpointer
	*progress
}

func newWriter(conn *sqlite3.Conn, now func() clock.Instant, c *checkpointer, p *progress) (*writer, error) {
	w := &writer{conn: conn, now: now, checkpointer: c, progress: p}
	for _, s := range []struct {
		stmt **sqlite3.Stmt
		sql  string
	}{
		{&w.count, `SELECT max(version) FROM event WHERE room = ?`},
		{&w.insert, `INSERT INTO event (room, version, body) VALUES (?, ?, ?)`},
		{&w.put, `INSERT INTO standing (room, owner, due) VALUES (?, ?, ?) ON CONFLICT (room) DO UPDATE SET due = excluded.due`},
		{&w.strike, `DELETE FROM standing WHERE room = ?`},
		{&w.sit, `INSERT OR IGNORE INTO seat (room, person) SELECT room, ?2 FROM standing WHERE room = ?1`},
		{&w.leave, `DELETE FROM seat WHERE room = ?`},
		{&w.subscribe, `INSERT OR REPLACE INTO subscription (endpoint, person, lang, site, key, auth) VALUES (?, ?, ?, ?, ?, ?)`},
		{&w.surplus, `DELETE FROM subscription WHERE person = ?1 AND id NOT IN (SELECT id FROM subscription WHERE person = ?1 ORDER BY id DESC LIMIT ?2)`},
		{&w.unsubscribe, `DELETE FROM subscription WHERE person = ? AND endpoint = ?`},
		{&w.alive, `INSERT INTO alive (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at`},
	} {
		var err error
		if *s.stmt, _, err = conn.Prepare(s.sql); err != nil {
			return nil, err
		}
	}
	w.watchLog()
	return w, nil
}

// close ends the checkpointer, too.
func (w *writer) close() error {
	close(w.checkpointer.long)
	return errors.Join(w.count.Close(), w.insert.Close(), w.put.Close(), w.strike.Close(), w.sit.Close(), w.leave.Close(),
		w.subscribe.Close(), w.surplus.Close(), w.unsubscribe.Close(), w.alive.Close(), <-w.checkpointer.ended, w.conn.Close())
}

// serve writes what arrives on queue until closing.
func (w *writer) serve(queue <-chan *entry, closing <-chan struct{}) {
	alive := time.NewTicker(aliveEvery)
	defer alive.Stop()
	w.write(nil)
	for {
		select {
		case e := <-queue:
			w.write(group(e, queue))
		case <-alive.C:
			w.write(nil)
		case <-w.checkpointer.copied:
			w.endOfLog()
		case <-closing:
			w.aliveAt = 0 // the last moment is noted whenever the one before was
			w.write(nil)
			return
		}
	}
}

// group is first and whoever waits behind it.
func group(first *entry, queue <-chan *entry) []*entry {
	all := []*entry{first}
	for len(all) < groupLimit {
		select {
		case e := <-queue:
			all = append(all, e)
		default:
			return all
		}
	}
	return all
}

// write commits a group and answers each of it. When that fails, everybody gets a transaction of
// his own, so that one bad entry spoils no other and a broken disk is told to all.
func (w *writer) write(group []*entry) {
	err := w.transact(group)
	if err != nil && len(group) > 1 {
		for _, e := range group {
			w.write([]*entry{e})
		}
		return
	}
	for _, e := range group {
		if err != nil {
			e.result = err
		}
		e.done <- e.result
	}
}

// transact writes a group in one transaction. Without an error each entry has its own result.
func (w *writer) transact(group []*entry) (err error) {
	now := w.now()
	alive := now < w.aliveAt || now >= w.aliveAt+clock.Instant(aliveEvery.Milliseconds())
	if len(group) == 0 && !alive {
		return nil
	}
	defer func() { w.note(now, err) }()
	tx, err := w.conn.BeginImmediate()
	if err != nil {
		return err
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the database panicked: %v", p)
		}
		if err != nil && !w.conn.GetAutocommit() {
			tx.Rollback() // if this fails too, so does the next BEGIN, and says so
		}
	}()
	for _, e := range group {
		if e.result = e.ctx.Err(); e.result != nil {
			continue
		}
		if e.result, err = e.do(w); err != nil {
			return err
		}
	}
	if alive {
		if err := w.noteAlive(now); err != nil {
			return err
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	if alive {
		w.aliveAt = now
	}
	return nil
}

// add appends the events of one room. Its result is ErrConflict when the version differs; an error
// concerns the whole transaction.
func (w *writer) add(room string, version int, bodies [][]byte) (result, err error) {
	has, err := w.version(room)
	if err != nil {
		return nil, err
	}
	if has != version {
		return store.ErrConflict, nil
	}
	for _, body := range bodies {
		version++
		if err := w.insertEvent(room, version, body); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// version returns how many events a room has.
func (w *writer) version(room string) (int, error) {
	if err := w.count.BindText(1, room); err != nil {
		return 0, err
	}
	w.count.Step() // max always gives a row: NULL, read as 0, for a room without events
	version := w.count.ColumnInt(0)
	return version, w.count.Reset()
}

func (w *writer) insertEvent(room string, version int, body []byte) error {
	if err := w.insert.BindText(1, room); err != nil {
		return err
	}
	if err := w.insert.BindInt(2, version); err != nil {
		return err
	}
	if err := w.insert.BindRawText(3, body); err != nil {
		return err
	}
	return w.insert.Exec()
}

func (w *writer) noteAlive(now clock.Instant) error {
	if err := w.alive.BindInt64(1, int64(now)); err != nil {
		return err
	}
	return w.alive.Exec()
}
