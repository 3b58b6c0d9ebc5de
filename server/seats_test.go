package server

import (
	"bytes"
	"strings"
	"testing"

	"tabuleiro/game"
)

func TestASeatTokenOpensItsOwnSeatAlone(t *testing.T) {
	g := testGuests("")
	const room = "abc123abc123"
	for _, l := range []seatLink{{game.White, 0}, {game.Black, 0}, {game.White, 7}, {game.Black, 46655}} {
		token := g.seatToken(room, l)
		if got, ok := g.readSeatToken(room, token); !ok || got != l {
			t.Errorf("%s is read as %+v, %v", token, got, ok)
		}
		if _, ok := g.readSeatToken("abc123abc124", token); ok {
			t.Errorf("%s opens another room", token)
		}
	}
	black := g.seatToken(room, seatLink{game.Black, 1})
	_, secret, _ := strings.Cut(black, "-")
	other := guests{key: bytes.Repeat([]byte{8}, KeySize)}
	for what, token := range map[string]string{
		"nothing":              "",
		"no secret":            "b1-",
		"no number":            "b-" + secret,
		"the other colour":     "w1-" + secret,
		"the next number":      "b2-" + secret,
		"a longer number":      "b01-" + secret,
		"a signed number":      "b+1-" + secret,
		"an endless number":    "b" + strings.Repeat("z", 99) + "-" + secret,
		"a letter less":        black[:len(black)-1],
		"a letter more":        black + "A",
		"capitals":             strings.ToUpper(black),
		"a colour of nobody":   "r1-" + secret,
		"another server's":     other.seatToken(room, seatLink{game.Black, 1}),
		"a guest's signature":  "b1-" + g.sign("b1"),
		"half of a signature":  "b1-" + secret[:11],
		"a secret of its form": "b1-" + strings.Repeat("A", len(secret)),
	} {
		if l, ok := g.readSeatToken(room, token); ok {
			t.Errorf("%s: %q is read as %+v", what, token, l)
		}
	}
}
