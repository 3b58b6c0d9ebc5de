package server

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
)

// Whoever sends too much reads the answer, as a browser does: after everything is sent. Fails
// without swallowed: the connection is reset, and a browser shows a fault of the network.
func TestALongBodyGetsItsAnswer(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	const mega = 5 << 20
	for _, c := range []struct {
		what, path, header string
		status             int
		code               string
	}{
		{"a form that is too long", "/jogo", "", 413, codeTooLarge},
		{"one that tells no length", "/jogo", "Transfer-Encoding: chunked\r\n", 413, codeTooLarge},
		{"where nothing is read", "/nowhere", "", 404, codeNoPage},
		{"from another site", "/jogo", "Origin: https://evil.example\r\n", 403, codeForeign},
	} {
		t.Run(c.what, func(t *testing.T) {
			status, page := postBy(t, ctx, s, c.path, c.header, mega)
			if status != c.status || !strings.Contains(page, words(c.code)) {
				t.Errorf("answered %d, want %d and %q:\n%s", status, c.status, words(c.code), page)
			}
		})
	}
}

// postBy sends a form of so many bytes over a connection of its own, all of it, and only then reads.
func postBy(t *testing.T, ctx context.Context, s *testServer, path, header string, size int) (status int, page string) {
	t.Helper()
	host := strings.TrimPrefix(s.base, "http://")
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if deadline, ok := ctx.Deadline(); ok {
		if err := conn.SetDeadline(deadline); err != nil {
			t.Fatal(err)
		}
	}
	body := "name=" + strings.Repeat("a", size)
	if strings.Contains(header, "chunked") {
		body = fmt.Sprintf("%x\r\n%s\r\n0\r\n\r\n", len(body), body)
	} else {
		header += fmt.Sprintf("Content-Length: %d\r\n", len(body))
	}
	_, err = fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/x-www-form-urlencoded\r\n%s\r\n%s", path, host, header, body)
	if err != nil {
		t.Fatalf("it could not be sent: %v", err)
	}
	answer, err := http.ReadResponse(bufio.NewReader(conn), &http.Request{Method: http.MethodPost})
	if err != nil {
		t.Fatalf("no answer: %v", err)
	}
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatalf("half an answer: %v", err)
	}
	return answer.StatusCode, string(text)
}
