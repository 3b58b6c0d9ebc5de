package main

import (
	"bytes"
	"net"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
)

// The bench plays over real sockets against a server that it starts, and prints what it measured.
func TestBenchServerPrintsItsFigures(t *testing.T) {
	said, log := runBench(t, "server", "--games", "3", "--seconds", "1")
	for _, line := range []string{
		`(?m)^moves +[1-9]\d* /s`,
		`(?m)^click to screen p50 \d+\.\d ms, p90 \d+\.\d ms, p99 \d+\.\d ms, max \d+\.\d ms$`,
		`(?m)^CPU a move +server \d+\.\d+ ms, clients \d+\.\d+ ms$`,
		`(?m)^bytes a move +[1-9]\d+ on the wire, [1-9]\d+ written`,
		`(?m)^fsyncs +[1-9]\d* commits /s, \d+\.\d moves each$`,
		`(?m)^RSS +[1-9]\d+ MB$`,
	} {
		if !regexp.MustCompile(line).MatchString(said) {
			t.Errorf("no line %s in:\n%s", line, said)
		}
	}
	if !bytes.Contains([]byte(log), []byte("--limits none")) {
		t.Errorf("the server does not say that it has no limits: %s", log)
	}
}

// A minute of the soak: the program is killed while people play over broken and slow lines, and whatever a
// browser was told is stored, once, at its version, with the clocks as they were measured.
func TestSoak(t *testing.T) {
	if testing.Short() {
		t.Skip("plays for a minute")
	}
	t.Parallel()
	said, _ := runBench(t, "soak", "--games", "24", "--minutes", "1", "--kills", "8")
	for what, least := range map[string]int{"kills": 8, "moves": 300, "messages and": 600, "states compared": 50} {
		n := 0
		if found := regexp.MustCompile(`(\d+) `+what).FindAllStringSubmatch(said, -1); found != nil {
			n, _ = strconv.Atoi(found[len(found)-1][1])
		}
		if n < least {
			t.Errorf("%d %s, and a test of something has %d", n, what, least)
		}
	}
	t.Log(said)
}

// runBench runs a bench of the program as it is delivered.
func runBench(t *testing.T, args ...string) (said, log string) {
	t.Helper()
	built(t)
	binary := filepath.Join(t.TempDir(), "tabuleiro")
	var out, complaints bytes.Buffer
	build := exec.Command("go", "build", "-o", binary, ".")
	build.Stdout, build.Stderr = &complaints, &complaints
	if err := build.Run(); err != nil {
		t.Fatalf("%v\n%s", err, complaints.String())
	}
	run := exec.CommandContext(t.Context(), binary, append([]string{"bench"}, append(args, "--dir", t.TempDir())...)...)
	run.Stdout, run.Stderr = &out, &complaints
	if err := run.Run(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, out.String(), complaints.String())
	}
	return out.String(), complaints.String()
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
