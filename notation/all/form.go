package all

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"
	"unicode"

	"tabuleiro/game"
	"tabuleiro/notation"
	"tabuleiro/notation/transcript"
	"tabuleiro/notation/wthor"
)

// The forms that are read.
const (
	PDN        = "pdn"
	GGF        = "ggf"
	OBF        = "obf"
	WTHOR      = "wthor"
	Transcript = "transcript"
)

// headSize is how much of a file tells its form.
const headSize = 4096

// magic are the beginnings of files that are no texts, though they may have no NUL near them.
var magic = []string{"PK\x03\x04", "\x89PNG", "\xff\xd8\xff", "GIF8", "%PDF", "\x1f\x8b", "Rar!", "7z\xbc\xaf"}

// formOf tells the form of a file by its name and beginning; the code says what else it is.
func formOf(name string, head []byte) (form string, code notation.Code) {
	if strings.EqualFold(filepath.Ext(name), ".wtb") || wthor.Begins(head) {
		return WTHOR, ""
	}
	for _, m := range magic {
		if bytes.HasPrefix(head, []byte(m)) {
			return "", notation.NotText
		}
	}
	if !utf16(head) && bytes.IndexByte(head, 0) >= 0 {
		return "", notation.NotText
	}
	return "", ""
}

func utf16(head []byte) bool {
	return bytes.HasPrefix(head, []byte("\xff\xfe")) || bytes.HasPrefix(head, []byte("\xfe\xff"))
}

// textHead is how much of a text tells its form: behind a long comment, too.
const textHead = notation.MaxText

// formOfText tells the form of a text by what stands first in it.
func formOfText(head string, reversi, mills game.Rules) string {
	if before, _, ok := strings.Cut(head, "(;GM["); ok && !strings.Contains(before, "[") {
		return GGF
	}
	for head = passed(head); head != ""; head = passed(head) {
		line, _ := cut(head[:min(len(head), longestLine)], lineEnds)
		word := firstWord.FindString(line)
		switch {
		case ggfBegins.MatchString(head):
			return GGF
		case head[0] == '[':
			return PDN
		case isBoard(line):
			return OBF
		case strings.ContainsAny(word, "0123456789"):
			if squaresAlone(line) && furtherInReversi(line, reversi, mills) {
				return Transcript
			}
			return PDN
		}
		head = head[max(1, len(word)):]
	}
	return PDN
}

const lineEnds = "\r\n"

// cut parts a text at the first of some signs.
func cut(text, signs string) (before, after string) {
	if i := strings.IndexAny(text, signs); i >= 0 {
		return text[:i], text[i+1:]
	}
	return text, ""
}

// longestLine is how much of a line is looked at: more than a game of Reversi has.
const longestLine = 1024

var (
	firstWord = regexp.MustCompile(`^[^\s\[({;%]+`)
	ggfBegins = regexp.MustCompile(`^[0-9]*\s*\(;`)
)

// passed is a text without the blanks and comments at its beginning.
func passed(text string) string {
	for {
		text = strings.TrimLeftFunc(text, func(c rune) bool { return unicode.IsSpace(c) || c == '\ufeff' })
		if text == "" || !strings.ContainsRune("{;%", rune(text[0])) {
			return text
		}
		ends := lineEnds
		if text[0] == '{' {
			ends = "}"
		}
		_, text = cut(text, ends)
	}
}

// isBoard reports whether a line begins with the squares of a board.
func isBoard(line string) bool {
	squares := strings.ReplaceAll(line, " ", "")
	return len(squares)-len(strings.TrimLeft(squares, "-.XO*o0x")) >= 36
}

// squaresAlone reports whether most words of a line are squares without a sign between them, and passes.
func squaresAlone(line string) bool {
	squares, others := 0, 0
	for _, word := range strings.FieldsFunc(strings.ToLower(line), func(c rune) bool { return strings.ContainsRune(" ,.\r\t", c) }) {
		switch {
		case strings.Trim(word, "0123456789") == "", word == "pa", word == "ps", word == "pass", word == "--":
		case squareRun.MatchString(word):
			squares++
		default:
			others++
		}
	}
	return squares > others
}

// squareRun is squares one behind the other, and passes between them.
var squareRun = regexp.MustCompile(`^([a-p][1-9][0-9]?|pass|pa|ps|--)+$`)

// furtherInReversi reports whether a line of squares can be played at least as far in Reversi as in Trilha.
func furtherInReversi(line string, reversi, mills game.Rules) bool {
	far := func(r game.Rules) int {
		if r == nil {
			return -1
		}
		for g := range transcript.Games(strings.NewReader(line), r) {
			return g.Plies
		}
		return 0
	}
	return far(reversi) >= far(mills)
}
