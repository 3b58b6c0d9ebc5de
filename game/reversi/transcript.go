package reversi

import (
	"fmt"
	"strings"

	"tabuleiro/game"
)

// TranscriptError is why a transcript was not read to its end: Token, at byte At, is no legal move as the
// ply after so many. It unwraps to a *game.Refusal.
type TranscriptError struct {
	Ply, At int
	Token   string
	Refusal *game.Refusal
}

func (e *TranscriptError) Error() string {
	return fmt.Sprintf("%q at byte %d, after %d plies: %v", e.Token, e.At, e.Ply, e.Refusal)
}

// Unwrap returns the refusal.
func (e *TranscriptError) Unwrap() error { return e.Refusal }

// ReadTranscript plays on from line the moves of a transcript, which stand one after the other with or
// without blanks between ("F5d6 c3"). Passes may be left out, as is usual, also after the last move. The
// error is a *TranscriptError.
func ReadTranscript(line game.Line, text string) (game.Line, error) {
	for at := 0; ; {
		at += len(text[at:]) - len(strings.TrimLeft(text[at:], " \t\r\n"))
		if at == len(text) {
			return passed(line), nil
		}
		token := text[at : at+tokenSize(text[at:])]
		if !isPass(token) {
			line = passed(line)
		}
		m, refusal := line.Now().(Position).find(token)
		if refusal != nil {
			return line, &TranscriptError{line.Ply(), at, token, refusal}
		}
		line = line.Play(m)
		at += len(token)
	}
}

// tokenSize returns how many bytes the first move of text has, be it one or not.
func tokenSize(text string) int {
	for _, p := range passes {
		if len(text) >= len(p) && isPass(text[:len(p)]) {
			return len(p)
		}
	}
	n := 1
	for n < min(len(text), 3) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}

// passed plays the pass that is due in line, if one is.
func passed(line game.Line) game.Line {
	if moves := line.Now().Moves(); len(moves) == 1 && moves[0].Passes() {
		return line.Play(moves[0])
	}
	return line
}

// Transcript writes the moves of a line without blanks and without passes.
func Transcript(line game.Line) string {
	var b strings.Builder
	for _, m := range line.Moves {
		if !m.Passes() {
			b.WriteString(m.Text)
		}
	}
	return b.String()
}
