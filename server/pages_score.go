package server

import (
	"strconv"

	"tabuleiro/game"
	"tabuleiro/wire"
)

// scoreLine is the score of a match, "Ana 1½ – ½ Beto", which game of it this is, and how it has
// ended. web/src/page/score.ts and finale.ts say the same.
type scoreLine struct {
	First, Points, Second string // in one order in all games of a match
	Game, End             string // "" for a game that stands alone, and for a match that goes on
	Shown                 bool   // there is something to count
}

func (t table) score() scoreLine {
	s := t.State
	half := t.halfPoints()
	first := order(s.Match)
	line := scoreLine{
		First:  t.seatName(first),
		Points: points(half[first]) + " – " + points(half[other(first)]),
		Second: t.seatName(other(first)),
		End:    t.matchEnd(half),
	}
	if m := s.Match; inMatch(m) {
		line.Game = t.T("match.game", "game", m.Game)
		if m.Of > 1 {
			line.Game = t.T("match.game.of", "game", m.Game, "of", m.Of)
		}
	}
	line.Shown = !t.Waits && (line.Game != "" || s.Outcome != nil && s.Outcome.Result != game.NoResult)
	return line
}

// order is the side that comes first: who had White in the first game of a match. Colours change
// with every game.
func order(m *wire.Match) string {
	if m != nil && m.Game > 0 && m.Game%2 == 0 {
		return "black"
	}
	return "white"
}

// inMatch reports whether several games are planned, or have been played.
func inMatch(m *wire.Match) bool { return m != nil && (m.Of > 1 || m.Game > 1) }

// halfPoints counts this game when it has ended.
func (t table) halfPoints() map[string]int {
	half := map[string]int{}
	if m := t.State.Match; m != nil {
		half["white"], half["black"] = m.Score[0], m.Score[1]
	}
	if o := t.State.Outcome; o != nil {
		switch winner := winnerOf(o.Result); {
		case winner != "":
			half[winner] += 2
		case o.Result == game.Drawn:
			half["white"]++
			half["black"]++
		}
	}
	return half
}

// matchEnd says how the match ended, after its last game.
func (t table) matchEnd(half map[string]int) string {
	m, o := t.State.Match, t.State.Outcome
	if m == nil || m.Of < 2 || m.Game < m.Of || o == nil || o.Result == game.NoResult {
		return ""
	}
	winner := "white"
	switch {
	case half["white"] == half["black"]:
		return t.T("match.drawn")
	case half["black"] > half["white"]:
		winner = "black"
	}
	sum := points(half[winner]) + " – " + points(half[other(winner)])
	switch you := t.State.You; {
	case len(you) != 1:
		return t.sided("match.won", winner, "points", sum)
	case you[0] == winner:
		return t.T("match.you", "points", sum)
	}
	return t.T("match.them", "points", sum)
}

func (t table) seatName(side string) string {
	if t.Me.Side == side {
		return t.Me.Name
	}
	return t.Opp.Name
}

// Asks reports whether another game takes the consent of two people, one of them here.
func (t table) Asks() bool {
	return len(t.State.You) == 1 && t.State.Seats.White.Kind == "person" && t.State.Seats.Black.Kind == "person"
}

// points writes half points as people do: "2½", "½", "0".
func points(half int) string {
	switch whole := half / 2; {
	case half%2 == 0:
		return strconv.Itoa(whole)
	case whole == 0:
		return "½"
	default:
		return strconv.Itoa(whole) + "½"
	}
}
