package describe_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/describe"
	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/i18n"
)

// The words of a move without its side are those with a side, and nothing before them.
func TestMovesBeginWithTheirSide(t *testing.T) {
	for _, lang := range i18n.Languages {
		for _, key := range []string{"speak.quiet", "speak.capture", "speak.place"} {
			if text := i18n.Text(lang, key); !strings.HasPrefix(text, "{side}: ") {
				t.Errorf("%s: %s is %q", lang, key, text)
			}
		}
	}
}

var update = flag.Bool("update", false, "write the golden files anew")

// positions are of every family, and of all that is said in words of its own.
var positions = []struct {
	what, rules, fen string
	move             string // the one that is told by itself; "" for none
}{
	{"a majority", "brazilian", "W:Wb2,c3,e3,g1:Bd4,d8,f6,h8", "c3xe5xg7"},
	{"the start", "brazilian", "", "c3-b4"},
	{"case 99: a capture of three, in numbers", "international", "B:W23,32,31:B19", "19x28x37x26"},
	{"a king's capture with a turn", "international", "W:WK46:B37,23,K14", ""},
	{"a man is crowned", "russian", "W:Wc7,Ka1:Bh8,a3", "c7-d8"},
	{"numbers of another book", "english", "W:W22,K15:B6,18", ""},
	{"a column", "turkish", "W:Wd4,c3:Bd5,d7,Kh8", "d4xd6xd8"},
	{"nothing can move", "brazilian", "W:Wa1:Bb2,c3", ""},
	{"discs", "reversi", "", "d3"},
	{"a pass", "reversi", passing, "pass"},
	{"men are placed", "morris9", "W:Wa1,d1:Bd7:H7,8", "g1xd7"},
	{"a mill takes", "morris9", "W:Wb6,d5,f6,a7:Bb4,g1,g4,g7:H0,0", "d5-d6xb4"},
	{"men fly", "morris9", "B:Wa1,d1,b6,f2:Ba7,d5,g4:H0,0", "d5-d7"},
	{"one side has nobody on the board", "morris9", "B:Wa1:B:H8,9", "a4"},
}

const passing = "XO-------------------------------------------------------------- O"

// scenes are drawings with marks of every kind.
var scenes = []struct {
	what, rules, fen string
	move             string
	marks            string // "must c3, A e5"
	from, to         string // the corners of the window; "" for the whole board
}{
	{"a route", "brazilian", "W:Wb2,c3,e3,g1:Bd4,d8,f6,h8", "c3xe5xg7", "must c3, asked e3, asked e3, A e3, B b4", "", ""},
	{"a part of it", "brazilian", "W:Wb2,c3,e3,g1:Bd4,d8,f6,h8", "c3xe5xg7", "must c3, A h8, forbidden b4", "b2", "g7"},
	{"the last move", "brazilian", "B:Wg7:Bd8,h8", "", "from c3, stop e5, end g7, taken d4, taken f6", "", ""},
	{"what turns", "reversi", "", "d3", "legal c4", "c3", "e5"},
	{"what may be taken", "morris9", "W:Wb6,d5,f6,a7:Bb4,g1,g4,g7:H0,0", "d5-d6xb4", "protected g1, protected g4, taken a1", "", ""},
}

func TestGolden(t *testing.T) {
	for _, lang := range i18n.Languages {
		var b strings.Builder
		for _, c := range positions {
			line := begin(t, c.rules, c.fen)
			s := describe.Speaker{Lang: lang, Board: line.Rules.Board()}
			fmt.Fprintf(&b, "# %s: %s %s\n%s\n", c.what, c.rules, line.FEN(), s.Position(line.Now()))
			fmt.Fprintln(&b, s.Moves(line.Now().Turn(), line.Now().Moves()))
			if c.move != "" {
				m := find(t, line, c.move)
				fmt.Fprintf(&b, "%s\n%s\n", s.Move(line.Now().Turn(), m), s.Way(m))
			}
			fmt.Fprintln(&b)
		}
		for _, c := range scenes {
			line := begin(t, c.rules, c.fen)
			s := describe.Speaker{Lang: lang, Board: line.Rules.Board()}
			d := diagram.Scene{Board: line.Rules.Board(), Pieces: line.Now().Pieces()}
			if c.move != "" {
				d.Show(find(t, line, c.move))
			}
			for mark := range strings.SplitSeq(c.marks, ", ") {
				kind, name, _ := strings.Cut(mark, " ")
				d.Marks = append(d.Marks, diagram.Mark{Square: square(t, d.Board, name), Kind: kinds(t, kind)})
			}
			if c.from != "" {
				d.Window = diagram.Around(d.Board, 0, square(t, d.Board, c.from), square(t, d.Board, c.to))
			}
			fmt.Fprintf(&b, "# %s: %s %s\n%s\n\n", c.what, c.rules, line.FEN(), s.Scene(d))
		}
		golden(t, lang+".txt", b.String())
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is now:\n%s", name, got)
	}
}

func begin(t *testing.T, rules, fen string) game.Line {
	t.Helper()
	r, err := all.Find(rules)
	if err != nil {
		t.Fatal(err)
	}
	if fen == "" {
		return game.Begin(r)
	}
	line, err := game.BeginFEN(r, fen)
	if err != nil {
		t.Fatalf("%s %s: %v", rules, fen, err)
	}
	return line
}

func find(t *testing.T, line game.Line, text string) game.Move {
	t.Helper()
	m, err := line.Now().Find(text)
	if err != nil {
		t.Fatalf("%s, %s: %v", line.FEN(), text, err)
	}
	return m
}

func square(t *testing.T, b game.Board, name string) game.Square {
	t.Helper()
	for sq, n := range b.Names {
		if n == name {
			return game.Square(sq)
		}
	}
	t.Fatalf("there is no %s", name)
	return 0
}

func kinds(t *testing.T, name string) diagram.MarkKind {
	t.Helper()
	if len(name) == 1 {
		return diagram.Letter(name[0])
	}
	kind, ok := map[string]diagram.MarkKind{
		"from": diagram.From, "stop": diagram.Stop, "end": diagram.End, "taken": diagram.Taken, "must": diagram.Must,
		"asked": diagram.Asked, "legal": diagram.Legal, "via": diagram.Via, "flips": diagram.Flips,
		"removable": diagram.Removable, "protected": diagram.Protected, "forbidden": diagram.Forbidden,
	}[name]
	if !ok {
		t.Fatalf("no mark is called %q", name)
	}
	return kind
}
