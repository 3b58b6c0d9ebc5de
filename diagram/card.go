package diagram

import (
	"strings"

	"golang.org/x/image/font"

	"tabuleiro/game"
)

// Card is the picture that stands for a game where its link is shared: the board and, beside it, a
// few words.
type Card struct {
	Scene
	Site  string   // whose card it is
	Title string   // one or two lines
	Lines []string // one each; what does not fit ends in dots
}

// The size of a card, in units and, drawn at scale 1, in pixels: what og:image is shown at.
const (
	CardWidth  = 1200
	CardHeight = 630
)

const (
	cardMargin = 36
	titleSize  = 54
	titleLead  = 64
	lineSize   = 32
	lineLead   = 46
	mostLines  = 3 // of the title
)

// Drawing draws the card.
func (c Card) Drawing() Drawing {
	d := Drawing{Width: CardWidth, Height: CardHeight, Title: c.Title}
	d.fill(paper, rect(0, 0, CardWidth, CardHeight))
	const border = 14
	const room = CardHeight - 2*cardMargin - 2*border
	window := c.window()
	side := float64(room / max(window.Width, window.Height)) // whole pixels: figures fit their squares
	w, h := side*float64(window.Width), side*float64(window.Height)
	c.drawOn(&d, cardMargin+border, (CardHeight-h)/2, side, border)
	c.words(&d, cardMargin+2*border+w+cardMargin+12)
	return d
}

// words stand from x to the right margin.
func (c Card) words(d *Drawing, x float64) {
	room := CardWidth - cardMargin - x
	d.logo(x, 62, 56)
	d.add(text{x: x + 74, y: 102, size: 36, weight: bold, fill: verde, words: c.Site})
	y := 230.0
	for _, line := range wrapped(written(c.Title, bold), bold, titleSize, room, mostLines) {
		d.add(text{x: x, y: y, size: titleSize, weight: bold, fill: ink, words: line})
		y += titleLead
	}
	y += lineLead - lineSize
	for _, line := range c.Lines {
		for _, line := range wrapped(written(line, regular), regular, lineSize, room, 2) {
			d.add(text{x: x, y: y, size: lineSize, fill: faint, words: line})
			y += lineLead
		}
	}
}

// wrapped breaks words into lines that fit; what is too much ends in dots.
func wrapped(words string, w weight, size, room float64, most int) []string {
	lines := broken(words, w, size, room)
	if len(lines) > most {
		lines = append(lines[:most-1], lines[most-1]+" …")
	}
	for i, line := range lines {
		lines[i] = cut(line, w, size, room)
	}
	return lines
}

// broken is words in lines that fit, but for a word that is longer than a line.
func broken(words string, w weight, size, room float64) []string {
	face := newFace(w, size)
	defer face.Close()
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(words) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && float64(font.MeasureString(face, longer))/64 > room {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// cut takes letters off a line until it fits.
func cut(line string, w weight, size, room float64) string {
	short := []rune(strings.TrimSuffix(line, " …"))
	for width(line, w, size) > room && len(short) > 0 {
		short = short[:len(short)-1]
		line = strings.TrimSpace(string(short)) + "…"
	}
	return line
}

// logo is the mark of the site: the quarters of a board, two colours that turn over, a heart of gold.
func (d *Drawing) logo(x, y, side float64) {
	cream := woods[game.White].face
	u := side / 64
	quarter := func(right, below bool) path {
		qx, qy, r := x, y, [4]float64{15 * u}
		switch {
		case right && below:
			qx, qy, r = x+32*u, y+32*u, [4]float64{2: 15 * u}
		case right:
			qx, r = x+32*u, [4]float64{1: 15 * u}
		case below:
			qy, r = y+32*u, [4]float64{3: 15 * u}
		}
		return rounded(qx, qy, 32*u, 32*u, r)
	}
	sector := func(right, below bool, radius float64) path {
		r, qx, qy, round := radius*u, x+32*u, y+32*u, [4]float64{}
		at := 2
		if !right {
			qx, at = qx-r, 3
		}
		if !below {
			qy, at = qy-r, 1
			if !right {
				at = 0
			}
		}
		round[at] = r
		return rounded(qx, qy, r, r, round)
	}
	for _, q := range [][2]bool{{false, false}, {true, false}, {true, true}, {false, true}} {
		a, b := cream, verde
		if q[0] != q[1] {
			a, b = verde, cream
		}
		d.fill(a, quarter(q[0], q[1]))
		d.fill(b, sector(q[0], q[1], 23))
		d.fill(a, sector(q[0], q[1], 16))
	}
	d.fill(gold, circle(x+32*u, y+32*u, 8.5*u))
}
