package server

import (
	"bytes"
	"context"
	"html"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"
	"testing"

	"tabuleiro/client"
)

// sendFiles sends files by the form of the page, as a browser does.
func sendFiles(t *testing.T, ctx context.Context, b *client.Browser, base string, list ...sentFile) answered {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for _, f := range list {
		part, err := form.CreateFormFile("file", f.name)
		if err == nil {
			_, err = part.Write(f.data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	_ = form.WriteField("text", "") // as a browser does, and a buffer takes everything
	_ = form.Close()
	return ask(t, ctx, b, "POST", base+importPath, body.String(), "Content-Type", form.FormDataContentType())
}

const namedGGF = "(;GM[Othello]DT[1998.07.12]PB[Conceição]PW[Beto]RE[?]TY[8]B[f5]W[d6]B[c3];)"

// wthorOf downloads the three files of a game that is brought.
func wthorOf(t *testing.T, ctx context.Context, b *client.Browser, base string) (wtb, jou, trn sentFile) {
	t.Helper()
	page := ask(t, ctx, b, "GET", brings(t, ctx, b, base, namedGGF), "").body
	at := base + gameLink.FindString(page) + "/partida."
	file := func(ext string) sentFile {
		a := ask(t, ctx, b, "GET", at+ext, "")
		if a.StatusCode != 200 || !strings.Contains(a.Header.Get("Content-Disposition"), "partida."+ext) {
			t.Fatalf("%s: %s", ext, a.Status)
		}
		return sentFile{"partida." + ext, []byte(a.body)}
	}
	return file("wtb"), file("jou"), file("trn")
}

// What is downloaded as WTHOR comes back with its names, whatever its files are called; and without them says so.
func TestWTHORWithItsNames(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	wtb, jou, trn := wthorOf(t, ctx, b, s.base)
	for _, c := range []struct {
		name         string
		list         []sentFile
		says, spares string
	}{
		{"all three", []sentFile{wtb, jou, trn}, "Beto contra Conceição", "por número"},
		{"in another order, with other names", []sentFile{{"a.trn", jou.data}, {"b", trn.data}, {"games.pdn", wtb.data}}, "Beto contra Conceição", "por número"},
		{"without names", []sentFile{wtb}, "por número", "Conceição"},
		{"without players", []sentFile{wtb, trn}, "por número", "Conceição"},
		{"names that end early", []sentFile{wtb, {"x.jou", jou.data[:len(jou.data)-5]}}, "Conceição", "por número"},
		{"a name that ends early", []sentFile{wtb, {"x.jou", jou.data[:len(jou.data)-25]}}, "por número", "Conceição"},
	} {
		a := sendFiles(t, ctx, b, s.base, c.list...)
		if a.StatusCode != http.StatusSeeOther {
			t.Errorf("%s: %s", c.name, a.Status)
			continue
		}
		page := html.UnescapeString(ask(t, ctx, b, "GET", s.base+a.Header.Get("Location"), "").body)
		if !strings.Contains(page, c.says) || strings.Contains(page, c.spares) {
			t.Errorf("%s: the page says %q: %v, %q: %v", c.name, c.says, strings.Contains(page, c.says), c.spares, strings.Contains(page, c.spares))
		}
	}
}

// What does not belong together is told, and nothing of it is kept.
func TestFilesThatDoNotBelongTogether(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	wtb, jou, trn := wthorOf(t, ctx, client.New(s.base), s.base)
	b := client.New(s.base)
	pdn := sentFile{"copa.pdn", []byte(twoGames)}
	big := sentFile{"big.pdn", bytes.Repeat([]byte("1. c3-d4 "), maxUpload/9/2+9)}
	for _, c := range []struct {
		name   string
		list   []sentFile
		status int
		says   string
	}{
		{"nothing", nil, 400, "Não encontramos nenhuma partida"},
		{"players alone", []sentFile{jou}, 422, "só têm nomes"},
		{"names alone, called games", []sentFile{{"games.pdn", trn.data}, {"games.wtb", jou.data}}, 422, "só têm nomes"},
		{"two files of games", []sentFile{pdn, {"outra.pdn", []byte("1. 32-28 *")}}, 422, "um arquivo de partidas de cada vez"},
		{"names of other games", []sentFile{pdn, jou}, 422, "um arquivo de partidas de cada vez"},
		{"players twice", []sentFile{wtb, jou, jou}, 422, "um arquivo de partidas de cada vez"},
		{"very many", slices.Repeat([]sentFile{jou}, 500), 422, "só têm nomes"},
		{"names that are none", []sentFile{wtb, {"x.jou", []byte("abcdefghijklmnopqrstuvwxyz")}}, 422, "WTHOR"},
		{"too much together", []sentFile{big, big}, 413, "5 MB"},
	} {
		if a := sendFiles(t, ctx, b, s.base, c.list...); a.StatusCode != c.status || !strings.Contains(html.UnescapeString(a.body), c.says) {
			t.Errorf("%s: %s without %q", c.name, a.Status, c.says)
		}
	}
	if page := ask(t, ctx, b, "GET", s.base+importsPath, "").body; strings.Contains(page, `href="/importadas/`) {
		t.Error("something was kept")
	}
}
