package server

import (
	"net/http"
	"slices"
	"strconv"

	"tabuleiro/room"
	"tabuleiro/wire"
)

// mostMine is how many of one's games the start page shows.
const mostMine = 20

// mineRow is a game in play, as one of its players finds it again on the start page.
type mineRow struct {
	Address string
	Rules   string // an id
	Against string
	Turn    string // "" while nobody has come
	Yours   bool   // it is for who looks to move
	Picture picture
}

// mine lists the games that the browser plays, those first in which it is to move. One that cannot
// be had is left out: the page is for opening games, and they keep their addresses.
func (s *Server) mine(r *http.Request) []mineRow {
	user := s.userOf(r)
	ids, err := s.hub.Mine(r.Context(), user, mostMine)
	if err != nil && r.Context().Err() == nil {
		s.log.Error("somebody's games were not found", "err", err)
	}
	var rows []mineRow
	for _, id := range ids {
		state, err := s.hub.State(r.Context(), id)
		if r.Context().Err() != nil {
			return nil // the browser has left
		}
		if err != nil {
			s.log.Error("somebody's game was not loaded", "err", err)
			continue
		}
		if state.Viewer(user) != room.Watchers && !state.Over() {
			rows = append(rows, newMineRow(pageOf(r), id, state, state.Viewer(user)))
		}
	}
	slices.SortStableFunc(rows, func(a, b mineRow) int {
		switch {
		case a.Yours == b.Yours:
			return 0
		case a.Yours:
			return -1
		}
		return 1
	})
	return rows
}

func newMineRow(p Page, id string, s room.State, me room.Audience) mineRow {
	row := mineRow{
		Address: roomAddress(id),
		Rules:   s.Line.Rules.ID(),
		Against: p.against(s, me),
		Picture: draw(s.Line.Rules.Board(), s.Line.Now()),
	}
	switch {
	case s.Waiting():
	case me.Has(room.To(s.Turn())):
		row.Turn, row.Yours = p.T("now.you"), true
	default:
		row.Turn = p.T("home.mine.theirs")
	}
	return row
}

// against says who plays on the other side of me.
func (p Page) against(s room.State, me room.Audience) string {
	for _, c := range bothColors {
		if me.Has(room.To(c)) {
			continue
		}
		return p.opponent(wire.SeatOf(s.Seats[c]))
	}
	return p.T("game.both")
}

// opponent says against whom one plays: "contra Ana".
func (p Page) opponent(seat wire.Seat) string {
	switch {
	case seat.Open:
		return p.T("against.waits")
	case seat.Kind == "computer":
		return p.T("against.computer", "level", p.T("level."+strconv.Itoa(seat.Level)))
	case seat.Name != "":
		return p.T("against.name", "name", seat.Name)
	}
	return p.T("against.somebody")
}
