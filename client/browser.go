// Package client is a browser without pages: it opens rooms by the form, sits down by a link, keeps its
// cookie and talks over the same WebSocket, for tests and measurements that play whole games.
package client

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"html"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strings"

	"github.com/coder/websocket"

	"tabuleiro/wire"
)

// Browser is one person's browser.
type Browser struct {
	Client *http.Client // follows no redirect
	base   string       // "http://127.0.0.1:8080"
}

// New returns a browser without cookies at the server of that address.
func New(base string) *Browser { return Over(&http.Transport{DisableKeepAlives: true}, base) }

// Over is New for a browser that connects by a transport, which others may share.
func Over(transport http.RoundTripper, base string) *Browser {
	jar, err := cookiejar.New(nil)
	if err != nil {
		panic(err) // never without options
	}
	return &Browser{
		Client: &http.Client{
			Jar:           jar,
			Transport:     transport,
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
		base: base,
	}
}

// Open opens a room by the form of the start page, written "rules=ID&opponent=both", and
// returns its id.
func (b *Browser) Open(ctx context.Context, form string) (id string, err error) {
	to, err := b.submit(ctx, "/jogo", form)
	if err != nil {
		return "", err
	}
	id, ok := strings.CutPrefix(to, "/jogo/")
	if !ok {
		return "", fmt.Errorf("POST /jogo with %s: led to %s", form, to)
	}
	return id, nil
}

var seatLink = regexp.MustCompile(`/jogo/[^"/]*/lugar/[^"]*`)

// Invitation is the link of the open seat, as the page of a room shows it to who waits there.
func (b *Browser) Invitation(ctx context.Context, id string) (link string, err error) {
	page, err := b.page(ctx, "/jogo/"+url.PathEscape(id))
	if err != nil {
		return "", err
	}
	if link = seatLink.FindString(page); link == "" {
		return "", fmt.Errorf("the page of room %s shows no link to a seat", id)
	}
	return html.UnescapeString(link), nil
}

// Sit sends the form behind a link to a seat.
func (b *Browser) Sit(ctx context.Context, link string) error {
	_, err := b.submit(ctx, link, "")
	return err
}

// Look opens a page.
func (b *Browser) Look(ctx context.Context, path string) error {
	_, err := b.page(ctx, path)
	return err
}

// page is the text of a page.
func (b *Browser) page(ctx context.Context, path string) (text string, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, b.base+path, nil)
	if err != nil {
		return "", err
	}
	answer, err := b.Client.Do(r)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if answer.StatusCode != http.StatusOK {
		err = errors.Join(&Status{answer.StatusCode}, err)
	}
	return string(data), err
}

// submit sends a form, once more when it is the first and gave the browser its cookie, and returns where
// the answer leads.
func (b *Browser) submit(ctx context.Context, path, form string) (to string, err error) {
	answer, err := b.post(ctx, path, form)
	if err == nil && answer.StatusCode == http.StatusTemporaryRedirect {
		answer, err = b.post(ctx, answer.Header.Get("Location"), form)
	}
	if err != nil {
		return "", err
	}
	if answer.StatusCode != http.StatusSeeOther {
		return "", fmt.Errorf("POST %s with %s: %w", path, form, &Status{answer.StatusCode})
	}
	return answer.Header.Get("Location"), nil
}

// post sends a form and keeps of the answer but its head.
func (b *Browser) post(ctx context.Context, path, form string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, b.base+path, strings.NewReader(form))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := b.Client.Do(r)
	if err != nil {
		return nil, err
	}
	_, err = io.Copy(io.Discard, answer.Body) // a shared connection is free again
	return answer, errors.Join(err, answer.Body.Close())
}

// Dial opens the room's socket; after is the last version seen, 0 for none.
func (b *Browser) Dial(ctx context.Context, id string, after int) (*Socket, error) {
	address := fmt.Sprintf("%s/jogo/%s/ws?after=%d", b.base, url.PathEscape(id), after)
	ws, answer, err := websocket.Dial(ctx, address, &websocket.DialOptions{
		HTTPClient: b.Client,
		HTTPHeader: http.Header{"Origin": {b.base}},
	})
	if err != nil {
		if answer != nil {
			return nil, &Status{answer.StatusCode}
		}
		return nil, err
	}
	ws.SetReadLimit(-1)
	return &Socket{ws}, nil
}

// Status is the error of a page, or of a socket that was answered with one.
type Status struct{ Code int }

func (e *Status) Error() string { return fmt.Sprintf("answered %d", e.Code) }

// Socket is one WebSocket of a browser.
type Socket struct{ ws *websocket.Conn }

// Ask sends a message.
func (s *Socket) Ask(ctx context.Context, m wire.Asked) error { return s.Send(ctx, wire.Encode(m)) }

// Send sends any bytes as text.
func (s *Socket) Send(ctx context.Context, data []byte) error {
	return s.ws.Write(ctx, websocket.MessageText, data)
}

// SendBinary sends any bytes as what no message is.
func (s *Socket) SendBinary(ctx context.Context, data []byte) error {
	return s.ws.Write(ctx, websocket.MessageBinary, data)
}

// Next waits for the next message that is about the game, not about the line or who is there.
func (s *Socket) Next(ctx context.Context) (wire.Told, error) {
	for {
		data, err := s.Data(ctx)
		if err != nil {
			return nil, err
		}
		m, err := wire.DecodeTold(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", data, err)
		}
		switch m.(type) {
		case wire.Beat, wire.Here:
		default:
			return m, nil
		}
	}
}

// Data waits for the next message as it came.
func (s *Socket) Data(ctx context.Context) ([]byte, error) {
	_, data, err := s.ws.Read(ctx)
	return data, err
}

// Close leaves.
func (s *Socket) Close() { _ = s.ws.Close(websocket.StatusNormalClosure, "") } // it may be closed already

// DataInto is Data for who hears so much that it must cost little: it takes the place of what is in b, and
// waits until the socket is left.
func (s *Socket) DataInto(b *bytes.Buffer) error {
	_, r, err := s.ws.Reader(context.Background())
	if err != nil {
		return err
	}
	b.Reset()
	_, err = b.ReadFrom(r)
	return err
}

// Leave goes without a word, as a browser does that is closed.
func (s *Socket) Leave() { _ = s.ws.CloseNow() } // it may be closed already

// Closed is the code and reason the server closed with; false for any other error.
func Closed(err error) (code int, reason string, ok bool) {
	var e websocket.CloseError
	if !errors.As(err, &e) {
		return 0, "", false
	}
	return int(e.Code), e.Reason, true
}
