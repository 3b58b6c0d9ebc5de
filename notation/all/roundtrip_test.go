package all_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/pdn"
)

var roundTrips = flag.Int("roundtrip.games", 4, "how many games of every ruleset are written and read in every form")

// batch is how many games are written into one file.
const batch = 50

// TestRoundTrip writes random games in every form and reads them again. WTHOR has a test of its own.
func TestRoundTrip(t *testing.T) {
	for _, r := range all.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			dice, begun := rand.New(rand.NewPCG(1, 2)), time.Now()
			plies, written := 0, map[string]int{}
			for n := 0; n < *roundTrips; n += batch {
				games := make([]*notation.Game, min(batch, *roundTrips-n))
				for i := range games {
					games[i] = randomGame(r, i+1, dice)
					plies += games[i].Plies
				}
				for _, form := range files.Written {
					if form != files.JSON {
						for _, s := range styles(form, r.Board(), n/batch) {
							if count := roundTrip(t, games, form, s); count > 0 {
								written[form] += count
							}
						}
					}
				}
			}
			t.Logf("%s: %d games, %d plies; written and read: %v; %.0f s", r.ID(), *roundTrips, plies, written, time.Since(begun).Seconds())
		})
	}
}

// styles are those in which games are written: PDN with captures in both lengths and squares in both alphabets, where
// rules have two, and by turns with both kinds of results.
func styles(form string, b game.Board, turn int) (list []pdn.Style) {
	if form != files.PDN {
		return []pdn.Style{{}}
	}
	for i, full := range []bool{false, true} {
		points := (turn+i)%2 == 0
		if b.Numbers == nil {
			list = append(list, pdn.Style{Full: full, Points: points})
			continue
		}
		list = append(list, pdn.Style{Full: full, Letters: true, Points: points}, pdn.Style{Full: full, Numbers: true, Points: !points})
	}
	return list
}

// roundTrip writes games in a form, all that it has, and reads them whole, and as files are checked. It returns how many
// that were.
func roundTrip(t *testing.T, games []*notation.Game, form string, style pdn.Style) int {
	t.Helper()
	var b bytes.Buffer
	var wanted []*notation.Game
	for _, g := range games {
		if form == files.Transcript && g.Plies == 0 {
			continue // would be a blank line, which is no game
		}
		err := files.Write(&b, g, form, style)
		if other := (*files.FormError)(nil); errors.As(err, &other) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		wanted = append(wanted, g)
	}
	if len(wanted) == 0 {
		return 0
	}
	for _, bare := range []bool{false, true} {
		read := readAll(t, b.Bytes(), form, wanted[0].Rules, bare)
		if len(read) != len(wanted) {
			t.Fatalf("%d games in %s %+v were read as %d:\n%s", len(wanted), form, style, len(read), b.String())
		}
		for i, got := range read {
			if len(got.Problems) > 0 {
				t.Fatalf("game in %s %+v, bare %v: %v of\n%s", form, style, bare, got.Problems, alone(wanted[i], form, style))
			}
			got, want := told(got, form, bare), told(wanted[i], form, bare)
			if got != want {
				t.Fatalf("game in %s %+v, bare %v: %s in\n%s", form, style, bare, differs(got, want), alone(wanted[i], form, style))
			}
		}
	}
	return len(wanted)
}

// differs shows the first lines that are not the same.
func differs(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("%q was read for %q", a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines were read for %d", len(a), len(b))
}

// alone is a file of one game.
func alone(g *notation.Game, form string, style pdn.Style) string {
	var b strings.Builder
	if err := files.Write(&b, g, form, style); err != nil {
		return err.Error()
	}
	return b.String()
}

// readAll reads a file, whose form and rules it must tell itself if it can.
func readAll(t *testing.T, text []byte, form string, r game.Rules, bare bool) (read []*notation.Game) {
	t.Helper()
	o := files.Options{Rules: all.All(), Bare: bare}
	if form == files.OBF || form == files.Transcript {
		o.Only = r
	}
	if form == files.Transcript && r.ID() != "reversi" {
		o.Form = form
	}
	f, err := files.Open(bytes.NewReader(text), "games", o)
	if err != nil {
		t.Fatal(err)
	}
	if f.Form() != form {
		t.Fatalf("%s is taken for %s:\n%.2000s", form, f.Form(), text)
	}
	for g, err := range f.Games() {
		if err != nil {
			t.Fatal(err)
		}
		read = append(read, g)
	}
	return read
}

// told is all that a form keeps of a game.
func told(g *notation.Game, form string, bare bool) string {
	var b strings.Builder
	switch form {
	case files.OBF:
		return g.Played().FEN()
	case files.Transcript:
		fmt.Fprintln(&b, g.Rules.ID(), g.Plies)
		for _, m := range g.Moves {
			b.WriteString(" " + m.Text)
		}
	case files.GGF:
		toldByGGF(&b, g)
	case files.PDN:
		fmt.Fprintln(&b, g.Rules.ID(), g.Plies, g.Result)
		if bare {
			break
		}
		for _, tag := range g.Tags {
			switch tag.Name {
			case "Site", "Round", "Result", "GameType", "Ruleset", "FEN": // the writer's own
			default:
				fmt.Fprintf(&b, "%s: %s\n", tag.Name, tag.Value)
			}
		}
		fmt.Fprintf(&b, "%s %q", g.Start.StartFEN(), g.After)
		line(&b, g.Moves)
	}
	return b.String()
}

// toldByGGF is what GGF keeps: brackets are parentheses, "0-0" is no result, of comments there are values and times.
func toldByGGF(b *strings.Builder, g *notation.Game) {
	result := g.Result
	if result == game.NoResult {
		result = game.InPlay
	}
	id, start := g.Rules.ID(), g.Start.StartFEN()
	if id == "reversi-free" && !strings.ContainsAny(start[27:29]+start[35:37], "-") {
		id = "reversi" // what is left of the game is the same
	}
	fmt.Fprintln(b, id, g.Plies, result, start)
	for _, name := range []string{"Black", "White", "Date"} {
		fmt.Fprintln(b, name, strings.NewReplacer("[", "(", "]", ")").Replace(g.Tag(name)))
	}
	for _, m := range g.Moves {
		fmt.Fprintf(b, "\n%s", m.Text)
		for _, c := range m.Comments {
			if strings.HasPrefix(c, "[%eval ") || strings.HasPrefix(c, "[%emt ") {
				b.WriteString(" " + c)
			}
		}
	}
}

func line(b *strings.Builder, moves []notation.Move) {
	for _, m := range moves {
		b.WriteString("\n" + m.Text + " " + m.Short)
		if len(m.Before)+len(m.Comments)+len(m.Glyphs) > 0 {
			fmt.Fprintf(b, " %q %q %d", m.Before, m.Comments, m.Glyphs)
		}
		for _, v := range m.Variations {
			b.WriteString("(")
			line(b, v.Moves)
			b.WriteString(v.Rest + ")")
		}
	}
}
