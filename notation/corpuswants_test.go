package notation_test

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"tabuleiro/game/all"
	"tabuleiro/i18n"
)

func wantGame(t *testing.T, r report, text []string) {
	t.Helper()
	if r.Game < 1 || r.Plies == nil || len(r.Problems) == 0 || r.Form != "" || r.Games != nil || r.WithProblems != nil || r.Rulesets != nil {
		t.Fatalf("%+v is not what is said of a game", r)
	}
	if (r.Line > 0) != (text != nil) || r.Line > len(text) {
		t.Errorf("game %d begins at line %d of %d", r.Game, r.Line, len(text))
	}
	ended, before := "", 0
	for _, p := range r.Problems {
		kind, known := codes[p.Code]
		if !known || kind.ofFile && !kind.ends {
			t.Errorf("game %d: %q is no code of a game", r.Game, p.Code)
		}
		if p.Line < before {
			t.Errorf("game %d: %s at line %d stands behind line %d", r.Game, p.Code, p.Line, before)
		}
		before = p.Line
		wantProblem(t, r, p, text)
		if kind.ends && ended != "" {
			t.Errorf("game %d ends twice, with %s and %s", r.Game, ended, p.Code)
		}
		if kind.ends {
			ended = p.Code
		}
	}
	if known := r.Ruleset != "" && ended != "unknown-ruleset"; known {
		if _, err := all.Find(r.Ruleset); err != nil {
			t.Errorf("game %d: %v", r.Game, err)
		}
	}
}

// wantBehind: games stand in their order, and no problem lies within another game.
func wantBehind(t *testing.T, r, before report) {
	t.Helper()
	if r.Game <= before.Game || r.Line < before.Line {
		t.Errorf("game %d at line %d comes after game %d at line %d", r.Game, r.Line, before.Game, before.Line)
	}
	for _, p := range before.Problems {
		if p.Line > r.Line {
			t.Errorf("game %d: %s at line %d, where game %d is", before.Game, p.Code, p.Line, r.Game)
		}
	}
}

func wantProblem(t *testing.T, r report, p problem, text []string) {
	t.Helper()
	var fields []string
	for _, f := range []struct {
		name string
		has  bool
	}{{"text", p.Text != ""}, {"ply", p.Ply != 0}, {"why", p.Why != ""}, {"instead", p.Instead != ""}, {"readings", p.Readings != nil}} {
		if f.has {
			fields = append(fields, f.name)
		}
	}
	if got := strings.Join(fields, " "); got != codes[p.Code].fields {
		t.Errorf("game %d: %s has %q, want %q", r.Game, p.Code, got, codes[p.Code].fields)
	}
	if (p.Line > 0) != (text != nil) || p.Line > len(text) {
		t.Errorf("game %d: %s at line %d of %d", r.Game, p.Code, p.Line, len(text))
	}
	if p.Line < r.Line && p.Code != "stray-text" {
		t.Errorf("game %d: %s at line %d, and the game begins at %d", r.Game, p.Code, p.Line, r.Line)
	}
	if utf8.RuneCountInString(p.Text) > 40 {
		t.Errorf("game %d: %s has more than 40 characters of text", r.Game, p.Code)
	}
	if text != nil && !stands(p, text[p.Line-1], strings.HasPrefix(r.File, "transcript-")) {
		t.Errorf("game %d: %s %q does not stand in line %d", r.Game, p.Code, p.Text, p.Line)
	}
	switch {
	case p.Ply < 0, p.Ply > *r.Plies+1 && p.Code != "variation":
		t.Errorf("game %d: %s at ply %d of %d", r.Game, p.Code, p.Ply, *r.Plies)
	case codes[p.Code].ends && p.Ply > 0 && p.Ply != *r.Plies+1:
		t.Errorf("game %d: %s at ply %d, and %d were read", r.Game, p.Code, p.Ply, *r.Plies)
	}
	wantMeaning(t, r, p)
}

// stands reports whether line has what p is about. A text is no part of another move or word, but where moves
// are glued to each other.
func stands(p problem, line string, glued bool) bool {
	switch {
	case p.Code == "encoding":
		return !utf8.ValidString(line)
	case p.Code == "numbering-differs":
		return true
	case p.Text == "":
		return strings.ContainsAny(line, cmp.Or(signs[p.Code], line))
	case glued:
		return strings.Contains(line, p.Text)
	}
	word := func(first, second string) bool {
		a, _ := utf8.DecodeLastRuneInString(first)
		b, _ := utf8.DecodeRuneInString(second)
		return inWord(a) && inWord(b)
	}
	for at := range line {
		rest, is := strings.CutPrefix(line[at:], p.Text)
		if is && !word(line[:at], p.Text) && (!word(p.Text, rest) || utf8.RuneCountInString(p.Text) == 40) {
			return true
		}
	}
	return false
}

// signs are those with which what has no text begins.
var signs = map[string]string{
	"unclosed-comment": "{", "unclosed-tag": "[", "unclosed-variation": "(", "stray-close": "})", "too-deep": "(", "cut-short": "(",
}

func inWord(r rune) bool { return r == '-' || unicode.IsLetter(r) || unicode.IsDigit(r) }

// wantMeaning: reasons, winners, rulesets, corners and encodings are ones that there are.
func wantMeaning(t *testing.T, r report, p problem) {
	t.Helper()
	one := func(of string) bool { return slices.Contains(strings.Fields(of), p.Instead) }
	good := true
	switch p.Code {
	case "illegal-move", "variation":
		good = i18n.Has("en", "refusal."+p.Why)
	case "bad-fen":
		good = *r.Plies == 0 && strings.HasPrefix(p.Why, "fen-") && i18n.Has("en", "setup."+p.Why)
	case "ambiguous-move":
		good = len(p.Readings) > 1 && slices.IsSorted(p.Readings) && len(slices.Compact(slices.Clone(p.Readings))) == len(p.Readings)
	case "ruleset-differs", "ruleset-unsure":
		good = p.Instead == r.Ruleset
	case "unknown-ruleset":
		good = r.Ruleset == "" && *r.Plies == 0
	case "numbering-differs":
		corners := strings.Fields("top-left top-right bottom-left bottom-right")
		good = p.Text != p.Instead && slices.Contains(corners, p.Text) && slices.Contains(corners, p.Instead)
	case "encoding":
		good = one("windows-1251 windows-1252")
	case "result-first-mover":
		good = one("white black")
	case "result-position":
		good = one("white black draw") || regexp.MustCompile(`^[+-]?\d+$`).MatchString(p.Instead)
	case "result-differs":
		good = p.Text != p.Instead
	}
	if !good {
		t.Errorf("game %d: %+v says what cannot be", r.Game, p)
	}
}

func wantSummary(t *testing.T, r report, games []report) {
	t.Helper()
	if r.Game != 0 || r.Line != 0 || r.Plies != nil || r.Ruleset != "" || r.Games == nil || r.WithProblems == nil || r.Rulesets == nil {
		t.Fatalf("%+v is not what is said of a file", r)
	}
	if *r.WithProblems != len(games) {
		t.Errorf("%d games with problems, and %d lines", *r.WithProblems, len(games))
	}
	if len(games) > 0 && games[len(games)-1].Game > *r.Games {
		t.Errorf("game %d of %d", games[len(games)-1].Game, *r.Games)
	}
	unreadable := false
	for _, p := range r.Problems {
		kind := codes[p.Code]
		if !kind.ofFile || (p.Text != "") != (kind.fields == "text") || p.Line+p.Ply > 0 || p.Why+p.Instead != "" || p.Readings != nil {
			t.Errorf("%+v is no problem of a file", p)
		}
		unreadable = unreadable || p.Code != "cut-short"
	}
	if unreadable && *r.Games > 0 {
		t.Errorf("%d games in a file that cannot be read", *r.Games)
	}
	if known := slices.Contains(strings.Fields("pdn ggf obf wthor transcript"), r.Form); !known && (r.Form != "" || !unreadable) {
		t.Errorf("%q is no form", r.Form)
	}
	wantRulesets(t, r, games)
}

// wantRulesets: no game is counted twice, and a game that does not end in a problem is legal.
func wantRulesets(t *testing.T, r report, games []report) {
	t.Helper()
	ended := map[string]int{}
	for _, g := range games {
		if slices.ContainsFunc(g.Problems, func(p problem) bool { return codes[p.Code].ends }) {
			ended[g.Ruleset]++
		}
	}
	sum, before := 0, *r.Games
	for _, c := range *r.Rulesets {
		if _, err := all.Find(c.Ruleset); err != nil {
			t.Error(err)
		}
		if c.Games < 1 || c.Games > before || c.Legal != c.Games-ended[c.Ruleset] {
			t.Errorf("%+v, with %d that end before their last move", c, ended[c.Ruleset])
		}
		if _, err := all.Find(c.Next); (c.Next != "") != (c.NextLegal > 0) || c.Next != "" && (err != nil || c.Next == c.Ruleset || c.NextLegal > c.Legal) {
			t.Errorf("%+v: the next cannot be so", c)
		}
		sum, before = sum+c.Games, c.Games
	}
	if sum > *r.Games {
		t.Errorf("%d games by rulesets, and %d in all", sum, *r.Games)
	}
}
