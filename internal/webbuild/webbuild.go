// Package webbuild makes web/dist from web/src, web/styles and web/static, with
// esbuild as a Go library: building the pages needs no Node.
package webbuild

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Page is what a browser loads for one page, as files below the web folder.
type Page struct {
	Name   string // for people
	Script string
	Late   string // a script that the first one asks for when the page can be used; "" for none
	Worker string // a service worker of the page; "" for none
	Style  string
	Sprite string // the pieces
}

// Pages of the product. A new page script gets its line here.
var Pages = []Page{
	{Name: "home", Script: "src/home.ts", Style: "styles/main.css", Sprite: "static/pieces.svg"},
	{Name: "position", Script: "src/position.ts", Style: "styles/main.css", Sprite: "static/pieces.svg"},
	{Name: "links", Script: "src/links.ts", Style: "styles/main.css", Sprite: "static/pieces.svg"},
	{Name: "import", Script: "src/import.ts", Style: "styles/main.css", Sprite: "static/pieces.svg"},
	{Name: "guide", Script: "src/guide.ts", Late: "src/try.ts", Style: "styles/main.css", Sprite: "static/pieces.svg"},
	{Name: "game", Script: "src/game.ts", Late: "src/late.ts", Worker: "src/sw.ts", Style: "styles/main.css", Sprite: "static/pieces.svg"},
}

// Browsers of 2021 are the oldest that must work; Android WebView 90 is chrome90.
var browsers = []api.Engine{
	{Name: api.EngineChrome, Version: "90"},
	{Name: api.EngineFirefox, Version: "90"},
	{Name: api.EngineSafari, Version: "15"},
}

// supported is what these browsers know although esbuild writes it out: chrome90 fails in one case of "?."
// alone, a spread argument that is not the last of an optional call (https://crbug.com/42201552).
var supported = map[string]bool{"optional-chain": true}

// spread is that case and, to be simple, any spread argument of an optional call.
var spread = regexp.MustCompile(`\?\.[\w$#.]*\((?:(?:[^()]|\([^()]*\))*,)?\.\.\.`)

// Build makes dir/dist and tells what each page weighs. On an error, the error says
// file, line and reason, and dist stays as it was.
//
// Names under dist carry a hash of the content; manifest.json maps "game.js" to
// "game-5KXWQ3TA.js", and "game.shared.js" to what it shares with its late script. Files of static stand there under their plain names too,
// for whoever must know them beforehand: a web manifest naming its icons.
func Build(dir string, pages []Page) ([]Weight, error) {
	built, err := bundle(dir, pages)
	if err != nil {
		return nil, err
	}
	if err := built.addStatic(filepath.Join(dir, "static")); err != nil {
		return nil, err
	}
	weights, err := weigh(built, pages)
	if err != nil {
		return nil, err
	}
	if err := checkBudgets(weights); err != nil {
		return weights, err
	}
	return weights, built.write(filepath.Join(dir, "dist"))
}

// manifest is the file in dist that maps logical names to those with a hash.
const manifest = "manifest.json"

// output is a dist folder before it is written.
type output struct {
	files map[string][]byte // by name under dist
	names map[string]string // logical name to name under dist
}

// bundle runs esbuild over the scripts of each page, and over the styles of all.
func bundle(dir string, pages []Page) (*output, error) {
	root, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	built := &output{files: map[string][]byte{}, names: map[string]string{}}
	var styles []string
	for _, p := range pages {
		styles = append(styles, p.Style)
		scripts := []string{p.Script}
		if p.Late != "" {
			scripts = append(scripts, p.Late)
		}
		if err := built.addBundle(dir, root, p.Name, scripts); err != nil {
			return nil, err
		}
	}
	for _, p := range pages {
		if p.Worker == "" {
			continue
		}
		if err := built.addBundle(dir, root, p.Name, []string{p.Worker}); err != nil {
			return nil, err
		}
	}
	slices.Sort(styles)
	return built, built.addBundle(dir, root, "", slices.Compact(styles))
}

// addBundle builds entries that belong together: what several of them need is one file of its own.
func (o *output) addBundle(dir, root, page string, entries []string) error {
	result := api.Build(api.BuildOptions{
		AbsWorkingDir:     root,
		EntryPoints:       entries,
		EntryNames:        "[name]-[hash]",
		ChunkNames:        "shared-[hash]",
		AssetNames:        "[name]-[hash]",
		Outdir:            "dist",
		Bundle:            true,
		Splitting:         true,
		Format:            api.FormatESModule,
		Engines:           browsers,
		Supported:         supported,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		Charset:           api.CharsetUTF8,
		LegalComments:     api.LegalCommentsNone,
		Sourcemap:         api.SourceMapLinked, // fetched by developer tools alone
		Loader:            map[string]api.Loader{".svg": api.LoaderFile, ".png": api.LoaderFile, ".woff2": api.LoaderFile},
		Metafile:          true,
	})
	// A warning is a rule the oldest browsers would skip, or an import that is not there.
	if err := problems(dir, slices.Concat(result.Errors, result.Warnings)); err != nil {
		return err
	}
	var meta metafile
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		return fmt.Errorf("esbuild's metafile: %w", err)
	}
	if cycle := meta.cycle(); cycle != nil {
		return fmt.Errorf("%s: scripts import each other in a circle: %s", filepath.Join(dir, cycle[0]), strings.Join(cycle, " -> "))
	}
	for _, f := range result.OutputFiles {
		if found := spread.Find(f.Contents); found != nil && path.Ext(f.Path) == ".js" {
			return fmt.Errorf("chrome90 fails at a spread argument of an optional call: %s in %s", found, filepath.Base(f.Path))
		}
		o.files[filepath.Base(f.Path)] = f.Contents
	}
	for file, out := range meta.Outputs {
		name := path.Base(file)
		if out.EntryPoint != "" {
			o.names[logical(out.EntryPoint)] = name
		} else if strings.HasPrefix(name, "shared-") && path.Ext(name) == ".js" {
			o.names[shared(page)] = name // two entries share one file at most
		}
	}
	return nil
}

// shared is the logical name of what a page's script and its late script have in common.
func shared(page string) string { return page + ".shared.js" }

// logical is the name that templates ask for: src/game.ts is "game.js", static/pieces.svg is "pieces.svg".
func logical(source string) string {
	name := path.Base(source)
	if before, ok := strings.CutPrefix(source, "static/"); ok {
		name = before
	}
	if stem, ok := strings.CutSuffix(name, ".ts"); ok {
		return stem + ".js"
	}
	return name
}

// problems joins what esbuild found into one error, a line each: "web/src/game.ts:3:14: text".
func problems(dir string, messages []api.Message) error {
	var errs []error
	for _, m := range messages {
		at := dir
		if l := m.Location; l != nil {
			at = fmt.Sprintf("%s:%d:%d", filepath.Join(dir, l.File), l.Line, l.Column+1)
		}
		errs = append(errs, fmt.Errorf("%s: %s", at, m.Text))
	}
	return errors.Join(errs...)
}

func (o *output) addStatic(dir string) error {
	return filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) && file == dir {
			return nil // a site without static files
		}
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(rel)
		if name == manifest {
			return fmt.Errorf("%s: the build writes a file of this name itself", file)
		}
		if taken, ok := o.names[name]; ok {
			return fmt.Errorf("%s: %q is already the name of %s", file, name, taken)
		}
		o.names[name] = hashed(name, content)
		o.files[name] = content
		o.files[o.names[name]] = content
		return nil
	})
}

// hashed puts eight letters of the content's hash into a name, as esbuild does.
func hashed(name string, content []byte) string {
	sum := sha256.Sum256(content)
	ext := path.Ext(name)
	return fmt.Sprintf("%s-%s%s", strings.TrimSuffix(name, ext), base32.StdEncoding.EncodeToString(sum[:])[:8], ext)
}

// keep is committed, so that dist can be embedded before the first build.
const keep = ".keep"

// write replaces what stands in dist.
func (o *output) write(dist string) error {
	names, err := json.MarshalIndent(o.names, "", "  ")
	if err != nil {
		return err
	}
	if err := empty(dist); err != nil {
		return err
	}
	for name, content := range o.files {
		if err := writeFile(dist, name, content); err != nil {
			return err
		}
		if isText(name) {
			if err := errors.Join(writeFile(dist, name+".gz", gzipped(content)), writeFile(dist, name+".br", brotlied(content))); err != nil {
				return err
			}
		}
	}
	return writeFile(dist, manifest, append(names, '\n'))
}

func empty(dist string) error {
	old, err := os.ReadDir(dist)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, entry := range old {
		if entry.Name() == keep {
			continue
		}
		if err := os.RemoveAll(filepath.Join(dist, entry.Name())); err != nil {
			return err
		}
	}
	return nil
}

func writeFile(dist, name string, content []byte) error {
	file := filepath.Join(dist, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, content, 0o644)
}
