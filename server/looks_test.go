package server

import (
	"net/http/httptest"
	"strings"
	"testing"
)

func TestCookiesChooseTheLooks(t *testing.T) {
	for _, test := range []struct {
		name, cookies string
		want, lacks   []string
	}{
		{"none", "",
			[]string{`data-board="madeira" data-coords="inside-letters">`, `class="co r"`, `a1, pedra branca`}, nil},
		{"all", "theme=dark; board=calcada; pieces=vermelho-e-azul; coords=outside-numbers",
			[]string{`data-theme="dark" data-board="calcada" data-pieces="vermelho-e-azul" data-coords="outside-numbers"`,
				`a1, pedra vermelha`, `h8, pedra azul`, `vermelhas embaixo`},
			[]string{`class="co`, `, pedra branca"`}},
		{"numbers in the squares", "coords=inside-numbers",
			[]string{`class="board n8 nums"`, `class="co n" aria-hidden="true">32<`}, []string{`class="co r"`}},
		{"of somebody else's making", `board="><script>; pieces=ouro; coords=`,
			[]string{`data-board="madeira" data-coords="inside-letters">`}, []string{"<script>", "ouro"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := httptest.NewRequest("GET", "/", nil)
			r.Header.Set("Cookie", test.cookies)
			page := rendered(t, func(b *strings.Builder) error {
				return RenderGame(b, GameView{Page: pageOf(r), State: stateOf("brazilian", "white")})
			})
			for _, want := range test.want {
				if !strings.Contains(page, want) {
					t.Errorf("the page lacks %s", want)
				}
			}
			for _, lacks := range test.lacks {
				if strings.Contains(page, lacks) {
					t.Errorf("the page has %s", lacks)
				}
			}
		})
	}
}
