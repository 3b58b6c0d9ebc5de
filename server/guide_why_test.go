package server

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/wire"
)

func asking(rules, fen, move string) string {
	return whyPath + "?" + url.Values{"rules": {rules}, "fen": {fen}, "move": {move}}.Encode()
}

func TestWhyRefusesWhatItCannotJudge(t *testing.T) {
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for what, path := range map[string]string{
		"unknown rules":   asking("chess", "W:Wd4:Bc3", "d4-e5"),
		"no rules":        asking("", "W:Wd4:Bc3", "d4-e5"),
		"no position":     asking("brazilian", "", "d4-e5"),
		"no FEN":          asking("brazilian", "x", "d4-e5"),
		"a long position": asking("brazilian", "W:W"+strings.Repeat("d4,", 600)+":B", "d4-e5"),
		"no move":         asking("brazilian", "W:Wd4:Bc3", ""),
		"a long move":     asking("brazilian", "W:Wd4:Bc3", strings.Repeat("d4-", 200)),
	} {
		if a := ask(t, ctx, b, "GET", s.base+path, ""); a.StatusCode != 400 {
			t.Errorf("%s: %s", what, a.Status)
		}
	}
	if a := ask(t, ctx, b, "POST", s.base+asking("brazilian", "W:Wd4:Bc3", "d4-e5"), ""); a.StatusCode != 405 {
		t.Errorf("a form: %s", a.Status)
	}
}

func TestWhyHasAPace(t *testing.T) {
	s, ctx := start(t, func(c *Config) { c.Views = Rate{Burst: 2, Every: time.Hour} }), patience(t)
	b := client.New(s.base)
	for i, want := range []int{200, 200, 429} {
		if a := ask(t, ctx, b, "GET", s.base+asking("brazilian", "W:Wd4:Bc3", "d4-e5"), ""); a.StatusCode != want {
			t.Errorf("question %d: %s, want %d", i+1, a.Status, want)
		}
	}
}

func TestWhySaysWhy(t *testing.T) {
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for move, want := range map[string]wire.Code{
		"d4-e5":       "must-capture",
		"d4xb2":       "ok",
		"c3-d2":       "not-your-piece",
		"no move\x00": "not-notation",
	} {
		a := ask(t, ctx, b, "GET", s.base+asking("brazilian", "W:Wd4:Bc3", move), "")
		var got wire.Refused
		if err := json.Unmarshal([]byte(a.body), &got); err != nil || got.Code != want || got.Move == "" || a.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("%q: %s, %v, want %s", move, a.body, err, want)
		}
	}
}
