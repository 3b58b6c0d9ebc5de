package server

import (
	"encoding/json"
	"html"
	"net/url"
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/i18n"
	"tabuleiro/room"
)

func rulesOfID(t *testing.T, id string) game.Rules {
	t.Helper()
	r, err := all.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestRemarks: what a position is, in the reader's words, with the squares they are about.
func TestRemarks(t *testing.T) {
	for _, test := range []struct {
		rules, fen string
		playable   bool
		want       []string // "kind: words [squares]"
	}{
		{"brazilian", "W:Wc3:Bb6", true, []string{"fine: Vez das brancas · 2 lances possíveis []"}},
		{"brazilian", "W:Wc3,d4:Be5", true, []string{"fine: Vez das brancas · 1 lance possível []"}},
		{"brazilian", "W:W:B", false, []string{"bad: O tabuleiro está vazio: ponha peças dos dois lados. []"}},
		{"brazilian", "B:Wc3:B", false, []string{"bad: A partida já começaria decidida. Brancas ganham: as pretas ficaram sem peças. []"}},
		{"brazilian", "W:Wc3:B", false, []string{"bad: A partida já começaria decidida. Brancas ganham: as pretas ficaram sem peças. []"}},
		{"misere", "W:W:Bc3", false, []string{"bad: A partida já começaria decidida. Brancas ganham: as brancas ficaram sem peças. []"}},
		{"brazilian", "W:Wa1:Bb2,c3", false, []string{"bad: A partida já começaria decidida. Pretas ganham: as brancas ficaram sem lances. []"}},
		{"brazilian", "W:Wb8,c3:Bb6,e1", true, []string{
			"fine: Vez das brancas · 2 lances possíveis []",
			"doubt: Pedra de brancas na linha de coroação (b8): numa partida ela já seria dama. Aqui continua pedra. [28]",
			"doubt: Pedra de pretas na linha de coroação (e1): numa partida ela já seria dama. Aqui continua pedra. [2]",
		}},
		{"english", "B:W1,3,30:BK9", true, []string{
			"fine: Vez das pretas · 4 lances possíveis []",
			"doubt: Pedras de brancas na linha de coroação (1 e 3): numa partida elas já seriam damas. Aqui continuam pedras. [28 30]",
		}},
		{"brazilian", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4:Bb6", true, []string{
			"fine: Vez das brancas · 7 lances possíveis []",
			"doubt: Peças de brancas demais: uma partida começa com 12. Dá para jogar mesmo assim. []",
		}},
		{"brazilian", "W:WKa1:BKh2:Q39", true, []string{
			"fine: Vez das brancas · 7 lances possíveis []",
			"doubt: O texto traz um contador: sem captura nem avanço de pedra, 39 de 40. []",
		}},
		{"brazilian", "W:WKa1:BKh2:Q40", false, nil},
		{"turkish", "W:Wa3:Bh6", false, []string{"bad: A partida já começaria decidida. Empate: sobrou uma peça de cada lado. []"}},
		{"breakthrough", "W:WK50:B1,2", false, nil},
		{"brazilian", "", false, []string{"bad: O texto da posição está vazio. []"}},
		{"brazilian", "X:Wc3:Bb6", false, []string{"bad: O texto deve começar com quem joga: W para brancas ou B para pretas. Encontramos “X”. []"}},
		{"brazilian", "W:Wc3", false, nil},
		{"brazilian", "W:Wc3,b1:Bb6", false, []string{"bad: “b1” não é uma casa deste tabuleiro. []"}},
		{"morris9", "W:Wb1:Bb6", false, []string{"bad: “b1” não é um ponto deste tabuleiro. []"}},
		{"brazilian", "W:Wc3,Kc3:Bb6", false, []string{"bad: Duas peças na mesma casa: Kc3. [9]"}},
		{"brazilian", "W:Wc3:Bb6:E9=3", false, []string{"bad: “E9=3” não serve como contador: estas regras não o têm, ou ele não pode ter esse valor nesta posição. []"}},
		// Read by the rules, and listed by nobody: see room/tangle.go. Fails, after seconds, without MayBegin.
		{"frisian", "B:WK1:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,43,44,47", false, []string{"bad: Há capturas demais nesta posição: ninguém conseguiria contar todas. Tire algumas peças. []"}},
		{"brazilian", "W:W" + strings.Repeat("c3,", 2000) + ":B", false, []string{"bad: O texto é longo demais para ser uma posição. []"}},
	} {
		s := readSetup(rulesOfID(t, test.rules), test.fen)
		var got []string
		for _, r := range (Page{}).remarks(s) {
			marks, _ := json.Marshal(r.Squares)
			got = append(got, r.Kind+": "+r.Text+" "+strings.ReplaceAll(string(marks), ",", " "))
		}
		if s.Playable() != test.playable {
			t.Errorf("%s %.60s may be played: %v", test.rules, test.fen, s.Playable())
		}
		if test.want != nil && strings.Join(got, "\n") != strings.Join(test.want, "\n") {
			t.Errorf("%s %.60s:\n%s\nwant\n%s", test.rules, test.fen, strings.Join(got, "\n"), strings.Join(test.want, "\n"))
		}
	}
}

func TestEveryFaultOfAFENHasWords(t *testing.T) {
	for _, code := range []game.FENCode{game.FENEmpty, game.FENTooLong, game.FENSide, game.FENList, game.FENSquare, game.FENTwice, game.FENTangled, game.FENHand, game.FENCrowd, game.FENNobody, game.FENLength, game.FENSign, game.FENTurn, game.FENTail} {
		for _, lang := range i18n.Languages {
			if text := (Page{Lang: lang}).fenWords(&game.FENError{Code: code, Token: "c3"}); strings.Contains(text, "{") || strings.Contains(text, string(code)) {
				t.Errorf("%s, %s: %q", code, lang, text)
			}
		}
	}
}

// TestOtherRulesKeepWhatFits: places are those of the board, not of its names and numbers; mirrored
// where the dark corner lies on the other side.
func TestOtherRulesKeepWhatFits(t *testing.T) {
	for _, test := range []struct {
		from, fen, to, want string
		left                int
	}{
		{"brazilian", "B:Wc3,Ka1:Bb6:Q3", "russian", "B:WKa1,c3:Bb6", 0},
		{"brazilian", "W:Wa1,c3:BKh8", "english", "W:W22,29:BK4", 0},
		{"brazilian", "W:Wa1,c3:BKh8", "italian", "W:W23,32:BK1", 0}, // h1, f3, a8
		{"italian", "W:W23,32:BK1", "brazilian", "W:Wa1,c3:BKh8", 0},
		{"international", "B:W46,50:B1,5", "brazilian", "B:Wa1:B", 3},
		{"turkish", "W:Wa1,b1,c3:Bd8,h8", "brazilian", "W:Wa1,c3:Bd8,h8", 1},
		{"brazilian", "W:Wa1:Bh8", "turkish", "W:Wa1:Bh8", 0},
		{"frisian", "W:W50,K40:B1:M40=2", "international", "W:WK40,50:B1", 0},
	} {
		got := readSetup(rulesOfID(t, test.from), test.fen).moved(rulesOfID(t, test.to))
		want := readSetup(rulesOfID(t, test.to), test.want)
		if got.Err != nil || got.FEN != want.FEN || got.Left != test.left {
			t.Errorf("%s %s is in %s %s, and %d are left; want %s and %d", test.from, test.fen, test.to, got.FEN, got.Left, want.FEN, test.left)
		}
	}
}

// Of a FEN that is wrong somewhere the board shows what is right.
func TestWhatIsLegibleOfAFEN(t *testing.T) {
	for fen, want := range map[string]string{
		"B:Wc3,b1,Kd4:Bb6,c3,Kzz": "B:Wc3,Kd4:Bb6",
		"":                        "W:W:B",
		"W:Wc3:Bb6:E9=3":          "W:Wc3:Bb6",
		"W:WKa1:B:W:c3":           "W:WKa1:B",
		"W:W" + strings.Repeat("c3,", 3000) + "a1": "W:Wc3:B",
		":::::" + strings.Repeat(":", 5000):        "W:W:B",
		"W:\x00:\xff\xfe":                          "W:W:B",
	} {
		r := rulesOfID(t, "brazilian")
		turn, pieces := legible(r, fen)
		if got := game.PlacedFEN(r, turn, pieces, [2]int{}); got != want {
			t.Errorf("of %.40q %s is legible; want %s", fen, got, want)
		}
	}
}

func TestThePageOfAPosition(t *testing.T) {
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	page := func(query string) string {
		t.Helper()
		built(t)
		a := ask(t, ctx, b, "GET", s.base+"/posicao"+query, "")
		if a.StatusCode != 200 {
			t.Fatalf("%s: %s", query, a.Status)
		}
		return html.UnescapeString(a.body)
	}
	for query, wants := range map[string][]string{
		"":                                   {`value="W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"`, `href="/?rules=brazilian&opponent=friend"`},
		"?rules=brazilian&fen=W:Wc3,Kd4:Bb6": {`aria-label="d4, dama branca"`, `href="/?fen=W%3AWc3%2CKd4%3ABb6&rules=brazilian&opponent=computer"`, "Vez das brancas"},
		"?rules=brazilian&fen=W:Wb8:Bb6":     {`aria-label="b8, pedra branca, veja a explicação"`, "#m-ask"},
		"?rules=brazilian&fen=W:Wc3,z9:Bb6":  {`aria-label="c3, pedra branca"`, "“z9” não é uma casa", `value="W:Wc3,z9:Bb6"`, `role="link" aria-disabled="true"`},
		"?rules=italian&from=brazilian&fen=W:Wa1:BKh8":    {`value="W:W32:BK1"`, `value="italian" selected`},
		"?rules=brazilian&from=international&fen=W:W50:B": {"1 peça ficou de fora"},
		"?rules=brazilian&fen=%3Cscript%3E":               {"Encontramos “<script>”"},
	} {
		text := page(query)
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("%s lacks %s", query, want)
			}
		}
	}
	if a := ask(t, ctx, b, "GET", s.base+"/posicao?fen=%3Cscript%3E", ""); strings.Contains(a.body, `“<script>`) {
		t.Error("a FEN stands in the page as it is")
	}
	a := ask(t, ctx, b, "GET", s.base+"/posicao.json?rules=english&fen=W:W9:BK30:Q3", "")
	var answer setupAnswer
	if err := json.Unmarshal([]byte(a.body), &answer); err != nil || answer.FEN != "W:W9:BK30:Q3" || !answer.Playable || len(answer.Pieces) != 2 {
		t.Errorf("the script is told %s, %v", a.body, err)
	}
}

// TestAPositionOpensATable: the address of the start page sets it, the form opens it, and the room
// leads back to it as it stands then.
func TestAPositionOpensATable(t *testing.T) {
	s, ctx := start(t), patience(t)
	built(t)
	const fen = "B:WKa1,c3:Bb6,h6"
	b := client.New(s.base)
	a := ask(t, ctx, b, "GET", s.base+"/?rules=russian&opponent=friend&fen="+url.QueryEscape(fen), "")
	for _, want := range []string{`name="rules" value="russian"`, `name="fen" value="` + fen + `"`, `value="friend" checked`, "começa desta posição"} {
		if !strings.Contains(a.body, want) {
			t.Errorf("the start page lacks %s", want)
		}
	}
	p := open(t, ctx, s, "rules=russian&opponent=both&fen="+url.QueryEscape(fen))
	p.play(t, ctx, "b6-a5")
	a = ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room, "")
	if !strings.Contains(a.body, `href="/posicao?room=`+p.Room+`"`) {
		t.Error("the room does not lead to its position")
	}
	a = ask(t, ctx, b, "GET", s.base+"/posicao?room="+p.Room, "")
	if want := setupAddress("russian", p.FEN); a.StatusCode != 303 || a.Header.Get("Location") != want {
		t.Errorf("%s, %s; want %s", a.Status, a.Header.Get("Location"), want)
	}
}

// What no table begins with is shown where it can be put right, whoever asks for it.
func TestAPositionThatOpensNoTable(t *testing.T) {
	s, ctx := start(t), patience(t)
	built(t)
	for fen, want := range map[string]string{
		"W:Wc3,z9:Bb6": "não é uma casa deste tabuleiro",
		"W:Wc3:B":      "já começaria decidida",
		"W:W:B":        "O tabuleiro está vazio",
	} {
		a := ask(t, ctx, client.New(s.base), "GET", s.base+"/?rules=brazilian&fen="+url.QueryEscape(fen), "")
		if a.StatusCode != 400 || !strings.Contains(a.body, want) || !strings.Contains(a.body, `id="fen"`) {
			t.Errorf("the start page with %s: %s", fen, a.Status)
		}
	}
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for fen, want := range map[string]string{"W:Wc3,z9:Bb6": "não é uma casa deste tabuleiro", "W:Wc3": "uma lista de peças"} {
		a := ask(t, ctx, p.Browser, "POST", s.base+"/jogo", "rules=brazilian&opponent=both&fen="+url.QueryEscape(fen))
		if a.StatusCode != 400 || !strings.Contains(a.body, want) || a.Header.Get("Location") != "" {
			t.Errorf("the form with %s: %s", fen, a.Status)
		}
	}
}

// TestADrawnOpening: the page says which, in notation, and the next game has it again.
func TestADrawnOpening(t *testing.T) {
	s, ctx := start(t), patience(t)
	built(t)
	p := open(t, ctx, s, "rules=portuguese&opponent=both&start=ballot")
	events, err := s.log.Load(ctx, p.Room, 0)
	if err != nil {
		t.Fatal(err)
	}
	state, err := room.Replay(all.Find, events)
	if err != nil || state.Ballot == "" || p.Match.Of != 2 {
		t.Fatalf("%+v, %v", state.Match, err)
	}
	a := ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room, "")
	if want := `<dt>Abertura</dt><dd id="abertura">` + state.Ballot + `</dd>`; !strings.Contains(a.body, want) {
		t.Errorf("the page lacks %s", want)
	}
}

// Without scripts the page of a position tells what may be played, and that of a game leads there.
func TestWithoutScriptsMovesAreTold(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for fen, want := range map[string]string{
		"W:Wc3,h2:Bd4,h8": "Único lance: c3 captura d4, termina em e5.",
		"W:Wc3:B":         "",
		"no position":     "",
	} {
		_, told, found := strings.Cut(ask(t, ctx, b, "GET", s.base+setupPath+"?rules=brazilian&fen="+url.QueryEscape(fen), "").body, "</ul><noscript><p>")
		if found != (want != "") || !strings.HasPrefix(told, want) {
			t.Errorf("%s: told %.60q, want %q", fen, told, want)
		}
	}
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	link := `<a href="` + setupPath + `?room=` + p.Room + `">O que posso jogar?</a></p></noscript>`
	if page := ask(t, ctx, b, "GET", s.base+"/jogo/"+p.Room, "").body; strings.Contains(page, link) {
		t.Error("who watches is asked what to play")
	}
	if page := ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room, "").body; !strings.Contains(page, link) {
		t.Error("the page of the game does not lead there")
	}
	at := ask(t, ctx, p.Browser, "GET", s.base+setupPath+"?room="+p.Room, "").Header.Get("Location")
	if page := ask(t, ctx, p.Browser, "GET", s.base+at, "").body; !strings.Contains(page, "</ul><noscript><p>Lances possíveis: a3 vai para b4") {
		_, told, _ := strings.Cut(page, `id="says">`)
		t.Errorf("and it tells %.200s", told)
	}
}
