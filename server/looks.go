package server

import (
	"net/http"
	"slices"
	"strings"

	"tabuleiro/i18n"
)

// Looks is how a browser wants boards to look, as its cookies say. The zero Looks is the usual.
type Looks struct {
	Theme  string // light or dark; "" leaves it to the system
	Board  string // madeira, calcada or contraste; "" is madeira
	Pieces string // madeira, preto-e-branco or vermelho-e-azul; "" is madeira
	Coords string // where coordinates stand and what they are; "" leaves it to the variant
	Motion string // off: nothing flies or fades
	Hints  string // on: what each move does is said, where that may be
	Zen    string // on: a room shows its board, clocks and situation alone
}

// coloured are the pieces that are not white and black, and so have other names.
const coloured = "vermelho-e-azul"

func looksOf(r *http.Request) Looks {
	return Looks{
		Theme:  chosen(r, "theme", "light", "dark"),
		Board:  chosen(r, "board", "madeira", "calcada", "contraste"),
		Pieces: chosen(r, "pieces", "madeira", "preto-e-branco", coloured),
		Coords: chosen(r, "coords", "none", "inside-letters", "inside-numbers", "outside-letters", "outside-numbers"),
		Motion: chosen(r, "motion", "off"),
		Hints:  chosen(r, "hints", "on"),
		Zen:    chosen(r, "zen", "on"),
	}
}

// chosen is the value of a cookie, if it is one of those it may have.
func chosen(r *http.Request, name string, values ...string) string {
	c, err := r.Cookie(name)
	if err != nil || !slices.Contains(values, c.Value) {
		return ""
	}
	return c.Value
}

// key is the key under which the words for these pieces are found: "side.red" for "side.white".
func (l Looks) key(lang, key string) string {
	if l.Pieces != coloured {
		return key
	}
	own := strings.Replace(strings.Replace(key, "white", "red", 1), "black", "blue", 1)
	if i18n.Has(lang, own) {
		return own
	}
	return key
}
