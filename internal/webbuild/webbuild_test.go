package webbuild

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// site is the smallest tree that builds: one page, an imported script and an imported style.
func site() map[string]string {
	return map[string]string{
		"src/game.ts":       `import { say } from "./say"; say("dama" as string);`,
		"src/say.ts":        `export function say(word: string): void { document.title = word ?? document.querySelector("h1")?.id; }`,
		"styles/main.css":   `@import "tokens.css"; body { color: var(--ink); &.dark { inset: 0 } }`,
		"styles/tokens.css": `:root { --ink: #221100 }`,
		"static/pieces.svg": `<svg xmlns="http://www.w3.org/2000/svg"/>`,
		"static/icon.png":   "\x89PNG",
		"dist/.keep":        "",
		"dist/old-AAAA.js":  "from the last build",
	}
}

var gamePage = []Page{{Name: "game", Script: "src/game.ts", Style: "styles/main.css", Sprite: "static/pieces.svg"}}

func lay(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, content := range files {
		if err := writeFile(dir, name, []byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func read(t *testing.T, dir, name string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(dir, "dist", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func TestBuild(t *testing.T) {
	dir := lay(t, site())
	weights, err := Build(dir, gamePage)
	if err != nil {
		t.Fatal(err)
	}
	if len(weights) != 1 || weights[0].Script == 0 || weights[0].Style == 0 || weights[0].Sprite == 0 {
		t.Errorf("weights: %v", weights)
	}

	var names map[string]string
	if err := json.Unmarshal([]byte(read(t, dir, manifest)), &names); err != nil {
		t.Fatal(err)
	}
	for logical, want := range map[string]string{
		"game.js":    `^game-[A-Z2-7]{8}\.js$`,
		"main.css":   `^main-[A-Z2-7]{8}\.css$`,
		"pieces.svg": `^pieces-[A-Z2-7]{8}\.svg$`,
		"icon.png":   `^icon-[A-Z2-7]{8}\.png$`,
	} {
		if !regexp.MustCompile(want).MatchString(names[logical]) {
			t.Errorf("manifest: %q is %q, want %s", logical, names[logical], want)
		}
	}
	if len(names) != 4 {
		t.Errorf("manifest: %v, want four names", names)
	}

	script := read(t, dir, names["game.js"])
	if strings.Count(script, "?.") != 1 {
		t.Errorf("optional chains are written out: %s", script)
	}
	if !strings.Contains(script, `"dama"`) || strings.Contains(script, "import") {
		t.Errorf("the script is not one file: %s", script)
	}
	style := read(t, dir, names["main.css"])
	if !strings.Contains(style, "--ink") || strings.Contains(style, "&") {
		t.Errorf("the style is not one file for the browsers of 2021: %s", style)
	}
	read(t, dir, names["game.js"]+".map")
	read(t, dir, "icon.png") // static files keep their plain names too
	read(t, dir, keep)
	if got := gunzip(t, read(t, dir, names["game.js"]+".gz")); got != script {
		t.Errorf("the gzip beside the script holds %q", got)
	}
	if got := unbrotli(t, read(t, dir, names["game.js"]+".br")); got != script {
		t.Errorf("the brotli beside the script holds %q", got)
	}
	if _, err := os.Stat(filepath.Join(dir, "dist", "old-AAAA.js")); err == nil {
		t.Error("a file of the last build is still there")
	}
}

func gunzip(t *testing.T, s string) string {
	t.Helper()
	r, err := gzip.NewReader(strings.NewReader(s))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(plain)
}

func unbrotli(t *testing.T, s string) string {
	t.Helper()
	plain, err := io.ReadAll(brotli.NewReader(strings.NewReader(s)))
	if err != nil {
		t.Fatal(err)
	}
	return string(plain)
}

func TestBuildSplitsWhatComesLate(t *testing.T) {
	files := site()
	files["src/late.ts"] = `import { say } from "./say"; say("chat"); alert("late");`
	page := gamePage[0]
	page.Late = "src/late.ts"
	dir := lay(t, files)
	weights, err := Build(dir, []Page{page})
	if err != nil {
		t.Fatal(err)
	}
	var names map[string]string
	if err := json.Unmarshal([]byte(read(t, dir, manifest)), &names); err != nil {
		t.Fatal(err)
	}
	first, common, late := read(t, dir, names["game.js"]), read(t, dir, names["game.shared.js"]), read(t, dir, names["late.js"])
	for _, script := range []string{first, late} {
		if !strings.Contains(script, names["game.shared.js"]) || strings.Contains(script, "querySelector") {
			t.Errorf("what both need is not a file of its own: %s", script)
		}
	}
	if strings.Contains(first, "late") || !strings.Contains(common, "querySelector") {
		t.Errorf("the first script holds what comes late: %s and %s", first, common)
	}
	w := weights[0]
	if w.Late != len(gzipped([]byte(late))) || w.Script != len(gzipped([]byte(first)))+len(gzipped([]byte(common))) {
		t.Errorf("weights %+v of %d, %d and %d bytes", w, len(first), len(common), len(late))
	}
}

func TestBuildTwiceGivesTheSameNames(t *testing.T) {
	a, b := lay(t, site()), lay(t, site())
	for _, dir := range []string{a, b} {
		if _, err := Build(dir, gamePage); err != nil {
			t.Fatal(err)
		}
	}
	if one, two := read(t, a, manifest), read(t, b, manifest); one != two {
		t.Errorf("%s\nand then\n%s", one, two)
	}
}

func TestBuildRefuses(t *testing.T) {
	random := func(n int) string { // gzip finds nothing in it
		letters := make([]byte, n)
		r := rand.New(rand.NewPCG(1, 2))
		for i := range letters {
			letters[i] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"[r.IntN(64)]
		}
		return string(letters)
	}
	for _, test := range []struct {
		name, file, content string
		want                string // DIR stands for the web folder
	}{
		{"a syntax error", "src/say.ts", "export function say() {\n  return 1 +;\n}\n",
			`DIR/src/say.ts:2:13: Unexpected ";"`},
		{"an import of nothing", "src/game.ts", `import "./lost";`,
			`DIR/src/game.ts:1:8: Could not resolve "./lost"`},
		{"a name that is not exported", "src/game.ts", `import { shout } from "./say"; shout();`,
			`DIR/src/game.ts:1:10: No matching export in "src/say.ts" for import "shout"`},
		{"a broken style", "styles/tokens.css", ":root {\n  --ink #221100\n}",
			`DIR/styles/tokens.css:2:8: Expected ":"`},
		{"scripts in a circle", "src/say.ts", `import "./game"; export function say(w: string) { alert(w); }`,
			`DIR/src/game.ts: scripts import each other in a circle: src/game.ts -> src/say.ts -> src/game.ts`},
		{"a name taken twice", "static/game.js", "",
			`DIR/static/game.js: "game.js" is already the name of game-`},
		{"the name of the manifest", "static/manifest.json", "{}",
			`DIR/static/manifest.json: the build writes a file of this name itself`},
		{"what chrome90 fails at", "src/say.ts", `export const say = (...w: string[]) => document.querySelector("p")?.append("a", ...w, "b");`,
			`chrome90 fails at a spread argument of an optional call: ?.append("a",... in game-`},
		{"a heavy script", "src/say.ts", `export const say = (_: string) => alert("` + random(40_000) + `");`,
			`game page: the script is 30.`},
		{"a heavy page", "static/pieces.svg", "<svg><!--" + random(90_000) + "--></svg>",
			`game page: script, style and sprite are 6`},
	} {
		t.Run(test.name, func(t *testing.T) {
			files := site()
			files[test.file] = test.content
			dir := lay(t, files)
			_, err := Build(dir, gamePage)
			want := strings.ReplaceAll(test.want, "DIR", dir)
			if err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("error %v\nwant it to begin with %s", err, want)
			}
			read(t, dir, "old-AAAA.js") // a failed build leaves the last one alone
		})
	}
}

func TestBuildNamesAMissingFile(t *testing.T) {
	for _, missing := range []string{"src/game.ts", "styles/main.css", "static/pieces.svg"} {
		files := site()
		delete(files, missing)
		_, err := Build(lay(t, files), gamePage)
		if err == nil || !strings.Contains(err.Error(), missing) {
			t.Errorf("without %s: %v", missing, err)
		}
	}
}

func ExampleWeight() {
	fmt.Println(Weight{Page: "game", Script: 18_240, Style: 7_310, Sprite: 4_090})
	fmt.Println(Weight{Page: "game", Script: 18_240, Style: 7_310, Sprite: 4_090, Late: 9_050})
	// Output:
	// game   script 18.2 + style 7.3 + sprite 4.1 = 29.6 kB gzip (budget: script 25.0, all 60.0)
	// game   script 18.2 + style 7.3 + sprite 4.1 = 29.6 kB gzip (budget: script 25.0, all 60.0), then 9.1
}
