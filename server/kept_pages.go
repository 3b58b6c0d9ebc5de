package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// mostPages is what kept pages may take, in bytes.
const mostPages = 32 << 20

// keptPages are pages as they were made before: what they say changes with the program alone. When they take too much
// room they are made anew.
type keptPages struct {
	mu   sync.Mutex
	all  map[keptKey]keptPage
	size int
}

// keptKey is everything that such a page depends on.
type keptKey struct {
	here         here
	looks        Looks
	lang, coding string
}

type keptPage struct {
	body []byte
	tag  string // ETag
}

func (k *keptPages) find(key keptKey) (keptPage, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	p, ok := k.all[key]
	return p, ok
}

func (k *keptPages) keep(key keptKey, p keptPage) {
	k.mu.Lock()
	defer k.mu.Unlock()
	const around = 1 << 9 // of the key
	n := len(p.body) + len(key.here.origin) + len(key.here.asks) + around
	if k.all == nil || k.size+n > mostPages {
		k.all, k.size = map[keptKey]keptPage{}, 0
	}
	k.all[key] = p
	k.size += n
}

// answerKept sends a page that is the same for everybody who comes with these looks: made once, and not sent to whom has
// it already.
func (s *Server) answerKept(w http.ResponseWriter, r *http.Request, p Page, render func(io.Writer) error) {
	key := keptKey{p.here, p.Looks, p.lang(), coding(r, "gzip")}
	page, ok := s.kept.find(key)
	if !ok {
		var text bytes.Buffer
		if err := render(&text); err != nil {
			s.broken(w, r, err)
			return
		}
		page = newKept(text.Bytes(), key.coding)
		s.kept.keep(key, page)
	}
	h := w.Header()
	h.Set("Cache-Control", "private, no-cache") // it is asked for again, and mostly not sent
	h.Set("Content-Language", p.lang())
	h.Add("Vary", "Accept-Encoding, Cookie")
	h.Set("ETag", page.tag)
	if strings.Contains(r.Header.Get("If-None-Match"), page.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", "text/html; charset=utf-8")
	if key.coding != "" {
		h.Set("Content-Encoding", key.coding)
	}
	h.Set("Content-Length", strconv.Itoa(len(page.body)))
	_, _ = w.Write(page.body) // whoever asked may have left
}

func newKept(text []byte, coding string) keptPage {
	if coding != "" {
		b := compressed(text)
		text = b.Bytes()
	}
	sum := sha256.Sum256(text)
	return keptPage{text, `"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`}
}
