package paper

import (
	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/i18n"
)

// flow fills one sheet after another from the top down.
type flow struct {
	paper  Size
	lang   string
	title  string
	sheets []*sheet
}

// now is the sheet that is being filled; there is one after next.
func (f *flow) now() *sheet { return f.sheets[len(f.sheets)-1] }

// next begins a sheet.
func (f *flow) next() { f.sheets = append(f.sheets, newSheet(f.paper, f.lang, f.title)) }

// need begins a sheet unless there is so much room.
func (f *flow) need(high float64) {
	if f.now().room() < high && f.now().y > margin {
		f.next()
	}
}

// heading writes a heading and enters it in the outline.
func (f *flow) heading(title string) {
	s := f.now()
	s.Entries = append(s.Entries, Entry{Title: title, Y: s.y})
	s.write(title, true, titleSize)
	s.y += titleSize * .4
}

// beside writes text at the left of a board with a caption below it. Text that is longer than the board goes on.
func (f *flow) beside(text string, scene diagram.Scene, caption string) {
	const gutter, foot = 6.0, 7.0
	drawing := scene.Drawing("")
	scale := gameBoard / max(drawing.Width, drawing.Height)
	high := drawing.Height*scale + foot
	f.need(high)
	s := f.now()
	x := s.Width - margin - drawing.Width*scale
	s.Place(drawing, x, s.y, scale)
	s.Write(diagram.Words{Text: caption, X: x + drawing.Width*scale/2, Y: s.y + drawing.Height*scale + 4.5, Size: textSize - .4, Align: diagram.Centred, Bold: true})
	bottom := s.y + high
	lines := diagram.Wrapped(text, false, textSize, x-gutter-margin)
	for _, line := range lines {
		if s.room() < textSize*lead {
			f.next()
			s, bottom = f.now(), 0
		}
		s.y += textSize * lead
		s.Write(diagram.Words{Text: line, X: margin, Y: s.y - textSize*(lead-1), Size: textSize})
	}
	s.y = max(s.y, bottom) + 3
}

// moveText is a move as lists have it.
func moveText(lang string, m game.Move) string {
	if m.Passes() {
		return i18n.Text(lang, "move.pass")
	}
	return m.Short
}
