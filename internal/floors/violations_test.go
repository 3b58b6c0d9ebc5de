package floors

import (
	"slices"
	"testing"
)

// TestFloorsCanFail breaks each rule once: a test that cannot fail holds nothing.
func TestFloorsCanFail(t *testing.T) {
	code := func(name, text string) pkg {
		return pkg{ImportPath: "tabuleiro/" + name, GoFiles: []string{"a.go"}, source: map[string]string{"a.go": "package a\n" + text}}
	}
	imports := func(name string, imported ...string) pkg {
		p := code(name, "")
		p.Imports = imported
		return p
	}
	program := func(name string, imported ...string) pkg {
		p := imports(name, imported...)
		p.Name = "main"
		return p
	}
	for _, test := range []struct {
		rule string
		pkg  pkg
		want []string
	}{
		{"down is fine", imports("server", "tabuleiro/hub", "tabuleiro/game", "net/http", "github.com/coder/websocket"), nil},
		{"up", imports("room", "tabuleiro/hub"), []string{"room (floor 2) imports hub (floor 5)"}},
		{"sideways", imports("store/sqlite", "tabuleiro/bus/local"), []string{"store/sqlite (floor 4) imports bus/local (floor 4)"}},
		{"a game imports a game", imports("game/draughts", "tabuleiro/game/reversi"), []string{"game/draughts (floor 1) imports game/reversi (floor 1)"}},
		{"the longest line holds", imports("engine/draughts", "tabuleiro/engine/search", "tabuleiro/engine"), nil},
		{"a generator may", program("internal/wiregen", "tabuleiro/wire"), nil},
		{"a program elsewhere", program("wire/gen"), []string{"wire/gen has no floor: give it one in internal/floors"}},
		{"a library under internal", imports("internal/wiregen", "tabuleiro/wire"), []string{"internal/wiregen (floor 0) imports wire (floor 3)"}},
		{"no floor", imports("util"), []string{"util has no floor: give it one in internal/floors"}},
		{"no floor inside a package", imports("game/draughts/fast"), []string{"game/draughts/fast has no floor: give it one in internal/floors"}},

		{"net", code("wire", `import "net"`), []string{"wire/a.go imports net, and the browser has none"}},
		{"below net", code("wire", `import "net/http"`), []string{"wire/a.go imports net/http, and the browser has none"}},
		{"os", code("game/morris", `import "os"`), []string{"game/morris/a.go imports os, and the browser has none"}},
		{"below database/sql", code("room", `import "database/sql/driver"`), []string{"room/a.go imports database/sql/driver, and the browser has none"}},
		{"below log", code("i18n", `import "log/slog"`), []string{"i18n/a.go imports log/slog, and the browser has none"}},
		{"chance", code("engine/search", `import "math/rand/v2"`), []string{"engine/search/a.go imports math/rand/v2, and the browser has none"}},
		{"a longer name", code("game", `import "math/bits"`), nil},
		{"a server may", code("hub", `import "net/http"`), nil},
		{"a clock", code("clock", `import "time"; var t = time.Now()`), []string{"clock/a.go reads a clock: time.Now"}},
		{"a clock by another name", code("room", `import t "time"; var now = t.Now`), []string{"room/a.go reads a clock: time.Now"}},
		{"a clock in disguise", code("engine", `import "time"; var d = time.Since(start)`), []string{"engine/a.go reads a clock: time.Since"}},
		{"durations are fine", code("clock", `import "time"; var d = 3 * time.Second`), nil},
		{"another Now", code("room", `var now = state.Now()`), nil},
	} {
		if got := violations(t, []pkg{test.pkg}); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.rule, got, test.want)
		}
	}
}

func TestFloorsSeeFilesOfOtherMachines(t *testing.T) {
	p := pkg{
		ImportPath:     "tabuleiro/engine",
		IgnoredGoFiles: []string{"yield_js.go", "engine_js_test.go"},
		source: map[string]string{
			"yield_js.go":       `package engine; import "os"`,
			"engine_js_test.go": `package engine; import "os"`,
		},
	}
	want := []string{"engine/yield_js.go imports os, and the browser has none"}
	if got := violations(t, []pkg{p}); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
