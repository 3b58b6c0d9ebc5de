package sqlite

import (
	"context"
	"time"

	"tabuleiro/clock"
	"tabuleiro/store"
)

// outagesKept is how long an outage is remembered. Games with a live clock are over by then: nobody has
// more than a day, and another may be given.
const outagesKept = clock.Span(7 * 24 * time.Hour / time.Millisecond)

// noteOutage records that the server was down until now, forgets what is long ago and reads the rest. A
// clock that was set back has not been down.
func (l *Log) noteOutage(ctx context.Context, now clock.Instant) error {
	if l.lastAlive > 0 && now > l.lastAlive {
		const add = `INSERT INTO outage (down, up) VALUES (?, ?) ON CONFLICT (up) DO NOTHING`
		if _, err := l.read.ExecContext(ctx, add, int64(l.lastAlive), int64(now)); err != nil {
			return err
		}
	}
	if _, err := l.read.ExecContext(ctx, `DELETE FROM outage WHERE up < ?`, int64(now.Add(-outagesKept))); err != nil {
		return err
	}
	rows, err := l.read.QueryContext(ctx, `SELECT down, up FROM outage ORDER BY up`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var o store.Outage
		if err := rows.Scan(&o.Down, &o.Up); err != nil {
			return err
		}
		l.outages = append(l.outages, o)
	}
	return rows.Err()
}
