package server

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/hub"
	"tabuleiro/i18n"
	"tabuleiro/room"
	"tabuleiro/store"
	"tabuleiro/wire"
)

// home is open to everybody, at the pace of Config.Views: it may show twenty rooms. Its address may hold
// what is to be chosen beforehand: rules, opponent, and a position as fen.
func (s *Server) home(w http.ResponseWriter, r *http.Request) {
	view := HomeView{Page: pageOf(r), Offers: s.offers, Last: s.lastChoice(r), Own: s.lastChoices(r), Mine: s.mine(r), Imports: s.imports.store != nil}
	view.Live = s.liveRows(view.Page, s.userOf(r))
	set, err := s.chosenBeforehand(r.URL.Query(), &view)
	switch {
	case err != nil:
		s.fail(w, r, http.StatusBadRequest, codeUnknownRules)
		return
	case set != nil && !set.Playable():
		s.showSetup(w, r, http.StatusBadRequest, *set)
		return
	case set != nil && !set.Starts():
		view.Setup = set
	}
	if view.Once, err = randomID(s.guests.rand, onceBytes); err == nil && s.userOf(r) == (room.User{}) {
		view.Guest, err = s.guests.unknown()
	}
	if err != nil {
		s.broken(w, r, err)
		return
	}
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderHome(w, view) })
}

// open is open to everybody, at the pace of Config.Opens: it makes a room and its opener a guest.
func (s *Server) open(w http.ResponseWriter, r *http.Request) {
	if !s.readForm(w, r) {
		return
	}
	choice, err := s.readChoice(r.PostForm)
	var unknown *game.UnknownRules
	switch {
	case errors.As(err, &unknown):
		s.fail(w, r, http.StatusBadRequest, codeUnknownRules)
		return
	case err != nil:
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	if lang := r.PostForm.Get(languageCookie); lang != readersLanguage(r) && slices.Contains(i18n.Languages, lang) {
		keep(w, r, languageCookie, lang) // the page that it comes from spoke it
	}
	guest, ok := s.guest(w, r)
	if !ok || s.tooFast(w, r, &s.opens) {
		return
	}
	id, err := s.openOnce(r, guest, choice)
	if set := s.refusedSetup(choice.Rules, r.PostForm.Get("fen"), err); set != nil {
		s.showSetup(w, r, http.StatusBadRequest, *set)
		return
	}
	switch {
	case errors.Is(err, hub.ErrTooManyRooms):
		s.fail(w, r, http.StatusTooManyRequests, codeTooManyRooms)
		return
	case err != nil:
		s.broken(w, r, err)
		return
	}
	s.remember(w, r, choice)
	http.Redirect(w, r, roomAddress(id), http.StatusSeeOther)
}

// openOnce opens one room for a form of ours that comes twice.
func (s *Server) openOnce(r *http.Request, guest string, c Choice) (id string, err error) {
	open := func() (string, error) { return s.openRoom(r, room.Person(guest), c) }
	if r.PostForm.Get("once") == "" {
		return open()
	}
	return s.once.room(guest+" "+r.PostForm.Encode(), s.now(), open)
}

// openRoom opens what the form asks for, from the position in its field fen if it has one, or with an
// opening that is drawn.
func (s *Server) openRoom(r *http.Request, opener room.User, c Choice) (id string, err error) {
	var lot [9]byte
	if _, err := io.ReadFull(s.guests.rand, lot[:]); err != nil {
		return "", fmt.Errorf("the lots of colours and openings: %w", err)
	}
	o := c.open(opener, game.Color(lot[0]&1))
	o.Start = r.PostForm.Get("fen")
	if c.Ballot {
		rules, err := s.find(c.Rules)
		if err != nil {
			return "", err
		}
		o = withBallot(o, rules, binary.NativeEndian.Uint64(lot[1:]))
	}
	return s.hub.Open(context.WithoutCancel(r.Context()), opener, o) // whose first click a second has cut off
}

// game is open to everybody who has the address, at the pace of Config.Views: those without a seat
// watch.
func (s *Server) game(w http.ResponseWriter, r *http.Request, id string, state room.State) {
	view := GameView{
		Page:   pageOf(r),
		State:  wire.StateOf(id, state, state.Viewer(s.userOf(r)), clock.Of(s.now())),
		Invite: s.openLink(r, id, state, "game"),
		Ballot: state.Ballot,
	}
	view.Share = view.shareOf(r, view.State)
	if s.push != nil {
		view.PushKey = s.push.PublicKey()
	}
	if view.Invite != nil {
		view.Invite.Remind = view.Remind("came")
	}
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderGame(w, view) })
}

// paced refuses an address that asks too often.
func (s *Server) paced(pace *buckets, h http.HandlerFunc) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.tooFast(w, r, pace) {
			h(w, r)
		}
	})
}

func (s *Server) tooFast(w http.ResponseWriter, r *http.Request, pace *buckets) bool {
	if pace.take(clientOf(r), s.now()) {
		return false
	}
	s.fail(w, r, http.StatusTooManyRequests, codeTooFast)
	return true
}

// ofRoom finds the room that an address names.
func (s *Server) ofRoom(h func(w http.ResponseWriter, r *http.Request, id string, state room.State)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		id := r.PathValue("id")
		state, err := s.hub.State(r.Context(), id)
		if err != nil {
			s.noRoom(w, r, err)
			return
		}
		h(w, r, id, state)
	}
}

// noRoom answers that there is no such room, or why it could not be had.
func (s *Server) noRoom(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, store.ErrNotFound) {
		s.fail(w, r, http.StatusNotFound, codeNoRoom)
		return
	}
	s.broken(w, r, err)
}

// userOf is who r comes from; nobody who holds a seat, when it has no cookie of ours.
func (s *Server) userOf(r *http.Request) room.User {
	guest := s.guests.of(r)
	if guest == "" {
		return room.User{}
	}
	return room.Person(guest)
}

func pageOf(r *http.Request) Page {
	return Page{Looks: looksOf(r), Lang: languageOf(r), here: hereOf(r)}
}

// broken answers a fault of ours: the log knows it, the page does not. What fails because the browser
// has left, or a socket because the server stops, is no fault, and nobody reads the answer.
func (s *Server) broken(w http.ResponseWriter, r *http.Request, err error) {
	if r.Context().Err() != nil || s.stopping.Err() != nil && errors.Is(err, context.Canceled) {
		return
	}
	s.log.Error("request failed", "pattern", r.Pattern, "err", err)
	s.fail(w, r, http.StatusInternalServerError, codeInternal)
}

// fail answers with a page of one clear sentence.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, status int, code string) {
	if r.Pattern == socketRoute {
		s.metrics.turned.WithLabelValues(code).Inc()
	}
	view := ErrorView{Page: pageOf(r), Code: code}
	s.answer(w, r, status, func(w io.Writer) error { return RenderError(w, view) })
}

// answer sends a page, whole or not at all.
func (s *Server) answer(w http.ResponseWriter, r *http.Request, status int, render func(io.Writer) error) {
	var page bytes.Buffer
	if err := render(&page); err != nil {
		s.log.Error("page not rendered", "pattern", r.Pattern, "err", err)
		if status < http.StatusBadRequest {
			status = http.StatusInternalServerError
		}
		http.Error(w, http.StatusText(status), status)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "no-store") // it shows who holds a seat
	h.Set("Content-Language", languageOf(r))
	h.Add("Vary", "Accept-Encoding, Accept-Language, Cookie")
	if c := coding(r, "gzip"); c != "" {
		h.Set("Content-Encoding", c)
		page = compressed(page.Bytes())
	}
	h.Set("Content-Length", strconv.Itoa(page.Len()))
	w.WriteHeader(status)
	_, _ = page.WriteTo(w) // whoever asked may have left
}

func compressed(text []byte) bytes.Buffer {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(text) // a buffer takes everything
	_ = z.Close()
	return b
}
