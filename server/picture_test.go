package server

import (
	"fmt"
	"image/png"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/diagram"
)

func TestARoomHasAPicture(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	address := s.base + "/jogo/" + p.Room + "/tabuleiro.png"
	stranger := client.New(s.base)
	first := ask(t, ctx, stranger, "GET", address, "")
	picture, err := png.DecodeConfig(strings.NewReader(first.body))
	if err != nil || picture.Width != diagram.CardWidth || picture.Height != diagram.CardHeight {
		t.Fatalf("%s: %v, %v", first.Status, picture, err)
	}
	for name, want := range map[string]string{
		"Content-Type":                 "image/png",
		"Content-Length":               fmt.Sprint(len(first.body)),
		"Cache-Control":                "no-cache",
		"Cross-Origin-Resource-Policy": "cross-origin",
	} {
		if got := first.Header.Get(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	tag := first.Header.Get("Etag")
	for _, held := range []string{tag, "W/" + tag, `"other", ` + tag} {
		if a := ask(t, ctx, stranger, "GET", address, "", "If-None-Match", held); a.StatusCode != 304 || a.body != "" {
			t.Errorf("who holds %s: %s, %d bytes", held, a.Status, len(a.body))
		}
	}
	if head := ask(t, ctx, stranger, "HEAD", address, ""); head.StatusCode != 200 || head.ContentLength != int64(len(first.body)) {
		t.Errorf("HEAD: %s, %d bytes", head.Status, head.ContentLength)
	}
	p.play(t, ctx, "c3-d4")
	after := ask(t, ctx, stranger, "GET", address, "", "If-None-Match", tag)
	if after.StatusCode != 200 || after.body == first.body || after.Header.Get("Etag") == tag {
		t.Errorf("after a move: %s, %s", after.Status, after.Header.Get("Etag"))
	}
	spanish := ask(t, ctx, stranger, "GET", address, "", "Accept-Language", "es")
	if got := spanish.Header.Get("Etag"); got == after.Header.Get("Etag") {
		t.Errorf("in Spanish it is %s", got)
	}
}

// Fails when the tag names the room's version alone: a new release, that draws another way, would
// leave the old picture with who has it.
func TestATagIsOfThePictureItself(t *testing.T) {
	name := pictureName{"a", 1, "es"}
	of := func(png string) string {
		var p pictures // of one release
		return p.of(name, func() []byte { return []byte(png) }).tag
	}
	old, later, same := of("old"), of("new"), of("old")
	if old == later || old != same {
		t.Errorf("tags %s, %s and %s", old, later, same)
	}
}

func TestPicturesHaveAPace(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	s, ctx := start(t, func(c *Config) {
		c.Hub.Now = func() time.Time { return now }
		c.Pictures = Rate{Burst: 2, Every: time.Minute}
	}), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	tag := ""
	for _, want := range []int{200, 304, 429} { // what is held already counts too
		a := ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room+"/tabuleiro.png", "", "If-None-Match", tag)
		tag = a.Header.Get("Etag")
		if a.StatusCode != want {
			t.Errorf("%s, want %d", a.Status, want)
		}
	}
}

func TestPicturesAreDrawnOnceAndFewAreKept(t *testing.T) {
	var p pictures
	drawn := 0
	see := func(room string, version int, lang string) {
		p.of(pictureName{room, version, lang}, func() []byte {
			drawn++
			return nil
		})
	}
	for range 2 {
		see("a", 1, "es")
		see("a", 2, "es")
		see("a", 2, "en")
		see("b", 2, "en")
	}
	if drawn != 4 {
		t.Errorf("%d were drawn, want 4", drawn)
	}
	for i := range 3 * mostPictures {
		see("c", i, "en")
	}
	if len(p.kept) != mostPictures || len(p.order) != mostPictures {
		t.Errorf("%d and %d are kept", len(p.kept), len(p.order))
	}
	see("a", 1, "es")
	if want := 4 + 3*mostPictures + 1; drawn != want {
		t.Errorf("%d were drawn, want %d", drawn, want)
	}
}
