package server

import (
	"fmt"
	"strconv"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/notation"
	"tabuleiro/room"
	"tabuleiro/wire"
)

// fileOf is a room's game as files have it.
func fileOf(p Page, address, id string, s room.State) *notation.Game {
	t := watched(p, wire.StateOf(id, s, room.Watchers, 0))
	opened := time.UnixMilli(int64(s.OpenedAt)).UTC()
	g := &notation.Game{
		Number: 1, Rules: s.Line.Rules, Told: true, Start: s.Line.Back(0), Plies: s.Line.Ply(), Result: s.Outcome.Result,
		Tags: []notation.Tag{
			{Name: "Event", Value: t.T("site.name")},
			{Name: "Site", Value: address},
			{Name: "Date", Value: opened.Format("2006.01.02")},
			{Name: "Round", Value: round(s.Match)},
			{Name: "White", Value: t.recorded("white")},
			{Name: "Black", Value: t.recorded("black")},
			{Name: "UTCDate", Value: opened.Format("2006.01.02")},
			{Name: "UTCTime", Value: opened.Format("15:04:05")},
			{Name: "TimeControl", Value: timeControl(s.Clock)},
			{Name: "Termination", Value: termination(s)},
		},
	}
	if s.Ballot != "" {
		g.Tags = append(g.Tags, notation.Tag{Name: "Opening", Value: s.Ballot})
	}
	for i, m := range s.Line.Moves {
		move := notation.Move{Move: m}
		if s.Clock.Runs() {
			move.Comments = []string{dials(s.LeftAfter(i+1), turnAfter(s.Line, i+1))}
		}
		g.Moves = append(g.Moves, move)
	}
	return g
}

func turnAfter(l game.Line, ply int) game.Color { return l.Positions[ply-1].Turn() }

// round is which game of a match it is.
func round(m room.Match) string {
	if m.Game == 0 {
		return "-"
	}
	return strconv.Itoa(m.Game)
}

// timeControl is a clock as PDN and PGN write it: seconds and bonus, or seconds for one move.
func timeControl(c clock.Control) string {
	switch {
	case !c.Runs():
		return "-"
	case c.Style == clock.Move:
		return fmt.Sprintf("1/%d", c.Main/1000)
	}
	return fmt.Sprintf("%d+%d", c.Main/1000, c.Bonus/1000)
}

// termination says how a game ended, in the words of PDN.
func termination(s room.State) string {
	switch {
	case !s.Over():
		return "Unterminated"
	case s.Outcome.Result == game.NoResult:
		return "Abandoned"
	}
	switch s.Outcome.Reason {
	case room.Time, room.Unstarted:
		return "Time forfeit"
	case room.Gone:
		return "Abandoned"
	}
	return "Normal"
}

// dials are what both sides have left, as PDN 3.0 writes it: a capital letter for the clock that runs.
func dials(left [2]clock.Span, turn game.Color) string {
	letters := [2]string{"w", "b"}
	letters[turn] = [2]string{"W", "B"}[turn]
	return fmt.Sprintf("[%%clock %s%s %s%s]", letters[game.White], dial(left[game.White]), letters[game.Black], dial(left[game.Black]))
}

// dial is a time in hours, minutes and seconds.
func dial(s clock.Span) string {
	seconds := int64(max(0, s) / 1000)
	return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
}
