package main

import (
	"context"
	"strings"
	"testing"
)

// stopper stops at the first word of progress.
type stopper func()

func (stop stopper) Write(text []byte) (int, error) {
	stop()
	return len(text), nil
}

func TestStoppedMatchSaysHowItStood(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	c := matchCmd{Ruleset: "brazilian", A: 1, B: 1, Games: 100_000, Nodes: 20, Plies: 12, Workers: 2}
	var out strings.Builder
	err := c.play(ctx, &out, tallyProgress{out: stopper(stop), overwrites: true, games: c.Games})
	if err == nil || !strings.HasPrefix(err.Error(), "stopped after ") {
		t.Errorf("error %v", err)
	}
	if !strings.Contains(out.String(), "\nscore ") {
		t.Errorf("printed %q", out.String())
	}
}
