// Package opening holds the opening ballots: lines of three plies, for each ruleset of 8x8, after
// which the game is still open and nobody is clearly ahead. A ballot is drawn, and the game begins
// with the position after it: it is as fair as the first one, and not as well known.
//
// Our own engine has made them. The head of every file in lines says by which recipe, and
// `tabuleiro openings RULES` makes it again.
package opening

import (
	"embed"
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"

	"tabuleiro/game"
)

//go:embed lines/*.txt
var files embed.FS

// Line is a ballot.
type Line struct {
	Moves []string // short texts, in the notation of its ruleset
	Score int      // what the position after them is worth to White, in hundredths of a man
}

// String returns the moves as players write them: "c3-d4 d6-c5 b2-c3".
func (l Line) String() string { return strings.Join(l.Moves, " ") }

// Play plays the ballot from the start of its rules.
func (l Line) Play(r game.Rules) (game.Line, error) {
	line := game.Begin(r)
	for _, text := range l.Moves {
		m, err := line.Now().Find(text)
		if err != nil {
			return game.Line{}, fmt.Errorf("opening %s of %s: %w", l, r.ID(), err)
		}
		line = line.Play(m)
	}
	return line, nil
}

// Lines returns the ballots of a ruleset; none where it has none.
func Lines(rules string) []Line { return ballots()[rules] }

// Pick chooses a ballot of a ruleset by a random number; ok is false where it has none.
func Pick(rules string, chance uint64) (l Line, ok bool) {
	lines := Lines(rules)
	if len(lines) == 0 {
		return Line{}, false
	}
	return lines[chance%uint64(len(lines))], true
}

// Draw picks a ballot of r by a random number and plays it; ok is false where r has none.
func Draw(r game.Rules, chance uint64) (l Line, line game.Line, ok bool) {
	if l, ok = Pick(r.ID(), chance); !ok {
		return Line{}, game.Line{}, false
	}
	line, err := l.Play(r)
	if err != nil {
		panic(err) // the tests play every ballot
	}
	return l, line, true
}

// ballots are all, by ruleset. They are read once; a file that cannot be read is a bug in it.
var ballots = sync.OnceValue(func() map[string][]Line {
	all := map[string][]Line{}
	entries, err := files.ReadDir("lines")
	if err != nil {
		panic(err)
	}
	for _, entry := range entries {
		text, err := files.ReadFile("lines/" + entry.Name())
		if err != nil {
			panic(err)
		}
		lines, err := Parse(string(text))
		if err != nil {
			panic(fmt.Sprintf("%s: %v", entry.Name(), err))
		}
		all[strings.TrimSuffix(entry.Name(), ".txt")] = lines
	}
	return all
})

// Parse reads a file of ballots: one a line, its moves and its score in men, as in
// "c3-d4 d6-c5 b2-c3 -0.04". What begins with # is for people.
func Parse(text string) ([]Line, error) {
	var lines []Line
	for row := range strings.Lines(text) {
		words := strings.Fields(row)
		if len(words) == 0 || strings.HasPrefix(row, "#") {
			continue
		}
		last := len(words) - 1
		men, err := strconv.ParseFloat(words[last], 64)
		if err != nil || last == 0 {
			return nil, fmt.Errorf("%q is no ballot", strings.TrimSpace(row))
		}
		lines = append(lines, Line{Moves: words[:last], Score: int(math.Round(100 * men))})
	}
	return lines, nil
}
