package server

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tabuleiro/diagram"
	"tabuleiro/room"
	"tabuleiro/wire"
)

// picture is open to everybody who has the room's address, at the pace of Config.Pictures: the board
// as it stands, for programs that show where a link leads.
func (s *Server) picture(w http.ResponseWriter, r *http.Request, id string, state room.State) {
	page := pageOf(r)
	drawn := s.pictures.of(pictureName{id, state.Version, page.lang()}, func() []byte {
		return cardOf(page, id, state).Drawing().PNG(1)
	})
	h := w.Header()
	h.Set("ETag", drawn.tag)
	h.Set("Cache-Control", "no-cache") // keep it, and ask whether it still stands
	h.Set("Vary", "Accept-Language, Cookie")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin") // a chat's page may show it
	if holdsTag(r, drawn.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", "image/png")
	h.Set("Content-Length", strconv.Itoa(len(drawn.png)))
	_, _ = w.Write(drawn.png) // whoever asked may have left
}

// holdsTag reports whether who asks has what the tag names already.
func holdsTag(r *http.Request, tag string) bool {
	for held := range strings.SplitSeq(r.Header.Get("If-None-Match"), ",") {
		if strings.TrimPrefix(strings.TrimSpace(held), "W/") == tag {
			return true
		}
	}
	return false
}

// cardOf is a room's picture, the same for everybody.
func cardOf(p Page, id string, s room.State) diagram.Card {
	t := watched(p, wire.StateOf(id, s, room.Watchers, 0))
	c := diagram.Card{
		Scene: diagram.Scene{Board: s.Line.Rules.Board(), Pieces: s.Line.Now().Pieces(), Named: true},
		Site:  t.T("site.name"),
		Title: t.T("rules." + s.Line.Rules.ID() + ".name"),
		Lines: []string{t.pair(), t.standing()},
	}
	if n := s.Line.Ply(); n > 0 {
		c.Marks = diagram.LastMove(s.Line.Moves[n-1])
	}
	return c
}

// mostPictures is how many are kept, of forty thousand bytes each.
const mostPictures = 64

// pictures keeps the last pictures. One is drawn at a time: they may take one core and no more.
type pictures struct {
	pace buckets

	mu    sync.Mutex
	kept  map[pictureName]drawn
	order []pictureName // the oldest first
}

type pictureName struct {
	room    string
	version int
	lang    string
}

// drawn is a picture, and the tag of exactly these bytes: another release may draw and word the
// same room in another way.
type drawn struct {
	png []byte
	tag string
}

func newDrawn(png []byte) drawn {
	sum := sha256.Sum256(png)
	return drawn{png, `"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`}
}

func (p *pictures) of(name pictureName, draw func() []byte) drawn {
	p.mu.Lock()
	defer p.mu.Unlock()
	if picture, ok := p.kept[name]; ok {
		return picture
	}
	picture := newDrawn(draw())
	if p.kept == nil {
		p.kept = map[pictureName]drawn{}
	}
	if len(p.order) >= mostPictures {
		delete(p.kept, p.order[0])
		p.order = slices.Delete(p.order, 0, 1)
	}
	p.kept[name] = picture
	p.order = append(p.order, name)
	return picture
}
