package server

import (
	"io"
	"strings"
	"time"

	"tabuleiro/i18n"
	"tabuleiro/notation"
)

// ImportView is the page with the form for files.
type ImportView struct {
	Page
	Bad string // what was wrong with what was sent; "" for nothing
}

// Most is how many games a guest keeps.
func (ImportView) Most() int { return mostGames }

// RenderImport writes the page with the form for files.
func RenderImport(w io.Writer, v ImportView) error { return v.render(w, "import.html", v) }

// Pages is which page of a list is shown.
type Pages struct {
	Base string // its address without the number
	N    int    // from 1
	More bool   // there is another
}

func pagesOf(base string, n int) Pages { return Pages{Base: base, N: n} }

// Before and After are the numbers of its neighbours.
func (p Pages) Before() int { return p.N - 1 }

// After is the number of the page that follows.
func (p Pages) After() int { return p.N + 1 }

// importRow is an import in the list.
type importRow struct {
	ID      string
	At      time.Time
	Games   int
	Summary importSummary
}

// ImportsView is the list of what a guest has brought.
type ImportsView struct {
	Page
	Pages
	Rows []importRow
}

// RenderImports writes the list of what a guest has brought.
func RenderImports(w io.Writer, v ImportsView) error { return v.render(w, "imports.html", v) }

// Title is the file's name, or what a text without a name is called.
func (p Page) Title(row importRow) string {
	if row.Summary.File == "" {
		return p.T("import.pasted")
	}
	return row.Summary.File
}

// Day is a date that every language reads in the same way.
func (p Page) Day(t time.Time) string { return t.Format("2006-01-02 15:04") + " UTC" }

// Summed tells what was read of a file: a sentence each.
func (p Page) Summed(row importRow) (list []string) {
	s := row.Summary
	first := p.Count("import.games", row.Games)
	if s.WithProblems == 0 {
		first += " " + p.T("import.clean")
	} else {
		first += " " + p.Count("import.problems", s.WithProblems)
	}
	list = append(list, first)
	for _, r := range s.Rulesets {
		text := p.T("import.ruleset", "name", p.rulesName(r.Ruleset), "legal", r.Legal, "n", r.Games)
		if r.Next != "" {
			text += " " + p.T("import.next", "name", p.rulesName(r.Next), "n", r.NextLegal)
		}
		list = append(list, text)
	}
	if s.Left {
		list = append(list, p.T("import.left", "n", mostGames))
	}
	if s.Nameless {
		list = append(list, p.T("import.nameless"))
	}
	for _, bad := range s.Problems {
		list = append(list, p.Problem(bad))
	}
	return list
}

// rulesName is what a ruleset is called.
func (p Page) rulesName(id string) string {
	if key := "rules." + id + ".name"; i18n.Has(p.lang(), key) {
		return p.T(key)
	}
	return id
}

// Problem says what could not be read, or was read as something else, and where.
func (p Page) Problem(x notation.Problem) string {
	what := p.T("problem."+string(x.Code), "text", x.Text, "instead", p.instead(x), "readings", strings.Join(x.Readings, ", "))
	if x.Why != "" {
		what += " " + p.why(x)
	}
	switch {
	case x.Line > 0 && x.Ply > 0:
		return p.T("problem.at", "line", x.Line, "ply", (x.Ply+1)/2, "what", what)
	case x.Ply > 0:
		return p.T("problem.at-ply", "ply", (x.Ply+1)/2, "what", what)
	case x.Line > 0:
		return p.T("problem.at-line", "line", x.Line, "what", what)
	}
	return what
}

// instead is what was taken for something, in words.
func (p Page) instead(x notation.Problem) string {
	switch x.Code {
	case notation.RulesetDiffers, notation.RulesetUnsure:
		return p.rulesName(x.Instead)
	case notation.NumberingDiffers, notation.ResultDiffers, notation.ResultPosition, notation.ResultFirstMover:
		if key := "read." + x.Instead; i18n.Has(p.lang(), key) {
			return p.T(key)
		}
	}
	return x.Instead
}

// why says why a move or a position is none.
func (p Page) why(x notation.Problem) string {
	for _, key := range []string{"whynot." + x.Why, "setup." + x.Why} {
		if i18n.Has(p.lang(), key) {
			return strings.TrimSpace(p.T(key, "token", x.Text))
		}
	}
	return "(" + x.Why + ")"
}

// ImportGamesView is an import with its games, as who has brought it sees them.
type ImportGamesView struct {
	Page
	Pages
	Row  importRow
	List []gameRow
}

// RenderImportGames writes the page of an import.
func RenderImportGames(w io.Writer, v ImportGamesView) error {
	return v.render(w, "importgames.html", v)
}

// gameRow is a game in the list of an import.
type gameRow struct {
	ID   string
	Head importHead
}

// Pair names the players.
func (p Page) Pair(h importHead) string {
	if h.White == "" && h.Black == "" {
		return p.T("import.game", "n", h.Number)
	}
	name := func(text string) string {
		if text == "" {
			return p.T("record.unnamed")
		}
		return text
	}
	return p.T("share.against", "a", name(h.White), "b", name(h.Black))
}

// Facts are what else is known of a game.
func (p Page) Facts(h importHead) string {
	rules, result := "", ""
	if h.Rules != "" {
		rules = p.rulesName(h.Rules)
	}
	if h.Result != "" {
		result = p.T("outcome." + string(h.Result))
	}
	return joined(result, rules, p.Count("import.plies", h.Plies), h.Event, h.Date)
}

// Rest says how many problems are not shown.
func (p Page) Rest(n int) string { return p.Count("import.more", n) }
