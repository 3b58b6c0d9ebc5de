package server

import (
	"net/http"
	"net/url"
	"strings"
	"sync"

	"tabuleiro/guide/all"
	"tabuleiro/i18n"
)

// leaf is a page that has an address in every language. Other pages have one, and speak as their reader does.
type leaf struct{ kind, part string }

var (
	homeLeaf    = leaf{kind: "home"}
	guideLeaf   = leaf{kind: "guide"}
	compareLeaf = leaf{kind: "compare"}
	printLeaf   = leaf{kind: "print"}
)

// rulesLeaf is the guide of a ruleset.
func rulesLeaf(id string) leaf { return leaf{"rules", id} }

// atlas is where all leaves are.
type atlas struct {
	leaves  []leaf
	paths   map[string]map[leaf]string // by language
	atPaths map[string]leaf
}

var theAtlas = sync.OnceValue(func() *atlas {
	a := &atlas{paths: map[string]map[leaf]string{}, atPaths: map[string]leaf{}}
	a.leaves = []leaf{homeLeaf, guideLeaf, compareLeaf, printLeaf}
	for _, g := range all.Guides() {
		a.leaves = append(a.leaves, rulesLeaf(g.Rules.ID()))
	}
	a.leaves = append(a.leaves, articleLeaves()...)
	for _, lang := range i18n.Languages {
		a.paths[lang] = map[leaf]string{}
		for _, p := range a.leaves {
			path := p.path(lang)
			a.paths[lang][p] = path
			a.atPaths[path] = p
		}
	}
	return a
})

// path is the address of a leaf in a language.
func (p leaf) path(lang string) string {
	path := root(lang)
	if p == homeLeaf {
		return path
	}
	if p == printLeaf {
		return path + "/" + slug(lang, "print")
	}
	path += "/" + slug(lang, "guide")
	switch p.kind {
	case "guide":
		return path
	case "rules":
		return path + "/" + slug(lang, "rules."+p.part)
	}
	path += "/" + slug(lang, p.kind)
	if p.part == "" {
		return path
	}
	return path + "/" + slug(lang, p.part)
}

// slug is a part of an address in a language. It stays as it is for ever: people keep addresses.
func slug(lang, key string) string { return i18n.Text(lang, "slug."+key) }

// root is how the addresses of a language begin: "/pt".
func root(lang string) string {
	tag, _, _ := strings.Cut(lang, "-")
	return "/" + tag
}

// languageIn is the language that an address speaks, "" where it speaks none.
func languageIn(path string) string {
	for _, lang := range i18n.Languages {
		if rest, ok := strings.CutPrefix(path, root(lang)); ok && (rest == "" || rest[0] == '/') {
			return lang
		}
	}
	return ""
}

// here is where a page is, for its links to other leaves and to itself in other languages.
type here struct {
	at     leaf   // "" where it has one address for all languages
	spoken bool   // the address says the language
	asks   string // the part of the address after the question mark, where it says what is shown
	origin string // "https://tabuleiro.example"
	back   string // where a switch of the language leads back to; of a leaf, in the language of its address
}

func hereOf(r *http.Request) here {
	path := strings.TrimRight(r.URL.Path, "/")
	if path == "" {
		return here{at: homeLeaf, origin: origin(r), back: backTo(r.URL.RequestURI())}
	}
	h := here{origin: origin(r), back: backTo(r.URL.RequestURI())}
	at, ok := theAtlas().atPaths[path]
	h.at, h.spoken = at, ok || languageIn(path) != ""
	if at == homeLeaf {
		h.back = withQuery(path, r.URL.Query(), homeQuery)
	}
	return h
}

// address is where a leaf is in the page's language.
func (p Page) address(to leaf) string { return theAtlas().paths[p.lang()][to] }

// StartPath is the start page in the language of the address, or else in the reader's.
func (p Page) StartPath() string {
	if !p.here.spoken {
		return "/"
	}
	return p.address(homeLeaf)
}

// GuidePath is the guide.
func (p Page) GuidePath() string { return p.address(guideLeaf) }

// tongue is an address of the same page in a language, or "x-default" in the reader's.
type tongue struct{ Lang, URL string }

// Tongues are the addresses of this page in every language, none where it has but one.
func (p Page) Tongues() []tongue {
	if p.here.at == (leaf{}) {
		return nil
	}
	var list []tongue
	for _, lang := range i18n.Languages {
		tag, _, _ := strings.Cut(lang, "-")
		list = append(list, tongue{tag, p.here.origin + theAtlas().paths[lang][p.here.at] + p.here.query()})
	}
	if n := p.here.at.neutral(); n != "" {
		list = append(list, tongue{"x-default", p.here.origin + n})
	}
	return list
}

// Canonical is the page's own address, "" where that is not one of several.
func (p Page) Canonical() string {
	if p.here.at == (leaf{}) || !p.here.spoken {
		return ""
	}
	return p.here.origin + p.address(p.here.at) + p.here.query()
}

// Back is where a switch of the language leads back to, or the same page in another language, "" to the start page.
func (p Page) Back() string {
	if p.here.at == (leaf{}) || !p.here.spoken || p.here.at == homeLeaf {
		return p.here.back
	}
	return p.address(p.here.at) + p.here.query()
}

func (h here) query() string {
	if h.asks == "" {
		return ""
	}
	return "?" + h.asks
}

// neutralPath is the guide in the reader's language.
const neutralPath = "/guia"

// neutral is the address that leads to a leaf in the reader's language, "" for none.
func (p leaf) neutral() string {
	switch p.kind {
	case "home":
		return "/"
	case "print":
		return printPath
	case "guide":
		return neutralPath
	case "rules":
		return neutralPath + "/" + p.part
	}
	return ""
}

// elsewhere is the same page in another language, for an address of ours with what it asks; "" for any other address.
func elsewhere(address, lang string) string {
	u, err := url.Parse(address)
	if err != nil || u.IsAbs() || u.Host != "" {
		return ""
	}
	at, ok := theAtlas().atPaths[u.Path]
	if !ok {
		return ""
	}
	return theAtlas().paths[lang][at] + here{asks: u.Query().Encode()}.query()
}

// addLeaves adds the addresses of every language.
func (s *Server) addLeaves(mux *http.ServeMux) {
	for _, lang := range i18n.Languages {
		for _, pattern := range []string{root(lang), root(lang) + "/{rest...}"} {
			mux.Handle("GET "+pattern, s.paced(&s.views, s.visit))
			mux.Handle(pattern, s.wrongMethod("GET, HEAD"))
		}
	}
}

// visit is open to everybody, at the pace of Config.Views: the page of a leaf, in the language of its address.
func (s *Server) visit(w http.ResponseWriter, r *http.Request) {
	path := strings.TrimRight(r.URL.Path, "/")
	at, ok := theAtlas().atPaths[path]
	switch {
	case !ok:
		s.nowhere(w, r)
	case path != r.URL.Path:
		http.Redirect(w, r, path, http.StatusMovedPermanently)
	default:
		s.show(w, r, at)
	}
}

func (s *Server) show(w http.ResponseWriter, r *http.Request, at leaf) {
	switch at.kind {
	case "home":
		s.home(w, r)
	case "guide":
		s.guideIndex(w, r)
	case "compare":
		s.guideCompare(w, r)
	case "print":
		s.printPage(w, r)
	case lessonKind:
		s.guideLesson(w, r, at.part)
	case strategyKind:
		s.guideArticles(w, r, at.kind, articleOf(all.Strategies(), at.part))
	case historyKind:
		s.guideArticles(w, r, at.kind, all.History()...)
	case glossaryKind:
		s.guideGlossary(w, r)
	default:
		s.guideRules(w, r, at.part)
	}
}

// Speaks is the language that the address says, "" where it says none.
func (p Page) Speaks() string {
	if !p.here.spoken {
		return ""
	}
	return p.lang()
}
