package paper

import (
	"strconv"

	"tabuleiro/describe"
	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/guide"
	"tabuleiro/i18n"
)

// Cards are positions to solve, six a page, and the solutions on the page after: printed on both sides of a sheet and cut,
// each stands at the back of its own.
type Cards struct {
	Rules game.Rules
	Paper Size
	List  []Card
}

// Card is a position and how it is solved.
type Card struct {
	Position string   // as the rules read it
	Solution []string // moves in full or short, each legal after those before it; one or more
}

const (
	mostCards   = 120
	cardColumns = 2
	cardRows    = 3
)

// card is one that has been read.
type card struct {
	n     int
	line  game.Line // with the solution
	scene diagram.Scene
}

// Document implements Layout.
func (l Cards) Document(lang string) (Document, error) {
	if err := l.Paper.check(); err != nil {
		return Document{}, err
	}
	if len(l.List) == 0 {
		return Document{}, &Problem{Code: Nothing}
	}
	if err := between(BadCount, float64(len(l.List)), 1, mostCards); err != nil {
		return Document{}, err
	}
	cards, err := l.read()
	if err != nil {
		return Document{}, err
	}
	title := i18n.Text(lang, "print.cards.title", "rules", rulesName(lang, l.Rules))
	const each = cardColumns * cardRows
	var sheets []*sheet
	for len(cards) > 0 {
		n := min(each, len(cards))
		front, back := newSheet(l.Paper, lang, title), newSheet(l.Paper, lang, title)
		back.title = i18n.Text(lang, "print.cards.solutions")
		if len(sheets) == 0 {
			front.Entries = []Entry{{Title: title}}
		}
		back.Entries = []Entry{{Title: back.title, Level: 1}}
		for i, c := range cards[:n] {
			c.front(front, i%cardColumns, i/cardColumns)
			c.back(back, cardColumns-1-i%cardColumns, i/cardColumns)
		}
		front.cutLines()
		sheets = append(sheets, front, back)
		cards = cards[n:]
	}
	return documentOf(lang, title, sheets)
}

func (l Cards) read() ([]card, error) {
	cards := make([]card, len(l.List))
	for i, c := range l.List {
		line, err := game.BeginFEN(l.Rules, c.Position)
		if err != nil {
			return nil, &Problem{Code: BadPlace, Text: c.Position}
		}
		if len(c.Solution) == 0 {
			return nil, &Problem{Code: BadPlace, Text: c.Position}
		}
		scene := diagram.Scene{Board: l.Rules.Board(), Pieces: line.Now().Pieces(), Named: true, Look: diagram.Ink}
		for _, text := range c.Solution {
			m, err := line.Now().Find(text)
			if err != nil {
				return nil, &Problem{Code: BadPlace, Text: c.Position + " " + text}
			}
			line = line.Play(m)
		}
		cards[i] = card{i + 1, line, scene}
	}
	return cards, nil
}

// cardBox is where a card of a column and row lies.
func (s *sheet) cardBox(column, row int) cell {
	wide, high := s.breadth()/cardColumns, (s.Height-2*margin-footRoom)/cardRows
	return cell{margin + float64(column)*wide, margin + float64(row)*high, wide, high}
}

func (c card) front(s *sheet, column, row int) {
	const head, edge = 9.0, 4.0
	box := s.cardBox(column, row)
	drawing := c.scene.Drawing("")
	scale := min((box.wide-2*edge)/drawing.Width, (box.high-head-edge)/drawing.Height)
	x := box.x + (box.wide-drawing.Width*scale)/2
	s.Place(drawing, x, box.y+head, scale)
	s.Write(diagram.Words{Text: strconv.Itoa(c.n), X: x, Y: box.y + head - 2.5, Size: titleSize - 1, Bold: true})
	turn := c.speaker(s.lang).Turn(c.line.Start.Turn())
	s.Write(diagram.Words{Text: turn, X: x + drawing.Width*scale, Y: box.y + head - 2.5, Size: textSize, Align: diagram.Ends})
}

func (c card) speaker(lang string) describe.Speaker {
	return describe.Speaker{Lang: lang, Board: c.scene.Board}
}

// back is the first move in words, and all of them as they are written.
func (c card) back(s *sheet, column, row int) {
	const edge = 6.0
	box := s.cardBox(column, row)
	y := box.y + 9
	s.Write(diagram.Words{Text: strconv.Itoa(c.n), X: box.x + edge, Y: y, Size: titleSize - 1, Bold: true})
	game := Game{Line: c.line}
	for _, text := range []string{
		game.moves(s.lang, 0, c.line.Ply()),
		c.speaker(s.lang).Move(c.line.Start.Turn(), c.line.Moves[0]) + ".",
	} {
		y += 2
		for _, line := range diagram.Wrapped(text, false, textSize, box.wide-2*edge) {
			y += textSize * lead
			s.Write(diagram.Words{Text: line, X: box.x + edge, Y: y, Size: textSize})
		}
	}
}

// cutLines are between the cards.
func (s *sheet) cutLines() {
	last := s.cardBox(cardColumns-1, cardRows-1)
	for i := 1; i < cardColumns; i++ {
		x := s.cardBox(i, 0).x
		s.Dashes(diagram.Pale, .25, 2, x, margin, x, last.y+last.high)
	}
	for i := 1; i < cardRows; i++ {
		y := s.cardBox(0, i).y
		s.Dashes(diagram.Pale, .25, 2, margin, y, s.Width-margin, y)
	}
}

// Exercises are the positions of a guide that one move solves.
func Exercises(g *guide.Guide) []Card {
	var cards []Card
	for t := range g.Topics() {
		for _, f := range t.Figures {
			if f.Task.Key != "" && len(f.Claim.Moves) == 1 && len(cards) < mostCards {
				cards = append(cards, Card{Position: g.FEN(f), Solution: []string{g.Move(f, f.Claim.Moves[0])}})
			}
		}
	}
	return cards
}
