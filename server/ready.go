package server

import (
	"net/http"

	"tabuleiro/clock"
	"tabuleiro/store"
)

// Disk is what a server asks of its store beside the games.
type Disk interface {
	Sound(now clock.Instant) error // nil while what is written reaches the disk; waits for nothing
	Writes() store.Writes
}

// health and ready are for machines: open to everybody, without a pace, and they cost next to nothing.

// health says that the process answers.
func health(w http.ResponseWriter, _ *http.Request) { tellMachine(w, http.StatusOK, "ok") }

// ready says whether games can be played here now.
func (s *Server) ready(w http.ResponseWriter, _ *http.Request) {
	switch {
	case s.stopping.Err() != nil:
		tellMachine(w, http.StatusServiceUnavailable, "stopping")
	case s.unsound() != nil:
		tellMachine(w, http.StatusServiceUnavailable, "disk")
	default:
		tellMachine(w, http.StatusOK, "ok")
	}
}

// unsound is why nothing can be saved; nil while it can.
func (s *Server) unsound() error {
	if s.disk == nil {
		return nil
	}
	err := s.disk.Sound(clock.Of(s.now()))
	if was := s.sick.Swap(err != nil); err != nil && !was { // once, however often somebody asks
		s.log.Error("the disk takes no writes", "err", err)
	}
	return err
}

func tellMachine(w http.ResponseWriter, status int, word string) {
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(word + "\n")) // whoever asked may have left
}
