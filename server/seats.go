package server

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"tabuleiro/game"
)

// seatLink is leave to sit at a room's seat. Number is which of the seat's links it is: the room
// counts them, and only its present one is good.
type seatLink struct {
	Color  game.Color
	Number int
}

// seatBytes is how much of the signature is in a link: 128 bits, and few enough for a QR code.
const seatBytes = 16

// seatToken is the secret part of a seat link's address: "b3-5JzV4wKfTqW0Yj1XnHq2vA".
func (g guests) seatToken(room string, l seatLink) string {
	side := "w"
	if l.Color == game.Black {
		side = "b"
	}
	return side + strconv.FormatInt(int64(l.Number), 36) + "-" + g.signSeat(room, l)
}

// readSeatToken is the link that token stands for, if this server made it for that room. Whether it
// is still good, the room decides.
func (g guests) readSeatToken(room, token string) (seatLink, bool) {
	head, _, ok := strings.Cut(token, "-")
	if !ok || len(head) < 2 {
		return seatLink{}, false
	}
	l := seatLink{Color: game.White}
	if head[0] == 'b' {
		l.Color = game.Black
	}
	number, err := strconv.ParseInt(head[1:], 36, 32)
	l.Number = int(number)
	if err != nil || !hmac.Equal([]byte(token), []byte(g.seatToken(room, l))) {
		return seatLink{}, false
	}
	return l, true
}

// signSeat binds room, seat and number, under a purpose of its own.
func (g guests) signSeat(room string, l seatLink) string {
	mac := hmac.New(sha256.New, g.key)
	fmt.Fprintf(mac, "seat\x00%s\x00%d\x00%d", room, l.Color, l.Number)
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:seatBytes])
}
