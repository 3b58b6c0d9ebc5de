package server

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/i18n"
)

// Every page of every language is reached from its start page, is valid, is light, and leads nowhere that is not there.
func TestThePagesOfEveryLanguage(t *testing.T) {
	if raced {
		t.Skip("the race detector makes it five times as long, and there is one goroutine: scripts/test.sh runs it without")
	}
	built(t)
	s, ctx := start(t, func(c *Config) { c.Views = without }), patience(t)
	b := client.New(s.base)
	pages := map[string]document{} // by path with what it asks
	asked := map[string]bool{}     // paths with the names of what they ask: one of a kind is enough
	var queue, heaviest []string
	for _, lang := range i18n.Languages {
		queue = append(queue, root(lang))
	}
	most := 0
	for ; len(queue) > 0; queue = queue[1:] {
		path := queue[0]
		if _, seen := pages[path]; seen {
			continue
		}
		a := ask(t, ctx, b, "GET", s.base+path, "")
		if a.StatusCode != http.StatusOK {
			t.Errorf("%s: %s", path, a.Status)
			pages[path] = document{}
			continue
		}
		if n := len(gzipped(t, a.body)); n > most {
			most, heaviest = n, []string{path}
		}
		pages[path] = inspect(a.body)
		for _, fault := range pages[path].faults {
			t.Errorf("%s: %s", path, fault)
		}
		for _, link := range pages[path].links {
			u, err := url.Parse(link)
			if err != nil || u.Path == "" || u.Host != "" {
				continue
			}
			u.Fragment = ""
			if languageIn(u.Path) != "" && !alike(asked, u) {
				queue = append(queue, u.String())
			}
		}
	}
	t.Logf("%d pages, the heaviest %s with %d bytes gzipped", len(pages), heaviest, most)
	if most > pageLimit {
		t.Errorf("%s has %d bytes, more than %d", heaviest, most, pageLimit)
	}
	for path := range theAtlas().atPaths {
		if _, reached := pages[path]; !reached {
			t.Errorf("no link leads to %s", path)
		}
	}
	anchors(t, pages)
}

// alike reports whether a page of that path that asks for the same has been seen; steps are pages of their own.
func alike(asked map[string]bool, u *url.URL) bool {
	q := u.Query()
	if len(q) == 0 || q.Has("passo") {
		return false
	}
	kind := u.Path + "?" + strings.Join(slices.Sorted(maps.Keys(q)), "&")
	seen := asked[kind]
	asked[kind] = true
	return seen
}

// pageLimit is what a page of the guide may weigh, in bytes over the wire.
const pageLimit = 60_000

// anchors checks that what is pointed at is there.
func anchors(t *testing.T, pages map[string]document) {
	t.Helper()
	for from, page := range pages {
		for _, link := range page.links {
			path, anchor, ok := strings.Cut(link, "#")
			if path == "" {
				path = from
			}
			if to, known := pages[path]; ok && known && !to.ids[anchor] {
				t.Errorf("%s leads to %s, and there is no %s", from, link, anchor)
			}
		}
	}
}

func gzipped(t *testing.T, text string) []byte {
	t.Helper()
	b := compressed([]byte(text))
	return b.Bytes()
}
