package wire

import (
	"flag"
	"os"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/internal/tsgen"
	"tabuleiro/room"
)

var update = flag.Bool("update", false, "write web/src/wire.ts")

const typescript = "../web/src/wire.ts"

// oneOf is the type of a text that is one of several.
func oneOf[T ~string](values ...T) string {
	var quoted []string
	for _, v := range values {
		quoted = append(quoted, strconv.Quote(string(v)))
	}
	return strings.Join(quoted, " | ")
}

func TestTypeScriptIsUpToDate(t *testing.T) {
	want, err := tsgen.File(
		"// Generated from package wire by go generate ./wire. Do not edit.",
		[]tsgen.Alias{
			{Name: "Color", Type: `"white" | "black"`},
			{Name: "Phrase", Type: oneOf(room.Phrases...)},
			{Name: "Speed", Type: oneOf(clock.Ultra, clock.Bullet, clock.Blitz, clock.Rapid, clock.Classical, clock.Correspondence)},
		},
		[]tsgen.Union{
			{Name: "Asked", Doc: "A message to the server.", Members: askedTypes},
			{Name: "Told", Doc: "A message from the server.", Members: toldTypes},
		})
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(typescript, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(typescript)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is older than the Go types: run go generate ./wire", typescript)
	}
}
