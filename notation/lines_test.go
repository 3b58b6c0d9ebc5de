package notation_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"tabuleiro/notation"
)

func TestLines(t *testing.T) {
	long := strings.Repeat("x", notation.MaxText)
	line := func(n int, text string) notation.Line { return notation.Line{Number: n, Text: text} }
	for _, c := range []struct {
		text string
		want []notation.Line
	}{
		{"", nil},
		{"a", []notation.Line{line(1, "a")}},
		{"a\nb", []notation.Line{line(1, "a"), line(2, "b")}},
		{"a\rb\r", []notation.Line{line(1, "a"), line(2, "b")}},
		{"a\r\nb\r\n", []notation.Line{line(1, "a"), line(2, "b")}},
		{"a\n\rb\r\r\nc\n\n", []notation.Line{line(1, "a"), line(2, ""), line(3, "b"), line(4, ""), line(5, "c"), line(6, "")}},
		{"\n\r\n\r", []notation.Line{line(1, ""), line(2, ""), line(3, "")}},
		{long + "\r\nb", []notation.Line{line(1, long), line(2, "b")}},
		{long + "y\rb", []notation.Line{{Number: 1, Text: long, Long: true}, line(2, "b")}},
		{long + long + long, []notation.Line{{Number: 1, Text: long, Long: true}}},
	} {
		for name, stream := range map[string]io.Reader{
			"whole": strings.NewReader(c.text), "byte by byte": iotest.OneByteReader(strings.NewReader(c.text)),
		} {
			var got []notation.Line
			for line, err := range notation.Lines(stream) {
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, line)
			}
			if fmt.Sprint(got) != fmt.Sprint(c.want) {
				t.Errorf("%.20q, %s: %.200v, want %.200v", c.text, name, got, c.want)
			}
		}
	}
}

// TestLinesOfABrokenStream yields what there was, and the error last.
func TestLinesOfABrokenStream(t *testing.T) {
	broken := errors.New("broken")
	var got []string
	for line, err := range notation.Lines(io.MultiReader(strings.NewReader("a\rb"), iotest.ErrReader(broken))) {
		got = append(got, fmt.Sprint(line.Text, " ", err))
	}
	if want := "[a <nil> b broken]"; fmt.Sprint(got) != want {
		t.Errorf("%v, want %s", got, want)
	}
}
