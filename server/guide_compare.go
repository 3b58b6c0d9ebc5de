package server

import (
	"io"
	"net/http"
	"net/url"
	"reflect"

	"tabuleiro/guide"
)

// guideCompare is two rulesets beside each other: its address names them as a and b. Whom it does not know it says, and
// lets choose anew.
func (s *Server) guideCompare(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	view := CompareView{Page: explaining(r), Offers: s.offers, A: guides()[q.Get("a")], B: guides()[q.Get("b")]}
	render := func(w io.Writer) error { return RenderCompare(w, view) }
	switch {
	case view.A != nil && view.B != nil:
		view.here.asks = "a=" + url.QueryEscape(view.A.Rules.ID()) + "&b=" + url.QueryEscape(view.B.Rules.ID())
	case q.Has("a") && view.A == nil || q.Has("b") && view.B == nil:
		view.Unknown = true
		s.answer(w, r, http.StatusBadRequest, render)
		return
	}
	s.answerKept(w, r, view.Page, render)
}

// difference is a topic of one or both of two guides.
type difference struct {
	a, b     guide.Topic
	inA, inB bool
}

// differences are the topics in which two guides differ, in the order of the first, and those of the second alone after
// them; same is how many are equal: told in the same words and figures, on whatever squares.
func differences(a, b *guide.Guide) (list []difference, same int) {
	for t := range a.Topics() {
		other, both := b.Topic(t.Name)
		if both && reflect.DeepEqual(t, other) {
			same++
			continue
		}
		list = append(list, difference{t, other, true, both})
	}
	for t := range b.Topics() {
		if _, both := a.Topic(t.Name); !both {
			list = append(list, difference{b: t, inB: true})
		}
	}
	return list, same
}
