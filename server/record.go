package server

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/wire"
)

// record is open to everybody who has the room's address, at the pace of Config.Views: the game as
// text, for people and for `tabuleiro replay`.
func (s *Server) record(w http.ResponseWriter, r *http.Request, id string, state room.State) {
	text := recordOf(pageOf(r), id, state)
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Content-Disposition", "inline")
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Length", strconv.Itoa(len(text)))
	_, _ = w.Write([]byte(text)) // whoever asked may have left
}

// recordOf is a head of a fact a line, an empty line, and the moves, a number a line.
func recordOf(p Page, id string, s room.State) string {
	t := watched(p, wire.StateOf(id, s, room.Watchers, 0))
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n", t.T("rules."+t.State.Rules+".name"), t.State.Rules)
	for _, side := range []string{"white", "black"} {
		fmt.Fprintf(&b, "%s: %s\n", t.T("side."+side), t.recorded(side))
	}
	if start := s.Line.StartFEN(); start != game.Begin(s.Line.Rules).FEN() {
		fmt.Fprintf(&b, "%s: %s\n", t.T("record.start"), start)
	}
	if t.State.Outcome != nil {
		fmt.Fprintf(&b, "%s: %s\n", t.T("record.result"), t.now())
	} else {
		fmt.Fprintf(&b, "%s: %s\n", t.T("record.result"), t.T("record.open"))
	}
	b.WriteByte('\n')
	for _, row := range t.moveRows() {
		fmt.Fprintf(&b, "%d.", row.N)
		for _, move := range row.Cells {
			fmt.Fprintf(&b, " %s", t.State.Line[move.Ply-1].Short) // the page has words for a pass
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// recorded says who plays a side, as a record does: for somebody without a name too.
func (t table) recorded(side string) string {
	switch seat := t.seat(side); {
	case seat.Kind == "computer":
		return t.T("seat.computer") + ", " + t.skill(seat.Level)
	case seat.Open:
		return t.T("seat.open")
	case seat.Name != "":
		return seat.Name
	}
	return t.T("record.unnamed")
}
