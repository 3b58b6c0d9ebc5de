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

// Imports is an adapter under test.
type Imports interface {
	store.Imports
	Close() error
}

// RunImports runs the suite of store.Imports. open makes an empty list, and a func that opens the same one again after
// it was closed; nil where a list does not outlive that.
func RunImports(t *testing.T, open func(t *testing.T) (list Imports, reopen func() Imports)) {
	fresh := func(t *testing.T) Imports {
		list, _ := open(t)
		t.Cleanup(func() { list.Close() })
		return list
	}
	t.Run("gives back what it was given", func(t *testing.T) { givesImports(t, fresh(t)) })
	t.Run("gives the newest first, in pages", func(t *testing.T) { pagesImports(t, fresh(t)) })
	t.Run("keeps persons apart", func(t *testing.T) { keepsImporters(t, fresh(t)) })
	t.Run("lets the oldest go", func(t *testing.T) { letsOldestImportsGo(t, fresh(t)) })
	t.Run("lets the oldest of anybody go", func(t *testing.T) { letsAnybodysImportsGo(t, fresh(t)) })
	t.Run("lets few go at a time", func(t *testing.T) { letsFewImportsGo(t, fresh(t)) })
	t.Run("takes many at once", func(t *testing.T) { importsMany(t, fresh(t)) })
	t.Run("honours a context that has ended", func(t *testing.T) {
		ended, end := context.WithCancel(t.Context())
		end()
		wantEachImport(t, fresh(t), ended, context.Canceled)
	})
	t.Run("is closed after Close", func(t *testing.T) {
		list := fresh(t)
		for range 2 {
			if err := list.Close(); err != nil {
				t.Errorf("Close: %v", err)
			}
		}
		wantEachImport(t, list, t.Context(), store.ErrClosed)
	})
	t.Run("remembers after it was closed", func(t *testing.T) {
		list, reopen := open(t)
		if reopen == nil {
			t.Skip("this adapter does not")
		}
		bring(t, list, "ann", "1", 2, enough)
		if err := list.Close(); err != nil {
			t.Fatal(err)
		}
		again := reopen()
		defer again.Close()
		wantImports(t, again, "ann", "1")
	})
}

var enough = store.Room{Games: 1000, Bytes: 1 << 20}

// imported is a file with so many games of a hundred bytes each.
func imported(id string, n int) (store.Import, []store.Imported) {
	i := store.Import{ID: id, At: 1_700_000_000_000, Games: n, Bytes: 100 * n, Summary: []byte(`{"\x00é":1}`)}
	var games []store.Imported
	for k := range n {
		games = append(games, store.Imported{ID: fmt.Sprint(id, "-", k), Head: []byte{0, byte(k)}, Body: []byte{255, byte(k)}})
	}
	return i, games
}

func bring(t *testing.T, list store.Imports, person, id string, n int, most store.Room) {
	t.Helper()
	i, games := imported(id, n)
	if err := list.Add(t.Context(), person, i, games, most); err != nil {
		t.Errorf("Add: %v", err)
	}
}

func givesImports(t *testing.T, list store.Imports) {
	i, games := imported("1", 3)
	bring(t, list, "ann", "1", 3, enough)
	bring(t, list, "ann", "0", 0, enough) // a file without games
	if got, err := list.One(t.Context(), "ann", "1"); !reflect.DeepEqual(got, i) || err != nil {
		t.Errorf("%+v, %v; want %+v", got, err, i)
	}
	for _, want := range games {
		if got, err := list.Game(t.Context(), want.ID); !reflect.DeepEqual(got, want) || err != nil {
			t.Errorf("%+v, %v; want %+v", got, err, want)
		}
	}
	heads, err := list.Heads(t.Context(), "1", 1, 1)
	if want := []store.Imported{{ID: "1-1", Head: games[1].Head}}; !reflect.DeepEqual(heads, want) || err != nil {
		t.Errorf("%+v, %v; want %+v", heads, err, want)
	}
	if heads, err := list.Heads(t.Context(), "0", 0, 10); len(heads) > 0 || err != nil {
		t.Errorf("%+v, %v; want none", heads, err)
	}
}

func pagesImports(t *testing.T, list store.Imports) {
	for n := range 5 {
		bring(t, list, "ann", fmt.Sprint(n), 1, enough)
	}
	wantImports(t, list, "ann", "4", "3", "2", "1", "0")
	for _, c := range []struct {
		skip, limit int
		want        string
	}{{0, 2, "[4 3]"}, {2, 2, "[2 1]"}, {4, 2, "[0]"}, {6, 2, "[]"}} {
		got, err := list.Of(t.Context(), "ann", c.skip, c.limit)
		if ids := fmt.Sprint(idsOf(got)); ids != c.want || err != nil {
			t.Errorf("after %d: %s, %v; want %s", c.skip, ids, err, c.want)
		}
	}
}

func keepsImporters(t *testing.T, list store.Imports) {
	bring(t, list, "ann", "1", 1, enough)
	bring(t, list, "bob", "2", 1, enough)
	wantImports(t, list, "bob", "2")
	wantImports(t, list, "")
	if _, err := list.One(t.Context(), "bob", "1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("another's import: %v", err)
	}
	drop(t, list, "bob", "1") // it is not his
	drop(t, list, "bob", "none")
	wantImports(t, list, "ann", "1")
	drop(t, list, "ann", "1")
	wantImports(t, list, "ann")
	if _, err := list.Game(t.Context(), "1-0"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a game of an import that was dropped: %v", err)
	}
	if _, err := list.Game(t.Context(), "2-0"); err != nil {
		t.Errorf("a game of another import: %v", err)
	}
}

func letsOldestImportsGo(t *testing.T, list store.Imports) {
	most := store.Room{Games: 10, Bytes: 1000}
	bring(t, list, "bob", "old", 10, most)
	bring(t, list, "ann", "1", 2, most)
	bring(t, list, "ann", "2", 6, most)
	bring(t, list, "ann", "3", 2, most)
	wantImports(t, list, "ann", "3", "2", "1")
	bring(t, list, "ann", "4", 1, most)
	wantImports(t, list, "ann", "4", "3", "2")
	if _, err := list.Game(t.Context(), "1-1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a game of an import that left: %v", err)
	}
	bring(t, list, "ann", "5", 5, store.Room{Games: 10, Bytes: 799}) // 2 has 600 bytes, and 3 behind it is newer
	wantImports(t, list, "ann", "5", "4")
	bring(t, list, "ann", "6", 20, most) // the newest stays, whatever it has
	wantImports(t, list, "ann", "6")
	wantImports(t, list, "bob", "old")
}

func letsAnybodysImportsGo(t *testing.T, list store.Imports) {
	most := store.Room{Games: 1000, Bytes: 1 << 20, All: 1000}
	bring(t, list, "ann", "1", 4, most)
	bring(t, list, "bob", "2", 3, most)
	bring(t, list, "ann", "3", 3, most) // a thousand bytes
	wantImports(t, list, "ann", "3", "1")
	drop(t, list, "bob", "2")
	bring(t, list, "cy", "4", 3, most) // in its place
	wantImports(t, list, "ann", "3", "1")
	bring(t, list, "cy", "5", 1, most)
	wantImports(t, list, "ann", "3")
	if _, err := list.Game(t.Context(), "1-1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a game of an import that left: %v", err)
	}
	bring(t, list, "cy", "6", 0, store.Room{Games: 3, Bytes: 1 << 20, All: 1000}) // cy's own make room: nobody else's leave
	wantImports(t, list, "cy", "6", "5")
	wantImports(t, list, "ann", "3")
	bring(t, list, "dan", "7", 50, most) // the newest stays, whatever it has
	for person, ids := range map[string][]string{"ann": nil, "cy": nil, "dan": {"7"}} {
		wantImports(t, list, person, ids...)
	}
	bring(t, list, "ann", "8", 1, store.Room{Games: 1000, Bytes: 1 << 20}) // without a bound
	wantImports(t, list, "dan", "7")
}

func letsFewImportsGo(t *testing.T, list store.Imports) {
	large := store.Import{ID: "large", Games: store.MostLeave - 4, Bytes: 100, Summary: []byte("{}")}
	if err := list.Add(t.Context(), "ann", large, nil, store.Room{Games: store.MostLeave, Bytes: 1000}); err != nil {
		t.Fatal(err)
	}
	for n := range 5 {
		bring(t, list, "bob", fmt.Sprint(n), 1, enough)
	}
	wantImports(t, list, "ann", "large")
	bring(t, list, "cy", "a", 5, store.Room{Games: 1000, Bytes: 1 << 20, All: 500})
	wantImports(t, list, "ann")
	wantImports(t, list, "bob", "4", "3", "2") // with two of them the large one has made up the number
	bring(t, list, "cy", "b", 5, store.Room{Games: 1000, Bytes: 1 << 20, All: 500})
	wantImports(t, list, "bob")
	wantImports(t, list, "cy", "b")
}

func importsMany(t *testing.T, list store.Imports) {
	var all sync.WaitGroup
	for p := range 8 {
		all.Go(func() {
			for n := range 5 {
				bring(t, list, fmt.Sprint(p), fmt.Sprint(p, "-", n), 3, store.Room{Games: 6, Bytes: 1 << 20})
			}
		})
	}
	all.Wait()
	for p := range 8 {
		wantImports(t, list, fmt.Sprint(p), fmt.Sprint(p, "-", 4), fmt.Sprint(p, "-", 3))
	}
}

// wantEachImport asks for everything with ctx, and wants one error of all.
func wantEachImport(t *testing.T, list store.Imports, ctx context.Context, want error) {
	t.Helper()
	i, games := imported("1", 1)
	_, of := list.Of(ctx, "ann", 0, 1)
	_, one := list.One(ctx, "ann", "1")
	_, heads := list.Heads(ctx, "1", 0, 1)
	_, game := list.Game(ctx, "1-0")
	for what, err := range map[string]error{
		"Add": list.Add(ctx, "ann", i, games, enough), "Of": of, "One": one, "Heads": heads, "Game": game,
		"Drop": list.Drop(ctx, "ann", "1"),
	} {
		if !errors.Is(err, want) {
			t.Errorf("%s: %v; want %v", what, err, want)
		}
	}
}

func drop(t *testing.T, list store.Imports, person, id string) {
	t.Helper()
	if err := list.Drop(t.Context(), person, id); err != nil {
		t.Errorf("Drop: %v", err)
	}
}

func idsOf(list []store.Import) []string {
	ids := []string{}
	for _, i := range list {
		ids = append(ids, i.ID)
	}
	return ids
}

func wantImports(t *testing.T, list store.Imports, person string, want ...string) {
	t.Helper()
	got, err := list.Of(t.Context(), person, 0, 100)
	if !slices.Equal(idsOf(got), want) || err != nil {
		t.Errorf("%q has %q, %v; want %q", person, idsOf(got), err, want)
	}
}
