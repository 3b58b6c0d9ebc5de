package server

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"tabuleiro/wire"
)

// Conn is one WebSocket as a session needs it. One goroutine reads; any may write, ping or close.
type Conn interface {
	// Read returns the next whole message; errTooLarge for one longer than wire.MaxAsked,
	// errBinary for one that is no text and errMalformed for frames that break the protocol of
	// WebSockets. After an error the socket is of no more use.
	Read(ctx context.Context) ([]byte, error)
	Write(ctx context.Context, message []byte) error
	// Ping waits for the peer's answer, which a Read takes in. While a message is on its way there is
	// none to wait for.
	Ping(ctx context.Context) error
	Close(code CloseCode, reason string) error
}

// CloseCode is why a socket is closed, in the numbers of RFC 6455.
type CloseCode int

// The reasons there are.
const (
	closeGone     = CloseCode(websocket.StatusGoingAway)      // the room has left memory by a fault: it comes back
	closeRestart  = CloseCode(websocket.StatusServiceRestart) // the server stops, and what was told is saved
	closeProtocol = CloseCode(websocket.StatusProtocolError)
	closeBinary   = CloseCode(websocket.StatusUnsupportedData)
	closeTooLarge = CloseCode(websocket.StatusMessageTooBig)
	closePolicy   = CloseCode(websocket.StatusPolicyViolation) // too many commands, or nobody is let in
	closeSlow     = CloseCode(websocket.StatusTryAgainLater)   // it did not read or answer; it comes back with after=
	closeInternal = CloseCode(websocket.StatusInternalError)
)

// closeWait is how long a peer may take over the closing handshake, whatever it still sends.
const closeWait = 5 * time.Second

var errMalformed = errors.New("a malformed frame")

var (
	errTooLarge = &wire.BadMessage{Code: wire.TooLarge}
	errBinary   = &wire.BadMessage{Code: wire.NotJSON}
)

// upgrade makes a request a socket. The origin has been checked.
func upgrade(w http.ResponseWriter, r *http.Request) (Conn, error) {
	below := &hijacked{ResponseWriter: w}
	ws, err := websocket.Accept(below, r, &websocket.AcceptOptions{
		InsecureSkipVerify: true, // foreign has looked at Origin
		CompressionMode:    websocket.CompressionDisabled,
	})
	if err != nil {
		return nil, fmt.Errorf("upgrade: %w", err)
	}
	ws.SetReadLimit(-1) // Read has its own, and says so in a message before it closes
	return socket{ws, below.conn}, nil
}

// hijacked keeps the connection below a WebSocket, for its deadline.
type hijacked struct {
	http.ResponseWriter
	conn net.Conn
}

func (h *hijacked) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(h.ResponseWriter).Hijack()
	h.conn = conn
	return conn, rw, err
}

type socket struct {
	ws    *websocket.Conn
	below net.Conn
}

func (s socket) Read(ctx context.Context) ([]byte, error) {
	kind, r, err := s.ws.Reader(ctx)
	if err != nil {
		return nil, blame(err)
	}
	if kind != websocket.MessageText {
		return nil, errBinary
	}
	data, err := io.ReadAll(io.LimitReader(r, wire.MaxAsked+1))
	if err != nil {
		return nil, blame(err)
	}
	if len(data) > wire.MaxAsked {
		return nil, errTooLarge
	}
	return data, nil
}

// blame tells frames that the peer got wrong from a peer, or a network, that has gone.
func blame(err error) error {
	var network net.Error
	gone := websocket.CloseStatus(err) >= 0 || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) ||
		errors.Is(err, net.ErrClosed) || errors.Is(err, context.Canceled) || errors.As(err, &network)
	if gone {
		return err
	}
	return errors.Join(errMalformed, err)
}

func (s socket) Write(ctx context.Context, message []byte) error {
	return s.ws.Write(ctx, websocket.MessageText, message)
}

func (s socket) Ping(ctx context.Context) error {
	err := s.ws.Ping(ctx)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return nil // it waited for a Write, which has a bound of its own
	}
	return err
}

// Close says why and waits for the answer. The deadline lies below the WebSocket: its own bounds
// the peer's header and not the gigabytes that header may announce.
func (s socket) Close(code CloseCode, reason string) error {
	if err := s.below.SetDeadline(time.Now().Add(closeWait)); err != nil {
		return s.ws.CloseNow()
	}
	return s.ws.Close(websocket.StatusCode(code), reason)
}
