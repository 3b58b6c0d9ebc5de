package server

import (
	"strings"
	"testing"

	"tabuleiro/client"
)

func TestAComparisonShowsOnlyWhatDiffers(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	page := ask(t, ctx, b, "GET", s.base+"/pt/guia/comparar?a=brazilian&b=portuguese", "").body
	man, backwards := titleOf("brazilian", "man"), titleOf("brazilian", "backwards")
	if strings.Contains(page, ">"+man+"</h2>") {
		t.Errorf("%q is the same in both, and stands there", man)
	}
	if !strings.Contains(page, ">"+backwards+"</h2>") {
		t.Errorf("%q differs, and is not there", backwards)
	}
	for _, want := range []string{"<h1>Damas brasileiras e Damas portuguesas</h1>", "iguais.", `href="/pt/guia/damas-portuguesas"`,
		`hreflang="en" href="` + s.base + `/en/guide/compare?a=brazilian&amp;b=portuguese"`, `value="/pt/guia/comparar?a=brazilian&amp;b=portuguese"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if d := inspect(page); len(d.faults) > 0 {
		t.Error(d.faults)
	}
}

func TestAComparisonOfWhatIsNotThereSaysSo(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for query, want := range map[string]struct {
		status int
		words  string
	}{
		"":                                {200, "Comparar dois jogos"},
		"?a=brazilian":                    {200, "Comparar dois jogos"},
		"?a=chess&b=brazilian":            {400, "Não há guia para um dos jogos"},
		"?a=%3Cscript%3E&b=":              {400, "Não há guia para um dos jogos"},
		"?a=brazilian&b=brazilian":        {200, "É o mesmo jogo duas vezes"},
		"?a=brazilian&b=portuguese&x=%0d": {200, "Damas brasileiras e Damas portuguesas"},
	} {
		a := ask(t, ctx, b, "GET", s.base+"/pt/guia/comparar"+query, "")
		if a.StatusCode != want.status || !strings.Contains(a.body, want.words) || strings.Contains(a.body, "<script>") {
			t.Errorf("%s: %s, or it lacks %q", query, a.Status, want.words)
		}
		if d := inspect(a.body); len(d.faults) > 0 {
			t.Errorf("%s: %v", query, d.faults)
		}
	}
}

// titleOf is what a topic is called in the base language.
func titleOf(rules, name string) string {
	g := guides()[rules]
	topic, _ := g.Topic(name)
	return g.Text("pt-BR", topic.Title)
}
