package paper

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"tabuleiro/diagram"
)

// PDF writes the document, with real text in the Go fonts, of which it holds the letters that it uses.
func (d Document) PDF() ([]byte, error) {
	f := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: d.Pages[0].Width, Ht: d.Pages[0].Height}})
	f.SetCatalogSort(true) // equal documents are equal bytes
	made := d.Made
	if made.IsZero() {
		made = time.Unix(0, 0)
	}
	f.SetCreationDate(made.UTC())
	f.SetModificationDate(made.UTC())
	f.SetTitle(d.Title, true)
	f.SetLang(d.Lang)
	f.SetProducer("Tabuleiro", true)
	f.SetAutoPageBreak(false, 0)
	f.AddUTF8FontFromBytes(family, "", goregular.TTF)
	f.AddUTF8FontFromBytes(family, "B", gobold.TTF)
	w := pdfWriter{Fpdf: f, lights: map[string]bool{}}
	for _, p := range d.Pages {
		f.AddPageFormat("P", fpdf.SizeType{Wd: p.Width, Ht: p.Height})
		f.SetFont(family, "", 10) // entries are in the letters of the font
		for _, e := range p.Entries {
			f.Bookmark(e.Title, e.Level, e.Y)
		}
		p.Paint(&w)
	}
	var b bytes.Buffer
	if err := f.Output(&b); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// family is the name of the Go fonts within a document.
const family = "Go"

// pdfWriter paints drawings in millimetres. The library's templates lose what is transparent in them, so that figures
// are painted as often as they are placed.
type pdfWriter struct {
	*fpdf.Fpdf
	lights map[string]bool // that the document has
}

func (w *pdfWriter) CubeTo(x1, y1, x2, y2, x, y float64) { w.CurveBezierCubicTo(x1, y1, x2, y2, x, y) }

func (w *pdfWriter) Fill(c color.NRGBA) {
	w.SetFillColor(int(c.R), int(c.G), int(c.B))
	w.opacity(c)
}

func (w *pdfWriter) Filled() { w.DrawPath("f") }

// opacity holds until the next one.
func (w *pdfWriter) opacity(c color.NRGBA) {
	opacity := float64(c.A) / 0xff
	if now, _ := w.GetAlpha(); now != opacity {
		w.SetAlpha(opacity, "Normal")
	}
}

func (w *pdfWriter) Light(name string, picture func() image.Image, x, y, wide, high float64) {
	options := fpdf.ImageOptions{ImageType: "PNG"}
	if !w.lights[name] {
		w.lights[name] = true
		var b bytes.Buffer
		if err := png.Encode(&b, picture()); err != nil {
			w.SetError(err)
			return
		}
		w.RegisterImageOptionsReader(name, options, &b)
	}
	w.opacity(color.NRGBA{A: 0xff})
	w.ImageOptions(name, x, y, wide, high, false, options, 0, "")
}

func (w *pdfWriter) Text(t diagram.Words) {
	style := ""
	if t.Bold {
		style = "B"
	}
	w.SetFont(family, style, 0)
	w.SetFontUnitSize(t.Size)
	w.SetTextColor(int(t.Color.R), int(t.Color.G), int(t.Color.B))
	w.opacity(t.Color)
	x := t.X
	switch t.Align {
	case diagram.Ends:
		x -= w.GetStringWidth(t.Text)
	case diagram.Centred:
		x -= w.GetStringWidth(t.Text) / 2
	}
	w.Fpdf.Text(x, t.Y, t.Text)
}

func (w *pdfWriter) Clip(x, y, wide, high float64) { w.ClipRect(x, y, wide, high, false) }

func (w *pdfWriter) Unclip() { w.ClipEnd() }
