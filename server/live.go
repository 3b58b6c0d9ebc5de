package server

import (
	"sync"
	"time"

	"tabuleiro/clock"
	"tabuleiro/hub"
	"tabuleiro/room"
	"tabuleiro/wire"
)

const (
	mostLive = 8           // tables that the start page lists for watchers
	liveKept = time.Second // how long the list is shown as it was
)

// live keeps the list of public tables, which everybody who comes is shown.
type live struct {
	mu     sync.Mutex
	at     time.Time
	tables []liveTable
}

// liveTable is a public table as everybody may see it.
type liveTable struct {
	hub.Table
	Shown   wire.State
	Picture picture
}

func (l *live) now(h *hub.Hub, now time.Time) []liveTable {
	l.mu.Lock()
	defer l.mu.Unlock()
	if since := now.Sub(l.at); since >= 0 && since < liveKept {
		return l.tables
	}
	l.at, l.tables = now, nil
	for _, t := range h.Public(mostLive) {
		l.tables = append(l.tables, liveTable{
			Table:   t,
			Shown:   wire.StateOf(t.ID, t.State, room.Watchers, 0),
			Picture: draw(t.State.Line.Rules.Board(), t.State.Line.Now()),
		})
	}
	return l.tables
}

// liveRow is a public table on the start page.
type liveRow struct {
	Address  string
	Rules    string // an id
	Pair     string // who plays
	Line     string // the clock, and how fast a game that is
	Watchers string // "" for none
	Picture  picture
}

// liveRows lists the tables that one may watch: those that one plays at stand among one's own.
func (s *Server) liveRows(p Page, user room.User) []liveRow {
	var rows []liveRow
	for _, t := range s.live.now(s.hub, s.now()) {
		if t.State.Viewer(user) == room.Watchers {
			rows = append(rows, p.liveRow(t))
		}
	}
	return rows
}

func (p Page) liveRow(t liveTable) liveRow {
	seen := watched(p, t.Shown)
	row := liveRow{
		Address: roomAddress(t.ID),
		Rules:   t.Shown.Rules,
		Pair:    seen.pair(),
		Line:    seen.control(),
		Picture: t.Picture,
	}
	if row.Pair == "" {
		row.Pair = p.T("share.against", "a", p.T("side.white"), "b", p.T("side.black.low"))
	}
	if speed := t.Shown.Speed; speed != "" && speed != clock.Correspondence {
		row.Line = joined(row.Line, p.T("speed."+string(speed)))
	}
	if t.Watchers > 0 {
		row.Watchers = p.Count("people.watch", t.Watchers)
	}
	return row
}
