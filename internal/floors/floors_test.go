// Package floors tests that packages import lower floors only, and that those which
// run in the browser too keep their hands off the machine.
package floors

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The house. A star is one path element; where several lines fit, the longest holds.
// Games stand on one floor, so they cannot import each other.
var floors = [...]string{
	0:   "game clock bus i18n internal/*",
	1:   "game/* diagram rating pairing engine opening web notation",
	2:   "engine/search egdb room describe guide notation/* account game/gametest",
	3:   "guide/* paper engine/* game/all notation/all wire store",
	4:   "guide/all engine/all engine/enginetest store/* bus/* client push", // adapters: the only ones with drivers; a browser in Go, and what tells browsers
	5:   "hub bench soak",
	6:   "server",
	top: "cmd/*",
}

// Programs stand on top, generators under internal among them: nobody can import them.
const top = 7

// What the browser runs too imports none of banned, nor anything below them, and reads no clock.
var (
	inBrowser = strings.Fields("game game/* clock i18n engine engine/* opening egdb room wire describe guide guide/*")
	inTests   = strings.Fields("game/gametest engine/enginetest guide/guidetest") // and nowhere else
	banned    = strings.Fields("net os database/sql log math/rand")
	clocks    = strings.Fields("Now Since Until") // of package time
)

// pkg is what go list tells of a package.
type pkg struct {
	ImportPath, Name, Dir   string
	Imports                 []string          // without those of tests
	GoFiles, IgnoredGoFiles []string          // for this machine; for others, js among them
	source                  map[string]string // instead of Dir, in a fixture
}

func TestFloors(t *testing.T) {
	list := exec.Command("go", "list", "-json=ImportPath,Name,Dir,Imports,GoFiles,IgnoredGoFiles", "./...")
	list.Dir = filepath.Join("..", "..")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	var pkgs []pkg
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var p pkg
		if err := d.Decode(&p); err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
	for _, v := range violations(t, pkgs) {
		t.Error(v)
	}
}

func violations(t *testing.T, pkgs []pkg) (found []string) {
	for _, p := range pkgs {
		name := strings.TrimPrefix(p.ImportPath, "tabuleiro/")
		floor, ok := floorOf(name)
		if p.Name == "main" && strings.HasPrefix(name, "internal/") {
			floor, ok = top, true
		}
		if !ok {
			found = append(found, name+" has no floor: give it one in internal/floors")
			continue
		}
		for _, imported := range p.Imports {
			lower, ours := strings.CutPrefix(imported, "tabuleiro/")
			if below, ok := floorOf(lower); ours && ok && below >= floor {
				found = append(found, fmt.Sprintf("%s (floor %d) imports %s (floor %d)", name, floor, lower, below))
			}
		}
		if slices.ContainsFunc(inBrowser, fits(name)) && !slices.Contains(inTests, name) {
			for _, file := range slices.Concat(p.GoFiles, p.IgnoredGoFiles) {
				if !strings.HasSuffix(file, "_test.go") {
					found = append(found, machineUse(t, p, name, file)...)
				}
			}
		}
	}
	return found
}

func floorOf(name string) (floor int, ok bool) {
	longest := ""
	for n, patterns := range floors {
		for _, pattern := range strings.Fields(patterns) {
			if fits(name)(pattern) && len(pattern) > len(longest) {
				longest, floor, ok = pattern, n, true
			}
		}
	}
	return floor, ok
}

func fits(name string) func(pattern string) bool {
	return func(pattern string) bool {
		ok, err := path.Match(pattern, name)
		return ok && err == nil
	}
}

// machineUse reads one file's syntax tree for banned imports and for looks at a clock.
func machineUse(t *testing.T, p pkg, name, file string) (found []string) {
	var src any // nil: from disk
	if p.source != nil {
		src = p.source[file]
	}
	tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(p.Dir, file), src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	timeName := ""
	for _, imp := range tree.Imports {
		imported, err := strconv.Unquote(imp.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range banned {
			if imported == b || strings.HasPrefix(imported, b+"/") {
				found = append(found, fmt.Sprintf("%s/%s imports %s, and the browser has none", name, file, imported))
			}
		}
		if imported == "time" {
			timeName = "time"
			if imp.Name != nil {
				timeName = imp.Name.Name
			}
		}
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok && slices.Contains(clocks, sel.Sel.Name) {
			if x, ok := sel.X.(*ast.Ident); ok && x.Name == timeName {
				found = append(found, fmt.Sprintf("%s/%s reads a clock: time.%s", name, file, sel.Sel.Name))
			}
		}
		return true
	})
	return found
}
