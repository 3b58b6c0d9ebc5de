// Package sqlite keeps logs in one file, in the process.
//
// One goroutine writes: it takes everybody who waits into one transaction, so that many rooms share
// the cost of reaching the disk. Another copies what was written from SQLite's log to the file, and a small
// pool reads beside both.
package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/driver"
	"github.com/pressly/goose/v3"

	"tabuleiro/clock"
	"tabuleiro/room"
	"tabuleiro/store"
)

const readers = 4

// Log implements store.Log on a file.
type Log struct {
	read       *sql.DB
	events     *sql.Stmt // closed with read
	known      *sql.Stmt
	due        *sql.Stmt
	owned      *sql.Stmt
	mine       *sql.Stmt
	subscribed *sql.Stmt
	lastAlive  clock.Instant
	outages    []store.Outage

	progress progress

	queue   chan *entry   // without room: who waits is taken all at once, and none is left at the end
	closing chan struct{} // closed by Close
	written chan struct{} // closed by the writer when it has ended
	end     sync.Once
	err     error // of closing
}

// Open opens the file at path, made or migrated as needed. now is asked for the time that the
// server is known to be up.
func Open(ctx context.Context, path string, now func() clock.Instant) (*Log, error) {
	for _, file := range []string{path, path + "-shm"} { // the driver would make both for everybody to read
		if err := private(file); err != nil {
			return nil, fmt.Errorf("open %s: %w", path, err)
		}
	}
	name := dsn(path)
	db, err := driver.Open(name)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db.SetMaxOpenConns(readers)
	db.SetMaxIdleConns(readers)
	l := &Log{
		read:    db,
		queue:   make(chan *entry),
		closing: make(chan struct{}),
		written: make(chan struct{}),
	}
	if err := l.begin(ctx, name, now); err != nil {
		return nil, fmt.Errorf("open %s: %w", path, errors.Join(err, db.Close()))
	}
	return l, nil
}

// private makes a file, if need be, and keeps it from other users of the machine.
func private(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	return errors.Join(file.Chmod(0o600), file.Close())
}

func (l *Log) begin(ctx context.Context, name string, now func() clock.Instant) error {
	if err := migrate(ctx, l.read); err != nil {
		return err
	}
	err := l.prepare(ctx)
	if err != nil {
		return err
	}
	if err := l.noteOutage(ctx, now()); err != nil {
		return err
	}
	conn, err := sqlite3.Open(name)
	if err != nil {
		return err
	}
	l.progress.last.Store(int64(now())) // the migrations were written
	c, err := newCheckpointer(name)
	if err != nil {
		return errors.Join(err, conn.Close())
	}
	w, err := newWriter(conn, now, c, &l.progress)
	if err != nil {
		return errors.Join(err, c.conn.Close(), conn.Close())
	}
	go c.run()
	go l.run(w)
	return nil
}

// prepare readies what is read often, and reads what is read once.
func (l *Log) prepare(ctx context.Context) (err error) {
	const (
		events     = `SELECT version, body FROM event WHERE room = ? AND version > ? ORDER BY version`
		known      = `SELECT 1 FROM event WHERE room = ? LIMIT 1`
		due        = `SELECT room FROM standing WHERE due <= ? ORDER BY due, room LIMIT ?`
		owned      = `SELECT count(*) FROM standing WHERE owner = ?`
		mine       = `SELECT room FROM standing WHERE owner = ?1 OR room IN (SELECT room FROM seat WHERE person = ?1) ORDER BY due, room LIMIT ?2`
		subscribed = `SELECT endpoint, key, auth, lang, site FROM subscription WHERE person = ? ORDER BY id`
		alive      = `SELECT at FROM alive`
	)
	for _, s := range []struct {
		stmt **sql.Stmt
		sql  string
	}{{&l.events, events}, {&l.known, known}, {&l.due, due}, {&l.owned, owned}, {&l.mine, mine}, {&l.subscribed, subscribed}} {
		if *s.stmt, err = l.read.PrepareContext(ctx, s.sql); err != nil {
			return err
		}
	}
	err = l.read.QueryRowContext(ctx, alive).Scan(&l.lastAlive)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	return err
}

// run is the writer's goroutine. It owns w.
func (l *Log) run(w *writer) {
	defer close(l.written)
	w.serve(l.queue, l.closing)
	l.err = w.close()
}

// dsn names the file and how it is used: every commit reaches the disk before it is answered, and
// the log beside the file gets the file's mode.
func dsn(path string) string {
	pragmas := url.Values{"_pragma": {
		"busy_timeout(10000)",
		"journal_mode(wal)",
		"synchronous(full)",
	}, "modeof": {path}}
	query := strings.ReplaceAll(pragmas.Encode(), "+", "%20") // SQLite takes a plus for a plus
	return "file:" + (&url.URL{Path: filepath.ToSlash(path)}).EscapedPath() + "?" + query
}

//go:embed migrations
var migrations embed.FS

func migrate(ctx context.Context, db *sql.DB) error {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	p, err := goose.NewProvider(goose.DialectSQLite3, db, files)
	if err != nil {
		return err
	}
	_, err = p.Up(ctx)
	return err
}

// LastAlive returns when the server was last known to be up before this Open; 0 in a new file.
func (l *Log) LastAlive() clock.Instant { return l.lastAlive }

// Outages returns when the server was down, this Open's the last, as far back as a game with a live clock
// can reach.
func (l *Log) Outages() []store.Outage { return l.outages }

// Append implements store.Log.
func (l *Log) Append(ctx context.Context, roomID string, version int, events []room.Event) error {
	var bodies [][]byte
	for _, e := range events {
		body, err := room.Encode(e)
		if err != nil {
			return err
		}
		bodies = append(bodies, body)
	}
	return l.write(ctx, func(w *writer) (result, err error) { return w.add(roomID, version, bodies) })
}

// write gives the writer something to do and waits until it is on the disk.
func (l *Log) write(ctx context.Context, do func(*writer) (result, err error)) error {
	e := &entry{ctx: ctx, do: do, done: make(chan error, 1)}
	select {
	case l.queue <- e:
		return <-e.done // soon, and the truth: written, or not
	case <-ctx.Done():
		return ctx.Err()
	case <-l.closing:
		return store.ErrClosed
	}
}

// Load implements store.Log.
func (l *Log) Load(ctx context.Context, roomID string, after int) ([]room.Event, error) {
	events, err := l.load(ctx, roomID, after)
	if err == nil && len(events) == 0 {
		err = l.find(ctx, roomID)
	}
	if err != nil {
		return nil, l.named(ctx, err)
	}
	return events, nil
}

// named calls the failure of a reader by its name.
func (l *Log) named(ctx context.Context, err error) error {
	switch {
	case err == nil:
		return nil
	case l.closed():
		return store.ErrClosed
	case ctx.Err() != nil:
		return ctx.Err() // the driver speaks of an interrupt
	default:
		return err
	}
}

func (l *Log) load(ctx context.Context, roomID string, after int) ([]room.Event, error) {
	rows, err := l.events.QueryContext(ctx, roomID, after)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var events []room.Event
	for rows.Next() {
		var version int
		var body sql.RawBytes
		if err := rows.Scan(&version, &body); err != nil {
			return nil, err
		}
		if version != after+len(events)+1 {
			return nil, fmt.Errorf("room %s: event %d is missing", roomID, after+len(events)+1)
		}
		e, err := room.Decode(body)
		if err != nil {
			return nil, fmt.Errorf("room %s: event %d: %w", roomID, version, err)
		}
		events = append(events, e)
	}
	return events, rows.Err()
}

// find returns ErrNotFound for a room without events.
func (l *Log) find(ctx context.Context, roomID string) error {
	var one int
	err := l.known.QueryRowContext(ctx, roomID).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrNotFound
	}
	return err
}

func (l *Log) closed() bool {
	select {
	case <-l.closing:
		return true
	default:
		return false
	}
}

// Close lets the commit that is being written end, answers ErrClosed to whoever still waits, and
// closes the file.
func (l *Log) Close() error {
	l.end.Do(func() {
		close(l.closing)
		<-l.written
		l.err = errors.Join(l.err, l.read.Close())
	})
	return l.err
}
