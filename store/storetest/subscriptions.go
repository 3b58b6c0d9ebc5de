package storetest

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"sync"
	"testing"

	"tabuleiro/store"
)

// Subscriptions is an adapter under test.
type Subscriptions interface {
	store.Subscriptions
	Close() error
}

// RunSubscriptions runs the suite of store.Subscriptions. open makes an empty list, and a func that
// opens the same one again after it was closed; nil where a list does not outlive that.
func RunSubscriptions(t *testing.T, open func(t *testing.T) (list Subscriptions, reopen func() Subscriptions)) {
	fresh := func(t *testing.T) Subscriptions {
		list, _ := open(t)
		t.Cleanup(func() { list.Close() })
		return list
	}
	t.Run("gives back what it was given", func(t *testing.T) {
		list := fresh(t)
		subscribe(t, list, "ann", "https://push.example/1", 3)
		got, err := list.Of(t.Context(), "ann")
		if want := []store.Subscription{Subscription("https://push.example/1")}; !reflect.DeepEqual(got, want) || err != nil {
			t.Errorf("%+v, %v; want %+v", got, err, want)
		}
	})
	t.Run("keeps persons apart", func(t *testing.T) { keepsPersons(t, fresh(t)) })
	t.Run("lets the oldest go", func(t *testing.T) { letsOldestGo(t, fresh(t)) })
	t.Run("gives an endpoint to the last who names it", func(t *testing.T) { movesEndpoints(t, fresh(t)) })
	t.Run("honours a context that has ended", func(t *testing.T) {
		ended, end := context.WithCancel(t.Context())
		end()
		wantEach(t, fresh(t), ended, context.Canceled)
	})
	t.Run("takes many at once", func(t *testing.T) { subscribesMany(t, fresh(t)) })
	t.Run("is closed after Close", func(t *testing.T) {
		list := fresh(t)
		for range 2 {
			if err := list.Close(); err != nil {
				t.Errorf("Close: %v", err)
			}
		}
		wantEach(t, list, t.Context(), store.ErrClosed)
	})
	t.Run("remembers after it was closed", func(t *testing.T) {
		list, reopen := open(t)
		if reopen == nil {
			t.Skip("this adapter does not")
		}
		subscribe(t, list, "ann", "1", 3)
		if err := list.Close(); err != nil {
			t.Fatal(err)
		}
		again := reopen()
		defer again.Close()
		wantEndpoints(t, again, "ann", "1")
	})
}

// Subscription has something in every field.
func Subscription(endpoint string) store.Subscription {
	return store.Subscription{Endpoint: endpoint, Key: []byte{4, 0, 255}, Auth: []byte{0, 1}, Lang: "es", Site: "https://play.example"}
}

func keepsPersons(t *testing.T, list store.Subscriptions) {
	subscribe(t, list, "ann", "1", 3)
	subscribe(t, list, "bob", "2", 3)
	wantEndpoints(t, list, "ann", "1")
	wantEndpoints(t, list, "")
	unsubscribe(t, list, "bob", "1") // it is not his
	unsubscribe(t, list, "bob", "none")
	wantEndpoints(t, list, "ann", "1")
	unsubscribe(t, list, "ann", "1")
	wantEndpoints(t, list, "ann")
	wantEndpoints(t, list, "bob", "2")
}

func letsOldestGo(t *testing.T, list store.Subscriptions) {
	subscribe(t, list, "bob", "old", 3)
	for n := range 3 {
		subscribe(t, list, "ann", fmt.Sprint(n), 3)
	}
	wantEndpoints(t, list, "ann", "0", "1", "2")
	subscribe(t, list, "ann", "0", 3) // again: it is the newest now
	wantEndpoints(t, list, "ann", "1", "2", "0")
	subscribe(t, list, "ann", "3", 3)
	wantEndpoints(t, list, "ann", "2", "0", "3")
	subscribe(t, list, "ann", "4", 1)
	wantEndpoints(t, list, "ann", "4")
	wantEndpoints(t, list, "bob", "old")
}

func movesEndpoints(t *testing.T, list store.Subscriptions) {
	subscribe(t, list, "ann", "1", 3)
	subscribe(t, list, "bob", "1", 3)
	wantEndpoints(t, list, "ann")
	wantEndpoints(t, list, "bob", "1")
}

func subscribesMany(t *testing.T, list store.Subscriptions) {
	var all sync.WaitGroup
	for p := range 8 {
		all.Go(func() {
			for n := range 10 {
				subscribe(t, list, fmt.Sprint(p), fmt.Sprint(p, "-", n), 2)
			}
		})
	}
	all.Wait()
	for p := range 8 {
		wantEndpoints(t, list, fmt.Sprint(p), fmt.Sprint(p, "-", 8), fmt.Sprint(p, "-", 9))
	}
}

// wantEach asks for everything with ctx, and wants one error of all.
func wantEach(t *testing.T, list store.Subscriptions, ctx context.Context, want error) {
	t.Helper()
	_, of := list.Of(ctx, "ann")
	for what, err := range map[string]error{
		"Subscribe":   list.Subscribe(ctx, "ann", Subscription("1"), 3),
		"Unsubscribe": list.Unsubscribe(ctx, "ann", "1"),
		"Of":          of,
	} {
		if !errors.Is(err, want) {
			t.Errorf("%s: %v; want %v", what, err, want)
		}
	}
}

func subscribe(t *testing.T, list store.Subscriptions, person, endpoint string, most int) {
	t.Helper()
	if err := list.Subscribe(t.Context(), person, Subscription(endpoint), most); err != nil {
		t.Errorf("Subscribe: %v", err)
	}
}

func unsubscribe(t *testing.T, list store.Subscriptions, person, endpoint string) {
	t.Helper()
	if err := list.Unsubscribe(t.Context(), person, endpoint); err != nil {
		t.Errorf("Unsubscribe: %v", err)
	}
}

func wantEndpoints(t *testing.T, list store.Subscriptions, person string, want ...string) {
	t.Helper()
	all, err := list.Of(t.Context(), person)
	var got []string
	for _, s := range all {
		got = append(got, s.Endpoint)
	}
	if !slices.Equal(got, want) || err != nil {
		t.Errorf("%q is told at %q, %v; want %q", person, got, err, want)
	}
}
