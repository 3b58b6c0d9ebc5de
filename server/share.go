package server

import (
	"net/http"
	"net/url"
	"strings"

	"tabuleiro/wire"
)

// Share is what a chat program shows for a link to a page, read by the template "share".
type Share struct {
	Title       string
	Description string
	Image       string // whole addresses, as the browser or program that asks names this server
	URL         string // "" for the address that was asked for
}

// shareOf tells of a room as anybody may see it.
func (p Page) shareOf(r *http.Request, s wire.State) *Share {
	t := watched(p, s)
	title := t.T("rules." + s.Rules + ".name")
	if who := t.pair(); who != "" {
		title += " · " + who
	}
	address := origin(r) + roomAddress(s.Room)
	return &Share{
		Title:       title,
		Description: t.standing(),
		Image:       address + "/tabuleiro.png",
		URL:         address,
	}
}

// watched is a room without anybody's own words: no "you", no "your turn".
func watched(p Page, s wire.State) table {
	s.You = nil
	return table{GameView: GameView{Page: p.on(s.Board), State: s}}
}

// pair names the players: "Ana contra Beto"; "" where nobody has a name.
func (t table) pair() string {
	white, black := t.called("white"), t.called("black")
	waits := t.State.Seats.White.Open || t.State.Seats.Black.Open
	switch computer := t.T("seat.computer"); {
	case white == "" && black == "":
		return ""
	case waits:
		return t.T("share.waits", "name", white+black)
	case white == computer && black == "", black == computer && white == "":
		return t.T("share.computer")
	case white == computer:
		return t.T("share.against.computer", "name", black)
	case black == computer:
		return t.T("share.against.computer", "name", white)
	case white == "":
		return t.T("share.against", "a", black, "b", t.T("share.somebody"))
	case black == "":
		return t.T("share.against", "a", white, "b", t.T("share.somebody"))
	}
	return t.T("share.against", "a", white, "b", black)
}

// called is the name of who plays a side, "" for a person without one.
func (t table) called(side string) string {
	seat := t.seat(side)
	if seat.Kind == "computer" {
		return t.T("seat.computer")
	}
	return seat.Name
}

// standing says in one line how the game stands, whoever looks.
func (t table) standing() string {
	turn := t.sided("now.side", t.State.Turn)
	switch {
	case t.State.Outcome != nil:
		return t.now()
	case t.State.Ply == 0:
		return turn
	}
	return strings.Join([]string{t.Count("share.played", t.State.Ply), turn}, " · ")
}

func roomAddress(id string) string { return "/jogo/" + url.PathEscape(id) }

// origin is what the browser calls this server. Anybody may call it anything: it stands in the
// answer to who said so, and nowhere else.
func origin(r *http.Request) string {
	if secure(r) {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}
