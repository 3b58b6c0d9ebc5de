package all_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/game/all"
	files "tabuleiro/notation/all"
)

// formOf opens a file and returns its form.
func formOf(t *testing.T, name, text string) string {
	t.Helper()
	f, err := files.Open(strings.NewReader(text), name, files.Options{Rules: all.All()})
	if err != nil {
		t.Fatal(err)
	}
	return f.Form()
}

// TestForm tells the form of a file by what stands first in it, when blanks, comments and stray words are passed over.
func TestForm(t *testing.T) {
	ggf, board := "(;GM[Othello]TY[8]B[d3];)", strings.Repeat("-", 27)+"OX------XO"+strings.Repeat("-", 27)+" X"
	database, err := os.ReadFile(filepath.Join("..", "testdata", "corpus", "case77-wthor.wtb"))
	if err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("a comment goes on and on, ", 400)
	for _, c := range []struct{ name, text, form string }{
		{"tags", `[Event "x"]`, files.PDN},
		{"moves", "32-28", files.PDN},
		{"a number", "1. 32-28", files.PDN},
		{"letters", "1. c3-d4", files.PDN},
		{"GGF", ggf, files.GGF},
		{"a count before GGF", "1 " + ggf, files.GGF},
		{"words before GGF", "Games of 2004-05-01,\nround 3\n" + ggf, files.GGF},
		{"GGF in a tag is none", `[Event "` + ggf + `"]`, files.PDN},
		{"another game in GGF", "(;\nGM[Amazons]", files.GGF},
		{"a board", board, files.OBF},
		{"words before a board", "My positions\n\n" + board, files.OBF},
		{"a transcript", "f5d6c3", files.Transcript},
		{"a transcript with numbers", "1. f5 d6 2. c3", files.Transcript},
		{"words before a transcript", "first game: f5 d6 c3", files.Transcript},
		{"Trilha in squares", "1. d6 f4 2. a1", files.PDN},
		{"a long comment, then GGF", "{" + long + "}\n" + ggf, files.GGF},
		{"a long line, then a transcript", "%" + long + "\nf5d6c3", files.Transcript},
		{"lines that end in CR, one of them of words", "My games:\rf5d6c3\rf5f6\r", files.Transcript},
		{"a longer comment, then moves", "{" + strings.Repeat(long, 10) + "}\n1. 32-28", files.PDN},
		{"words alone", strings.Repeat("word ", 20000), files.PDN},
		{"WTHOR without its name", string(database), files.WTHOR},
		{"zeros", strings.Repeat("\x00", 100), ""},
		{"a picture", "\x89PNG", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := formOf(t, "-", c.text); got != c.form {
				t.Errorf("%q, want %q", got, c.form)
			}
		})
	}
}

// TestOnly reads files whose games are said to have rules that their form may not have.
func TestOnly(t *testing.T) {
	for _, c := range []struct {
		form, rules string
		fits        bool
	}{
		{files.PDN, "brazilian", true}, {files.PDN, "morris9", true}, {files.PDN, "reversi", false},
		{files.GGF, "reversi-10x10", true}, {files.GGF, "english", false},
		{files.OBF, "reversi-6x6", true}, {files.OBF, "morris9", false},
		{files.Transcript, "reversi-misere", true}, {files.Transcript, "russian", false},
		{files.WTHOR, "reversi", true}, {files.WTHOR, "reversi-6x6", false}, {files.WTHOR, "brazilian", false},
	} {
		r, err := all.Find(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		f, err := files.Open(bytes.NewReader([]byte("1. 32-28 f5 (;GM[Othello]TY[10]B[d3];)")), "-", files.Options{Rules: all.All(), Only: r, Form: c.form})
		if unfit := (*files.FormError)(nil); errors.As(err, &unfit) == c.fits {
			t.Errorf("%s of %s: %v", c.form, c.rules, err)
		}
		if !c.fits {
			continue
		}
		for g, err := range f.Games() {
			if err != nil || g.Rules != nil && g.Rules != r {
				t.Errorf("%s of %s: a game of %v, %v", c.form, c.rules, g.Rules, err)
			}
		}
	}
}
