package floors

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game/all"
)

// What hosts a game knows none by name: another game, or another ruleset, needs no word there.
var nameless = strings.Fields("room hub server store wire web/src/board")

// Folders below game that are no game.
var noGame = strings.Fields("all gametest hint")

func TestHostsNameNoGame(t *testing.T) {
	root := filepath.Join("..", "..")
	names := gameNames(t, root)
	for _, dir := range nameless {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !isSource(d.Name()) {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for _, found := range names.FindAllString(string(text), -1) {
				t.Errorf("%s names a game: %s", strings.TrimPrefix(path, root+string(filepath.Separator)), found)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// Fails when gameNames forgets a kind of name, or takes words of another meaning for one.
func TestGameNamesAreFound(t *testing.T) {
	names := gameNames(t, filepath.Join("..", ".."))
	for text, want := range map[string]bool{
		`if id == "russian" {`:                true,
		`import "tabuleiro/game/draughts"`:    true,
		`{{.T "home.damas"}}`:                 true,
		`// written "rules=brazilian"`:        true,
		`id === 'brazilian-64'`:               true,
		`case "pool":`:                        true,
		`func newPool(size int) *pool {`:      false,
		`// pool lets a few moves be thought`: false,
		`the internationally known`:           false,
	} {
		if names.MatchString(text) != want {
			t.Errorf("%s: named %t, want %t", text, !want, want)
		}
	}
}

// gameNames finds the games by their folders and every listed ruleset by its id.
func gameNames(t *testing.T, root string) *regexp.Regexp {
	names := []string{"damas"}
	dirs, err := os.ReadDir(filepath.Join(root, "game"))
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range dirs {
		if d.IsDir() && !slices.Contains(noGame, d.Name()) {
			names = append(names, d.Name())
		}
	}
	for _, r := range all.All() {
		names = append(names, r.ID())
	}
	// The queue of engines and the readers of a store are pools too: there the ruleset is what stands in quotes.
	names = slices.DeleteFunc(names, func(name string) bool { return name == "pool" })
	return regexp.MustCompile(`["'` + "`" + `]pool["'` + "`" + `]|\b(` + strings.Join(names, "|") + `)\b`)
}

func isSource(name string) bool {
	switch filepath.Ext(name) {
	case ".go":
		return !strings.HasSuffix(name, "_test.go")
	case ".ts":
		return !strings.HasSuffix(name, ".test.ts")
	case ".html", ".sql":
		return true
	}
	return false
}
