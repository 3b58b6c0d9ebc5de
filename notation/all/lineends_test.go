package all_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/game/all"
	files "tabuleiro/notation/all"
)

// TestLineEnds reads the texts of the corpus with every kind of line ends: they are reported on alike.
func TestLineEnds(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("..", "testdata", "corpus", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	forms := map[string]int{}
	for _, name := range names {
		name = strings.TrimSuffix(name, ".json")
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		lines := bytes.Split(data, []byte("\n"))
		if filepath.Ext(name) == ".wtb" || bytes.ContainsAny(data, "\r\x00") || len(lines) < 3 {
			continue
		}
		want, form := reportedOf(t, filepath.Base(name), data)
		forms[form]++
		for _, ends := range []string{"\r", "\r\n", "\r \r\n \n"} {
			if got, _ := reportedOf(t, filepath.Base(name), ended(lines, strings.Split(ends, " "))); got != want {
				t.Errorf("%s, lines end in %q: reported is\n%s\nand should be\n%s", name, ends, got, want)
			}
		}
	}
	for _, form := range []string{files.PDN, files.GGF, files.OBF, files.Transcript} {
		if forms[form] < 2 {
			t.Errorf("%d files are %s", forms[form], form)
		}
	}
}

// ended joins lines with one end after the other.
func ended(lines [][]byte, ends []string) (text []byte) {
	for i, line := range lines[:len(lines)-1] {
		text = append(append(text, line...), ends[i%len(ends)]...)
	}
	return append(text, lines[len(lines)-1]...)
}

// reportedOf is all that is said of a text, and its form.
func reportedOf(t *testing.T, name string, data []byte) (report, form string) {
	t.Helper()
	f, err := files.Open(bytes.NewReader(data), name, files.Options{Rules: all.All(), Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	for g, err := range f.Games() {
		if err != nil {
			t.Fatal(err)
		}
		report += fmt.Sprintf("%d at %d: %d plies %q %+v\n", g.Number, g.Line, g.Plies, g.After, g.Problems)
	}
	return report + fmt.Sprintf("%+v", f.Summary()), f.Form()
}
