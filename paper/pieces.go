package paper

import (
	"math"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/i18n"
)

// Pieces are those of a game to cut out: men, crowned ones to lay upon them, discs of two sides that are folded.
type Pieces struct {
	Rules    game.Rules
	Paper    Size
	Diameter float64 // in millimetres, from 8 to 80
	Look     diagram.Look
}

// What a piece may measure, in millimetres.
const (
	leastPiece = 8
	mostPiece  = 80
	pieceGap   = 3.0
)

// Document implements Layout.
func (p Pieces) Document(lang string) (Document, error) {
	if err := p.Paper.check(); err != nil {
		return Document{}, err
	}
	most := min(mostPiece, math.Floor((min(p.Paper.Width, p.Paper.Height)-2*margin-footRoom-30)/2))
	if err := between(BadSquare, p.Diameter, leastPiece, most); err != nil {
		return Document{}, err
	}
	title := i18n.Text(lang, "print.pieces.title", "rules", rulesName(lang, p.Rules), "side", decimal(lang, p.Diameter))
	w := &cutter{layout: p, lang: lang, title: title}
	w.sheet()
	if p.Rules.Board().Turns {
		w.heads("print.pieces.fold")
		w.discs(len(p.Rules.Board().Points))
	} else {
		men, crowned := p.counts()
		w.heads("print.pieces.cut")
		if crowned > 0 {
			w.heads("print.pieces.stack")
		}
		for _, c := range []game.Color{game.White, game.Black} {
			w.tops(game.Piece{Color: c, Kind: game.Man}, men)
			w.tops(game.Piece{Color: c, Kind: game.King}, crowned)
			w.ends(p.Diameter)
		}
	}
	return documentOf(lang, title, w.sheets)
}

// counts is how many men a side begins with, and how many crowned ones are worth cutting out: a third of them where
// men are crowned.
func (p Pieces) counts() (men, crowned int) {
	start, _ := p.Rules.Start()
	for _, piece := range start.Pieces() {
		if piece.Color == game.White {
			men++
		}
	}
	if h, ok := start.(game.Hander); ok {
		men += h.Hand()[game.White]
	}
	if !p.Rules.Board().Lined() {
		crowned = (men + 2) / 3
	}
	return men, crowned
}

// cutter fills sheets with shapes in rows.
type cutter struct {
	layout Pieces
	lang   string
	title  string
	sheets []*sheet
	x      float64 // where the next shape of a row goes
}

func (w *cutter) now() *sheet { return w.sheets[len(w.sheets)-1] }

func (w *cutter) sheet() {
	s := newSheet(w.layout.Paper, w.lang, w.title)
	w.sheets = append(w.sheets, s)
	if len(w.sheets) == 1 {
		s.heading()
	}
	w.x = margin
}

func (w *cutter) heads(key string) {
	w.now().write(w.now().T(key), false, textSize)
	w.now().y += 2
}

// place returns the corner of the next shape of that size.
func (w *cutter) place(wide, high float64) (x, y float64) {
	if w.x > margin && w.x+wide > w.now().Width-margin {
		w.x = margin
		w.now().y += high + pieceGap
	}
	if w.now().room() < high {
		w.sheet()
	}
	x = w.x
	w.x += wide + pieceGap
	return x, w.now().y
}

// ends ends a row of shapes so high.
func (w *cutter) ends(high float64) {
	if w.x > margin {
		w.x = margin
		w.now().y += high + pieceGap
	}
}

func (w *cutter) tops(p game.Piece, n int) {
	side := w.layout.Diameter
	top := diagram.Top(p, w.layout.Rules.Board().Lined(), w.layout.Look)
	for range n {
		x, y := w.place(side, side)
		w.now().Place(top, x, y, side/100)
	}
}

// discs are pairs of sides that hang together: folded where they touch, they lie back to back.
func (w *cutter) discs(n int) {
	side := w.layout.Diameter
	black := diagram.Top(game.Piece{Color: game.Black, Kind: game.Disc}, false, w.layout.Look)
	white := diagram.Top(game.Piece{Color: game.White, Kind: game.Disc}, false, w.layout.Look)
	for range n {
		x, y := w.place(side, 2*side)
		w.now().Place(black, x, y, side/100)
		w.now().Place(white, x, y+side, side/100)
		w.now().Dashes(diagram.Faint, .3, 1, x, y+side, x+side, y+side)
	}
}
