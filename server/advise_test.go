package server

import (
	"slices"
	"testing"

	"tabuleiro/client"
	"tabuleiro/game"
	"tabuleiro/wire"
)

// Between two people nobody is helped, and who watches is not either.
func TestTwoPeopleAreNotAdvised(t *testing.T) {
	s, ctx := start(t), patience(t)
	ann, link := invite(t, ctx, s, "&name=Ana")
	bob := client.New(s.base)
	if a := accept(t, ctx, bob, link, "Bob"); a.StatusCode != 303 {
		t.Fatal(a.Status)
	}
	for who, p := range map[wire.Code]*seated{
		"no-hints":     sit(t, ctx, ann.Browser, ann.Room),
		"not-a-player": sit(t, ctx, client.New(s.base), ann.Room),
	} {
		if refused := advised(t, p, p.V).(wire.Refused); refused.Re != "advise" || refused.Code != who {
			t.Errorf("answered %+v; want %s", refused, who)
		}
	}
	if refused := advised(t, sit(t, ctx, bob, ann.Room), 2).(wire.Refused); refused.Code != "no-hints" {
		t.Errorf("the friend is answered %+v", refused)
	}
}

// Who plays alone hears of every legal move, and nobody else hears of that.
func TestAdviceAnswersTheAsker(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	other := sit(t, ctx, p.Browser, p.Room)
	p.play(t, ctx, "c3-d4")
	p.play(t, ctx, "b6-c5")
	m := advised(t, p, p.V).(wire.Advice)
	texts := func(n int, text func(int) string) (list []string) {
		for i := range n {
			list = append(list, text(i))
		}
		return list
	}
	got := texts(len(m.Moves), func(i int) string { return m.Moves[i].Move })
	legal := texts(len(p.Moves), func(i int) string { return p.Moves[i].Text })
	slices.Sort(got)
	slices.Sort(legal)
	if m.V != p.V || !slices.Equal(got, legal) {
		t.Errorf("version %d, advised on %v; want %d and %v", m.V, got, p.V, legal)
	}
	if r := m.Moves[0].Remarks[0]; r.Key != game.TakesPieces || r.N != 1 || len(r.Squares) != 1 {
		t.Errorf("of the capture %+v is said", m.Moves[0])
	}
	for other.Ply < 2 {
		if _, told := other.hear(t, ctx).(wire.Advice); told {
			t.Error("another tab is told the answer")
		}
	}
	if refused := advised(t, p, 1).(wire.Refused); refused.Code != "past-version" {
		t.Errorf("about a past position: %+v", refused)
	}
}

// advised asks for advice and returns the answer.
func advised(t *testing.T, p *seated, v int) wire.Told {
	t.Helper()
	tell(t, p, wire.Advise{V: v})
	for {
		switch m := p.hear(t, patience(t)).(type) {
		case wire.Advice, wire.Refused:
			return m
		}
	}
}
