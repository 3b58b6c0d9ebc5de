package server

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/i18n"
)

const languageCookie = "lang"

// languageOf is the language of the address, or else the one that the browser has chosen here, or else the one that it
// asks for.
func languageOf(r *http.Request) string {
	if lang := languageIn(r.URL.Path); lang != "" {
		return lang
	}
	return readersLanguage(r)
}

// readersLanguage is languageOf whatever the address says.
func readersLanguage(r *http.Request) string {
	if c, err := r.Cookie(languageCookie); err == nil && slices.Contains(i18n.Languages, c.Value) {
		return c.Value
	}
	return accepted(r.Header.Get("Accept-Language"))
}

// accepted is the catalogue that an Accept-Language header (RFC 9110, section 12.5.4) likes best;
// i18n.Base when it likes none. Regions are not told apart: Portuguese of any country is i18n.Base.
func accepted(header string) string {
	best, most := i18n.Base, 0.0
	for part := range strings.SplitSeq(header, ",") {
		tag, parameter, weighed := strings.Cut(strings.TrimSpace(part), ";")
		q := 1.0
		if weighed {
			text, _ := strings.CutPrefix(strings.TrimSpace(parameter), "q=")
			var err error
			if q, err = strconv.ParseFloat(text, 64); err != nil {
				continue
			}
		}
		if lang := catalogueOf(tag); lang != "" && q > most {
			best, most = lang, q
		}
	}
	return best
}

// catalogueOf is the catalogue of a language tag such as "pt", "es-419" or "EN-gb", or "".
func catalogueOf(tag string) string {
	primary, _, _ := strings.Cut(strings.ToLower(tag), "-")
	for _, lang := range i18n.Languages {
		if ours, _, _ := strings.Cut(lang, "-"); ours == primary {
			return lang
		}
	}
	return ""
}

// languages is the switch in the foot of a page.
type languages struct {
	Page
	Languages []option
	Back      string // where it leads; "" is the start page
}

// Switch is the switch in a page that was asked for by its address.
func (p Page) Switch() languages { return p.LanguagesFrom(p.Back()) }

// LanguagesFrom is the switch in a page of that address.
func (p Page) LanguagesFrom(back string) languages {
	l := languages{Page: p, Back: back}
	for _, lang := range i18n.Languages {
		l.Languages = append(l.Languages, option{lang, i18n.Text(lang, "language"), lang == p.lang()})
	}
	return l
}

// switched are the pages that a switch of the language leads back to: their addresses, or how those begin where they go
// on behind a slash, and what they understand of a query.
var switched = []struct {
	path  string
	query []string
}{
	{"/", homeQuery},
	{roomAddress(""), nil},
	{setupPath, []string{"rules", "fen"}},
	{importPath, nil},
	{importsPath, []string{"p"}},
	{importsPath + "/", []string{"p"}},
	{importedPath, []string{"lance"}},
}

// homeQuery is what the start page understands of a query.
var homeQuery = []string{"rules", "opponent", "fen"}

// backTo is the page of ours that a form came from, with what it understands of a query, or the start page: a form may
// say anything, and this server leads to no other one.
func backTo(text string) string {
	u, err := url.Parse(text)
	if err != nil || u.IsAbs() || u.Host != "" || u.Opaque != "" {
		return "/"
	}
	path := u.EscapedPath()
	for _, page := range switched {
		if path == page.path || page.path != "/" && strings.HasSuffix(page.path, "/") && strings.HasPrefix(path, page.path) {
			return withQuery(path, u.Query(), page.query)
		}
	}
	return "/"
}

// withQuery is an address with those parts of a query.
func withQuery(path string, q url.Values, understood []string) string {
	kept := url.Values{}
	for _, name := range understood {
		if q.Has(name) {
			kept.Set(name, q.Get(name))
		}
	}
	if len(kept) == 0 {
		return path
	}
	return path + "?" + kept.Encode()
}

// chooseLanguage is open to everybody: it gives the browser a language to keep, and shows the page
// it came from in it.
func (s *Server) chooseLanguage(w http.ResponseWriter, r *http.Request) {
	if !s.readForm(w, r) {
		return
	}
	lang := r.PostForm.Get(languageCookie)
	if !slices.Contains(i18n.Languages, lang) {
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	keep(w, r, languageCookie, lang)
	back := r.PostForm.Get("back")
	if there := elsewhere(back, lang); there != "" {
		http.Redirect(w, r, there, http.StatusSeeOther)
		return
	}
	http.Redirect(w, r, backTo(back), http.StatusSeeOther)
}
