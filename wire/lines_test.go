package wire

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/room"
)

const (
	linesFile   = "testdata/lines.jsonl"
	longestLine = 60 // plies
)

// lineTold is a game as a page is told of it. Pieces are those of every position, the start first,
// in the order of their squares: "5wm 9bk" is a white man and a black king.
type lineTold struct {
	Rules  string   `json:"rules"`
	Board  Board    `json:"board"`
	Turn   string   `json:"turn"` // at the end
	Start  []Piece  `json:"start"`
	Line   []Move   `json:"line"`
	Pieces []string `json:"pieces"`
}

// TestLinesAreToldAsEver writes the games that web/src/page/replay.lines.test.ts plays: pages make the
// positions of the past from the moves.
func TestLinesAreToldAsEver(t *testing.T) {
	var got bytes.Buffer
	for i, rules := range []string{"brazilian", "russian", "english", "international", "frisian", "turkish", "breakthrough"} {
		data, err := json.Marshal(lineOf(t, rules, rand.New(rand.NewPCG(3, uint64(i)))))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&got, "%s\n", data)
	}
	if *update {
		if err := os.WriteFile(linesFile, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(linesFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("the lines are not those of %s; if that is meant: go test ./wire -update", linesFile)
	}
}

// lineOf plays moves by chance, captures of most and crownings first, so that there are some.
func lineOf(t *testing.T, rules string, dice *rand.Rand) lineTold {
	t.Helper()
	s, _ := table(t, rules, "")
	told := StateOf("", s, room.Everybody, 0)
	l := lineTold{Rules: rules, Board: told.Board, Start: told.Start, Pieces: []string{placed(told.Pieces)}}
	for len(l.Line) < longestLine && !s.Over() {
		by := []room.User{ana, bia}[s.Turn()]
		m := sharpest(slices.Clone(s.Legal()), dice)
		events, err := s.Decide(0, by, room.Play{Ply: s.Line.Ply(), V: s.Version, Move: m.Text})
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if s, err = s.Apply(e); err != nil {
				t.Fatal(err)
			}
			if p, ok := EventOf(s, e).(Played); ok {
				l.Line = append(l.Line, p.Move)
				l.Pieces = append(l.Pieces, placed(p.Pieces))
			}
		}
	}
	l.Turn = s.Turn().String()
	return l
}

// sharpest changes the order of moves.
func sharpest(moves []game.Move, dice *rand.Rand) game.Move {
	worth := func(m game.Move) int {
		n := len(m.Taken)
		if m.Gives.Has(game.Crowns) {
			n += 2
		}
		return n
	}
	dice.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	best := moves[0]
	for _, m := range moves {
		if worth(m) > worth(best) {
			best = m
		}
	}
	return best
}

func placed(pieces []Piece) string {
	at := make([]string, len(pieces))
	for i, p := range pieces {
		at[i] = fmt.Sprintf("%d%c%c", p.Square, p.Color[0], p.Kind[0])
	}
	return strings.Join(at, " ")
}
