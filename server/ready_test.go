package server

import (
	"context"
	"errors"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/clock"
	"tabuleiro/store"
)

// moody is a disk that writes or does not.
type moody struct{ broken atomic.Bool }

func (*moody) Writes() store.Writes { return store.Writes{} }

func (m *moody) Sound(clock.Instant) error {
	if m.broken.Load() {
		return errors.New("no space left on /secret/place")
	}
	return nil
}

func TestReadinessFollowsTheDisk(t *testing.T) {
	disk := &moody{}
	s, ctx := start(t, stopped, func(c *Config) { c.Disk, c.Views = disk, Rate{Burst: 1, Every: time.Hour} }), patience(t)
	check := func(status int, word string) {
		t.Helper()
		for range 5 { // at no pace
			a := ask(t, ctx, client.New(s.base), "GET", s.base+"/readyz", "")
			if a.StatusCode != status || a.body != word+"\n" || len(a.Cookies()) > 0 {
				t.Errorf("%s %q with %v; want %d %s", a.Status, a.body, a.Cookies(), status, word)
			}
		}
		if a := ask(t, ctx, client.New(s.base), "HEAD", s.base+"/healthz", ""); a.StatusCode != 200 {
			t.Errorf("the process answers: %s", a.Status)
		}
	}
	check(200, "ok")
	disk.broken.Store(true)
	check(503, "disk")
	disk.broken.Store(false)
	check(200, "ok")
	s.stop()
	if said := s.said.String(); strings.Count(said, "no space left") != 1 {
		t.Errorf("the log says it more than once, or not: %s", said)
	}
}

func TestAStoppingServerIsNotReady(t *testing.T) {
	s := testSession(nil, func() {}, &strings.Builder{}).Server
	ctx, stop := context.WithCancel(t.Context())
	s.stopping = ctx
	stop()
	w := httptest.NewRecorder()
	s.ready(w, httptest.NewRequest("GET", "/readyz", nil))
	if w.Code != 503 || w.Body.String() != "stopping\n" {
		t.Errorf("%d %q", w.Code, w.Body.String())
	}
}
