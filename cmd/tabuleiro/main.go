// Command tabuleiro plays draughts by the rules of the whole family: it lists rulesets and moves,
// says why a move is refused, counts trees of moves and replays lines.
package main

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"unicode"

	"github.com/alecthomas/kong"
)

// commands is the grammar of the command line; each command has a file of its own.
type commands struct {
	Rules    rulesCmd    `cmd:"" help:"List the rulesets."`
	Moves    movesCmd    `cmd:"" help:"List the legal moves of a position."`
	Why      whyCmd      `cmd:"" help:"Say whether a move is legal, and if not, why."`
	Perft    perftCmd    `cmd:"" help:"Count the leaves of the tree of moves."`
	Guide    guideCmd    `cmd:"" help:"Explain a ruleset, rule by rule."`
	Replay   replayCmd   `cmd:"" help:"Play a line and say how things stand."`
	Games    gamesCmd    `cmd:"" help:"Check and convert files of games."`
	Print    printCmd    `cmd:"" help:"Write boards, pieces, scoresheets, diagrams, exercises and games to print."`
	Match    matchCmd    `cmd:"" help:"Let two levels of the computer play each other."`
	Openings openingsCmd `cmd:"" help:"Make the opening ballots of a ruleset of 8x8."`
	Play     playCmd     `cmd:"" help:"Play against the computer in the terminal."`
	Serve    serveCmd    `cmd:"" help:"Serve the pages: play in the browser."`
	Backup   backupCmd   `cmd:"" help:"Copy the games of a server, which may go on serving."`
	Health   healthCmd   `cmd:"" help:"Ask a server whether it is well."`
	Bench    benchCmd    `cmd:"" help:"Measure this program on this machine."`
	Version  versionCmd  `cmd:"" help:"Say which version this is."`
}

const about = `Draughts by the rules of the whole family.

Every command exits with 0 when it has answered, 1 when the answer is that a move is not legal
or cannot be read as one, or that a server is not well, and 2 when it could not make sense of
anything else that it was given.`

func main() { os.Exit(run(os.Args[1:])) }

func run(args []string) int {
	var grammar commands
	parser := kong.Must(&grammar, kong.Name("tabuleiro"), kong.Description(about),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}))
	chosen, err := parser.Parse(negativesLast(args))
	if err == nil {
		err = chosen.Run()
	}
	if err == nil {
		return 0
	}
	if text := err.Error(); text != "" {
		fmt.Fprintln(os.Stderr, "tabuleiro: "+oneLine(text))
	}
	var refused *refusedError
	if errors.As(err, &refused) {
		return 1
	}
	return 2
}

// oneLine is what may be said of arguments that hold anything: no line breaks, nothing that a
// terminal obeys.
func oneLine(text string) string {
	text = strings.ReplaceAll(text, "\n", "; ") // errors that came together
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return unicode.ReplacementChar
	}, text)
}

// refusedError is the answer that a move is not legal. Its text, if there is one, goes to the
// standard error.
type refusedError struct{ text string }

func (e *refusedError) Error() string { return e.text }
