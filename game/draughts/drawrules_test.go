package draughts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// drawRow shows one draw rule of one or more rulesets: the line from fen is drawn by reason with
// its last move and not a ply before, when the counters read before.
type drawRow struct {
	rules  string // ids
	rule   string // its letter in a FEN: R, Q, or E with its place among Endings and Balances
	fen    string
	line   string
	before string
	reason game.Reason
	afresh []afresh
}

// afresh shows where a count starts again, stops or goes on: what runs after a line from a FEN.
type afresh struct{ fen, line, counters string }

func TestDrawRules(t *testing.T) {
	for _, row := range slices.Concat(drawRows, endingRows) {
		for _, id := range strings.Fields(row.rules) {
			t.Run(id+" "+row.rule, func(t *testing.T) {
				testDraw(t, id, row)
				for _, a := range row.afresh {
					l := lineFrom(t, id, a.fen, a.line)
					if v := l.Verdict(); v.Outcome.Over() || len(v.Claims) > 0 || !runs(v, a.counters) {
						t.Errorf("%s %s: %s, want %q running", a.fen, a.line, told(v), a.counters)
					}
				}
			})
		}
	}
}

func testDraw(t *testing.T, id string, row drawRow) {
	moves := strings.Fields(row.line)
	last := len(moves) - 1
	l := lineFrom(t, id, row.fen, strings.Join(moves[:last], " "))
	if v := l.Verdict(); v.Outcome.Over() || len(v.Claims) > 0 || !runs(v, row.before) {
		t.Errorf("a ply before: %s, want %q running", told(v), row.before)
	}
	v := goOn(t, l, moves[last]).Verdict()
	drawn := game.Outcome{Result: game.Drawn, Reason: row.reason}
	if rep, ok := entry[Repetition](rules(t, id)); row.rule == "R" && ok && rep.ByClaim {
		claim := []game.Claim{{Reason: game.Repetition, Times: rep.Times}}
		if v.Outcome.Over() || !slices.Equal(v.Claims, claim) {
			t.Errorf("at the end: %s, want a claim of %d times", told(v), rep.Times)
		}
	} else if v.Outcome != drawn {
		t.Errorf("at the end: %s, want a draw by %s", told(v), row.reason)
	}
}

// TestEveryDrawRuleIsShown fails for a draw rule of a listed ruleset without a row, or with one
// that does not show where it starts again.
func TestEveryDrawRuleIsShown(t *testing.T) {
	shown := map[string]bool{}
	for _, row := range slices.Concat(drawRows, endingRows) {
		for _, id := range strings.Fields(row.rules) {
			shown[id+" "+row.rule] = len(row.afresh) > 0
		}
	}
	for _, r := range All() {
		for _, rule := range drawNames(r) {
			if !shown[r.ID()+" "+rule] {
				t.Errorf("%s: no row shows its rule %s", r.ID(), rule)
			}
			delete(shown, r.ID()+" "+rule)
		}
	}
	for row := range shown {
		t.Errorf("a row shows %s, and there is no such rule", row)
	}
}

func drawNames(r *Rules) (names []string) {
	slot := 0
	for _, d := range r.Draws {
		switch d.(type) {
		case Repetition:
			names = append(names, "R")
		case Quiet:
			names = append(names, "Q")
		default:
			slot++
			names = append(names, fmt.Sprintf("E%d", slot))
		}
	}
	return names
}

func lineFrom(t testing.TB, id, fen, moves string) game.Line {
	t.Helper()
	l, err := game.BeginFEN(rules(t, id), fen)
	if err != nil {
		t.Fatalf("%s: %s: %v", id, fen, err)
	}
	return goOn(t, l, strings.Fields(moves)...)
}

func goOn(t testing.TB, l game.Line, moves ...string) game.Line {
	t.Helper()
	for _, text := range moves {
		m, err := l.Now().Find(text)
		if err != nil {
			t.Fatalf("%s: %s at ply %d: %v", l.FEN(), text, l.Ply()+1, err)
		}
		l = l.Play(m)
	}
	return l
}

// runs reports whether exactly the counters wanted run, "three-kings 3/20, no-progress 4/40".
func runs(v game.Verdict, wanted string) bool { return counters(v) == wanted }

func counters(v game.Verdict) string {
	var list []string
	for _, c := range v.Counters {
		list = append(list, fmt.Sprintf("%s %d/%d", c.Reason, c.Done, c.Limit))
	}
	return strings.Join(list, ", ")
}

func told(v game.Verdict) string {
	return fmt.Sprintf("%v, %s running, %v to claim", v.Outcome, counters(v), v.Claims)
}
