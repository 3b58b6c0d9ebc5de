package pdn_test

import (
	"bytes"
	"slices"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation"
	"tabuleiro/notation/pdn"
)

// TestUnknown writes tags alone: nothing is said of rules that nothing tells.
func TestUnknown(t *testing.T) {
	games := readAs(t, "[White \"Ana\"]\n[Result \"1-0\"]", false)
	var b bytes.Buffer
	if err := pdn.Write(&b, games[0], pdn.Style{}); err != nil {
		t.Fatal(err)
	}
	want := "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Ana\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1-0\n\n"
	if b.String() != want {
		t.Errorf("%q, want %q", b.String(), want)
	}
}

// TestValues writes tags with all that may end one or begin another, and reads them as they were.
func TestValues(t *testing.T) {
	r, err := all.Find("brazilian")
	if err != nil {
		t.Fatal(err)
	}
	for _, value := range []string{
		``, `"`, `\`, `\"`, `"]`, `\"]`, `]`, `[`, `"] 1. c3-d4 *`, `[Event "x"]`, `[Event`, `[a `, `[Event `, `a [b "c`, `a“]b`, `\ “] b`, `a „ ]`,
		`“a”`, `«a»`, `[a “b`, `“]”]`, "{", "}", ";", "%", "(", "1-0", "\u202eABC", "e\u0301", "😀", "<script>alert(1)</script>", `C:\games\`,
	} {
		g := &notation.Game{Number: 1, Rules: r, Start: game.Begin(r), Tags: []notation.Tag{{Name: "Event", Value: "e"}, {Name: "Note", Value: value}}}
		var b bytes.Buffer
		if err := pdn.Write(&b, g, pdn.Style{}); err != nil {
			t.Fatal(err)
		}
		want := value
		if value == "e\u0301" {
			want = "é" // as texts are written
		}
		games := readAs(t, b.String(), false)
		if len(games) != 1 || len(games[0].Problems) > 0 || games[0].Tag("Note") != want || games[0].Tag("Event") != "e" {
			t.Errorf("%q was written as\n%s", value, b.String())
		}
	}
}

// A name of a tag is written so that it is read as one: damaged files and other programs have names with anything in
// them.
func TestNames(t *testing.T) {
	r, err := all.Find("brazilian")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, want string }{
		{"Annotator", "Annotator"}, {"u\x7f9", "u_9"}, {"a\u00a0b c", "a_b_c"}, {"a“b", "a_b"}, {"9", "_9"}, {"%x", "_%x"},
		{"a\x00\n[b]\"", "a___b__"}, {"Аннотатор", "Аннотатор"},
	} {
		g := &notation.Game{Number: 1, Rules: r, Start: game.Begin(r), Tags: []notation.Tag{{Name: test.name, Value: "x"}}}
		var b bytes.Buffer
		if err := pdn.Write(&b, g, pdn.Style{}); err != nil {
			t.Fatal(err)
		}
		read := readAs(t, b.String(), false)
		if len(read) != 1 || !slices.Contains(read[0].Tags, notation.Tag{Name: test.want, Value: "x"}) {
			t.Errorf("%q was read as %v of %q", test.name, read[0].Tags, b.String())
		}
	}
}
