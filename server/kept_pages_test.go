package server

import (
	"bytes"
	"strings"
	"testing"

	"tabuleiro/client"
)

func TestAGuideIsSentOnce(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	first := ask(t, ctx, b, "GET", s.base+"/pt/guia/damas-brasileiras", "")
	tag := first.Header.Get("ETag")
	if tag == "" || !strings.Contains(first.Header.Get("Cache-Control"), "no-cache") {
		t.Fatalf("ETag %q, Cache-Control %q", tag, first.Header.Get("Cache-Control"))
	}
	again := ask(t, ctx, b, "GET", s.base+"/pt/guia/damas-brasileiras", "", "If-None-Match", tag)
	if again.StatusCode != 304 || again.body != "" || again.Header.Get("ETag") != tag {
		t.Errorf("whom has it is answered %s with %d bytes", again.Status, len(again.body))
	}
	for what, header := range map[string][2]string{
		"dark":          {"Cookie", "theme=dark"},
		"another board": {"Cookie", "board=contraste"},
		"another page":  {"If-None-Match", `"x"`},
	} {
		other := ask(t, ctx, b, "GET", s.base+"/pt/guia/damas-brasileiras", "", header[0], header[1])
		if same := other.Header.Get("ETag") == tag; other.StatusCode != 200 || same != (header[0] != "Cookie") {
			t.Errorf("%s: %s, the same page: %v", what, other.Status, same)
		}
	}
}

// What depends on the reader's other choices alone is one page.
func TestAGuideDependsOnLittle(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	plain := ask(t, ctx, b, "GET", s.base+"/pt/guia", "").Header.Get("ETag")
	if other := ask(t, ctx, b, "GET", s.base+"/pt/guia?junk=1", "", "Cookie", "lang=en; pieces=vermelho-e-azul; zen=on; hints=on").Header.Get("ETag"); other != plain {
		t.Errorf("%s and %s", plain, other)
	}
}

func TestKeptPagesTakeNoMoreRoomThanTheyMay(t *testing.T) {
	var k keptPages
	for i := range 40 {
		k.keep(keptKey{lang: strings.Repeat("x", i)}, keptPage{body: bytes.Repeat([]byte{1}, 1<<20)})
		if k.size > mostPages || len(k.all) > 32 {
			t.Fatalf("%d pages of %d bytes", len(k.all), k.size)
		}
	}
	if _, ok := k.find(keptKey{lang: strings.Repeat("x", 39)}); !ok {
		t.Error("the last is not kept")
	}
}
