package webbuild

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"path"
)

// The budgets of a page, in bytes over the wire: what must arrive before the board can be used.
const (
	scriptBudget = 25_000
	pageBudget   = 60_000
)

// Weight is what a page's parts weigh with gzip.
type Weight struct {
	Page                  string
	Script, Style, Sprite int
}

// Total leaves the HTML out: the server makes it.
func (w Weight) Total() int { return w.Script + w.Style + w.Sprite }

func (w Weight) String() string {
	return fmt.Sprintf("%-6s script %s + style %s + sprite %s = %s kB gzip (budget: script %s, all %s)", w.Page,
		kB(w.Script), kB(w.Style), kB(w.Sprite), kB(w.Total()), kB(scriptBudget), kB(pageBudget))
}

func kB(n int) string { return fmt.Sprintf("%.1f", float64(n)/1000) }

func weigh(built *output, pages []Page) ([]Weight, error) {
	var weights []Weight
	for _, p := range pages {
		w := Weight{Page: p.Name}
		for source, size := range map[string]*int{p.Script: &w.Script, p.Style: &w.Style, p.Sprite: &w.Sprite} {
			content, ok := built.files[built.names[logical(source)]]
			if !ok {
				return nil, fmt.Errorf("%s: no such file, and the %s page needs it", source, p.Name)
			}
			*size = len(gzipped(content))
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

// isText tells which files are worth a gzip beside them. Source maps stay out: only developers load them.
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
