package server

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/i18n"
	"tabuleiro/wire"
)

// table is what the template of a room reads. The script takes over the very nodes that are
// written here, so nothing moves when it begins.
type table struct {
	GameView
	Name, Line string // of the ruleset
	Below      string // the side that sits at the foot of the board
	Opp, Me    player
	Against    string // who plays whom, in a few words
	Rival      string // the side that Against names, where that may change
	Rows       []boardRow
	Lines      *lines // what joins the points, on a board of such
	Moves      []moveRow
	Now        string
	Words      map[string]string
	Acts       bool   // this browser plays, and the game goes on
	Waits      bool   // a seat is open
	Pair       bool   // two people meet here, each at a page of their own
	Helps      bool   // what moves do may be asked for: no second person plays
	Claims     bool   // a repetition may be claimed
	Control    string // of the clocks: "5 + 3"
	Sub        string // the line below the title, before Against
	Score      scoreLine
}

type player struct {
	Place                 string // "opp" above the board, "me" below it
	Side, Low, Name, Meta string
	Symbol                string
	Pieces                string
	Clock, Timer          string // what is left, on the dial and in words; "" without clocks
	Days                  bool   // there are days for a move
	Hand                  *hand  // nil where all pieces stand on the board from the beginning
	Share                 *share // nil where what is taken leaves the board
}

type boardRow struct {
	Index int
	Cells []boardCell
}

type boardCell struct {
	Col    int
	Square int // -1 where nothing is played
	Alt    bool
	Label  string
	Symbol string
	Rank   string // coordinates at the edge
	File   string
	Number string // or in the square
	First  bool   // the one tab stop
	Hint   bool   // something is said about it
}

// moveRow is a number and the moves of both sides, whoever began.
type moveRow struct {
	N     int
	Cells []moveCell
}

type moveCell struct {
	Ply   int // from 1
	Short string
	Last  bool
}

// scripted are the keys that the script of every table needs.
var scripted = []string{"game.", "seat.", "against.", "side.", "square.", "piece.", "state.", "now.", "count.", "counter.", "outcome.", "reason.",
	"speak.", "move.", "list.", "lists.", "why.", "refusal.", "options.", "level.", "time.", "match.",
	"touch."}

// pairScripted are those that it needs where two people meet, planScripted those where moves are planned.
var (
	pairScripted = []string{"people.", "talk.", "phrase.", "remind."}
	planScripted = []string{"plan."}
)

// scripted are the keys that the script of this table needs: the page is not to wait for others.
func (t table) scripted() []string {
	keys := slices.Clone(scripted)
	if t.Pair {
		keys = append(keys, pairScripted...)
	}
	if t.State.Plans {
		keys = append(keys, planScripted...)
	}
	return keys
}

func newTable(v GameView) table {
	s := v.State
	v.Page = v.on(s.Board)
	t := table{
		GameView: v,
		Name:     v.T("rules." + s.Rules + ".name"),
		Line:     v.T("rules." + s.Rules + ".line"),
		Below:    "white",
		Lines:    linesOf(s.Board),
	}
	if slices.Equal(s.You, []string{"black"}) {
		t.Below = "black"
	}
	if t.Coords == "" {
		t.Coords = usualCoords(s.Board)
	}
	t.Waits = s.Seats.White.Open || s.Seats.Black.Open
	t.Pair = s.Seats.White.Kind == "person" && s.Seats.Black.Kind == "person" && len(s.You) < 2
	t.Words = t.words(t.scripted()...)
	t.Claims = slices.Contains(s.Claimable, game.Repetition)
	t.Opp, t.Me = t.player("opp", other(t.Below)), t.player("me", t.Below)
	t.Against = t.against()
	t.Rows = t.rows()
	t.Moves = t.moveRows()
	t.Now = t.now()
	t.Acts = len(s.You) > 0 && s.Outcome == nil
	t.Helps = t.Acts && !t.Pair && !t.Waits
	if t.Helps {
		maps.Copy(t.Words, v.words("hint."))
	}
	t.Control = t.control()
	t.Score = t.score()
	t.Sub = joined(t.Control, t.Score.Game)
	t.Rival = t.rival()
	return t
}

func other(side string) string {
	if side == "white" {
		return "black"
	}
	return "white"
}

func (t table) seat(side string) wire.Seat {
	if side == "white" {
		return t.State.Seats.White
	}
	return t.State.Seats.Black
}

func (t table) player(place, side string) player {
	seat := t.seat(side)
	p := player{Place: place, Side: side, Low: t.T("side." + side + ".low"), Name: t.T("side." + side), Symbol: symbol(side, emblem(t.State.Board))}
	mine := slices.Contains(t.State.You, side)
	switch {
	case seat.Kind == "computer":
		p.Name, p.Meta = t.T("seat.computer"), p.Low
		if seat.Level > 0 && (t.State.Hand == nil || t.hand(side).N == 0) { // what is in hand takes its room
			p.Meta += " · " + strings.ReplaceAll(t.skill(seat.Level), " ", "\u00a0") // shown whole or not at all
		}
	case seat.Name != "":
		p.Name, p.Meta = seat.Name, p.Low
	case seat.Open:
		p.Name, p.Meta = t.T("seat.open"), p.Low
	case mine && len(t.State.You) == 1:
		p.Name, p.Meta = t.T("seat.you"), p.Low
	}
	p.Clock, p.Timer = t.clock(side, p.Name)
	p.Days = t.State.Control != nil && t.State.Control.Style == string(clock.Move)
	p.Hand, p.Share = t.hand(side), t.share(side)
	p.Pieces = t.Count("seat.pieces", t.count(side))
	return p
}

func (t table) against() string {
	switch {
	case len(t.State.You) == 0:
		return t.T("now.watching")
	case len(t.State.You) == 2:
		return t.T("game.both")
	case t.Waits && t.State.Outcome != nil:
		return t.T("seat.open") // nobody came
	}
	return t.opponent(t.seat(t.Opp.Side))
}

// skill says how well the computer plays.
func (p Page) skill(level int) string {
	return p.T("seat.level", "level", p.T("level."+strconv.Itoa(level)))
}

// rival is the side of the one person against whom the reader plays: its name may still change.
func (t table) rival() string {
	if len(t.State.You) != 1 || t.seat(t.Opp.Side).Kind == "computer" {
		return ""
	}
	return t.Opp.Side
}

// rows lays the board out as it is seen, the top rank first.
func (t table) rows() []boardRow {
	b := t.State.Board
	at := map[[2]int]int{}
	for sq, p := range b.Points {
		at[p] = sq
	}
	on := map[int]wire.Piece{}
	for _, p := range t.State.Pieces {
		on[p.Square] = p
	}
	stop := t.stop()
	edge := game.Board{Width: b.Width, Height: b.Height, Points: b.Points, Names: b.Names}
	files, ranks := edge.Files(), edge.Ranks()
	rows := make([]boardRow, b.Height)
	for i := range rows {
		rows[i].Index = i + 1
		for j := range b.Width {
			x, y := j, b.Height-1-i
			if t.Foot() == "black" {
				x, y = b.Width-1-j, i
			}
			c := boardCell{Col: j + 1, Square: -1, Alt: (x+y)%2 != 0}
			if t.Coords == "inside-letters" && j == 0 {
				c.Rank = ranks[y]
			}
			if t.Coords == "inside-letters" && i == b.Height-1 {
				c.File = files[x]
			}
			if sq, ok := at[[2]int{x, y}]; ok {
				c.Square, c.First = sq, sq == stop
				c.Label = t.name(sq) + ", " + t.T("square.empty")
				if p, ok := on[sq]; ok {
					c.Label = t.name(sq) + ", " + t.T("piece."+p.Color+"."+p.Kind)
					c.Symbol = symbol(p.Color, p.Kind)
				}
				if t.Coords == "inside-numbers" && sq < len(b.Numbers) {
					c.Number = strconv.Itoa(b.Numbers[sq])
				}
			}
			rows[i].Cells = append(rows[i].Cells, c)
		}
	}
	return rows
}

// stop is the square that Tab reaches first: the nearest rank's leftmost as it is seen.
func (t table) stop() int {
	if t.Foot() == "black" {
		return len(t.State.Board.Points) - 1
	}
	return 0
}

func (t table) name(sq int) string {
	b := t.State.Board
	if b.Numeric && sq < len(b.Numbers) {
		return strconv.Itoa(b.Numbers[sq])
	}
	return b.Names[sq]
}

func (t table) moveRows() []moveRow {
	var rows []moveRow
	line := t.State.Line
	for i, m := range line {
		text := m.Short
		if len(m.Routes) == 0 {
			text = t.T("move.pass")
		}
		if i%2 == 0 {
			rows = append(rows, moveRow{N: i/2 + 1})
		}
		row := &rows[len(rows)-1]
		row.Cells = append(row.Cells, moveCell{Ply: i + 1, Short: text, Last: i == len(line)-1})
	}
	return rows
}

// now says how things stand, for who has no script yet.
func (t table) now() string {
	s := t.State
	if s.Outcome != nil {
		return t.outcome(s.Outcome.Result) + ": " + t.reason(*s.Outcome)
	}
	if s.Seats.White.Open || s.Seats.Black.Open {
		return t.T("now.open")
	}
	if len(s.You) == 1 && s.You[0] == s.Turn {
		return t.T("now.you")
	}
	if t.seat(s.Turn).Kind == "computer" {
		return t.T("now.computer")
	}
	return t.sided("now.side", s.Turn)
}

// sided are words about a side: of who plays it, where that has a name, else of its colour. Some ends tell of no
// side, and have no words with a name.
func (t table) sided(key, side string, args ...any) string {
	if name := t.seat(side).Name; name != "" && i18n.Has(t.lang(), key+".name") {
		return t.T(key+".name", append(args, "name", name)...)
	}
	return t.T(key, append(args, "side", t.T("side."+side+".low"))...)
}

func (t table) outcome(r game.Result) string {
	if winner := winnerOf(r); winner != "" && t.seat(winner).Name != "" {
		return t.T("outcome.name", "name", t.seat(winner).Name)
	}
	return t.T("outcome." + string(r))
}

// winnerOf is the side that has won, or "".
func winnerOf(r game.Result) string {
	switch r {
	case game.WhiteWins:
		return "white"
	case game.BlackWins:
		return "black"
	}
	return ""
}

// reason tells why the game is over, and by how much where the rules count that.
func (t table) reason(o wire.Ended) string {
	text := t.rule(o)
	if o.Score == nil {
		return text
	}
	return t.T("reason.score", "reason", text, "a", max(o.Score[0], o.Score[1]), "b", min(o.Score[0], o.Score[1]))
}

// rule tells of who on move has nothing to play with, and wins by that in some games, or of the
// loser, or of who has crowned.
func (t table) rule(o wire.Ended) string {
	key, winner := "reason."+string(o.Reason), winnerOf(o.Result)
	switch {
	case winner == "":
		return t.T(key)
	case o.Reason == game.NoPieces, o.Reason == game.NoMoves:
		return t.sided(key, t.State.Turn)
	case o.Reason == game.Crowned:
		return t.sided(key, winner)
	}
	return t.sided(key, other(winner))
}

// GuideHere is the guide of the rules that are played, "" where there is none.
func (t table) GuideHere() string { return t.guideOf(t.State.Rules) }
