package paper

import (
	"strings"

	"tabuleiro/diagram"
)

// picture is a drawing with a caption below it.
type picture struct {
	drawing diagram.Drawing
	scale   float64
	caption []string
}

// Millimetres.
const (
	pictureSide   = 54.0
	pictureSquare = 10.5 // the most that a square of a piece of a board measures
	captionSize   = textSize - .5
)

func newPicture(s diagram.Scene, caption string) picture {
	d := s.Drawing("")
	return picture{
		drawing: d,
		scale:   min(pictureSide/max(d.Width, d.Height), pictureSquare/100),
		caption: diagram.Wrapped(caption, false, captionSize, pictureSide),
	}
}

// high is how much room it takes.
func (p picture) high() float64 {
	return p.drawing.Height*p.scale + 1.5 + float64(len(p.caption))*captionSize*lead + 3
}

// put draws it from the corner of a box so wide as a picture may be.
func (p picture) put(s *sheet, x, y float64) {
	s.Place(p.drawing, x+(pictureSide-p.drawing.Width*p.scale)/2, y, p.scale)
	y += p.drawing.Height*p.scale + 1.5
	for _, line := range p.caption {
		y += captionSize * lead
		s.Write(diagram.Words{Text: line, X: x + pictureSide/2, Y: y - captionSize*(lead-1), Size: captionSize, Align: diagram.Centred})
	}
}

// beside writes paragraphs with a picture at their right. Words that are longer than the picture is high go on, and
// below it they are as wide as the sheet.
func (f *flow) beside(paragraphs []string, p picture) {
	f.need(p.high())
	s := f.now()
	right := s.Width - margin - pictureSide
	p.put(s, right, s.y)
	bottom := s.y + p.high()
	const gutter = 6
	for _, text := range paragraphs {
		for text != "" {
			wide := right - gutter - margin
			if s != f.now() || s.y > bottom {
				wide = s.breadth()
			}
			lines := diagram.Wrapped(text, false, textSize, wide)
			if len(lines) == 0 {
				break
			}
			f.line(lines[0])
			text = strings.Join(lines[1:], " ")
		}
		f.now().y += 1.5
	}
	if s == f.now() {
		s.y = max(s.y, bottom)
	}
}

// line writes one line, on the next sheet if there is no room.
func (f *flow) line(text string) {
	f.need(textSize * lead)
	s := f.now()
	s.y += textSize * lead
	s.Write(diagram.Words{Text: text, X: margin, Y: s.y - textSize*(lead-1), Size: textSize})
}

// paragraph writes text from margin to margin.
func (f *flow) paragraph(text string) {
	for _, line := range diagram.Wrapped(text, false, textSize, f.paper.Width-2*margin) {
		f.line(line)
	}
	f.now().y += 1.5
}

// row puts pictures side by side.
func (f *flow) row(pictures []picture) {
	const gutter = 6
	perRow := max(1, int((f.paper.Width-2*margin+gutter)/(pictureSide+gutter)))
	for len(pictures) > 0 {
		n := min(perRow, len(pictures))
		high := 0.0
		for _, p := range pictures[:n] {
			high = max(high, p.high())
		}
		f.need(high)
		s := f.now()
		step := (s.breadth() - float64(perRow)*pictureSide) / max(1, float64(perRow-1))
		for i, p := range pictures[:n] {
			p.put(s, margin+float64(i)*(pictureSide+step), s.y)
		}
		s.y += high
		pictures = pictures[n:]
	}
}
