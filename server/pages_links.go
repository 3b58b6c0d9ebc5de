package server

import (
	"html/template"
	"io"

	"tabuleiro/diagram"
)

// LinksView is the page of a room's links, as one who holds a seat sees it.
type LinksView struct {
	Page
	Room  string
	Rules string // an id
	Links []SharedLink
}

// SharedLink is an address to give away.
type SharedLink struct {
	Page
	Room    string
	Kind    string     // "watch"; "invite", to an open seat; "device", to a seat one holds
	Color   string     // of the seat; "" to watch
	Address string     // whole, as it is sent
	Remind  *reminding // of who comes by it; nil for none
	Back    string     // "game": where its renewal leads, if not to the page of links
}

// RenderLinks writes the page of a room's links.
func RenderLinks(w io.Writer, v LinksView) error { return v.render(w, "links.html", v) }

// Title says what the link is for.
func (l SharedLink) Title() string { return l.T("links." + l.Kind) }

// Line says what happens to who opens it.
func (l SharedLink) Line() string {
	if l.Color == "" {
		return l.T("links." + l.Kind + ".line")
	}
	return l.T("links."+l.Kind+".line", "side", l.T("side."+l.Color+".low"))
}

// QR is the address for the camera of another device.
func (l SharedLink) QR() (template.HTML, error) {
	drawing, err := diagram.QR(l.Address, l.T("links.qr.alt"))
	if err != nil {
		return "", err
	}
	return template.HTML(drawing.SVG()), nil
}
