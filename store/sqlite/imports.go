package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"github.com/ncruces/go-sqlite3"

	"tabuleiro/store"
)

// Imports implements store.Imports in the file of a Log, by its writer and for as long as it is open.
type Imports struct{ log *Log }

// Imports returns the games that people have brought in files.
func (l *Log) Imports() Imports { return Imports{l} }

// Add implements store.Imports.
func (s Imports) Add(ctx context.Context, person string, i store.Import, games []store.Imported, most store.Room) error {
	return s.log.write(ctx, func(w *writer) (result, err error) { return nil, w.addImport(person, i, games, most) })
}

// Drop implements store.Imports.
func (s Imports) Drop(ctx context.Context, person, id string) error {
	return s.log.write(ctx, func(w *writer) (result, err error) { return nil, w.dropImport(person, id) })
}

const importColumns = `SELECT id, at, games, bytes, summary FROM import `

// Of implements store.Imports.
func (s Imports) Of(ctx context.Context, person string, skip, limit int) (list []store.Import, err error) {
	rows, err := s.log.read.QueryContext(ctx, importColumns+`WHERE person = ? ORDER BY n DESC LIMIT ? OFFSET ?`, person, limit, skip)
	if err != nil {
		return nil, s.log.named(ctx, err)
	}
	defer rows.Close()
	for rows.Next() {
		var i store.Import
		if err := rows.Scan(&i.ID, &i.At, &i.Games, &i.Bytes, &i.Summary); err != nil {
			return nil, s.log.named(ctx, err)
		}
		list = append(list, i)
	}
	return list, s.log.named(ctx, rows.Err())
}

// One implements store.Imports.
func (s Imports) One(ctx context.Context, person, id string) (i store.Import, err error) {
	row := s.log.read.QueryRowContext(ctx, importColumns+`WHERE id = ? AND person = ?`, id, person)
	err = row.Scan(&i.ID, &i.At, &i.Games, &i.Bytes, &i.Summary)
	return i, s.found(ctx, err)
}

// Heads implements store.Imports.
func (s Imports) Heads(ctx context.Context, id string, skip, limit int) (list []store.Imported, err error) {
	rows, err := s.log.read.QueryContext(ctx, `SELECT id, head FROM imported WHERE import = ? ORDER BY n LIMIT ? OFFSET ?`, id, limit, skip)
	if err != nil {
		return nil, s.log.named(ctx, err)
	}
	defer rows.Close()
	for rows.Next() {
		var g store.Imported
		if err := rows.Scan(&g.ID, &g.Head); err != nil {
			return nil, s.log.named(ctx, err)
		}
		list = append(list, g)
	}
	return list, s.log.named(ctx, rows.Err())
}

// Game implements store.Imports.
func (s Imports) Game(ctx context.Context, id string) (g store.Imported, err error) {
	err = s.log.read.QueryRowContext(ctx, `SELECT id, head, body FROM imported WHERE id = ?`, id).Scan(&g.ID, &g.Head, &g.Body)
	return g, s.found(ctx, err)
}

func (s Imports) found(ctx context.Context, err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrNotFound
	}
	return s.log.named(ctx, err)
}

// importing is how the writer changes imports. They are rare: statements are prepared for each.
const (
	insertImport   = `INSERT INTO import (id, person, at, games, bytes, summary) VALUES (?, ?, ?, ?, ?, ?)`
	insertImported = `INSERT INTO imported (id, import, head, body) VALUES (?, ?, ?, ?)`

	// The sums are of an import and all newer ones of its person.
	surplusImports = `DELETE FROM import WHERE n IN (
		SELECT n FROM (
			SELECT n, max(n) OVER () AS newest, sum(games) OVER newer AS games, sum(bytes) OVER newer AS bytes
			FROM import WHERE person = ?1 WINDOW newer AS (ORDER BY n DESC)
		) WHERE n < newest AND (games > ?2 OR bytes > ?3)
	) RETURNING id`

	// The sums are of what is older.
	excessImports = `DELETE FROM import WHERE n IN (
		SELECT n FROM (
			SELECT n, sum(bytes) OVER older AS bytes, sum(games + 1) OVER older AS games
			FROM (SELECT n, games, bytes FROM import WHERE n < (SELECT max(n) FROM import) ORDER BY n LIMIT ?2)
			WINDOW older AS (ORDER BY n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
		) WHERE coalesce(bytes, 0) < (SELECT bytes FROM import_total) - ?1 AND coalesce(games, 0) < ?2
	) RETURNING id`
	deleteImport   = `DELETE FROM import WHERE person = ? AND id = ? RETURNING id`
	deleteImported = `DELETE FROM imported WHERE import = ?`
)

func (w *writer) addImport(person string, i store.Import, games []store.Imported, most store.Room) error {
	if err := w.exec(insertImport, i.ID, person, int64(i.At), int64(i.Games), int64(i.Bytes), i.Summary); err != nil {
		return err
	}
	insert, _, err := w.conn.Prepare(insertImported)
	if err != nil {
		return err
	}
	defer insert.Close()
	for _, g := range games {
		if err := bind(insert, g.ID, i.ID, g.Head, g.Body); err != nil {
			return err
		}
		if err := insert.Exec(); err != nil {
			return err
		}
	}
	if err := w.dropImports(surplusImports, person, int64(most.Games), int64(most.Bytes)); err != nil || most.All == 0 {
		return err
	}
	return w.dropImports(excessImports, int64(most.All), int64(store.MostLeave))
}

func (w *writer) dropImport(person, id string) error { return w.dropImports(deleteImport, person, id) }

// dropImports deletes imports, which the statement returns, with their games.
func (w *writer) dropImports(statement string, values ...any) error {
	s, _, err := w.conn.Prepare(statement)
	if err != nil {
		return err
	}
	defer s.Close()
	if err := bind(s, values...); err != nil {
		return err
	}
	var gone []string
	for s.Step() {
		gone = append(gone, s.ColumnText(0))
	}
	if err := s.Err(); err != nil {
		return err
	}
	for _, id := range gone {
		if err := w.exec(deleteImported, id); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) exec(statement string, values ...any) error {
	s, _, err := w.conn.Prepare(statement)
	if err != nil {
		return err
	}
	defer s.Close()
	if err := bind(s, values...); err != nil {
		return err
	}
	return s.Exec()
}

// bind fills the blanks of a statement with strings, int64s and blobs.
func bind(s *sqlite3.Stmt, values ...any) error {
	for i, v := range values {
		var err error
		switch v := v.(type) {
		case string:
			err = s.BindText(i+1, v)
		case int64:
			err = s.BindInt64(i+1, v)
		case []byte:
			if v == nil {
				v = []byte{}
			}
			err = s.BindBlob(i+1, v)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
