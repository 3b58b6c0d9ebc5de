package main

import (
	"bytes"
	"os/exec"
	"regexp"
	"testing"
)

// The bench plays over real sockets against a server that it starts, and prints what it measured.
func TestBenchServerPrintsItsFigures(t *testing.T) {
	built(t)
	bench := exec.CommandContext(t.Context(), buildProgram(t), "bench", "server", "--games", "3", "--seconds", "1", "--dir", t.TempDir())
	var said, log bytes.Buffer
	bench.Stdout, bench.Stderr = &said, &log
	if err := bench.Run(); err != nil {
		t.Fatalf("%v\n%s", err, log.String())
	}
	for _, line := range []string{
		`(?m)^moves +[1-9]\d* /s`,
		`(?m)^click to screen p50 \d+\.\d ms, p90 \d+\.\d ms, p99 \d+\.\d ms, max \d+\.\d ms$`,
		`(?m)^CPU a move +server \d+\.\d+ ms, clients \d+\.\d+ ms$`,
		`(?m)^bytes a move +[1-9]\d+ on the wire, [1-9]\d+ written`,
		`(?m)^RSS +[1-9]\d+ MB$`,
	} {
		if !regexp.MustCompile(line).Match(said.Bytes()) {
			t.Errorf("no line %s in:\n%s", line, said.String())
		}
	}
	if !bytes.Contains(log.Bytes(), []byte("--limits none")) {
		t.Errorf("the server does not say that it has no limits: %s", log.String())
	}
}
