package morris

import (
	"iter"
	"os"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// dataLines yields the lines of a file in testdata that are not comments.
func dataLines(t testing.TB, name string) iter.Seq[string] {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return func(yield func(string) bool) {
		for l := range strings.Lines(string(text)) {
			if !strings.HasPrefix(l, "#") && !yield(strings.TrimSuffix(l, "\n")) {
				return
			}
		}
	}
}

func rules(t testing.TB, id string) *Rules {
	t.Helper()
	r, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// house compiles a ruleset that is not listed.
func house(t testing.TB, base Ruleset, f func(*Ruleset)) *Rules {
	t.Helper()
	r, err := Compile(base.With("house", f))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// variants are the listed rulesets and some that show the fields which none of them uses.
func variants(t testing.TB) []*Rules {
	return append(slices.Clone(All()),
		house(t, morris12, func(r *Ruleset) { r.TakesPerMill, r.MovesWhilePlacing = true, true }),
		house(t, morris12, func(r *Ruleset) { r.FlyAt, r.NoMove, r.FullBoardDraws = 4, Stalemates, false }),
		house(t, rules(t, "morris6").Ruleset, func(r *Ruleset) { r.Men, r.NoMove, r.TakesFromMills = 8, Passes, true }),
	)
}

func parse(t testing.TB, id, fen string) Position {
	t.Helper()
	return parseIn(t, rules(t, id), fen)
}

func parseIn(t testing.TB, r *Rules, fen string) Position {
	t.Helper()
	p, _, err := r.Parse(fen)
	if err != nil {
		t.Fatal(r.ID(), fen, err)
	}
	return p.(Position)
}

// texts are the moves as they are written, sorted.
func texts(moves []game.Move) (list []string) {
	for _, m := range moves {
		list = append(list, m.Text)
	}
	slices.Sort(list)
	return list
}

// want holds all legal moves of p.
func want(t testing.TB, p Position, moves ...string) {
	t.Helper()
	slices.Sort(moves)
	if got := texts(p.Moves()); !slices.Equal(got, moves) {
		t.Errorf("%s %s:\n got %q\nwant %q", p.rules.ID(), p.Key(), got, moves)
	}
}

// played is the line that some moves make from the start.
func played(t testing.TB, r *Rules, moves string) game.Line {
	t.Helper()
	return goOn(t, game.Begin(r), moves)
}

func goOn(t testing.TB, line game.Line, moves string) game.Line {
	t.Helper()
	for text := range strings.FieldsSeq(moves) {
		m, err := line.Now().Find(text)
		if err != nil {
			t.Fatalf("%s ply %d, %s: %v", line.Rules.ID(), line.Ply(), text, err)
		}
		line = line.Play(m)
	}
	return line
}
