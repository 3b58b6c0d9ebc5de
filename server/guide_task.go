package server

import (
	"slices"
	"strings"

	"tabuleiro/describe"
	"tabuleiro/game"
	"tabuleiro/guide"
	"tabuleiro/wire"
)

// task is something to be done on a live board. Without scripts its answer is words.
type task struct {
	N      int // of the page's tasks, from 0
	Words  string
	Answer string
}

// taskData is what the script knows of a task. web/src/try.ts knows the same.
type taskData struct {
	Board  int          `json:"board"` // of the page's boards
	FEN    string       `json:"fen"`
	Turn   string       `json:"turn"`
	Pieces []wire.Piece `json:"pieces"`
	Hand   *[2]int      `json:"hand,omitempty"`
	Moves  []wire.Move  `json:"moves"`
	Solves []string     `json:"solves"` // the texts of the moves that do
}

// liveBoard is a board that the script copies for every task on it.
type liveBoard struct {
	table
	guide *guide.Guide
}

// boardData is what the script knows of a board.
type boardData struct {
	Rules string     `json:"rules"`
	Board wire.Board `json:"board"`
}

// liveBoards is what a page with tasks holds for its script.
type liveBoards struct {
	Boards []liveBoard
	Data   liveData
	Words  map[string]string
}

type liveData struct {
	Boards []boardData `json:"boards"`
	Tasks  []taskData  `json:"tasks"`
}

// What the script of live boards says.
var liveScripted = []string{"square.", "piece.", "state.", "side.", "speak.", "now.go-on", "list.", "move.", "refusal.", "why.", "live."}

// task is that of a figure, which these moves solve.
func (d *drawer) task(g *guide.Guide, f guide.Figure, line game.Line, solve []game.Move) *task {
	now := line.Now()
	data := taskData{
		Board: d.boardOf(g), FEN: line.FEN(), Turn: now.Turn().String(),
		Pieces: wire.PiecesOf(now.Pieces()), Hand: wire.HandOf(now), Moves: wire.MovesOf(now.Moves()),
	}
	for _, m := range solve {
		data.Solves = append(data.Solves, m.Text)
	}
	d.tasks = append(d.tasks, data)
	return &task{len(d.tasks) - 1, g.Text(d.lang(), f.Task), answer(describe.Speaker{Lang: d.lang(), Board: g.Rules.Board()}, solve)}
}

// answer is each of the moves that solve a task.
func answer(s describe.Speaker, moves []game.Move) string {
	var said []string
	for _, m := range moves {
		said = append(said, s.Way(m)+".")
	}
	return strings.Join(said, " ")
}

// boardOf is the number of the page's board for these rules.
func (d *drawer) boardOf(g *guide.Guide) int {
	if i := slices.IndexFunc(d.boards, func(b liveBoard) bool { return b.guide == g }); i >= 0 {
		return i
	}
	board := wire.BoardOf(g.Rules.Board())
	page := d.Page.on(board)
	if page.Coords == "" {
		page.Coords = usualCoords(board)
	}
	t := table{
		GameView: GameView{Page: page, State: wire.State{Rules: g.Rules.ID(), Board: board}},
		Name:     d.T("rules." + g.Rules.ID() + ".name"),
		Below:    "white",
		Lines:    linesOf(board),
	}
	t.Rows = t.rows()
	d.boards = append(d.boards, liveBoard{t, g})
	return len(d.boards) - 1
}

// live is what the page's tasks need, nil where there are none.
func (d *drawer) live() *liveBoards {
	if d.tasks == nil {
		return nil
	}
	l := &liveBoards{Boards: d.boards, Data: liveData{Tasks: d.tasks}, Words: d.boards[0].words(liveScripted...)}
	for _, b := range d.boards {
		l.Data.Boards = append(l.Data.Boards, boardData{b.State.Rules, b.State.Board})
	}
	return l
}
