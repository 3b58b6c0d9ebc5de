package server

import (
	"errors"
	"io"
	"net/http"

	"tabuleiro/game"
	"tabuleiro/room"
)

// A seat link is a secret: whoever has it may sit. Its pages are kept by nobody, found by no search
// and, like all of ours, named to no other site. Not even to name them to ourselves would make forms
// come from the origin "null", and browsers that say no more of themselves would be refused.
func secret(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Robots-Tag", "noindex, nofollow")
		w.Header().Set("Cache-Control", "no-store")
		h.ServeHTTP(w, r)
	})
}

// invitation is open to everybody who has the seat's link, at the pace of Config.Views. It shows what
// the link is for, and never sits: chat programs and crawlers read every address they see.
func (s *Server) invitation(w http.ResponseWriter, r *http.Request, id string, state room.State) {
	user := s.userOf(r)
	link, ok := s.guests.readSeatToken(id, r.PathValue("token"))
	if !ok {
		s.noSeat(w, r, nil, room.ErrDeadLink)
		return
	}
	if holds(state, user, link.Color) {
		http.Redirect(w, r, roomAddress(id), http.StatusSeeOther)
		return
	}
	guest := user
	if guest == (room.User{}) {
		guest = room.Person("a guest to come")
	}
	if _, err := state.Decide(0, guest, room.Sit{Color: link.Color, Link: link.Number}); err != nil {
		s.noSeat(w, r, &link, err)
		return
	}
	view := newSeatView(pageOf(r), id, state, link.Color)
	view.Here, view.Name = r.URL.EscapedPath(), s.lastChoice(r).Name
	if user == (room.User{}) {
		unknown, err := s.guests.unknown()
		if err != nil {
			s.broken(w, r, err)
			return
		}
		view.Guest = unknown
	}
	view.Share = &Share{
		Title:       view.Title(),
		Description: view.T("rules." + view.Rules + ".line"),
		Image:       origin(r) + roomAddress(id) + "/tabuleiro.png",
	} // without an address: some programs would send that one on
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderSeat(w, view) })
}

// sit is open to everybody who has the seat's link, at the pace of Config.Seats: it makes whoever
// sends the form a guest and gives the seat to that guest, if the link is still good.
func (s *Server) sit(w http.ResponseWriter, r *http.Request) {
	if !s.readForm(w, r) {
		return
	}
	name, ok := readName(r.PostForm.Get("name"))
	if !ok {
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	id := r.PathValue("id")
	link, ok := s.guests.readSeatToken(id, r.PathValue("token"))
	if !ok {
		s.noSeat(w, r, nil, room.ErrDeadLink)
		return
	}
	guest, ok := s.guest(w, r)
	if !ok {
		return
	}
	err := s.hub.Do(r.Context(), id, room.Person(guest), room.Sit{Color: link.Color, Link: link.Number, Name: name})
	if err != nil {
		s.noSeat(w, r, &link, err)
		return
	}
	http.Redirect(w, r, roomAddress(id), http.StatusSeeOther)
}

// noSeat answers who cannot have the seat: why, and how to watch. link is nil for one that this
// server never made.
func (s *Server) noSeat(w http.ResponseWriter, r *http.Request, link *seatLink, err error) {
	id := r.PathValue("id")
	state, gone := s.hub.State(r.Context(), id)
	if gone != nil {
		s.noRoom(w, r, gone)
		return
	}
	view := SeatView{Page: pageOf(r), Room: id, Rules: state.Line.Rules.ID(), Here: r.URL.EscapedPath()}
	status := http.StatusGone
	var refusal *game.Refusal
	switch {
	case errors.As(err, &refusal):
		view.Why = string(refusal.Code) // the game is over
	case errors.Is(err, room.ErrOwnSeat):
		status, view.Why = http.StatusConflict, codeOwnSeat
	case errors.Is(err, room.ErrTooManyEvents):
		status, view.Why = http.StatusConflict, codeTooManyEvents
	case !errors.Is(err, room.ErrDeadLink):
		s.broken(w, r, err)
		return
	case link != nil && !state.Seats[link.Color].Open:
		view.Why = codeTableFull
	default:
		view.Why = codeDeadLink
	}
	s.answer(w, r, status, func(w io.Writer) error { return RenderSeat(w, view) })
}

// holds reports whether u holds that seat.
func holds(state room.State, u room.User, c game.Color) bool {
	return state.Viewer(u).Has(room.To(c))
}
