package sqlite

import (
	"context"

	"tabuleiro/store"
)

// Subscriptions implements store.Subscriptions in the file of a Log, by its writer and for as long as it
// is open.
type Subscriptions struct{ log *Log }

// Subscriptions returns who wants to be told of something, and where.
func (l *Log) Subscriptions() Subscriptions { return Subscriptions{l} }

// Subscribe implements store.Subscriptions.
func (s Subscriptions) Subscribe(ctx context.Context, person string, sub store.Subscription, most int) error {
	return s.log.write(ctx, func(w *writer) (result, err error) { return nil, w.addSubscription(person, sub, most) })
}

// Unsubscribe implements store.Subscriptions.
func (s Subscriptions) Unsubscribe(ctx context.Context, person, endpoint string) error {
	return s.log.write(ctx, func(w *writer) (result, err error) { return nil, w.dropSubscription(person, endpoint) })
}

// Of implements store.Subscriptions.
func (s Subscriptions) Of(ctx context.Context, person string) (list []store.Subscription, err error) {
	rows, err := s.log.subscribed.QueryContext(ctx, person)
	if err != nil {
		return nil, s.log.named(ctx, err)
	}
	defer rows.Close()
	for rows.Next() {
		var one store.Subscription
		if err := rows.Scan(&one.Endpoint, &one.Key, &one.Auth, &one.Lang, &one.Site); err != nil {
			return nil, s.log.named(ctx, err)
		}
		list = append(list, one)
	}
	return list, s.log.named(ctx, rows.Err())
}

func (w *writer) addSubscription(person string, s store.Subscription, most int) error {
	for i, text := range []string{s.Endpoint, person, s.Lang, s.Site} {
		if err := w.subscribe.BindText(i+1, text); err != nil {
			return err
		}
	}
	for i, blob := range [][]byte{s.Key, s.Auth} {
		if err := w.subscribe.BindBlob(i+5, blob); err != nil {
			return err
		}
	}
	if err := w.subscribe.Exec(); err != nil {
		return err
	}
	if err := w.surplus.BindText(1, person); err != nil {
		return err
	}
	if err := w.surplus.BindInt(2, most); err != nil {
		return err
	}
	return w.surplus.Exec()
}

func (w *writer) dropSubscription(person, endpoint string) error {
	if err := w.unsubscribe.BindText(1, person); err != nil {
		return err
	}
	if err := w.unsubscribe.BindText(2, endpoint); err != nil {
		return err
	}
	return w.unsubscribe.Exec()
}
