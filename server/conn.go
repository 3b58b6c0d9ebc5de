package server

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
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
	// Write sends a message, or fails when the peer takes longer than patience over it.
	Write(message []byte, patience time.Duration) error
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
	return &socket{ws: ws, below: below.conn}, nil
}

// The buffers are as large as the usual messages of a game, which larger ones than that pass by. Those of
// net/http are four times as large, for everybody who only looks on.
const (
	readBuffer  = 512
	writeBuffer = 2048
)

// hijacked keeps the connection below a WebSocket, for its deadlines.
type hijacked struct {
	http.ResponseWriter
	conn net.Conn
}

func (h *hijacked) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(h.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	h.conn = conn
	early, err := rw.Reader.Peek(rw.Reader.Buffered()) // of a browser that did not wait for the answer
	if err != nil {
		return nil, nil, errors.Join(err, conn.Close())
	}
	r := bufio.NewReaderSize(io.MultiReader(bytes.NewReader(early), conn), max(readBuffer, len(early)))
	if _, err := r.Peek(len(early)); err != nil {
		return nil, nil, errors.Join(err, conn.Close())
	}
	return conn, bufio.NewReadWriter(r, bufio.NewWriterSize(conn, writeBuffer)), nil
}

type socket struct {
	ws      *websocket.Conn
	below   net.Conn
	writing sync.Mutex // so that each has the whole of its patience
}

func (s *socket) Read(ctx context.Context) ([]byte, error) {
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

// Write has its deadline below the WebSocket, whose own costs a context and a goroutine's start. None is
// left for what the WebSocket answers by itself.
func (s *socket) Write(message []byte, patience time.Duration) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	if err := s.below.SetWriteDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	if err := s.ws.Write(context.Background(), websocket.MessageText, message); err != nil {
		return err
	}
	return s.below.SetWriteDeadline(time.Time{})
}

func (s *socket) Ping(ctx context.Context) error {
	err := s.ws.Ping(ctx)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return nil // it waited for a Write, which has a bound of its own
	}
	return err
}

// Close says why and waits for the answer. The deadline lies below the WebSocket: its own bounds
// the peer's header and not the gigabytes that header may announce.
func (s *socket) Close(code CloseCode, reason string) error {
	if err := s.below.SetDeadline(time.Now().Add(closeWait)); err != nil {
		return s.ws.CloseNow()
	}
	return s.ws.Close(websocket.StatusCode(code), reason)
}
