package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/alecthomas/kong"
)

const guideToOperating = "../../docs/operating.md"

// named returns what matches in a file, each once.
func named(t *testing.T, path string, pattern *regexp.Regexp) []string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	found := pattern.FindAllString(string(text), -1)
	slices.Sort(found)
	return slices.Compact(found)
}

// What is deployed and documented sets what there is: a variable that nobody reads would be kept in silence.
func TestTheVariablesOfDeployAreSettings(t *testing.T) {
	var grammar commands
	parser, err := kong.New(&grammar)
	if err != nil {
		t.Fatal(err)
	}
	var settings []string
	for _, command := range parser.Model.Leaves(false) {
		for _, flag := range command.Flags {
			settings = append(settings, flag.Envs...)
		}
	}
	files, err := filepath.Glob("../../deploy/*")
	if err != nil || len(files) < 5 {
		t.Fatalf("%v, %v", files, err)
	}
	seen := 0
	for _, file := range append(files, guideToOperating) {
		for _, name := range named(t, file, regexp.MustCompile(`TABULEIRO_[A-Z_]+`)) {
			seen++
			if !slices.Contains(settings, name) {
				t.Errorf("%s sets %s, which nothing reads", file, name)
			}
		}
	}
	if seen < 10 {
		t.Errorf("%d variables were found: the test proves nothing", seen)
	}
}
