package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/wire"
)

// A game is played, things are refused, and the figures say so, of nobody. The log knows nobody either.
func TestMetricsAndLogOfAGameNameNobody(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	var said bytes.Buffer
	metrics := freeAddr(t)
	base, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir(), Metrics: metrics, Log: "json", LogLevel: "debug", stderr: &said})
	b := client.New(base)
	id, err := b.Open(ctx, "rules=brazilian&opponent=both&name=Hermengarda&name2=Teodolindo")
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		playOne(t, ctx, b, id)
	}
	refuseAndResign(t, ctx, b, id)
	stray, err := b.Dial(ctx, "aaaaaaaaaaaa", 0) // it is let in, and sent away
	if err != nil {
		t.Fatal(err)
	}
	for err == nil {
		_, err = stray.Data(ctx)
	}

	page := textOf(t, client.New(""), "http://"+metrics+"/metrics")
	for _, line := range []string{
		"tabuleiro_moves_total 3",
		"tabuleiro_move_seconds_count 3",
		`tabuleiro_games_ended_total{reason="resignation"} 1`,
		`tabuleiro_games_ended_total{reason="gone"} 0`,
		`tabuleiro_frames_refused_total{code="no-such-square"} 1`,
		`tabuleiro_sockets_refused_total{code="no-such-room"} 1`,
		`tabuleiro_http_requests_total{route="POST /jogo",status="303"} 1`,
		"tabuleiro_sockets_open ",
		"tabuleiro_rooms_in_memory 1",
		"tabuleiro_engine_queue 0",
		"tabuleiro_resyncs_total 0",
		`tabuleiro_panics_total{part="rooms"} 0`,
		`tabuleiro_panics_total{part="server"} 0`,
		"tabuleiro_store_commits_total ",
		"tabuleiro_store_rows_total ",
		"tabuleiro_store_failures_total 0",
		`version="unknown"`,
		"go_goroutines ",
	} {
		if !strings.Contains(page, line) {
			t.Errorf("the metrics have no %s", line)
		}
	}
	for _, name := range named(t, guideToOperating, regexp.MustCompile(`\btabuleiro_[a-z_]+`)) {
		if !strings.Contains(page, name) {
			t.Errorf("docs/operating.md tells of %s, which there is not", name)
		}
	}
	answer, err := http.Get(base + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusNotFound {
		t.Errorf("players may see the metrics: %s", answer.Status)
	}
	_, _ = io.Copy(io.Discard, answer.Body)
	stop()
	log := said.String()
	if !strings.Contains(log, `"pattern":"GET /jogo/{id}/ws"`) {
		t.Errorf("the log does not know the requests: %s", log)
	}
	cookie := cookieOf(t, b, base)
	for _, private := range []string{"Hermengarda", "Teodolindo", id, "127.0.0.1", cookie, strings.Split(cookie, ".")[0]} {
		if strings.Contains(page, private) {
			t.Errorf("the metrics know %s", private)
		}
		if strings.Contains(log, private) {
			t.Errorf("the log knows %s", private)
		}
	}
}

// refuseAndResign has a move refused and gives the game up.
func refuseAndResign(t *testing.T, ctx context.Context, b *client.Browser, id string) {
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
	for _, m := range []wire.Asked{wire.Play{Ply: table.Ply, V: table.V, Move: "a1-z9"}, wire.Resign{V: table.V}} {
		if err := socket.Ask(ctx, m); err != nil {
			t.Fatal(err)
		}
		if _, err := table.Hear(ctx, socket); err != nil {
			t.Fatal(err)
		}
	}
	if len(table.Refused) != 1 || !table.Over() {
		t.Fatalf("refused %v, over %v", table.Refused, table.Over())
	}
}

// cookieOf is the guest's cookie, without which the test proves nothing.
func cookieOf(t *testing.T, b *client.Browser, base string) string {
	t.Helper()
	r, err := http.NewRequest(http.MethodGet, base, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range b.Client.Jar.Cookies(r.URL) {
		if c.Name == "guest" {
			return c.Value
		}
	}
	t.Fatal("there is no guest")
	return ""
}

func TestServeSaysThatMetricsHaveNoPlace(t *testing.T) {
	err := serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir(), Metrics: "nowhere"}.serve(t.Context(), io.Discard)
	if err == nil || !strings.HasPrefix(err.Error(), "--metrics: ") {
		t.Errorf("it says %v", err)
	}
}
