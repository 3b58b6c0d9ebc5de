package sqlite

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"

	"github.com/ncruces/go-sqlite3"
)

// stepPages is how many pages are copied before ctx is looked at and progress is told: 64 kB.
const stepPages = 16

// Backup copies the database at from, as it stands at one moment, into a new file at to that only its owner
// reads. A server may use from meanwhile, and waits for nothing. When it fails, or ctx ends, no file is left
// at to; one that is there already is an error, and stays. tell hears of pages of 4 kB.
func Backup(ctx context.Context, from, to string, tell func(copied, pages int)) (err error) {
	if _, err := os.Stat(from); err != nil {
		return err
	}
	draft, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	defer func() {
		if err == nil {
			return
		}
		if ctx.Err() != nil {
			err = ctx.Err() // the driver speaks of an interrupt
		}
		for _, rest := range []string{"-journal", "-wal", "-shm"} {
			_ = os.Remove(to + rest) // most are not there
		}
		err = errors.Join(err, os.Remove(to))
	}()
	if err := draft.Close(); err != nil {
		return err
	}
	if err := copyOf(ctx, from, to, tell); err != nil {
		return fmt.Errorf("copy %s: %w", from, err)
	}
	if err := check(ctx, to); err != nil {
		return fmt.Errorf("the copy of %s: %w", from, err)
	}
	return nil
}

// copyOf copies while one transaction reads: whatever is written meanwhile, its view stays, and the copy
// need not begin anew.
func copyOf(ctx context.Context, from, to string, tell func(copied, pages int)) (err error) {
	conn, err := sqlite3.Open(fileName(from, "mode=rw&_pragma=busy_timeout(10000)"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	conn.SetInterrupt(ctx)
	if err := conn.Exec(`BEGIN; SELECT count(*) FROM sqlite_schema`); err != nil {
		return err
	}
	b, err := conn.BackupInit("main", fileName(to, "mode=rw"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.Close()) }()
	for done := false; !done; {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if done, err = b.Step(stepPages); err != nil {
			return err
		}
		tell(b.PageCount()-b.Remaining(), b.PageCount())
	}
	return nil
}

// check reads a whole database and returns what is wrong with it.
func check(ctx context.Context, path string) (err error) {
	conn, err := sqlite3.Open(fileName(path, "mode=rw"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	conn.SetInterrupt(ctx)
	s, _, err := conn.Prepare(`PRAGMA quick_check(1)`)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	if !s.Step() {
		return errors.Join(errors.New("it cannot be checked"), s.Err())
	}
	if said := s.ColumnText(0); said != "ok" {
		return errors.New(said)
	}
	return nil
}

// fileName is the address of a file for SQLite.
func fileName(path, query string) string {
	return "file:" + (&url.URL{Path: filepath.ToSlash(path)}).EscapedPath() + "?" + query
}
