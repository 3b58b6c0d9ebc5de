package server

import (
	"bytes"
	"net/url"
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/game/all"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/wthor"
	"tabuleiro/wire"
)

// readGame reads the one game of a file, which must have no problem.
func readGame(t *testing.T, name, data string) *notation.Game {
	t.Helper()
	o := files.Options{Rules: all.All()}
	f, err := files.Open(bytes.NewReader([]byte(data)), name, o)
	if err != nil {
		t.Fatal(err)
	}
	var read []*notation.Game
	for g, err := range f.Games() {
		if err != nil {
			t.Fatal(err)
		}
		read = append(read, g)
	}
	if len(read) != 1 || len(read[0].Problems) > 0 || len(f.Summary().Problems) > 0 {
		t.Fatalf("%s: %d games, %+v, of\n%s", name, len(read), f.Summary(), data)
	}
	return read[0]
}

func TestAGameIsAFileInEveryForm(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	for _, c := range []struct {
		form  string
		moves []string
		has   string // endings, as the page lists them
	}{
		{"rules=brazilian&clock=300%2B3&name=" + url.QueryEscape(`Ana "<b>" \`), []string{"c3-d4", "b6-a5", "d4-e5"}, "pdn json"},
		{"rules=english", []string{"11-15"}, "pdn json"},
		{"rules=turkish&fen=" + url.QueryEscape("B:Wh2,Kd4:Bd6,h7:Q3"), []string{"h7-h6"}, "pdn json"},
		{"rules=morris9", []string{"d6", "f4"}, "pdn json"},
		{"rules=reversi", []string{"f5", "d6", "c3"}, "ggf txt obf wtb jou trn json"},
		{"rules=reversi-6x6", nil, "ggf txt json"},
	} {
		p := open(t, ctx, s, c.form+"&opponent=both")
		for _, m := range c.moves {
			p.play(t, ctx, m)
		}
		if len(c.moves) == 0 {
			p.play(t, ctx, p.Moves[0].Short)
		}
		if err := p.socket.Ask(ctx, wire.Resign{V: p.V, As: "white"}); err != nil {
			t.Fatal(err)
		}
		p.hear(t, ctx)
		address := s.base + "/jogo/" + p.Room + "/partida"
		page := ask(t, ctx, client.New(s.base), "GET", address, "")
		for _, f := range fileForms {
			has := strings.Contains(" "+c.has+" ", " "+f.Ext+" ")
			if linked := strings.Contains(page.body, `href="/jogo/`+p.Room+`/partida.`+f.Ext+`"`); linked != has {
				t.Errorf("%s: its page links %s: %v", c.form, f.Ext, linked)
			}
			a := ask(t, ctx, client.New(s.base), "GET", address+"."+f.Ext, "")
			if !has {
				if a.StatusCode != 404 {
					t.Errorf("%s as %s: %s", c.form, f.Ext, a.Status)
				}
				continue
			}
			if a.StatusCode != 200 || !strings.HasPrefix(a.Header.Get("Content-Disposition"), "attachment") || a.Header.Get("Content-Type") != f.kind {
				t.Errorf("%s as %s: %s, %v", c.form, f.Ext, a.Status, a.Header)
			}
			if f.kind == bytesKind {
				if k := wthor.KindOf([]byte(a.body), int64(len(a.body))); string(k) != f.Ext {
					t.Errorf("%s: .%s is %q", c.form, f.Ext, k)
				}
			}
			if f.Ext == "jou" || f.Ext == "trn" || f.Name == files.JSON || strings.Contains(c.form, "6x6") && f.Name == files.Transcript { // the board is not in it
				continue
			}
			g := readGame(t, "partida."+f.Ext, a.body)
			if g.Rules.ID() != p.Rules && f.Name != files.OBF || f.Name != files.OBF && g.Plies != len(p.Line) {
				t.Errorf("%s as %s was read as %d plies of %s:\n%s", c.form, f.Ext, g.Plies, g.Rules.ID(), a.body)
			}
			if f.Name == files.PDN {
				wantTags(t, g, s.base+"/jogo/"+p.Room)
			}
		}
	}
}

// wantTags looks at the head of a game that White has given up.
func wantTags(t *testing.T, g *notation.Game, site string) {
	t.Helper()
	if g.Result != "black" || g.Tag("Site") != site || g.Tag("Termination") != "Normal" || len(g.Tag("Date")) != len("2026.11.30") {
		t.Errorf("%s, %v", g.Result, g.Tags)
	}
	if g.Tag("TimeControl") != "300+3" {
		return
	}
	if g.Tag("White") != `Ana "<b>" \` {
		t.Errorf("White is %q", g.Tag("White"))
	}
	if want := "[%clock w0:05:00 B0:05:00]"; len(g.Moves[0].Comments) != 1 || g.Moves[0].Comments[0] != want {
		t.Errorf("the first move has %q, want %q", g.Moves[0].Comments, want)
	}
}

func TestFilesOfAnUnknownRoom(t *testing.T) {
	s, ctx := start(t), patience(t)
	for _, path := range []string{"", ".pdn", ".wtb", ".json"} {
		if a := ask(t, ctx, client.New(s.base), "GET", s.base+"/jogo/nosuchroomxx/partida"+path, ""); a.StatusCode != 404 {
			t.Errorf("%q: %s", path, a.Status)
		}
	}
}
