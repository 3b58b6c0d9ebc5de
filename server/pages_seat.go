package server

import (
	"io"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// SeatView is the page behind a seat link: an invitation, a further device for a seat that is held,
// or why the link is not good.
type SeatView struct {
	Page
	Room  string
	Rules string // an id
	Why   string // a code, as in ErrorView: nobody can sit here; "" is an invitation
	Color string // of the seat
	Host  string // who waits on the other side, by name; "" for no name
	Held  bool   // somebody plays there already, and goes on at a further device
	Clock clock.Control
	Match room.Match
	Here  string // the page's own address, where its form goes too
	Name  string // proposed
	Guest string // who would sit, where the browser is nobody yet
	Share *Share // what a chat program shows of the link; nil for none

	picture picture
}

func newSeatView(p Page, id string, s room.State, c game.Color) SeatView {
	return SeatView{
		Page:    p,
		Room:    id,
		Rules:   s.Line.Rules.ID(),
		Color:   c.String(),
		Host:    s.Seats[c.Other()].Name,
		Held:    !s.Seats[c].Open,
		Clock:   s.Clock,
		Match:   s.Match,
		picture: draw(s.Line.Rules.Board(), s.Line.Now()),
	}
}

// RenderSeat writes the page behind a seat link.
func RenderSeat(w io.Writer, v SeatView) error { return v.render(w, "seat.html", v) }

// Words is why nobody can sit here.
func (v SeatView) Words() string { return v.wordsOf(v.Why) }

// Title names who invites, and to what.
func (v SeatView) Title() string {
	side, game := v.T("side."+v.Color+".low"), v.T("rules."+v.Rules+".name")
	switch {
	case v.Why != "":
		return v.T("invite.none")
	case v.Held:
		return v.T("invite.device", "side", side)
	case v.Host != "":
		return v.T("invite.from", "name", v.Host, "game", game, "side", side)
	}
	return v.T("invite.to", "game", game, "side", side)
}

// Picture is the board as it stands.
func (v SeatView) Picture() picture { return v.picture }

// Time is the clock in words.
func (v SeatView) Time() string { return v.clockName(v.Clock) }

// Games is the length of the match in words.
func (v SeatView) Games() string {
	if v.Match.Of == 0 {
		return v.T("home.games.open")
	}
	return v.Count("home.games", v.Match.Of)
}
