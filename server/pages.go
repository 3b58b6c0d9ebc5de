package server

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"strings"

	"tabuleiro/game"
	"tabuleiro/i18n"
	"tabuleiro/web"
	"tabuleiro/wire"
)

//go:embed pages/*.html
var pageFiles embed.FS

var pages = template.Must(template.New("").Funcs(template.FuncMap{"pair": pair}).ParseFS(pageFiles, "pages/*.html"))

// paired is a part of a page with the page, for a template that needs the words of the one and the things of the other.
type paired struct{ Page, It any }

func pair(page, it any) paired { return paired{page, it} }

// Page is what every page needs to be rendered.
type Page struct {
	Looks
	Lang  string // a language of i18n; "" is i18n.Base
	Shape string // of the board that is spoken of, as shapeOf says; "" for none
	here  here
}

// HomeView is the start page.
type HomeView struct {
	Page
	Offers []game.Family     // what may be chosen
	Last   Choice            // what was chosen last; the zero Choice for a first visit
	Own    map[string]Choice // what was chosen last of a family, by its name
	Mine   []mineRow         // the games that this browser plays
	Live   []liveRow         // the tables that may be watched
	Once   string            // tells this page's form from that of another
	Guest  string            // who would open a room, where the browser is nobody yet
	Setup  *setup            // the position to begin with; nil for the usual start

	Imports bool // games may be brought in files
}

// GameView is the page of a room, as the browser that asks sees it.
type GameView struct {
	Page
	State   wire.State
	Invite  *SharedLink // to the seat that is still open, for who invites; nil for anybody else
	Share   *Share      // nil for none
	PushKey string      // the server's, by which browsers subscribe to reminders; "" where there are none
	Ballot  string      // the moves of the opening that was drawn; "" for none
}

// ErrorView is a page that says what went wrong. Code is a key of the catalogues below "error.",
// or a code whose words lie below "refusal.".
type ErrorView struct {
	Page
	Code string
}

// RenderHome writes the start page.
func RenderHome(w io.Writer, v HomeView) error { return v.render(w, "home.html", newHome(v)) }

// RenderGame writes the page of a room: board, moves and situation, readable without scripts.
func RenderGame(w io.Writer, v GameView) error { return v.render(w, "game.html", newTable(v)) }

// RenderError writes a page that says what went wrong and what to do next.
func RenderError(w io.Writer, v ErrorView) error {
	return v.render(w, "error.html", struct {
		Page
		Message string
		Guide   bool // the guide is the way on
	}{v.Page, v.wordsOf(v.Code), v.Code == codeNoGuide})
}

// wordsOf says what a code of ours, or of a refusal, means.
func (p Page) wordsOf(code string) string {
	for _, key := range []string{"error." + code, "refusal." + code} {
		if i18n.Has(p.lang(), key) {
			return p.T(key)
		}
	}
	return p.T("error.internal")
}

// render writes nothing at all when the template fails.
func (p Page) render(w io.Writer, name string, view any) error {
	var b bytes.Buffer
	if err := pages.ExecuteTemplate(&b, name, view); err != nil {
		return fmt.Errorf("page %s: %w", name, err)
	}
	_, err := b.WriteTo(w)
	return err
}

func (p Page) lang() string {
	if p.Lang == "" {
		return i18n.Base
	}
	return p.Lang
}

// Language is the page's language, for its html element.
func (p Page) Language() string { return p.lang() }

// Asset is the address of a built file.
func (p Page) Asset(name string) (string, error) {
	file, err := web.Path(name)
	return "/assets/" + file, err
}

// Sprite is the drawing of pieces and marks, which stands in the page: gradients of another file
// are not drawn everywhere.
func (p Page) Sprite() (template.HTML, error) {
	text, err := fs.ReadFile(web.Files(), "pieces.svg")
	if err != nil {
		return "", web.ErrNotBuilt
	}
	hidden := `<svg class="sprite" aria-hidden="true" focusable="false"`
	return template.HTML(strings.Replace(string(text), "<svg", hidden, 1)), nil
}
