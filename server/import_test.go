package server

import (
	"bytes"
	"context"
	"fmt"
	"html"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/i18n"
	files "tabuleiro/notation/all"
)

// sendFileAs sends a file by the form of the page, as a browser does: again with the cookie it is given.
func sendFileAs(t *testing.T, ctx context.Context, b *client.Browser, base, field, name, text string, header ...string) answered {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile(field, name)
	if name == "" {
		part, err = form.CreateFormField(field)
	}
	if err == nil {
		_, err = part.Write([]byte(text))
	}
	if err != nil {
		t.Fatal(err)
	}
	_ = form.Close() // a buffer takes everything
	return ask(t, ctx, b, "POST", base+importPath, body.String(), append([]string{"Content-Type", form.FormDataContentType()}, header...)...)
}

// brings brings a text and returns the address it leads to.
func brings(t *testing.T, ctx context.Context, b *client.Browser, base, text string) string {
	t.Helper()
	a := sendFileAs(t, ctx, b, base, "text", "", text)
	if a.StatusCode != http.StatusSeeOther {
		t.Fatalf("%s: %s", a.Status, a.body)
	}
	return base + a.Header.Get("Location")
}

var gameLink = regexp.MustCompile(`/importada/[A-Za-z0-9_-]+`)

const twoGames = `[Event "Copa"]
[White "Ana"]
[Black "Beto"]
[Result "2-0"]
[Ruleset "brazilian"]

1. c3-d4 {bom} b6-a5 (1... f6-e5 $2 {erro} 2. d4xf6) 2. d4-e5 2-0

[Event "Copa"]
[White "Caio"]
[Black "Duda"]
[Ruleset "brazilian"]

1. c3-d4 d6-d2 *
`

func TestBroughtGamesAreListedAndShown(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	list := brings(t, ctx, b, s.base, twoGames)
	page := html.UnescapeString(ask(t, ctx, b, "GET", list, "").body)
	for _, want := range []string{"Ana contra Beto", "Caio contra Duda", "2 partidas. 1 com algo a dizer.", "Damas brasileiras: 1 de 2 lidas", "Linha 14, lance 1: “d6-d2” não é um lance permitido"} {
		if !strings.Contains(page, want) {
			t.Errorf("the list lacks %q", want)
		}
	}
	if all := ask(t, ctx, b, "GET", s.base+importsPath, "").body; !strings.Contains(all, strings.TrimPrefix(list, s.base)) {
		t.Error("the list of files lacks the file")
	}
	game := s.base + gameLink.FindString(page)
	for at, wants := range map[string][]string{
		"":              {"Posição inicial", "Damas brasileiras", `href="?lance=1#tabuleiro"`, `href="?lance=2.1.2#tabuleiro"`, "bom", "f6-e5?", "partida.pdn"},
		"?lance=3":      {"2. d4-e5", `href="?lance=2#tabuleiro"`},
		"?lance=2.1.1":  {"1... f6-e5?", "<i>erro</i>", `href="?lance=1#tabuleiro"`, `href="?lance=2.1.2#tabuleiro"`},
		"?lance=2.1.99": nil, "?lance=x": nil, "?lance=2.2.1": nil, "?lance=-1": nil, "?lance=9": nil, "?lance=1.0.1": nil, "?lance=0.1.1": nil,
	} {
		a := ask(t, ctx, client.New(s.base), "GET", game+at, "") // the link is enough
		if (a.StatusCode == 200) != (wants != nil) {
			t.Errorf("%s: %s", at, a.Status)
		}
		for _, want := range wants {
			if !strings.Contains(a.body, want) {
				t.Errorf("%s lacks %q", at, want)
			}
		}
	}
	file := ask(t, ctx, client.New(s.base), "GET", game+"/partida.pdn", "")
	if g := readGame(t, "partida.pdn", file.body); g.Plies != 3 || len(g.Moves[1].Variations) != 1 || g.Tag("White") != "Ana" {
		t.Errorf("the file is\n%s", file.body)
	}
	if a := ask(t, ctx, client.New(s.base), "GET", game+"/partida.ggf", ""); a.StatusCode != 404 {
		t.Errorf("damas as GGF: %s", a.Status)
	}
}

// Of a file that has more games than are kept, only those are counted.
func TestTooManyGames(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	list := brings(t, ctx, b, s.base, strings.Repeat("[Ruleset \"brazilian\"] 1. c3-d4 1-0\n[Ruleset \"brazilian\"] 1. c3-c4 1-0\n", mostGames/2+1))
	page := html.UnescapeString(ask(t, ctx, b, "GET", list, "").body)
	for _, want := range []string{"2000 partidas. 1000 com algo a dizer.", "Damas brasileiras: 1000 de 2000 lidas", "ficaram as primeiras"} {
		if !strings.Contains(page, want) {
			t.Errorf("the list lacks %q", want)
		}
	}
}

// Codes are read where they are written: a new one wants its words.
func TestEveryProblemHasWords(t *testing.T) {
	for file, keys := range map[string][]string{
		"../notation/problem.go": {"problem."},
		"../game/refusal.go":     {"whynot.", "setup.", "problem."},
	} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		codes := regexp.MustCompile(`= "([a-z-]+)"`).FindAllStringSubmatch(string(source), -1)
		if len(codes) < 20 {
			t.Fatalf("%s has %d codes", file, len(codes))
		}
		for _, code := range codes {
			has := func(key string) bool { return i18n.Has(i18n.Base, key+code[1]) }
			if !slices.ContainsFunc(keys, has) && code[1] != "touched-piece" { // nobody touches in a file
				t.Errorf("%s has no words", code[1])
			}
		}
	}
}

// What stands in a file is text, wherever a page shows it.
func TestWhatFilesSayIsText(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	evil := `<script>alert(1)</script><img src=x onerror=alert(2)>' javascript:alert(3) &lt;b&gt;`
	var text strings.Builder
	for _, tag := range []string{"Event", "Site", "Date", "Round", "White", "Black", "Annotator", "Opening", "Termination", "TimeControl", "<script>", "GameType"} {
		fmt.Fprintf(&text, "[%s %q]\n", tag, evil)
	}
	fmt.Fprintf(&text, "[Ruleset \"brazilian\"]\n\n{%s} 1. c3-d4 {%s} b6-a5 (1... <svg/onload=alert(4)>) {%s} <script>alert(5)</script> 2. d4-e5 * {%s}\n", evil, evil, evil, evil)
	a := sendFileAs(t, ctx, b, s.base, "file", `"><script>alert(6)</script>.pdn`, text.String())
	if a.StatusCode != http.StatusSeeOther {
		t.Fatalf("%s: %s", a.Status, a.body)
	}
	list := ask(t, ctx, b, "GET", s.base+a.Header.Get("Location"), "").body
	game := s.base + gameLink.FindString(list)
	for _, page := range []string{list, ask(t, ctx, b, "GET", s.base+importsPath, "").body, ask(t, ctx, b, "GET", game, "").body, ask(t, ctx, b, "GET", game+"?lance=1", "").body} {
		for _, mark := range []string{"<script>alert", "<img", "onerror=alert(2)>'", `<svg/onload`, `href="javascript`} {
			if strings.Contains(page, mark) {
				t.Errorf("a page has %s as it is", mark)
			}
		}
	}
	for _, f := range []string{"pdn", "json", "pdf"} {
		a := ask(t, ctx, b, "GET", game+"/partida."+f, "")
		if !strings.HasPrefix(a.Header.Get("Content-Disposition"), "attachment") || strings.Contains(a.Header.Get("Content-Type"), "html") {
			t.Errorf("%s: %v", f, a.Header)
		}
	}
}

func TestImportsAreTheirOwners(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	ann, bob := client.New(s.base), client.New(s.base)
	mine := brings(t, ctx, ann, s.base, twoGames)
	brings(t, ctx, bob, s.base, "1. 32-28 *")
	game := s.base + gameLink.FindString(ask(t, ctx, ann, "GET", mine, "").body)
	for _, other := range []*client.Browser{bob, client.New(s.base)} {
		if a := ask(t, ctx, other, "GET", mine, ""); a.StatusCode != 404 || strings.Contains(a.body, "Ana") {
			t.Errorf("another's list: %s", a.Status)
		}
		if a := ask(t, ctx, other, "POST", mine+"/apagar", ""); a.StatusCode != 404 {
			t.Errorf("deleting another's: %s", a.Status)
		}
		if strings.Contains(ask(t, ctx, other, "GET", s.base+importsPath, "").body, strings.TrimPrefix(mine, s.base)) {
			t.Error("another's file is in the list")
		}
	}
	for path, method := range map[string]string{mine + "/apagar": "POST", s.base + importPath: "POST"} {
		if a := ask(t, ctx, ann, method, path, "", "Sec-Fetch-Site", "cross-site"); a.StatusCode != 403 {
			t.Errorf("%s of another site: %s", path, a.Status)
		}
	}
	if a := ask(t, ctx, ann, "GET", mine, ""); a.StatusCode != 200 {
		t.Fatalf("it is gone: %s", a.Status)
	}
	if a := ask(t, ctx, ann, "POST", mine+"/apagar", ""); a.StatusCode != http.StatusSeeOther {
		t.Errorf("deleting: %s", a.Status)
	}
	for _, path := range []string{mine, game, game + "/partida.pdn", game + "/partida.pdf"} {
		if a := ask(t, ctx, ann, "GET", path, ""); a.StatusCode != 404 {
			t.Errorf("%s, when it is deleted: %s", path, a.Status)
		}
	}
}

// What is no file of games is told, in the time it takes to read, and nothing is kept.
func TestFilesThatAreNone(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for _, c := range []struct {
		what, field, name, text string
		status                  int
		says                    string
	}{
		{"nothing", "text", "", " \n", 400, "Não encontramos nenhuma partida"},
		{"no game", "text", "", "Olá! Bom dia.", 422, "Não encontramos nenhuma partida"},
		{"a zip", "file", "games.pdn", "PK\x03\x04\x00\x00", 422, "não é um arquivo de partidas"},
		{"NULs", "file", "games.pdn", strings.Repeat("\x00", 5000), 422, "não é um arquivo de partidas"},
		{"a bad WTHOR", "file", "x.wtb", "abc", 422, "WTHOR"},
		{"too much", "file", "games.pdn", strings.Repeat("1. c3-d4 ", (maxUpload+1)/9+1), 413, "5 MB"},
		{"brackets", "file", "games.pdn", strings.Repeat("[", maxUpload), 422, "Não encontramos nenhuma partida"},
		{"another form", "other", "", twoGames, 400, ""},
	} {
		a := sendFileAs(t, ctx, b, s.base, c.field, c.name, c.text)
		if a.StatusCode != c.status || !strings.Contains(html.UnescapeString(a.body), c.says) {
			t.Errorf("%s: %s without %q", c.what, a.Status, c.says)
		}
	}
	if a := ask(t, ctx, b, "POST", s.base+importPath, "text=1.+c3-d4"); a.StatusCode != 400 {
		t.Errorf("a form without parts: %s", a.Status)
	}
	if page := ask(t, ctx, b, "GET", s.base+importsPath, "").body; strings.Contains(page, `href="/importadas/`) {
		t.Error("something was kept")
	}
	parens := sendFileAs(t, ctx, b, s.base, "file", "games.pdn", "1. c3-d4 "+strings.Repeat("(", maxUpload-20))
	if parens.StatusCode != http.StatusSeeOther {
		t.Errorf("parentheses: %s", parens.Status)
	}
	if s.stop(); strings.Contains(s.said.String(), "level=ERROR") {
		t.Errorf("the log has\n%.2000s", s.said)
	}
}

func TestImportsHaveAPace(t *testing.T) {
	built(t)
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Imports = Rate{Burst: 3, Every: time.Minute}
	}), patience(t)
	b := client.New(s.base)
	brings(t, ctx, b, s.base, twoGames) // the first form comes twice
	brings(t, ctx, b, s.base, "1. 32-28 *")
	if a := sendFileAs(t, ctx, b, s.base, "text", "", twoGames); a.StatusCode != 429 {
		t.Errorf("%s, want 429", a.Status)
	}
}

// Who brings a file when there is no more room for all takes that of the oldest, whoever's it is.
func TestImportsOfAllHaveABound(t *testing.T) {
	built(t)
	s, ctx := start(t, func(c *Config) { c.ImportRoom = 3000 }), patience(t)
	ann, bob := client.New(s.base), client.New(s.base)
	first := brings(t, ctx, ann, s.base, twoGames)
	second := brings(t, ctx, bob, s.base, twoGames)
	for n := 1; n <= 3; n++ {
		if ask(t, ctx, ann, "GET", first, "").StatusCode == 404 {
			break
		}
		second = brings(t, ctx, bob, s.base, strings.Replace(twoGames, "Ana", fmt.Sprint("Ana ", n), 1))
	}
	if a := ask(t, ctx, ann, "GET", first, ""); a.StatusCode != 404 {
		t.Errorf("the oldest: %s", a.Status)
	}
	if a := ask(t, ctx, bob, "GET", second, ""); a.StatusCode != 200 {
		t.Errorf("the newest: %s", a.Status)
	}
}

func TestAFormThatComesTwiceIsOneImport(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	if one, two := brings(t, ctx, b, s.base, twoGames), brings(t, ctx, b, s.base, twoGames); one != two {
		t.Errorf("%s and %s", one, two)
	}
}

// A browser that leaves in the middle of a file leaves nothing, and may send another at once.
func TestAnUploadThatIsBrokenOff(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	brings(t, ctx, b, s.base, "1. 32-28 *")
	pipe, sender := io.Pipe()
	leaving, leave := context.WithCancel(ctx)
	r, err := http.NewRequestWithContext(leaving, "POST", s.base+importPath, pipe)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", `multipart/form-data; boundary=x`)
	left := make(chan error, 1)
	go func() {
		_, err := b.Client.Do(r)
		left <- err
	}()
	_, _ = sender.Write([]byte("--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n1. c3-d4 "))
	for { // until the server reads it: one file at a time
		if a := sendFileAs(t, ctx, b, s.base, "text", "", twoGames); a.StatusCode == 429 {
			break
		} else if a.StatusCode != http.StatusSeeOther {
			t.Fatal(a.Status)
		}
	}
	leave()
	sender.Close() // the body of a request that ended is waited for
	if err := <-left; err == nil {
		t.Fatal("it was answered")
	}
	for ctx.Err() == nil {
		if a := sendFileAs(t, ctx, b, s.base, "text", "", "1. 32-28 17-21 *"); a.StatusCode == http.StatusSeeOther {
			break
		}
	}
	if ctx.Err() != nil {
		t.Fatal("the guest may send no other file")
	}
}

// Games of Reversi keep their passes, and those of other games their positions.
func TestKeptGamesAreWholeAgain(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for text, want := range map[string]string{
		"f5d6c3d3c4f4f6\n": files.Transcript,
		"(;GM[Othello]PB[Ana]PW[Beto]TY[8]B[f5/1.2/3]W[d6];)":                   files.GGF,
		"[Ruleset \"morris9\"]\n\n1. d6 f4 2. f6 *":                             files.PDN,
		"---------------------------OX------XO--------------------------- X;\n": files.OBF,
	} {
		page := ask(t, ctx, b, "GET", brings(t, ctx, b, s.base, text), "").body
		game := s.base + gameLink.FindString(page)
		if a := ask(t, ctx, b, "GET", game, ""); a.StatusCode != 200 || !strings.Contains(a.body, "<svg xmlns") {
			t.Errorf("%s: %s", want, a.Status)
		}
	}
}
