package server

import (
	"errors"
	"io"
	"net/http"

	"tabuleiro/game"
	"tabuleiro/room"
)

var bothColors = [...]game.Color{game.White, game.Black}

// links is for who holds a seat: the address to watch at, the link of an open seat, and a link for
// each of one's own seats. Like every page of a room it comes at the pace of Config.Views.
func (s *Server) links(w http.ResponseWriter, r *http.Request, id string, state room.State) {
	view := LinksView{Page: pageOf(r), Room: id, Rules: state.Line.Rules.ID()}
	for _, c := range bothColors {
		if holds(state, s.userOf(r), c) {
			view.Links = append(view.Links, s.deviceLink(r, id, state, c))
		}
	}
	if view.Links == nil {
		s.fail(w, r, http.StatusForbidden, codeNotYours)
		return
	}
	if open := s.openLink(r, id, state, ""); open != nil {
		view.Links = append([]SharedLink{*open}, view.Links...)
	}
	watch := SharedLink{Page: view.Page, Room: id, Kind: "watch", Address: origin(r) + roomAddress(id)}
	view.Links = append([]SharedLink{watch}, view.Links...)
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderLinks(w, view) })
}

// renew is for who holds the seat or waits for somebody to take it, at the pace of Config.Seats: it
// makes the seat's link void, and leads back to where its new one is shown.
func (s *Server) renew(w http.ResponseWriter, r *http.Request) {
	if !s.readForm(w, r) {
		return
	}
	id, cmd := r.PathValue("id"), room.Relink{}
	switch r.PostForm.Get("colour") {
	case "white":
		cmd.Color = game.White
	case "black":
		cmd.Color = game.Black
	default:
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	err := s.hub.Do(r.Context(), id, s.userOf(r), cmd)
	var refusal *game.Refusal
	switch {
	case errors.Is(err, room.ErrNotAPlayer):
		s.fail(w, r, http.StatusForbidden, codeNotYours)
	case errors.As(err, &refusal): // nobody comes to a game that is over
		s.fail(w, r, http.StatusConflict, string(refusal.Code))
	case errors.Is(err, room.ErrTooManyEvents):
		s.fail(w, r, http.StatusConflict, codeTooManyEvents)
	case err != nil:
		s.noRoom(w, r, err)
	case r.PostForm.Get("back") == "game":
		http.Redirect(w, r, roomAddress(id), http.StatusSeeOther)
	default:
		http.Redirect(w, r, roomAddress(id)+"/links", http.StatusSeeOther)
	}
}

// openLink is the link of a seat that waits for somebody, for who has invited; nil for anybody else.
// back is where its renewal leads: "game", or "" for the page of links.
func (s *Server) openLink(r *http.Request, id string, state room.State, back string) *SharedLink {
	for _, c := range bothColors {
		if state.Seats[c].Open && !state.Over() && holds(state, s.userOf(r), c.Other()) {
			l := s.seatAddress(r, id, state, c)
			l.Kind, l.Back = "invite", back
			return &l
		}
	}
	return nil
}

func (s *Server) deviceLink(r *http.Request, id string, state room.State, c game.Color) SharedLink {
	l := s.seatAddress(r, id, state, c)
	l.Kind = "device"
	return l
}

func (s *Server) seatAddress(r *http.Request, id string, state room.State, c game.Color) SharedLink {
	token := s.guests.seatToken(id, seatLink{Color: c, Number: state.Links[c]})
	return SharedLink{Page: pageOf(r), Room: id, Color: c.String(), Address: origin(r) + roomAddress(id) + "/lugar/" + token}
}
