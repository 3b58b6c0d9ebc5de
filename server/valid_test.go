package server

import (
	"fmt"
	"io"
	"strings"

	"golang.org/x/net/html"
)

// document is what a page holds that others may point at.
type document struct {
	ids    map[string]bool
	links  []string // what its anchors and forms lead to
	faults []string
}

// open is an element that is not closed yet.
type element struct {
	name string
	text bool // it holds words, or something that has a name
}

// void elements have no end tag (HTML, 13.1.2).
var void = map[string]bool{"area": true, "base": true, "br": true, "col": true, "embed": true, "hr": true, "img": true, "input": true,
	"link": true, "meta": true, "source": true, "track": true, "wbr": true}

// named must say something: a link without words leads nowhere for who cannot see it.
var named = map[string]bool{"a": true, "button": true, "summary": true, "h1": true, "h2": true, "h3": true, "title": true, "figcaption": true, "label": true}

// inspect reads a page as HTML without the forgiveness of browsers: every element is closed in its order, ids are unique, there is
// one h1 and no heading skips a rank, drawings have names, and what is to be named has words.
func inspect(page string) document {
	d := document{ids: map[string]bool{}}
	fault := func(format string, args ...any) { d.faults = append(d.faults, fmt.Sprintf(format, args...)) }
	var open []element
	rank, h1 := 0, 0
	z := html.NewTokenizer(strings.NewReader(page))
	for {
		kind := z.Next()
		token := z.Token()
		switch kind {
		case html.ErrorToken:
			if z.Err() != io.EOF {
				fault("%v", z.Err())
			}
			for _, e := range open {
				fault("<%s> is not closed", e.name)
			}
			if h1 != 1 {
				fault("%d h1", h1)
			}
			return d
		case html.TextToken:
			if strings.TrimSpace(token.Data) != "" {
				speak(open)
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			d.element(token, fault)
			if attribute(token, "aria-label") != "" {
				speak(open)
			}
			if r := strings.TrimPrefix(token.Data, "h"); len(r) == 1 && r >= "1" && r <= "6" {
				if int(r[0]-'0') > rank+1 {
					fault("<h%s> after a heading of rank %d", r, rank)
				}
				if rank = int(r[0] - '0'); rank == 1 {
					h1++
				}
			}
			if kind == html.StartTagToken && !void[token.Data] {
				open = append(open, element{name: token.Data, text: attribute(token, "aria-label") != ""})
			}
		case html.EndTagToken:
			if len(open) == 0 || open[len(open)-1].name != token.Data {
				fault("</%s> where %v are open", token.Data, open)
				return d
			}
			if last := open[len(open)-1]; named[last.name] && !last.text {
				fault("a <%s> without words", last.name)
			}
			open = open[:len(open)-1]
		}
	}
}

// speak makes known to all that is open that it holds words.
func speak(open []element) {
	for i := range open {
		open[i].text = true
	}
}

// element looks at one start tag.
func (d *document) element(t html.Token, fault func(string, ...any)) {
	if id := attribute(t, "id"); id != "" {
		if d.ids[id] {
			fault("the id %s stands twice", id)
		}
		d.ids[id] = true
	}
	switch {
	case t.Data == "svg" && attribute(t, "aria-hidden") != "true" && (attribute(t, "role") != "img" || attribute(t, "aria-label") == ""):
		fault("a drawing without a name")
	case t.Data == "img" && attribute(t, "alt") == "":
		fault("a picture without a name")
	case t.Data == "a":
		d.links = append(d.links, attribute(t, "href"))
	}
}

func attribute(t html.Token, name string) string {
	for _, a := range t.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}
