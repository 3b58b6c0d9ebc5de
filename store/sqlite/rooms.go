package sqlite

import (
	"context"
	"database/sql"

	"tabuleiro/clock"
	"tabuleiro/store"
)

// Rooms implements store.Rooms in the file of a Log, by its writer and for as long as it is open.
type Rooms struct{ log *Log }

// Rooms returns the list of the rooms in play.
func (l *Log) Rooms() Rooms { return Rooms{l} }

// Put implements store.Rooms.
func (r Rooms) Put(ctx context.Context, roomID string, s store.Standing) error {
	return r.log.write(ctx, func(w *writer) (result, err error) { return nil, w.putStanding(roomID, s) })
}

// Sit implements store.Rooms.
func (r Rooms) Sit(ctx context.Context, roomID, person string) error {
	return r.log.write(ctx, func(w *writer) (result, err error) { return nil, w.sitDown(roomID, person) })
}

// End implements store.Rooms.
func (r Rooms) End(ctx context.Context, roomID string) error {
	return r.log.write(ctx, func(w *writer) (result, err error) { return nil, w.endStanding(roomID) })
}

// Due implements store.Rooms.
func (r Rooms) Due(ctx context.Context, now clock.Instant, limit int) ([]string, error) {
	return r.ids(ctx, r.log.due, int64(now), limit)
}

// Of implements store.Rooms.
func (r Rooms) Of(ctx context.Context, person string, limit int) ([]string, error) {
	return r.ids(ctx, r.log.mine, person, limit)
}

func (r Rooms) ids(ctx context.Context, query *sql.Stmt, args ...any) ([]string, error) {
	rows, err := query.QueryContext(ctx, args...)
	if err != nil {
		return nil, r.log.named(ctx, err)
	}
	defer rows.Close()
	ids, err := scanRooms(rows)
	return ids, r.log.named(ctx, err)
}

func scanRooms(rows *sql.Rows) (ids []string, err error) {
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}

// Count implements store.Rooms.
func (r Rooms) Count(ctx context.Context, owner string) (n int, err error) {
	err = r.log.owned.QueryRowContext(ctx, owner).Scan(&n)
	return n, r.log.named(ctx, err)
}

func (w *writer) putStanding(room string, s store.Standing) error {
	if err := w.put.BindText(1, room); err != nil {
		return err
	}
	if err := w.put.BindText(2, s.Owner); err != nil {
		return err
	}
	if err := w.put.BindInt64(3, int64(s.Due)); err != nil {
		return err
	}
	return w.put.Exec()
}

func (w *writer) endStanding(room string) error {
	if err := w.strike.BindText(1, room); err != nil {
		return err
	}
	if err := w.strike.Exec(); err != nil {
		return err
	}
	if err := w.leave.BindText(1, room); err != nil {
		return err
	}
	return w.leave.Exec()
}

func (w *writer) sitDown(room, person string) error {
	if err := w.sit.BindText(1, room); err != nil {
		return err
	}
	if err := w.sit.BindText(2, person); err != nil {
		return err
	}
	return w.sit.Exec()
}
