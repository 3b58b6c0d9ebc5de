//go:build linux

package all_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"tabuleiro/game/all"
	files "tabuleiro/notation/all"
)

var bigFile = flag.Int("big.mb", 16, "how long the file of games is that TestBigFile reads, in MB")

// asReader is set where the test's own program is to read files, as a process of its own.
const asReader = "TABULEIRO_TEST_READS"

func TestMain(m *testing.M) {
	if os.Getenv(asReader) == "" {
		os.Exit(m.Run())
	}
	if err := checkInput(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// checkInput does with a stream what `tabuleiro games check --json -` does.
func checkInput(in io.Reader, out io.Writer) error {
	f, err := files.Open(in, "-", files.Options{Rules: all.All(), Bare: true})
	if err != nil {
		return err
	}
	lines := json.NewEncoder(out)
	for g, err := range f.Games() {
		if err != nil {
			return err
		}
		if len(g.Problems) > 0 {
			if err := lines.Encode(files.ReportOf("-", g)); err != nil {
				return err
			}
		}
	}
	return lines.Encode(f.Summary())
}

// mostMemory is what reading a file of any length may take, in MB.
const mostMemory = 60

// TestBigFile reads a long file as a stream, in little memory: `go test ./notation/all -run BigFile -big.mb 200 -v`.
func TestBigFile(t *testing.T) {
	const game = "[Event \"Campeonato\"]\n[Site \"?\"]\n[Date \"2026.11.30\"]\n[Round \"1\"]\n[White \"Ana\"]\n[Black \"Bia\"]\n[Result \"1-0\"]\n" +
		"[GameType \"26,W,8,8,A0,0\"]\n[Ruleset \"brazilian\"]\n\n" +
		"1. c3-b4 f6-e5 2. d2-c3 e7-f6 3. g3-f4 e5xg3 4. f2xh4 b6-c5 5. e1-d2 f6-g5 6. h4xf6 g7xe5 7. e3-d4 c5xe3\n" +
		"8. d2xf4 e5xg3 9. h2xf4 a7-b6 10. b4-a5 h6-g5 11. f4xh6 d6-e5 12. c3-d4 e5xc3 13. b2xd4 c7-d6 14. a5xe5 f8-g7\n" +
		"15. h6xf8 b8-c7 16. a3-b4 d8-e7 17. f8xb8 h8-g7 18. g1-h2 g7-h6 19. e5-f6 h6-g5 20. f6xh4 1-0\n\n"
	games := *bigFile << 20 / len(game)
	took, memory, out := checkStream(t, io.LimitReader(&repeated{text: game}, int64(games*len(game))))
	want := fmt.Sprintf(`{"file":"-","form":"pdn","games":%d,"withProblems":0,"rulesets":[{"ruleset":"brazilian","games":%d,"legal":%d}]}`+"\n", games, games, games)
	if out != want {
		t.Errorf("%q, want %q", out, want)
	}
	t.Logf("%d MB, %d games: %.2f s of processor time, %.1f MB/s, %d MB of memory",
		*bigFile, games, took.Seconds(), float64(*bigFile)/took.Seconds(), memory)
}

// TestBombs reads what was made to keep a reader busy: it takes the time that its length takes.
func TestBombs(t *testing.T) {
	const size = 5 << 20
	for _, c := range []struct{ name, before, again string }{
		{"parentheses", "1. 32-28 ", "("},
		{"variations", "1. 32-28 ", "(31-27) "},
		{"variations within variations", "", "32-28 (31-27 "},
		{"a token", "1. 32-28 ", "x"},
		{"brackets", "", "["},
		{"tags", "", "[A \"b\"]\n"},
		{"tags that are not closed", "", "[A \"b\n"},
		{"a tag", "[A \"", "b"},
		{"a comment", "{", "a"},
		{"comments", "1. 32-28 ", "{a} "},
		{"braces", "", "{"},
		{"closing braces", "", "}"},
		{"numbers", "", "1. "},
		{"glyphs", "32-28 ", "! "},
		{"moves that are ambiguous", "[Ruleset \"international\"] [FEN \"W:WK47:B14,19,29,31,42\"] ", "47x36 "},
		{"GGF", "(;GM[Othello]", "B[f5]"},
		{"GGF within GGF", "", "(;"},
		{"lines", "32-28", "\n"},
		{"games of nothing", "", "1-0 "},
		{"games of nothing but braces", "", "} * "},
		{"games of nothing but words", "", "x 1-0\n"},
		{"a transcript", "f5", "d6"},
		{"a position", "---------------------------OX------XO--------------------------- X;", "F5:+2;"},
		{"positions whose lines end in CR", "", "---------------------------OX------XO--------------------------- X;\r"},
		{"bytes that are no text", "[A \"", "\xff"},
	} {
		t.Run(c.name, func(t *testing.T) {
			stream := io.MultiReader(strings.NewReader(c.before), io.LimitReader(&repeated{text: c.again}, size))
			took, memory, _ := checkStream(t, stream)
			if most := 5 * time.Second; took > most {
				t.Errorf("%v of processor time for %d MB, want %v at most", took, size>>20, most)
			}
			t.Logf("%v, %d MB", took, memory)
		})
	}
}

// checkStream has games checked by a process of its own, and says what that took of the processor and the memory.
func checkStream(t *testing.T, stream io.Reader) (took time.Duration, memory int64, out string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	printed, failed := &beginning{}, &beginning{}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), asReader+"=1")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = stream, printed, failed
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v: %s", err, failed.text)
	}
	memory = cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss >> 10
	if memory > mostMemory {
		t.Errorf("%d MB of memory, want %d at most", memory, mostMemory)
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), memory, printed.text
}

// beginning keeps what is written first: memory of this process counts as that of the other, from before it began.
type beginning struct{ text string }

func (b *beginning) Write(p []byte) (int, error) {
	b.text += string(p[:min(len(p), max(0, 1000-len(b.text)))])
	return len(p), nil
}

// repeated is a text again and again.
type repeated struct {
	text string
	at   int
}

func (r *repeated) Read(b []byte) (n int, err error) {
	for n < len(b) {
		m := copy(b[n:], r.text[r.at:])
		n += m
		r.at = (r.at + m) % len(r.text)
	}
	return n, nil
}
