package paper

import (
	"strconv"
	"strings"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/i18n"
)

// Game is a finished game with a board after every so many moves.
type Game struct {
	Line   game.Line
	Title  string   // who played, say; "" for what the ruleset is called
	Facts  []string // lines below it: where, when
	Result game.Result
}

// Games is one game or several, one after another.
type Games struct {
	Paper Size
	Every int // moves of each side from one board to the next, from 1 to 100
	List  []Game
	Title string // of the document; that of the game if there is one
}

// How many games go into a document, and how far boards are apart.
const (
	mostGames = 100
	mostEvery = 100
)

// Document implements Layout.
func (l Games) Document(lang string) (Document, error) {
	if err := l.Paper.check(); err != nil {
		return Document{}, err
	}
	if err := between(BadCount, float64(l.Every), 1, mostEvery); err != nil {
		return Document{}, err
	}
	if len(l.List) == 0 {
		return Document{}, &Problem{Code: Nothing}
	}
	if err := between(BadCount, float64(len(l.List)), 1, mostGames); err != nil {
		return Document{}, err
	}
	title := l.Title
	if title == "" {
		title = l.List[0].title(lang)
	}
	f := &flow{paper: l.Paper, lang: lang, title: title}
	for _, g := range l.List {
		l.game(f, g)
	}
	return documentOf(lang, title, f.sheets)
}

// game begins on a sheet of its own.
func (l Games) game(f *flow, g Game) {
	f.next()
	f.heading(g.title(f.lang), 0)
	for _, fact := range append([]string{rulesName(f.lang, g.Line.Rules)}, g.Facts...) {
		f.now().write(fact, false, textSize)
	}
	f.now().y += 3
	plies := 2 * l.Every
	for from := 0; ; from += plies {
		to := min(from+plies, g.Line.Ply())
		f.beside([]string{g.moves(f.lang, from, to)}, newPicture(g.board(to), g.caption(f.lang, to)))
		if to == g.Line.Ply() {
			return
		}
	}
}

func (g Game) title(lang string) string {
	if g.Title == "" {
		return rulesName(lang, g.Line.Rules)
	}
	return g.Title
}

// moves are the moves from one ply up to another, as people write them, and the result behind the last.
func (g Game) moves(lang string, from, to int) string {
	var words []string
	for ply := from; ply < to; ply++ {
		if first := g.late(ply)%2 == 0; first || ply == from {
			words = append(words, g.number(ply))
		}
		words = append(words, moveText(lang, g.Line.Moves[ply]))
	}
	if to == g.Line.Ply() && g.Result != game.InPlay {
		words = append(words, i18n.Text(lang, "outcome."+string(g.Result))+".")
	}
	return strings.Join(words, " ")
}

// late is a ply as its numbers count: one more where the side begins that is usually second.
func (g Game) late(ply int) int {
	if g.Line.Start.Turn() != firstSide(g.Line.Rules) {
		ply++
	}
	return ply
}

// number is "12." before a move of the side that usually begins, "12..." before one of the other.
func (g Game) number(ply int) string {
	n := g.late(ply)
	return strconv.Itoa(n/2+1) + [2]string{".", "..."}[n%2]
}

func (g Game) board(ply int) diagram.Scene {
	line := g.Line.Back(ply)
	s := diagram.Scene{Board: line.Rules.Board(), Pieces: line.Now().Pieces(), Named: true, Look: diagram.Ink}
	if ply > 0 {
		s.Marks = diagram.LastMove(line.Moves[ply-1])
	}
	return s
}

// caption names the last move before a board.
func (g Game) caption(lang string, ply int) string {
	if ply == 0 {
		return ""
	}
	return g.number(ply-1) + " " + moveText(lang, g.Line.Moves[ply-1])
}
