package notation_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const corpus = "testdata/corpus"

// report is one line of what is said of a file: of a game, or, with no Game, of the file.
type report struct {
	File     string    `json:"file"`
	Game     int       `json:"game"`
	Line     int       `json:"line"`
	Plies    *int      `json:"plies"`
	Ruleset  string    `json:"ruleset"`
	Problems []problem `json:"problems"`

	Form         string     `json:"form"`
	Games        *int       `json:"games"`
	WithProblems *int       `json:"withProblems"`
	Rulesets     *[]ruleset `json:"rulesets"`
}

type ruleset struct {
	Ruleset   string `json:"ruleset"`
	Games     int    `json:"games"`
	Legal     int    `json:"legal"`
	Next      string `json:"next"`
	NextLegal int    `json:"nextLegal"`
}

type problem struct {
	Code     string   `json:"code"`
	Line     int      `json:"line"`
	Ply      int      `json:"ply"`
	Text     string   `json:"text"`
	Why      string   `json:"why"`
	Instead  string   `json:"instead"`
	Readings []string `json:"readings"`
}

// what a code goes with: the fields it has, and whether the moves of its game end before it or it is of the file.
type what struct {
	fields string
	ends   bool
	ofFile bool
}

var codes = map[string]what{
	"illegal-move":    {fields: "text ply why", ends: true},
	"ambiguous-move":  {fields: "text ply readings", ends: true},
	"missing-move":    {fields: "text ply", ends: true},
	"game-over":       {fields: "text ply", ends: true},
	"bad-fen":         {fields: "text why", ends: true},
	"unknown-ruleset": {fields: "text", ends: true},
	"too-long":        {ends: true},
	"bad-board":       {fields: "text", ends: true},
	"too-deep":        {ends: true},
	"cut-short":       {ends: true, ofFile: true},

	"stray-text":         {fields: "text"},
	"move-number":        {fields: "text ply"},
	"unclosed-comment":   {},
	"unclosed-tag":       {},
	"unclosed-variation": {},
	"stray-close":        {},
	"variation":          {fields: "text ply why"},
	"duplicate-tag":      {fields: "text"},
	"result-differs":     {fields: "text instead"},
	"result-position":    {fields: "text instead"},
	"result-first-mover": {fields: "text instead"},
	"result-unsure":      {fields: "text"},
	"ruleset-differs":    {fields: "text instead"},
	"ruleset-unsure":     {fields: "instead"},
	"numbering-differs":  {fields: "text instead"},
	"encoding":           {fields: "instead"},
	"not-text":           {ofFile: true},
	"empty":              {ofFile: true},
	"bad-header":         {fields: "text", ofFile: true},
}

// TestCorpusCodes: the codes are those of the contract, and each occurs in two files.
func TestCorpusCodes(t *testing.T) {
	contract, err := os.ReadFile("../docs/game-files.md")
	if err != nil {
		t.Fatal(err)
	}
	_, tables, _ := strings.Cut(string(contract), "### Problems")
	tables, _, _ = strings.Cut(tables, "## Limits")
	code := regexp.MustCompile("`([a-z]+-[a-z-]+|empty|variation|encoding)`")
	var told []string
	for line := range strings.Lines(tables) {
		cell, _, row := strings.Cut(strings.TrimPrefix(line, "| "), " | ")
		if !strings.HasPrefix(line, "|") { // what is said of a file as a whole
			cell, row = line, true
		}
		for _, m := range code.FindAllStringSubmatch(cell, -1) {
			if row {
				told = append(told, m[1])
			}
		}
	}
	slices.Sort(told)
	if want := slices.Sorted(maps.Keys(codes)); !slices.Equal(slices.Compact(told), want) {
		t.Errorf("the contract has %q, the test %q", told, want)
	}
	in := map[string]map[string]bool{}
	for _, name := range files(t) {
		for _, r := range read(t, name) {
			for _, p := range r.Problems {
				if in[p.Code] == nil {
					in[p.Code] = map[string]bool{}
				}
				in[p.Code][name] = true
			}
		}
	}
	for code := range codes {
		if len(in[code]) < 2 {
			t.Errorf("%s is in %d files, want two", code, len(in[code]))
		}
	}
}

// TestCorpusFiles: every file has its report and its row, every case its file, and many are without a fault.
func TestCorpusFiles(t *testing.T) {
	names := files(t)
	if len(names) < 90 {
		t.Errorf("%d files, want 90", len(names))
	}
	for _, number := range strings.Fields("51 53 55 57 59 61 63 65 67 69 71 73 75 77") {
		if !slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(n, "case"+number+"-") }) {
			t.Errorf("case %s has no file", number)
		}
	}
	readme, err := os.ReadFile(filepath.Join(corpus, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	clean := 0
	for _, name := range names {
		row := "| `" + name + "` | "
		if strings.Count(string(readme), row) != 1 {
			t.Errorf("README.md has not one row for %s", name)
		}
		reports := read(t, name)
		faultless := len(reports) == 1 && len(reports[0].Problems) == 0
		if faultless {
			clean++
		}
		if _, words, _ := strings.Cut(string(readme), row); faultless != strings.HasPrefix(words, "nothing: ") {
			t.Errorf("%s: README.md says %.40q, the report is otherwise", name, words)
		}
	}
	if rows := strings.Count(string(readme), "\n| `"); rows != len(names) {
		t.Errorf("README.md has %d rows for %d files", rows, len(names))
	}
	if clean < 30 {
		t.Errorf("%d files without a fault, want 30", clean)
	}
}

// TestCorpusReports holds every report against the contract.
func TestCorpusReports(t *testing.T) {
	for _, name := range files(t) {
		t.Run(name, func(t *testing.T) {
			reports := read(t, name)
			text := linesOf(t, name)
			last := len(reports) - 1
			for i, r := range reports[:last] {
				wantGame(t, r, text)
				if i > 0 {
					wantBehind(t, r, reports[i-1])
				}
			}
			wantSummary(t, reports[last], reports[:last])
		})
	}
}
