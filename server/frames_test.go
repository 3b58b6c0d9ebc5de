package server

import (
	"bufio"
	"context"
	"encoding/binary"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// Frames by RFC 6455, section 5.2. A browser masks its frames; here with zeros.
var malformed = map[string]string{
	"an unmasked frame":              "\x81\x02{}",
	"a reserved bit":                 "\xc1\x80\x00\x00\x00\x00",
	"an unknown opcode":              "\x83\x80\x00\x00\x00\x00",
	"a continuation of nothing":      "\x80\x80\x00\x00\x00\x00",
	"a ping in parts":                "\x09\x80\x00\x00\x00\x00",
	"a message within another":       "\x01\x80\x00\x00\x00\x00\x81\x80\x00\x00\x00\x00",
	"a length of more than 63 bits":  "\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
	"a goodbye of one byte":          "\x88\x81\x00\x00\x00\x00\x03",
	"a goodbye with a reserved code": "\x88\x82\x00\x00\x00\x00\x03\xed",
}

func TestMalformedFramesCloseTheSocketAsSuch(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for what, frames := range malformed {
		t.Run(what, func(t *testing.T) {
			if code := closeCode(t, ctx, s, p.Room, frames); code != 1002 {
				t.Errorf("closed with %d, want 1002", code)
			}
		})
	}
	p.play(t, ctx, "c3-d4")
}

// A peer that takes everything in and answers no ping, as the network does for one that has gone, is
// closed; one that answers is not.
func TestASocketThatAnswersNoPingIsClosed(t *testing.T) {
	s, ctx := start(t, func(c *Config) { c.Hub.Beat, c.Patience = 50*time.Millisecond, 300*time.Millisecond }), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	heard := make(chan error, 1)
	go func() {
		_, err := p.socket.Next(ctx)
		heard <- err
	}()
	if code := closeCode(t, ctx, s, p.Room, ""); code != int(closeSlow) {
		t.Errorf("closed with %d, want %d", code, closeSlow)
	}
	q := sit(t, ctx, p.Browser, p.Room)
	q.play(t, ctx, "c3-d4")
	if err := <-heard; err != nil {
		t.Errorf("one that answers: %v", err)
	}
}

// closeCode opens a socket by hand, sends frames as they are and returns the code that the first
// close frame in answer names.
func closeCode(t *testing.T, ctx context.Context, s *testServer, id, frames string) int {
	t.Helper()
	conn, from := socketByHand(t, ctx, s, id)
	if _, err := io.WriteString(conn, frames); err != nil {
		t.Fatal(err)
	}
	for {
		opcode, payload := readFrame(t, from)
		if opcode == 8 && len(payload) >= 2 {
			return int(binary.BigEndian.Uint16(payload))
		}
	}
}

// socketByHand opens a socket below any library, and returns what comes from it, too.
func socketByHand(t *testing.T, ctx context.Context, s *testServer, id string) (net.Conn, *bufio.Reader) {
	t.Helper()
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", strings.TrimPrefix(s.base, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	if deadline, ok := ctx.Deadline(); ok {
		if err := conn.SetDeadline(deadline); err != nil {
			t.Fatal(err)
		}
	}
	r, err := http.NewRequestWithContext(ctx, "GET", s.base+"/jogo/"+id+"/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	for header := upgradeFrom(s.base); len(header) > 0; header = header[2:] {
		r.Header.Set(header[0], header[1])
	}
	if err := r.Write(conn); err != nil {
		t.Fatal(err)
	}
	from := bufio.NewReader(conn)
	answer, err := http.ReadResponse(from, r)
	if err != nil || answer.StatusCode != http.StatusSwitchingProtocols {
		t.Fatalf("upgrade: %v, %v", answer, err)
	}
	return conn, from
}

func readFrame(t *testing.T, r *bufio.Reader) (opcode byte, payload []byte) {
	t.Helper()
	var head [2]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		t.Fatalf("the next frame: %v", err)
	}
	size := uint64(head[1])
	for length, bytes := range map[uint64]int{126: 2, 127: 8} {
		if uint64(head[1]) != length {
			continue
		}
		long := make([]byte, 8)
		if _, err := io.ReadFull(r, long[8-bytes:]); err != nil {
			t.Fatal(err)
		}
		size = binary.BigEndian.Uint64(long)
	}
	payload = make([]byte, size)
	if _, err := io.ReadFull(r, payload); err != nil {
		t.Fatal(err)
	}
	return head[0] & 15, payload
}
