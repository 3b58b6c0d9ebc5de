// Package servertest is a browser without pages: it opens rooms by the form, keeps its cookie and
// talks over the same WebSocket, for tests that play whole games.
package servertest

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/cookiejar"
	"net/url"
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
func New(base string) *Browser {
	jar, err := cookiejar.New(nil)
	if err != nil {
		panic(err) // never without options
	}
	return &Browser{
		Client: &http.Client{
			Jar:           jar,
			Transport:     &http.Transport{DisableKeepAlives: true},
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
		base: base,
	}
}

// Open opens a room by the form of the start page, written "rules=ID&opponent=both", and
// returns its id.
func (b *Browser) Open(ctx context.Context, form string) (id string, err error) {
	answer, err := b.post(ctx, "/jogo", form)
	if err == nil && answer.StatusCode == http.StatusTemporaryRedirect {
		answer, err = b.post(ctx, answer.Header.Get("Location"), form) // with the cookie now
	}
	if err != nil {
		return "", err
	}
	id, ok := strings.CutPrefix(answer.Header.Get("Location"), "/jogo/")
	if answer.StatusCode != http.StatusSeeOther || !ok {
		return "", fmt.Errorf("POST /jogo with %s: %s", form, answer.Status)
	}
	return id, nil
}

// post sends a form and reads none of the answer but its head.
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
	return answer, answer.Body.Close()
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

// Status is the error of a socket that was answered with a page.
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

// Next waits for the next message that is no beat.
func (s *Socket) Next(ctx context.Context) (wire.Told, error) {
	for {
		_, data, err := s.ws.Read(ctx)
		if err != nil {
			return nil, err
		}
		m, err := wire.DecodeTold(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", data, err)
		}
		if _, beat := m.(wire.Beat); !beat {
			return m, nil
		}
	}
}

// Close leaves.
func (s *Socket) Close() { _ = s.ws.Close(websocket.StatusNormalClosure, "") } // it may be closed already

// Closed is the code and reason the server closed with; false for any other error.
func Closed(err error) (code int, reason string, ok bool) {
	var e websocket.CloseError
	if !errors.As(err, &e) {
		return 0, "", false
	}
	return int(e.Code), e.Reason, true
}
