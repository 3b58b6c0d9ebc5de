package all_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/game/all"
	files "tabuleiro/notation/all"
)

// TestCorpus reads damaged files, made and judged by hand before there was a reader: each is reported on as stands
// beside it. A file caseNN-... is that case.
func TestCorpus(t *testing.T) {
	reports, err := filepath.Glob(filepath.Join("..", "testdata", "corpus", "*.json"))
	if err != nil || len(reports) < 90 {
		t.Fatalf("%d files, %v", len(reports), err)
	}
	for _, report := range reports {
		path := strings.TrimSuffix(report, ".json")
		name := filepath.Base(path)
		if number, rest, ok := strings.Cut(strings.TrimPrefix(name, "case"), "-"); ok && strings.HasPrefix(name, "case") {
			name = "case " + number + ", " + rest
		}
		t.Run(name, func(t *testing.T) {
			want, err := os.ReadFile(report)
			if err != nil {
				t.Fatal(err)
			}
			for _, bare := range []bool{true, false} {
				if got := reported(t, path, bare); !equalLines(got, want) {
					t.Errorf("bare %v: reported is\n%s\nand should be\n%s", bare, got, want)
				}
			}
		})
	}
}

// reported is the report on a file, as `tabuleiro games check --json` prints it.
func reported(t *testing.T, path string, bare bool) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Base(path)
	f, err := files.Open(bytes.NewReader(data), name, files.Options{Rules: all.All(), Bare: bare})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	lines := json.NewEncoder(&out)
	for g, err := range f.Games() {
		if err != nil {
			t.Fatal(err)
		}
		if len(g.Problems) > 0 {
			_ = lines.Encode(files.ReportOf(name, g)) // a buffer takes everything
		}
	}
	_ = lines.Encode(f.Summary())
	return out.Bytes()
}

// equalLines compares objects, one a line.
func equalLines(a, b []byte) bool {
	x, y := bytes.Split(bytes.TrimSpace(a), []byte("\n")), bytes.Split(bytes.TrimSpace(b), []byte("\n"))
	if len(x) != len(y) {
		return false
	}
	for i := range x {
		var m, n any
		if json.Unmarshal(x[i], &m) != nil || json.Unmarshal(y[i], &n) != nil {
			return false
		}
		j, _ := json.Marshal(m)
		k, _ := json.Marshal(n)
		if !bytes.Equal(j, k) {
			return false
		}
	}
	return true
}
