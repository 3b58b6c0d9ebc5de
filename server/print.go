package server

import (
	"errors"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/i18n"
	"tabuleiro/paper"
)

// printPath leads to the page of what is printed in the reader's language, and with ".pdf" is where its files are.
const printPath = "/imprimir"

// printOrder is something to print, as an address asks for it.
type printOrder struct {
	kind  string
	rules game.Rules
	paper paper.Size
	look  diagram.Look
	n     float64 // what its kind counts or measures
}

// printKind is one thing to print, and the number that comes with it: 0 for none.
type printKind struct {
	name  string
	n     float64
	least float64
	most  float64
	looks bool // in wood or in greys
}

// explains reports whether a kind is made of a ruleset's guide.
func (k printKind) explains() bool { return k.name == "cards" || k.name == "guide" }

var printKinds = []printKind{
	{"board", 22, 5, 100, true},
	{"pieces", 18, 8, 80, true},
	{"scoresheet", 60, 10, 300, false},
	{"diagrams", 6, 1, 20, false},
	{"cards", 0, 0, 0, false},
	{"guide", 0, 0, 0, true},
}

func (o printOrder) of() printKind {
	at := slices.IndexFunc(printKinds, func(k printKind) bool { return k.name == o.kind })
	return printKinds[at]
}

// orderOf reads a query; what it does not say is the usual. The error is a *game.UnknownRules, or errKind.
func orderOf(q url.Values) (printOrder, error) {
	o := printOrder{kind: "board"}
	if name := q.Get("kind"); name != "" {
		o.kind = name
	}
	if !slices.ContainsFunc(printKinds, func(k printKind) bool { return k.name == o.kind }) {
		return o, errKind
	}
	id := q.Get("rules")
	if id == "" {
		id = all.All()[0].ID()
	}
	var err error
	if o.rules, err = all.Find(id); err != nil {
		return o, err
	}
	o.paper = paperIn(q)
	if q.Get("look") == "ink" {
		o.look = diagram.Ink
	}
	o.n = o.of().n
	if q.Has("n") {
		o.n, _ = strconv.ParseFloat(strings.Replace(q.Get("n"), ",", ".", 1), 64) // what is no number is 0, and told so
	}
	return o, nil
}

// paperIn is the size of paper that a query names, A4 where it names none. One that is not known has no sides, and is
// refused as such.
func paperIn(q url.Values) paper.Size {
	name := q.Get("paper")
	if name == "" {
		return paper.A4
	}
	for _, size := range paper.Sizes {
		if size.Name == name {
			return size
		}
	}
	return paper.Size{Name: name}
}

var errKind = errors.New("nothing of that kind is printed")

// query is the printOrder as an address.
func (o printOrder) query() url.Values {
	q := url.Values{"kind": {o.kind}, "rules": {o.rules.ID()}, "paper": {o.paper.Name}}
	kind := o.of()
	if kind.looks && o.look == diagram.Ink {
		q.Set("look", "ink")
	}
	if kind.n > 0 {
		q.Set("n", strconv.FormatFloat(o.n, 'f', -1, 64))
	}
	return q
}

// layout is what is asked for.
func (o printOrder) layout() paper.Layout {
	switch o.kind {
	case "pieces":
		return paper.Pieces{Rules: o.rules, Paper: o.paper, Diameter: o.n, Look: o.look}
	case "scoresheet":
		return paper.Scoresheet{Rules: o.rules, Paper: o.paper, Moves: int(o.n)}
	case "diagrams":
		return paper.Diagrams{Rules: o.rules, Paper: o.paper, PerPage: int(o.n), Pages: 1}
	case "cards":
		l := paper.Cards{Rules: o.rules, Paper: o.paper}
		if g := guides()[o.rules.ID()]; g != nil {
			l.List = paper.Exercises(g)
		}
		return l
	case "guide":
		return paper.Booklet{Guide: guides()[o.rules.ID()], Paper: o.paper, Look: o.look}
	}
	return paper.Board{Rules: o.rules, Paper: o.paper, Side: o.n, Look: o.look}
}

// addPrints adds the addresses of what is printed but for those of a language.
func (s *Server) addPrints(mux *http.ServeMux) {
	mux.Handle("GET "+printPath, s.paced(&s.views, s.toPrints))
	mux.Handle("GET "+printPath+".pdf", s.paced(&s.prints.pace, s.printed))
	for _, path := range []string{printPath, printPath + ".pdf"} {
		mux.Handle(path, s.wrongMethod("GET, HEAD"))
	}
}

// toPrints is open to everybody, at the pace of Config.Views: it leads to the page in the reader's language.
func (s *Server) toPrints(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store") // it depends on the reader
	http.Redirect(w, r, theAtlas().paths[languageOf(r)][printLeaf], http.StatusFound)
}

// printPage is open to everybody, at the pace of Config.Views: what is asked for as it will look, and the way to its
// PDF.
func (s *Server) printPage(w http.ResponseWriter, r *http.Request) {
	o, err := orderOf(r.URL.Query())
	if err != nil {
		s.noOrder(w, r, err)
		return
	}
	p := explaining(r)
	if r.URL.RawQuery != "" {
		p.here.asks = o.query().Encode()
	}
	view := PrintView{Page: p, Offers: s.offers, printOrder: o}
	d, err := o.layout().Document(p.lang())
	status := http.StatusOK
	var bad *paper.Problem
	switch {
	case errors.As(err, &bad):
		view.Bad, status = bad.Words(p.lang()), http.StatusBadRequest
	case err != nil:
		s.broken(w, r, err)
		return
	default:
		view.show(d)
	}
	s.answer(w, r, status, func(w io.Writer) error { return RenderPrint(w, view) })
}

func (s *Server) noOrder(w http.ResponseWriter, r *http.Request, err error) {
	code := codeUnknownRules
	if errors.Is(err, errKind) {
		code = codeBadForm
	}
	s.fail(w, r, http.StatusBadRequest, code)
}

// prints makes one document at a time: they may take one core and no more.
type prints struct {
	pace buckets
	one  sync.Mutex
}

func (p *prints) pdf(l paper.Layout, lang string) ([]byte, error) {
	p.one.Lock()
	defer p.one.Unlock()
	d, err := l.Document(lang)
	if err != nil {
		return nil, err
	}
	return d.PDF()
}

// printed is open to everybody, at the pace of Config.Pictures: what is asked for as PDF. Equal orders are equal bytes.
func (s *Server) printed(w http.ResponseWriter, r *http.Request) {
	o, err := orderOf(r.URL.Query())
	if err != nil {
		s.noOrder(w, r, err)
		return
	}
	lang := r.URL.Query().Get("lang")
	if !slices.Contains(i18n.Languages, lang) {
		lang = languageOf(r)
	}
	pdf, err := s.prints.pdf(o.layout(), lang)
	var bad *paper.Problem
	switch {
	case errors.As(err, &bad):
		q := o.query()
		http.Redirect(w, r, theAtlas().paths[lang][printLeaf]+"?"+q.Encode(), http.StatusSeeOther) // the page says why
		return
	case err != nil:
		s.broken(w, r, err)
		return
	}
	sendPDF(w, o.kind+"-"+o.rules.ID(), pdf)
}

func sendPDF(w http.ResponseWriter, name string, pdf []byte) {
	h := w.Header()
	h.Set("Content-Type", "application/pdf")
	h.Set("Content-Disposition", `attachment; filename="`+name+`.pdf"`)
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Length", strconv.Itoa(len(pdf)))
	_, _ = w.Write(pdf) // whoever asked may have left
}

// noDocument answers that what is asked for cannot be printed.
func (s *Server) noDocument(w http.ResponseWriter, r *http.Request, err error) {
	var bad *paper.Problem
	if errors.As(err, &bad) {
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	s.broken(w, r, err)
}
