package webbuild

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"path"

	"github.com/andybalholm/brotli"
)

// The budgets of a page, in bytes over the wire: what must arrive before the board can be used.
const (
	scriptBudget = 25_000
	pageBudget   = 60_000
)

// Weight is what a page's parts weigh with gzip: brotli is lighter, but browsers take it over TLS and from
// their own machine alone, and a game in a network of a school or a club must be light too.
type Weight struct {
	Page                  string
	Script, Style, Sprite int // before the page can be used; Script with what it shares
	Late                  int // the script that comes after
}

// Total leaves the HTML out, for the server makes it, and what comes when the page can be used.
func (w Weight) Total() int { return w.Script + w.Style + w.Sprite }

func (w Weight) String() string {
	text := fmt.Sprintf("%-6s script %s + style %s + sprite %s = %s kB gzip (budget: script %s, all %s)", w.Page,
		kB(w.Script), kB(w.Style), kB(w.Sprite), kB(w.Total()), kB(scriptBudget), kB(pageBudget))
	if w.Late > 0 {
		text += fmt.Sprintf(", then %s", kB(w.Late))
	}
	return text
}

func kB(n int) string { return fmt.Sprintf("%.1f", float64(n)/1000) }

func weigh(built *output, pages []Page) ([]Weight, error) {
	var weights []Weight
	for _, p := range pages {
		w := Weight{Page: p.Name}
		for source, size := range map[string]*int{p.Script: &w.Script, p.Late: &w.Late, p.Style: &w.Style, p.Sprite: &w.Sprite} {
			if source == "" {
				continue
			}
			content, ok := built.files[built.names[logical(source)]]
			if !ok {
				return nil, fmt.Errorf("%s: no such file, and the %s page needs it", source, p.Name)
			}
			*size = len(gzipped(content))
		}
		if common, ok := built.files[built.names[shared(p.Name)]]; ok {
			w.Script += len(gzipped(common))
		}
		weights = append(weights, w)
	}
	return weights, nil
}

func checkBudgets(weights []Weight) error {
	var errs []error
	for _, w := range weights {
		if w.Script > scriptBudget {
			errs = append(errs, fmt.Errorf("%s page: the script is %s kB gzip, its budget %s kB", w.Page, kB(w.Script), kB(scriptBudget)))
		}
		if w.Total() > pageBudget {
			errs = append(errs, fmt.Errorf("%s page: script, style and sprite are %s kB gzip, their budget %s kB", w.Page, kB(w.Total()), kB(pageBudget)))
		}
	}
	return errors.Join(errs...)
}

// isText tells which files are worth being compressed beside themselves. Source maps stay out: only developers load them.
func isText(name string) bool {
	switch path.Ext(name) {
	case ".js", ".css", ".svg", ".json", ".webmanifest", ".txt":
		return true
	}
	return false
}

func gzipped(content []byte) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		panic(err) // only for a level that does not exist
	}
	w.Write(content) // to memory: cannot fail
	w.Close()
	return b.Bytes()
}

func brotlied(content []byte) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, brotli.BestCompression)
	w.Write(content) // to memory: cannot fail
	w.Close()
	return b.Bytes()
}
