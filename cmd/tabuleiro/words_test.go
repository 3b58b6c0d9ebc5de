package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/game"
)

// TestEveryCodeHasWords reads the codes from package game itself.
func TestEveryCodeHasWords(t *testing.T) {
	for _, code := range constants(t, "Code") {
		if refusalWords[game.Code(code)] == "" {
			t.Errorf("refusal %s has no words", code)
		}
	}
	for _, code := range constants(t, "FENCode") {
		if fenWords[game.FENCode(code)] == "" {
			t.Errorf("fault of a FEN %s has no words", code)
		}
	}
	for _, reason := range constants(t, "Reason") {
		if reasonWords[game.Reason(reason)] == "" {
			t.Errorf("reason %s has no words", reason)
		}
	}
}

// constants are the values of the constants of a type of package game.
func constants(t *testing.T, typeName string) (values []string) {
	t.Helper()
	files, err := filepath.Glob("../../game/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if name, ok := spec.Type.(*ast.Ident); !ok || name.Name != typeName {
				return true
			}
			for _, v := range spec.Values {
				if lit, ok := v.(*ast.BasicLit); ok {
					text, err := strconv.Unquote(lit.Value)
					if err != nil {
						t.Fatal(err)
					}
					values = append(values, text)
				}
			}
			return true
		})
	}
	if len(values) == 0 {
		t.Fatalf("no constants of type %s", typeName)
	}
	return values
}

func TestRefusalsSayWhereAndWhatElse(t *testing.T) {
	letters, numbers := startOf(t, "brazilian").Rules.Board(), startOf(t, "international").Rules.Board()
	for _, c := range []struct {
		board   game.Board
		refused game.Refusal
		want    string
	}{
		{letters, game.Refusal{Code: game.EmptySquare, Squares: []game.Square{0}}, "there is no piece on a1 [empty-square]"},
		{numbers, game.Refusal{Code: game.EmptySquare, Squares: []game.Square{0}}, "there is no piece on 46 [empty-square]"},
		{letters, game.Refusal{Code: game.NotDiagonal, Squares: []game.Square{0, 2}}, "a1 and e1 are not on one diagonal [not-diagonal]"},
		{letters, game.Refusal{Code: game.TakesMore, N: 3, Squares: []game.Square{0, 1, 2}},
			"there is a capture that takes 3, and the most must be taken, with a1, c1 or e1 [takes-more]"},
		{letters, game.Refusal{Code: game.Ambiguous, Texts: []string{"a1xc3xa5", "a1xc3xe5"}},
			"this can be more than one move: a1xc3xa5 or a1xc3xe5 [ambiguous]"},
	} {
		if got := inSentence(c.board, &c.refused); got != c.want {
			t.Errorf("said %q, want %q", got, c.want)
		}
	}
}

func TestEndsNameTheSide(t *testing.T) {
	for _, c := range []struct{ rules, fen, move, want string }{
		{"brazilian", "W:Wc3:Bd4", "c3xe5", "white wins: black has no pieces left [no-pieces]"},
		{"misere", "W:Wc3:Bd4", "c3xe5", "black wins: black has no pieces left [no-pieces]"},
		{"brazilian", "W:Wb2,c1,e3:Ba3", "e3-d4", "white wins: black has no moves left [no-moves]"},
		{"turkish", "W:WKd4:Bd6,h7", "d4xd8", "a draw: one piece each is left [one-each]"},
		{"italian-traditional", "W:We4:BKd5,f3", "e4-f5", "black wins: white could have captured and did not [missed-capture]"},
	} {
		line := after(t, c.rules, c.fen, strings.Fields(c.move)...)
		if got := howItEnded(line, line.Verdict().Outcome); got != c.want {
			t.Errorf("%s %s: said %q, want %q", c.rules, c.move, got, c.want)
		}
	}
}

// after is the line from fen with moves played.
func after(t *testing.T, rules, fen string, moves ...string) game.Line {
	t.Helper()
	line, err := begin(rules, &fen)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		m, err := line.Now().Find(text)
		if err != nil {
			t.Fatal(err)
		}
		line = line.Play(m)
	}
	return line
}
