package paper

import (
	"tabuleiro/diagram"
	"tabuleiro/i18n"
)

// Millimetres.
const (
	margin    = 12.0 // what most printers leave white, and a little
	footRoom  = 10.0 // for the line at the foot
	titleSize = 6.5
	textSize  = 4.2
	smallSize = 3.2
	lead      = 1.35 // from line to line, in sizes of letters
)

// sheet is a page as it is written, from the top down.
type sheet struct {
	Page
	lang  string
	y     float64 // what is above is written
	title string
}

func newSheet(paper Size, lang, title string) *sheet {
	s := &sheet{lang: lang, y: margin, title: title}
	s.Width, s.Height, s.Drawing.Title = paper.Width, paper.Height, title
	return s
}

// T returns words of the catalogue.
func (s *sheet) T(key string, args ...any) string { return i18n.Text(s.lang, key, args...) }

// room is how high what is below y may be.
func (s *sheet) room() float64 { return s.Height - margin - footRoom - s.y }

// breadth is from margin to margin.
func (s *sheet) breadth() float64 { return s.Width - 2*margin }

// heading writes the sheet's title and enters it in the outline.
func (s *sheet) heading() {
	s.Entries = append(s.Entries, Entry{Title: s.title, Y: s.y})
	s.write(s.title, true, titleSize)
	s.y += titleSize * .4
}

// write writes text in lines from margin to margin.
func (s *sheet) write(text string, bold bool, size float64) {
	for _, line := range diagram.Wrapped(text, bold, size, s.breadth()) {
		s.y += size * lead
		s.Write(diagram.Words{Text: line, X: margin, Y: s.y - size*(lead-1), Size: size, Bold: bold})
	}
}

// foot writes the line at the foot: what it is, and which sheet of how many.
func (s *sheet) foot(n, of int) {
	y := s.Height - margin
	left := s.T("site.name") + " · " + s.title
	s.Write(diagram.Words{Text: left, X: margin, Y: y, Size: smallSize, Color: diagram.Faint})
	if of > 1 {
		s.Write(diagram.Words{Text: s.T("print.sheet", "n", n, "of", of), X: s.Width - margin, Y: y, Size: smallSize, Align: diagram.Ends, Color: diagram.Faint})
	}
}

// documentOf ends sheets with their feet and bounds how many there are.
func documentOf(lang, title string, sheets []*sheet) (Document, error) {
	if len(sheets) > mostPages {
		return Document{}, &Problem{Code: TooLong, Value: float64(len(sheets)), Least: 1, Most: mostPages}
	}
	d := Document{Title: title, Lang: lang}
	for i, s := range sheets {
		s.foot(i+1, len(sheets))
		if len(sheets) > 1 {
			s.Drawing.Title += ", " + s.T("print.sheet", "n", i+1, "of", len(sheets))
		}
		d.Pages = append(d.Pages, s.Page)
	}
	return d, nil
}
