package paper

import (
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

// heading writes a heading and enters it in the outline: 0 is the highest level.
func (f *flow) heading(title string, level int) {
	size := titleSize - float64(level)
	f.need(5 * size)
	s := f.now()
	if s.y > margin {
		s.y += size * .8
	}
	s.Entries = append(s.Entries, Entry{Title: title, Level: level, Y: s.y})
	s.write(title, true, size)
	s.y += size * .4
}

// moveText is a move as lists have it.
func moveText(lang string, m game.Move) string {
	if m.Passes() {
		return i18n.Text(lang, "move.pass")
	}
	return m.Short
}
