package main

import (
	"bufio"
	"bytes"
	"context"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game/all"
	"tabuleiro/room"
	"tabuleiro/store/sqlite"
)

const (
	killedGames = 10
	kills       = 20
)

// Ten games are played at once over real sockets while the program is killed twenty times. At the
// end, whatever a browser was told stands in the log, at the version it was told with, once.
func TestKilledServerLosesNoMove(t *testing.T) {
	built(t)
	if testing.Short() {
		t.Skip("starts and kills the program twenty times")
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	p := &program{t: t, binary: buildProgram(t), data: t.TempDir(), addr: freeAddr(t)}
	p.start()
	defer func() { p.stop() }()

	players := make([]*killPlayer, killedGames)
	var told atomic.Int64 // moves that browsers have been told of
	for i := range players {
		players[i] = newKillPlayer(t, ctx, p, i, &told)
	}
	var games sync.WaitGroup
	for _, player := range players {
		games.Go(func() { player.game(ctx) })
	}
	dice := rand.New(rand.NewPCG(3, 3))
	for range kills {
		awaitMoves(ctx, p, &told, told.Load()+10+dice.Int64N(50))
		// The moves come in steps; what lies between two of them is what must be hit.
		<-time.After(time.Duration(dice.IntN(5_000)) * time.Microsecond)
		if p.playing.Load() == 0 {
			t.Error("all games had ended before the last kill")
		}
		p.kill()
		p.start()
	}
	games.Wait()
	p.stop()

	log, err := sqlite.Open(ctx, filepath.Join(p.data, "tabuleiro.db"), func() clock.Instant { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	resent, already, moves := 0, 0, 0
	for _, player := range players {
		events, err := log.Load(ctx, player.room, 0)
		if err != nil {
			t.Fatal(err)
		}
		player.compare(events)
		resent += player.resent
		already += player.already
		moves += len(player.told)
	}
	t.Logf("%d kills, %d games, %d moves told, %d sent again, %d of them had been saved", kills, killedGames, moves, resent, already)
	if resent == already {
		t.Error("no kill met a move on its way: the test proves nothing")
	}
}

// awaitMoves returns when browsers have been told of so many moves, or all games have ended.
func awaitMoves(ctx context.Context, p *program, told *atomic.Int64, n int64) {
	for told.Load() < n && ctx.Err() == nil && p.playing.Load() > 0 {
		select {
		case <-p.news:
		case <-ctx.Done():
		}
	}
}

// compare holds the log against what a browser was told.
func (k *killPlayer) compare(events []room.Event) {
	if _, err := room.Replay(all.Find, events); err != nil {
		k.t.Errorf("room %s does not replay: %v", k.room, err)
	}
	played := 0
	for i, e := range events {
		m, ok := e.(room.Played)
		if !ok {
			continue
		}
		played++
		if text, was := k.told[i+1]; was && text != m.Move {
			k.t.Errorf("room %s, version %d: told %s, stored %s", k.room, i+1, text, m.Move)
		}
		delete(k.lost, i+1)
	}
	for v, text := range k.lost {
		k.t.Errorf("room %s, version %d: %s was told and is not stored", k.room, v, text)
	}
	if played != len(k.line) {
		k.t.Errorf("room %s: %d moves stored, %d told", k.room, played, len(k.line))
	}
}

// program is the real binary, started again and again on the same data and address.
type program struct {
	t                  *testing.T
	binary, data, addr string
	cmd                *exec.Cmd
	playing            atomic.Int64  // games that go on
	news               chan struct{} // holds one: something was told, or a game has ended

	mu sync.Mutex
	up chan struct{} // closed while the program listens
}

func (p *program) start() {
	p.t.Helper()
	p.cmd = exec.Command(p.binary, "serve", "--addr", p.addr, "--data", p.data)
	p.cmd.Stderr = os.Stderr
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		p.t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); err != nil || !strings.Contains(line, p.addr) {
		p.t.Fatalf("it printed %q, %v", line, err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.up == nil {
		p.up = make(chan struct{})
		p.news = make(chan struct{}, 1)
	}
	close(p.up)
}

// down says that the program is about to go: whoever meets a broken socket waits.
func (p *program) down() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.up = make(chan struct{})
}

func (p *program) kill() {
	p.t.Helper()
	p.down()
	if err := p.cmd.Process.Kill(); err != nil {
		p.t.Fatal(err)
	}
	_ = p.cmd.Wait() // "signal: killed"
	p.cmd = nil
}

func (p *program) stop() {
	if p.cmd == nil {
		return
	}
	if err := p.cmd.Process.Signal(os.Interrupt); err != nil {
		p.t.Error(err)
	}
	if err := p.cmd.Wait(); err != nil {
		p.t.Errorf("told to stop, it ended with %v", err)
	}
	p.cmd = nil
}

// wait returns when the program listens.
func (p *program) wait(ctx context.Context) error {
	p.mu.Lock()
	up := p.up
	p.mu.Unlock()
	select {
	case <-up:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func buildProgram(t *testing.T) string {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "tabuleiro")
	build := exec.Command("go", "build", "-o", binary, ".")
	var said bytes.Buffer
	build.Stdout, build.Stderr = &said, &said
	if err := build.Run(); err != nil {
		t.Fatalf("%v\n%s", err, said.String())
	}
	return binary
}

func freeAddr(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}
