package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"

	"tabuleiro/game"
)

// replayCmd plays a line.
type replayCmd struct {
	Ruleset string   `arg:"" name:"rules" help:"The ruleset."`
	Moves   []string `arg:"" optional:"" name:"moves" help:"The moves, one by one or in one text; move numbers are skipped."`
	FEN     *string  `name:"fen" help:"Where the line begins, if not at the start."`
	JSON    bool     `name:"json" help:"Answer in JSON."`
}

// Help shows how it is used.
func (replayCmd) Help() string {
	return `Prints the position after the last move, the draw rules that are counting, what may be claimed, and
how the game ended. What follows the end is left over. A move that is illegal, or that
cannot be read as one, exits with 1.

Examples:
  tabuleiro replay brazilian c3-d4 d6-c5
  tabuleiro replay english '1. 11-15 23-19 2. 8-11 22-17'
  tabuleiro replay turkish d4xd8 --fen W:WKd4:Bd6,h7 --json`
}

// moveNumber is "12", "12." or "12..." alone, or one with dots before its move.
var moveNumber = regexp.MustCompile(`^\d+(\.+|$)`)

// Run plays the moves until they or the game are at an end.
func (c replayCmd) Run() error {
	line, err := begin(c.Ruleset, c.FEN)
	if err != nil {
		return err
	}
	texts := c.texts()
	for !line.Verdict().Outcome.Over() && line.Ply() < len(texts) {
		m, err := line.Now().Find(texts[line.Ply()])
		if refused := (*game.Refusal)(nil); errors.As(err, &refused) {
			return c.refuse(line, texts[line.Ply()], refused)
		} else if err != nil {
			return err
		}
		line = line.Play(m)
	}
	report := reportOf(line, len(texts)-line.Ply())
	if c.JSON {
		return writeJSON(os.Stdout, report)
	}
	return report.write(os.Stdout)
}

func (c replayCmd) texts() []string {
	var texts []string
	for _, arg := range c.Moves {
		for _, word := range strings.Fields(arg) {
			if text := moveNumber.ReplaceAllString(word, ""); text != "" {
				texts = append(texts, text)
			}
		}
	}
	return texts
}

// refused is the answer to a line with an illegal move.
type refused struct {
	Ply     int     `json:"ply"` // of the illegal move, from 1
	Move    string  `json:"move"`
	Refused refusal `json:"refused"`
}

func (c replayCmd) refuse(line game.Line, text string, r *game.Refusal) error {
	board, ply := line.Rules.Board(), line.Ply()+1
	if c.JSON {
		if err := writeJSON(os.Stdout, refused{Ply: ply, Move: text, Refused: refusalOf(board, r)}); err != nil {
			return err
		}
	}
	return &refusedError{fmt.Sprintf("ply %d: %q is not legal: %s", ply, text, inSentence(board, r))}
}

// report is how things stand after a line.
type report struct {
	FEN      string    `json:"fen"`
	Ply      int       `json:"ply"`
	Counters []counter `json:"counters"`
	Claims   []claim   `json:"claims"`
	Ended    *ended    `json:"ended"` // null: still in play
	Left     int       `json:"left"`  // moves left over after the end
}

type counter struct {
	Reason game.Reason `json:"reason"`
	Unit   game.Unit   `json:"unit"`
	Done   int         `json:"done"`
	Limit  int         `json:"limit"`
}

type claim struct {
	Reason game.Reason `json:"reason"`
	Times  int         `json:"times"`
	Plies  []int       `json:"plies"` // after which the position had stood; 0 is the start of the line
}

type ended struct {
	Ply    int         `json:"ply"`
	Result game.Result `json:"result"`
	Reason game.Reason `json:"reason"`
}

func reportOf(line game.Line, left int) report {
	r := report{FEN: line.FEN(), Ply: line.Ply(), Counters: []counter{}, Claims: []claim{}, Left: left}
	verdict := line.Verdict()
	for _, c := range verdict.Counters {
		r.Counters = append(r.Counters, counter(c))
	}
	for _, c := range verdict.Claims {
		stood := []int{}
		for ply := range line.Stood() {
			stood = append(stood, ply)
		}
		r.Claims = append(r.Claims, claim{Reason: c.Reason, Times: c.Times, Plies: append(stood, line.Ply())})
	}
	if o := verdict.Outcome; o.Over() {
		r.Ended = &ended{Ply: line.Ply(), Result: o.Result, Reason: o.Reason}
	}
	return r
}

// write prints a fact a line.
func (r report) write(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintln(&b, "fen", r.FEN)
	fmt.Fprintln(&b, "ply", r.Ply)
	for _, c := range r.Counters {
		fmt.Fprintf(&b, "counter %s %d of %d %s\n", c.Reason, c.Done, c.Limit, c.Unit)
	}
	for _, c := range r.Claims {
		fmt.Fprintf(&b, "claim %s: %d times, after plies %s\n", c.Reason, c.Times, strings.Trim(fmt.Sprint(c.Plies), "[]"))
	}
	if r.Ended == nil {
		fmt.Fprintln(&b, "in play")
	} else {
		fmt.Fprintf(&b, "ended %s by %s at ply %d, moves left over: %d\n", r.Ended.Result, r.Ended.Reason, r.Ended.Ply, r.Left)
	}
	_, err := io.WriteString(w, b.String())
	return err
}
