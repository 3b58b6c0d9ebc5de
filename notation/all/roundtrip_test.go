package all_test

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/pdn"
)

var roundTrips = flag.Int("roundtrip.games", 4, "how many games of every ruleset are written and read in every form")

// TestRoundTrip writes random games in every form and reads them again.
func TestRoundTrip(t *testing.T) {
	for _, r := range all.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			dice := rand.New(rand.NewPCG(1, 2))
			for n := range *roundTrips {
				g := randomGame(r, dice)
				for _, form := range files.Written {
					if form != files.JSON {
						roundTrip(t, g, form, randomStyle(dice), n)
					}
				}
			}
		})
	}
}

// randomGame plays a game of any legal moves to its end or for 120 plies, and now and then says something of one.
func randomGame(r game.Rules, dice *rand.Rand) *notation.Game {
	g := &notation.Game{Number: 1, Rules: r, Start: game.Begin(r), Tags: []notation.Tag{
		{Name: "Event", Value: words(dice)}, {Name: "White", Value: words(dice)}, {Name: "Black", Value: words(dice)}}}
	line := randomLine(g.Start, dice, 120)
	for i, m := range line.Moves {
		move := notation.Move{Move: m}
		if dice.IntN(12) == 0 {
			move.Comments = append(move.Comments, words(dice))
			move.Glyphs = append(move.Glyphs, 1+dice.IntN(6))
		}
		if dice.IntN(20) == 0 {
			v := notation.Variation{}
			for _, m := range randomLine(line.Back(i), dice, 3).Moves[i:] {
				v.Moves = append(v.Moves, notation.Move{Move: m})
			}
			move.Variations = append(move.Variations, v)
		}
		g.Moves = append(g.Moves, move)
	}
	g.Plies = len(g.Moves)
	g.Result = line.Verdict().Outcome.Result
	return g
}

// randomLine plays on for so many plies at most.
func randomLine(line game.Line, dice *rand.Rand, plies int) game.Line {
	for range plies {
		moves := line.Now().Moves()
		if len(moves) == 0 || line.Verdict().Outcome.Over() {
			break
		}
		line = line.Play(moves[dice.IntN(len(moves))])
	}
	return line
}

// words are a text with all that may hurt.
func words(dice *rand.Rand) string {
	parts := []string{"João", "Łódź", "[", "]", `"`, `\`, "(32-28)", "1-0", "*", ";", "%", "<b>", "&amp;", "ção", "москва", "a", "12.", "$3"}
	var text []string
	for range 1 + dice.IntN(12) {
		text = append(text, parts[dice.IntN(len(parts))])
	}
	return strings.Join(text, " ")
}

func randomStyle(dice *rand.Rand) pdn.Style {
	return pdn.Style{Full: dice.IntN(2) == 0, Letters: dice.IntN(3) == 0, Numbers: dice.IntN(3) == 0, Points: dice.IntN(2) == 0}
}

// roundTrip writes a game in a form, if that has such games, and reads it.
func roundTrip(t *testing.T, g *notation.Game, form string, style pdn.Style, n int) {
	t.Helper()
	var b bytes.Buffer
	switch err := files.Write(&b, g, form, style); {
	case err != nil && b.Len() == 0:
		return
	case err != nil:
		t.Fatal(err)
	}
	o := files.Options{Rules: all.All(), Form: form}
	if form != files.PDN && form != files.GGF {
		o.Only = g.Rules
	}
	f, err := files.Open(bytes.NewReader(b.Bytes()), "games", o)
	if err != nil {
		t.Fatal(err)
	}
	var read []*notation.Game
	for got, err := range f.Games() {
		if err != nil {
			t.Fatal(err)
		}
		read = append(read, got)
	}
	if len(read) != 1 || len(read[0].Problems) > 0 {
		t.Fatalf("game %d in %s: %d games, %v of\n%s", n, form, len(read), problems(read), b.String())
	}
	if got, want := told(read[0], form), told(g, form); got != want {
		t.Fatalf("game %d in %s was read as\n%s\nand is\n%s\nby\n%s", n, form, got, want, b.String())
	}
}

func problems(games []*notation.Game) (list []notation.Problem) {
	for _, g := range games {
		list = append(list, g.Problems...)
	}
	return list
}

// told is all that a form keeps of a game.
func told(g *notation.Game, form string) string {
	if form == files.OBF {
		return g.Played().FEN()
	}
	text := g.Rules.ID() + " " + g.Start.StartFEN()
	if form == files.PDN {
		text += fmt.Sprint(" ", g.Tag("Event"), g.Tag("White"), g.Tag("Black"), string(g.Result))
		return text + line(g.Moves)
	}
	for _, m := range g.Moves {
		text += " " + m.Text
	}
	return text
}

func line(moves []notation.Move) (text string) {
	for _, m := range moves {
		text += fmt.Sprint(" ", m.Text, m.Comments, m.Glyphs)
		for _, v := range m.Variations {
			text += "(" + line(v.Moves) + ")"
		}
	}
	return text
}
