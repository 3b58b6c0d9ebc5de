package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/server"
	"tabuleiro/web"
)

// built fails a test in a checkout whose pages were never built, and says what to do.
func built(t *testing.T) {
	t.Helper()
	if _, err := web.Path("game.js"); errors.Is(err, web.ErrNotBuilt) {
		t.Fatal(err)
	}
}

// serving runs the command until stop is called, and returns the address it printed.
func serving(t *testing.T, c serveCmd) (base string, stop func()) {
	t.Helper()
	built(t)
	ctx, cancel := context.WithCancel(t.Context())
	out, in := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		err := c.serve(ctx, in)
		in.Close()
		ended <- err
	}()
	line := make([]byte, 100)
	n, err := out.Read(line)
	if err != nil {
		cancel()
		t.Fatalf("no address: %v", <-ended)
	}
	return strings.TrimSpace(string(line[:n])), func() {
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("serve ended with %v", err)
		}
	}
}

// A stop and a start in the middle of a game lose nothing, and the seat is still its holder's.
func TestServeGoesOnWhereItStopped(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	c := serveCmd{Addr: "127.0.0.1:0", Data: filepath.Join(t.TempDir(), "new", "data")}
	base, stop := serving(t, c)
	b := client.New(base)
	id, err := b.Open(ctx, "rules=brazilian&opponent=both")
	if err != nil {
		t.Fatal(err)
	}
	table := playOne(t, ctx, b, id)
	stop()
	if stat, err := os.Stat(c.Data); err != nil || stat.Mode().Perm() != 0o700 {
		t.Errorf("the data may be read by others: %v, %v", stat.Mode(), err)
	}
	c.Addr = strings.TrimPrefix(base, "http://")
	_, stop = serving(t, c)
	defer stop()
	if again := playOne(t, ctx, b, id); again.Ply != 2 || again.Line[0].Text != table.Line[0].Text {
		t.Errorf("after the start the line is %v", again.Line)
	}
}

// playOne plays the first legal move.
func playOne(t *testing.T, ctx context.Context, b *client.Browser, id string) *client.Table {
	t.Helper()
	socket, err := b.Dial(ctx, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	table, err := client.Sit(ctx, socket)
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Play(ctx, socket, table.Moves[0].Text); err != nil {
		t.Fatal(err)
	}
	if _, err := table.Hear(ctx, socket); err != nil || len(table.Refused) > 0 {
		t.Fatalf("%v, %v", err, table.Refused)
	}
	return table
}

// What a room gives as text, `tabuleiro replay` reads: the moves after the empty line, from the FEN
// of the head if it names one.
func TestReplayReadsTheTextOfARoom(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	base, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir()})
	defer stop()
	for rules, start := range map[string]string{"brazilian": "", "frisian": "W:W45,K46:BK4,6:Q2:M46=3:M4=1"} {
		b := client.New(base)
		id, err := b.Open(ctx, "rules="+rules+"&opponent=both&fen="+url.QueryEscape(start))
		if err != nil {
			t.Fatal(err)
		}
		table := playOne(t, ctx, b, id)
		for table.Ply < 5 {
			table = playOne(t, ctx, b, id)
		}
		head, moves, found := strings.Cut(textOf(t, b, base+"/jogo/"+id+"/lances.txt"), "\n\n")
		args := []string{"tabuleiro", "replay", rules, moves}
		if _, fen, ok := strings.Cut(head, "Início: "); ok {
			fen, _, _ = strings.Cut(fen, "\n")
			args = append(args, "--fen", fen)
		}
		if !found || (start != "") != (len(args) > 4) {
			t.Errorf("%s: the head is %s", rules, head)
		}
		replay := exec.CommandContext(ctx, itself(t))
		replay.Args = args
		out, err := replay.Output()
		if want := "fen " + table.FEN + "\nply 5\n"; err != nil || !strings.HasPrefix(string(out), want) {
			t.Errorf("%q gave %s (%v), want %s", args, out, err, want)
		}
	}
}

func textOf(t *testing.T, b *client.Browser, address string) string {
	t.Helper()
	answer, err := b.Client.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s, %v", address, answer.Status, err)
	}
	return string(text)
}

// itself is this test, which is the command where it is called by its name.
func itself(t *testing.T) string {
	t.Helper()
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

func TestServeSaysWhyItDoesNotStart(t *testing.T) {
	built(t)
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	file := filepath.Join(t.TempDir(), "file")
	short := t.TempDir()
	for _, err := range []error{os.WriteFile(file, nil, 0o600), os.WriteFile(filepath.Join(short, "guest.key"), []byte("short"), 0o600)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for what, c := range map[string]struct {
		serveCmd
		says string
	}{
		"the address is in use":   {serveCmd{Addr: taken.Addr().String(), Data: t.TempDir()}, "address already in use; choose another with --addr"},
		"the address is none":     {serveCmd{Addr: "nowhere", Data: t.TempDir()}, "missing port"},
		"the data are a file":     {serveCmd{Addr: "127.0.0.1:0", Data: file}, "--data: "},
		"the data are in a file":  {serveCmd{Addr: "127.0.0.1:0", Data: filepath.Join(file, "below")}, "--data: "},
		"the key is not a key":    {serveCmd{Addr: "127.0.0.1:0", Data: short}, "guest.key has 5 bytes"},
		"the data cannot be made": {serveCmd{Addr: "127.0.0.1:0", Data: "/proc/nothing/here"}, "--data: "},
	} {
		t.Run(what, func(t *testing.T) {
			var out bytes.Buffer
			err := c.serve(t.Context(), &out)
			if err == nil || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "\n") || out.Len() > 0 {
				t.Errorf("it says %v, printed %q; want %q", err, out.String(), c.says)
			}
		})
	}
}

func TestKeptKeyIsMadeOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "guest.key")
	random := bytes.NewReader(bytes.Repeat([]byte{5}, server.KeySize))
	made, err := keptKey(path, random)
	if err != nil || len(made) != server.KeySize {
		t.Fatalf("made %v, %v", made, err)
	}
	kept, err := keptKey(path, random) // which has no byte left
	if err != nil || !bytes.Equal(made, kept) {
		t.Errorf("kept %v, %v", kept, err)
	}
	if stat, err := os.Stat(path); err != nil || stat.Mode().Perm() != 0o600 {
		t.Errorf("the key may be read by others: %v, %v", stat.Mode(), err)
	}
	if left, err := filepath.Glob(filepath.Join(filepath.Dir(path), ".key-*")); err != nil || left != nil {
		t.Errorf("drafts are left: %v, %v", left, err)
	}
	if _, err := keptKey(filepath.Join(t.TempDir(), "key"), random); err == nil {
		t.Error("a key was made of nothing")
	}
}

func TestLinkCanBeTyped(t *testing.T) {
	for address, want := range map[string]string{
		"127.0.0.1:8080": "http://127.0.0.1:8080",
		"[::]:8080":      "http://localhost:8080",
		"0.0.0.0:80":     "http://localhost:80",
		"[::1]:8080":     "http://[::1]:8080",
	} {
		if got := (serveCmd{}).link(address); got != want {
			t.Errorf("%s is %s, want %s", address, got, want)
		}
	}
}

func TestTheStartPageAnswers(t *testing.T) {
	base, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir()})
	defer stop()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, base+"/", nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := client.New(base).Client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if page, err := io.ReadAll(answer.Body); answer.StatusCode != 200 || err != nil || !bytes.Contains(page, []byte("<html")) {
		t.Errorf("%s, %v", answer.Status, err)
	}
}
