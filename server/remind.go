package server

import (
	"context"
	"errors"
	"io"
	"mime"
	"net/http"

	"tabuleiro/push"
	"tabuleiro/room"
	"tabuleiro/web"
)

// remindersPath takes subscriptions to reminders, and takes them back.
const remindersPath = "/avisos"

// maxSubscription is how many bytes a subscription may have; those in use have some five hundred.
const maxSubscription = 4 << 10

// errPlaysNowhere is the answer to who has no game in play: nothing is kept for cookies that cost nothing.
var errPlaysNowhere = errors.New("no game to be reminded of")

// remind is for who plays somewhere, at the pace of Config.Reminders: it keeps where the browser wants to be
// told of his games.
func (s *Server) remind(w http.ResponseWriter, r *http.Request) {
	s.reminders(w, r, func(ctx context.Context, person string, data []byte) error {
		games, err := s.hub.Mine(ctx, room.Person(person), 1)
		switch {
		case err != nil:
			return err
		case len(games) == 0:
			return errPlaysNowhere
		}
		return s.push.Subscribe(ctx, person, languageOf(r), siteOf(r), data)
	})
}

// forget is for whoever has subscribed, at the same pace.
func (s *Server) forget(w http.ResponseWriter, r *http.Request) {
	s.reminders(w, r, s.push.Unsubscribe)
}

// reminders reads a subscription and does something with it. It must call itself JSON: then no form of
// another site can have sent it.
func (s *Server) reminders(w http.ResponseWriter, r *http.Request, do func(ctx context.Context, person string, data []byte) error) {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		s.fail(w, r, http.StatusUnsupportedMediaType, codeBadForm)
		return
	}
	guest := s.guests.of(r)
	if guest == "" {
		s.fail(w, r, http.StatusForbidden, codeNotYours)
		return
	}
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxSubscription))
	var long *http.MaxBytesError
	switch {
	case errors.As(err, &long):
		s.fail(w, r, http.StatusRequestEntityTooLarge, codeTooLarge)
		return
	case err != nil:
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	switch err := do(r.Context(), guest, data); {
	case errors.Is(err, errPlaysNowhere):
		s.fail(w, r, http.StatusForbidden, codeNotYours)
	case errors.Is(err, push.ErrMalformed):
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
	case err != nil:
		s.broken(w, r, err)
	default:
		w.WriteHeader(http.StatusNoContent)
	}
}

// siteOf is whom push services may ask about our messages: browsers subscribe by https alone, or on their
// own machine.
func siteOf(r *http.Request) string { return "https://" + r.Host }

// worker is what shows reminders while no page is open. Browsers ask for it anew, at this address: what it
// may show is what lies below it.
func (s *Server) worker(w http.ResponseWriter, r *http.Request) {
	name, err := web.Path("sw.js")
	if err != nil {
		s.broken(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", contentType(name))
	h.Set("Cache-Control", "no-cache")
	http.ServeFileFS(w, r, web.Files(), name)
}

// reminding is the button by which reminders are switched on.
type reminding struct {
	Page
	Kind string // what one is told of: "turn" or "came"
	Key  string // the server's, for the browser's push service; "" where pages tell alone
}

// Remind is the button for who plays; nil for anybody else.
func (v GameView) Remind(kind string) *reminding {
	if len(v.State.You) == 0 {
		return nil
	}
	return &reminding{v.Page, kind, v.PushKey}
}
