package server

import (
	"errors"
	"fmt"
	"regexp"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"tabuleiro/client"
)

var formOnce = regexp.MustCompile(`name="once" value="([^"]+)"`)

// A double click on the start page, the first of a browser's life: two forms at once, and the browser
// keeps the last answer. Fails without once: the first room is left to nobody.
func TestADoubleClickOpensOneRoom(t *testing.T) {
	built(t)
	var late atomic.Int64
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return time.Now().Add(time.Duration(late.Load())) }
	}), patience(t)
	page := ask(t, ctx, client.New(s.base), "GET", s.base+"/", "").body
	once, named := formOnce.FindStringSubmatch(page), formGuest.FindStringSubmatch(page)
	if once == nil || named == nil {
		t.Fatalf("the form says %v and %v", once, named)
	}
	form := "rules=brazilian&opponent=friend&colour=white&once=" + once[1] + "&guest=" + named[1]
	var clicks sync.WaitGroup
	var ids [2]string
	var browsers [2]*client.Browser
	for i := range ids {
		browsers[i] = client.New(s.base)
		clicks.Go(func() {
			var err error
			if ids[i], err = browsers[i].Open(ctx, form); err != nil {
				t.Error(err)
			}
		})
	}
	clicks.Wait()
	if ids[0] != ids[1] {
		t.Fatalf("it opened %v", ids)
	}
	for _, b := range browsers {
		if p := sit(t, ctx, b, ids[0]); len(p.You) != 1 || p.You[0] != "white" {
			t.Errorf("a click has the seats %v", p.You)
		}
	}
	other, err := browsers[0].Open(ctx, form+"&clock=300%2B3")
	if err != nil || other == ids[0] {
		t.Errorf("with another choice: %s, %v", other, err)
	}
	late.Store(int64(sameForm))
	if other, err = browsers[0].Open(ctx, form); err != nil || other == ids[0] {
		t.Errorf("after a while: %s, %v", other, err)
	}
}

func TestWhatHasFailedMayBeTriedAgain(t *testing.T) {
	var o once
	now := time.Unix(1_000_000, 0)
	if _, err := o.room("form", now, func() (string, error) { return "", errors.New("full") }); err == nil {
		t.Error("no error")
	}
	if id, err := o.room("form", now, func() (string, error) { return "room", nil }); id != "room" || err != nil {
		t.Errorf("then it is %q, %v", id, err)
	}
}

func TestFewFormsAreRemembered(t *testing.T) {
	var o once
	now := time.Unix(1_000_000, 0)
	for i := range 3 * mostOnce {
		form := fmt.Sprint(i)
		for range 2 {
			if id, _ := o.room(form, now, func() (string, error) { return form, nil }); id != form {
				t.Fatalf("the form %s opened %s", form, id)
			}
		}
	}
	if len(o.made) != mostOnce || len(o.order) != mostOnce {
		t.Errorf("%d and %d are remembered", len(o.made), len(o.order))
	}
}
