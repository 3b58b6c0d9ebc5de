package server

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/wire"
)

func TestARoomIsText(t *testing.T) {
	s, ctx := start(t), patience(t)
	usual := open(t, ctx, s, "rules=brazilian&opponent=computer&level=2&colour=white")
	usual.play(t, ctx, "c3-d4")
	for usual.Ply < 2 {
		usual.hear(t, ctx)
	}
	fen := "B:Wh2,Kd4:Bd6,h7:Q3"
	set := open(t, ctx, s, "rules=turkish&opponent=both&name=Ana&fen="+url.QueryEscape(fen))
	set.play(t, ctx, "h7-h6")
	if err := set.socket.Ask(ctx, wire.Resign{V: set.V, As: "white"}); err != nil {
		t.Fatal(err)
	}
	set.hear(t, ctx)
	awaited, err := set.Open(ctx, "rules=brazilian&opponent=friend&colour=white&name=Ana")
	if err != nil {
		t.Fatal(err)
	}
	passes := open(t, ctx, s, "rules=reversi&opponent=both&fen="+url.QueryEscape("-OX-----"+strings.Repeat("--------", 6)+"XO------ X"))
	passes.play(t, ctx, "a1")
	passes.hear(t, ctx)
	for _, c := range []struct{ room, want string }{
		{passes.Room, "Reversi (reversi)\nBrancas: sem nome\nPretas: sem nome\nInício: -OX-----" + strings.Repeat("--------", 6) + "XO------ X\n" +
			"Resultado: partida em andamento\n\n1. a1 pass\n"},
		{usual.Room, "Damas brasileiras (brazilian)\nBrancas: sem nome\nPretas: Computador, nível Muito fácil\nResultado: partida em andamento\n\n" +
			"1. c3-d4 " + usual.Line[1].Short + "\n"},
		{awaited, "Damas brasileiras (brazilian)\nBrancas: Ana\nPretas: Lugar livre\nResultado: partida em andamento\n\n"},
		{set.Room, "Damas turcas (turkish)\nBrancas: Ana\nPretas: sem nome\nInício: " + fen + "\nResultado: Pretas ganham: Ana desistiu.\n\n1. h7-h6\n"},
	} {
		a := ask(t, ctx, client.New(s.base), "GET", s.base+"/jogo/"+c.room+"/lances.txt", "")
		if a.body != c.want {
			t.Errorf("%s: %s\nwant %s", a.Status, a.body, c.want)
		}
		if kind, how := a.Header.Get("Content-Type"), a.Header.Get("Content-Disposition"); kind != "text/plain; charset=utf-8" || how != "inline" {
			t.Errorf("sent as %s, %s", kind, how)
		}
		head := ask(t, ctx, client.New(s.base), "HEAD", s.base+"/jogo/"+c.room+"/lances.txt", "")
		if head.StatusCode != 200 || head.ContentLength != int64(len(c.want)) {
			t.Errorf("HEAD: %s, %d bytes", head.Status, head.ContentLength)
		}
	}
}

func TestTextsHaveThePaceOfPages(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Views = Rate{Burst: 1, Every: time.Minute}
	}), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for _, want := range []int{200, 429} {
		if a := ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room+"/lances.txt", ""); a.StatusCode != want {
			t.Errorf("%s, want %d", a.Status, want)
		}
	}
}
