package pdn_test

import (
	"fmt"
	"strings"
	"testing"

	"tabuleiro/game/all"
	"tabuleiro/notation"
	"tabuleiro/notation/pdn"
)

// read reads all games of a text, twice: with their moves, and only for what is wrong with them, which must be the same.
func read(t *testing.T, text string) []*notation.Game {
	t.Helper()
	games := readAs(t, text, false)
	for i, bare := range readAs(t, text, true) {
		if g := games[i]; g.Plies != bare.Plies || g.Result != bare.Result || fmt.Sprint(g.Problems) != fmt.Sprint(bare.Problems) {
			t.Errorf("%q, game %d: read whole it has %d plies, %q, %v; checked alone %d, %q, %v", text, i+1,
				g.Plies, g.Result, g.Problems, bare.Plies, bare.Result, bare.Problems)
		}
	}
	return games
}

func readAs(t *testing.T, text string, bare bool) (games []*notation.Game) {
	t.Helper()
	r := pdn.NewReader(strings.NewReader(text), pdn.Options{Rules: all.All(), Bare: bare})
	for g, err := range r.Games() {
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return games
}

// moves are those of a line, with variations, comments and glyphs.
func moves(list []notation.Move) string {
	var words []string
	for _, m := range list {
		for _, c := range m.Before {
			words = append(words, "{"+c+"}")
		}
		words = append(words, m.Short)
		for _, g := range m.Glyphs {
			words = append(words, fmt.Sprintf("$%d", g))
		}
		for _, c := range m.Comments {
			words = append(words, "{"+c+"}")
		}
		for _, v := range m.Variations {
			text := moves(v.Moves)
			if v.Rest != "" {
				text += " / " + v.Rest
			}
			words = append(words, "("+text+")")
		}
	}
	return strings.Join(words, " ")
}

// codes are the problems of a game but for those about which rules it has.
func codes(g *notation.Game) string {
	var list []string
	for _, p := range g.Problems {
		if p.Code != notation.RulesetUnsure {
			list = append(list, string(p.Code))
		}
	}
	return strings.Join(list, " ")
}

// TestRead reads one text each: moves of its games, and their problems. What is of the case file has its number.
func TestRead(t *testing.T) {
	for _, c := range []struct{ name, text, moves, problems string }{
		{"case 51, a dot ends the list", `[GameType "20"] [FEN "W:W6,17,K38:B8,14,36."] *`, "", ""},
		{"case 51, letters of any case and ranges", `[FEN "w:w31-50:b1-20"] 32-28 *`, "32-28", ""},
		{"case 51, a range of kings", `[GameType "21"] [FEN "B:W21-32:BK1-2,5"] 1. 1-6 *`, "1-6", ""},
		{"case 57, the tag numbers from another corner", `[GameType "20,W,10,10,N1,0"] 1. 32-28 18-23 2. 33-29 23x32 *`, "32-28 18-23 33-29 23x32", "numbering-differs"},
		{"case 59, braces do not nest", "1. 33-29 19-23 { a { b } c } 2. 35-30 *", "33-29 19-23 {a { b} 35-30", "stray-text stray-close"},
		{"case 59, a line of another program", "1. 33-29\n% what is this? }\n19-23 *", "33-29 19-23", ""},
		{"case 59, a comment to the end", "1. 33-29 19-23 {never closed", "33-29 19-23 {never closed}", "unclosed-comment"},
		{"case 61, variations", "32-28 19-23 (18-23 38-32 (37-32? 23-29! {x}) 12-18) 28x19 14x23",
			"32-28 19-23 (18-23 38-32 (37-32 $2 23-29 $1 {x}) 12-18) 28x19 14x23", ""},
		{"case 65, moves on the line of a tag", `[White "x \" y"] 32-28`, "32-28", ""},
		{"case 67, two games without tags", "1. 32-28 18-23 1-1\n\n1. 33-29 19-24 2-0", "32-28 18-23; 33-29 19-24", ""},
		{"case 67, a star glued to a move ends nothing", "1. 32-28* 18-23 *", "32-28 $7 18-23", ""},
		{"case 69, one bad game of three", "1. 32-28 18-23 1-1\n1. 32-99 2-0\n1. 33-29 0-2", "32-28 18-23; ; 33-29", "; illegal-move; "},
		{"case 71, a hyphen in a capture", `[GameType "28,W,8,8,N1,1"] [FEN "W:WK31,K2:B28,K5"] 1. 2-9`, "2x9", ""},
		{"case 73, tag and mark disagree", `[Result "0-1"] [GameType "26"] 1. c3-d4 1-0`, "c3-d4", "result-differs"},

		{"numbers glued, doubled, without dots", "1.32-28 1...18-23 2 33-29 2. 2. 23x32", "32-28 18-23 33-29 23x32", ""},
		{"a number that is wrong", "1. 32-28 18-23 7. 33-29 23x32 8. 37x28", "32-28 18-23 33-29 23x32 37x28", "move-number"},
		{"blanks within moves", "32 - 28 18 -23 33- 29 23 x 32", "32-28 18-23 33-29 23x32", ""},
		{"leading zeros and another sign", "032-28 018-023 33-29 23:32", "32-28 18-23 33-29 23x32", ""},
		{"a dash where a move should be", "32-28 18-23 - - 23-29", "32-28 18-23", "missing-move"},
		{"dots where White's move should be", "1. ... 18-23", "", "missing-move"},
		{"what is passed over", "32-28 foo bar 18-23", "32-28 18-23", "stray-text"},
		{"a variation that is not legal", "32-28 18-23 (19-99 x) 33-29", "32-28 18-23 ( / 19-99) 33-29", "variation stray-text"},
		{"captures that list what they take", `[FEN "W:WK47:B14,19,29,31,42"] 47x36(19,29,31,42)`, "47x38x24x13x36", ""},
		{"and take other men by the same squares", `[FEN "W:WK47:B14,19,29,31,42"] 47x36(14 29 31 42)`, "47x38x20x9x36", ""},
		{"a short capture that what follows does not tell", `[Ruleset "international"] [FEN "W:WK47:B14,19,29,31,42"] 47x36`, "", "ambiguous-move"},
		{"a bad move is none that goes on after another game's end", `[FEN "W:W7,40:B45,6"] 7-2 45x34 2-13 99-98`, "7-2 45x34 2-13", "illegal-move"},
		{"a position with more ways to capture than anybody lists", `[Ruleset "frisian"] [FEN "W:WK1:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,43,44,47"] 1x7`, "", "bad-fen"},
		{"moves that lead into one", `[Ruleset "frisian"] [FEN "W:W6,50:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44"] 6-1 11-16 1x7`, "6-1 11-16", "illegal-move"},
		{"what is no number is no result", "[Result \"nan-nan\"] 32-28 18-23 [Result \"inf-0x1p4\"] 32-28 0-2", "32-28 18-23; 32-28", ""},
		{"points of a match as result", "[Result \"4-6\"] 32-28 18-23 4-6", "32-28 18-23", ""},
		{"Trilha, a removal of its own", `[Ruleset "morris9"] [FEN "W:Wa1,a4,b6:Bd6,d5,c5:H5,6"] 1. a7 xd6 b4`, "a7xd6 b4", ""},
		{"Trilha, pairs", `[Ruleset "morris9"] 1. (4,6) (6,4)`, "d6 f4", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got, problems []string
			for _, g := range read(t, c.text) {
				got, problems = append(got, moves(g.Moves)), append(problems, codes(g))
			}
			if s := strings.Join(got, "; "); s != c.moves {
				t.Errorf("moves %q, want %q", s, c.moves)
			}
			if s := strings.TrimRight(strings.Join(problems, "; "), "; "); s != strings.TrimRight(c.problems, "; ") {
				t.Errorf("problems %q, want %q", s, c.problems)
			}
		})
	}
}

// TestTags reads tags as they stand: text and nothing else.
func TestTags(t *testing.T) {
	for _, c := range []struct{ name, text, tags string }{
		{"case 65", `[White "x \" y"] 32-28`, `White=x " y`},
		{"case 65, brackets", `[Event "Taça [Sub-20]"]`, "Event=Taça [Sub-20]"},
		{"case 65, names in Portuguese", `[Brancas "A"] [Pretas "B"] [Resultado "1-1"]`, "Brancas=A Pretas=B Resultado=1-1"},
		{"case 63, a mark before UTF-8", "\ufeff[White \"Conceição\"]", "White=Conceição"},
		{"case 63, Latin letters", "[White \"Concei\xe7\xe3o\"]", "White=Conceição"},
		{"case 63, Cyrillic letters", "[White \"\xc8\xe2\xe0\xed\xee\xe2\"]", "White=Иванов"},
		{"UTF-16", "\xff\xfe[\x00A\x00 \x00\"\x00\xe7\x00\"\x00]\x00", "A=ç"},
		{"a backslash at the end", `[Site "C:\"] 32-28`, `Site=C:\`},
		{"padded", "[ White   \" A \" ]", "White= A "},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, g := range read(t, c.text) {
				for _, tag := range g.Tags {
					got = append(got, tag.Name+"="+tag.Value)
				}
			}
			if s := strings.Join(got, " "); s != c.tags {
				t.Errorf("tags %q, want %q", s, c.tags)
			}
		})
	}
}

// TestTexts reads what is quoted in problems in the letters that the file has.
func TestTexts(t *testing.T) {
	for _, c := range []struct{ text, quoted, instead string }{
		{"32-28 Concei\xe7\xe3o 18-23 [Event \"\"]", "Conceição", ""},
		{"[Result \"\xbd-\xbd\"] 32-28 2-0", "2-0", "½-½"},
		{"[Ruleset \"\xc8\xe2\xe0\xed\xee\xe2\"]", "Иванов", ""},
		{"32-28 " + strings.Repeat("\xc8\xe2\xe0\xed\xee\xe2", 10), "ИвановИвановИвановИвановИвановИвановИван", ""},
	} {
		g := read(t, c.text)[0]
		if p := g.Problems[len(g.Problems)-1]; p.Text != c.quoted || p.Instead != c.instead {
			t.Errorf("%q: %v, want the text %q, and %q instead", c.text, g.Problems, c.quoted, c.instead)
		}
	}
}

// TestManyFamilies reads games of more kinds than are kept: each is still judged.
func TestManyFamilies(t *testing.T) {
	var text strings.Builder
	for n := range 700 {
		fmt.Fprintf(&text, "[GameType \"20, club %d\"] 1. 32-28 19-23 2. 28x19 14x23 *\n", n)
	}
	games := read(t, text.String())
	for _, g := range games {
		if g.Plies != 4 || g.Rules.ID() != "international" || len(g.Problems) > 0 {
			t.Fatalf("game %d: %v, %d plies, %v", g.Number, g.Rules.ID(), g.Plies, g.Problems)
		}
	}
	if len(games) != 700 {
		t.Errorf("%d games", len(games))
	}
}

// TestResultWithRuleset: files that have the tag are not of the old ones, whose 1-0 may mean the first mover.
func TestResultWithRuleset(t *testing.T) {
	for tag, want := range map[string]string{
		`[GameType "21"]`:     "white result-unsure",
		`[Ruleset "english"]`: "white ",
		`[Ruleset "damka"]`:   "white ruleset-differs result-unsure",
	} {
		g := read(t, tag+" 1. 11-15 22-18 2. 15x22 25x18 1-0")[0]
		if got := string(g.Result) + " " + codes(g); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}

// TestResultOfAMoveThatLoses: who overlooks a capture has lost, so that the position does not decide, even if the other
// side has no move left.
func TestResultOfAMoveThatLoses(t *testing.T) {
	g := read(t, `[Ruleset "italian-traditional"] [FEN "W:WK8,26:B1,2,K4,10,12,14,15,16,17,21,23,30"]
1. c2-d3 a8-b7 2. d3-e4 f3-e2 2-0`)[0]
	if got := string(g.Result) + " " + codes(g); got != "white " {
		t.Errorf("%q, want white's without a word", got)
	}
}

// TestNumbersFromAPosition: where Black begins and is on move, some programs write him as the second all the same.
func TestNumbersFromAPosition(t *testing.T) {
	const start = `[GameType "21"] [FEN "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"] `
	for text, want := range map[string]string{
		start + "1... 11-15 2. 22-17 9-13 3. 17-14 {x} 3... 10x17 *":   "5 ",
		start + "1. 11-15 22-17 2. 9-13 17-14 {x} 3. 10x17 *":          "5 ",
		start + "1... 11-15 2. 22-17 3... 9-13 *":                      "3 move-number",
		start + "1... 11-15 2... 22-17 *":                              "1 missing-move",
		`[GameType "21"] 1... 11-15 22-17 *`:                           "0 missing-move",
		`[GameType "20"] [FEN "B:W31,32:B20"] 12... 20-24 13. 32-28 *`: "2 ",
	} {
		g := read(t, text)[0]
		if got := fmt.Sprint(g.Plies, " ", codes(g)); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestVariant: the tag of some servers and programs names what GameType has no number for, and differs from none.
func TestVariant(t *testing.T) {
	const moves = " 1. 32-28 19-23 2. 28x19 14x23 *"
	for tags, want := range map[string]string{
		`[GameType "20"] [Variant "Antidraughts"]`:         "antidraughts ",
		`[Variant "Breakthrough draughts"]`:                "breakthrough ",
		`[Variant "Standard"] [GameType "20"]`:             "international ",
		`[Variant "From Position"] [GameType "20"]`:        "international ",
		`[Variant "26,W,8,8,A0,0"]`:                        "international ruleset-differs",
		`[Variant "Frisian"] [GameType "20"]`:              "frisian ",
		`[Variant "Brazilian"] [GameType "20"]`:            "international ruleset-differs",
		`[Variant "Frisian"] [Ruleset "international"]`:    "international ",
		`[GameType "20"] [GameType "26"] [Variant "Pool"]`: "international duplicate-tag ruleset-differs",
	} {
		g := read(t, tags+moves)[0]
		if got := g.Rules.ID() + " " + codes(g); got != want {
			t.Errorf("%s: %q, want %q", tags, got, want)
		}
	}
	g := read(t, `[Variant "Brazilian"] [GameType "20"]`+moves)[0]
	if p := g.Problems[0]; p.Text != "Brazilian" || p.Instead != "international" {
		t.Errorf("%+v, want it told of the tag that differs", p)
	}
}
