package i18n_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/i18n"
)

// constants reads the values of the string constants of one type from the source of a package, so
// that a new one cannot be forgotten here.
func constants(t *testing.T, dir, typeName string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var values []string
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if name := typeNameOf(spec.Type); name != typeName {
				return true
			}
			for _, v := range spec.Values {
				if lit, ok := v.(*ast.BasicLit); ok {
					s, err := strconv.Unquote(lit.Value)
					if err != nil {
						t.Fatal(err)
					}
					if s != "" {
						values = append(values, s)
					}
				}
			}
			return true
		})
	}
	if len(values) == 0 {
		t.Fatalf("no constants of type %s in %s", typeName, dir)
	}
	return values
}

func typeNameOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

func TestEveryCodeReasonAndRulesetHasWords(t *testing.T) {
	var keys []string
	add := func(prefix string, names []string, suffixes ...string) {
		for _, name := range names {
			for _, suffix := range suffixes {
				keys = append(keys, prefix+name+suffix)
			}
		}
	}
	add("refusal.", constants(t, "../game", "Code"), "")
	add("refusal.", constants(t, "../wire", "Code"), "")
	add("refusal.", constants(t, "../room", "Error"), "")
	add("reason.", constants(t, "../game", "Reason"), "")
	add("reason.", constants(t, "../room", "Reason"), "")
	add("outcome.", constants(t, "../game", "Result"), "")
	add("count.left.", constants(t, "../game", "Unit"), ".one", ".other")
	var ids []string
	for _, r := range draughts.All() {
		ids = append(ids, r.ID())
	}
	add("rules.", ids, ".name", ".line")
	for _, key := range keys {
		if !i18n.Has(i18n.Base, key) {
			t.Errorf("%s has no words in %s", key, i18n.Base)
		}
	}
}

// A remark with a number has words for one and for more; every remark is in the list that orders them.
func TestEveryRemarkHasWordsAndARank(t *testing.T) {
	names := constants(t, "../game", "RemarkKey")
	for _, name := range names {
		if !i18n.Has(i18n.Base, "hint."+name) && !i18n.Has(i18n.Base, "hint."+name+".one") {
			t.Errorf("hint.%s has no words in %s", name, i18n.Base)
		}
		if !slices.Contains(game.RemarkKeys, game.RemarkKey(name)) {
			t.Errorf("%s is not in game.RemarkKeys", name)
		}
	}
	if len(names) != len(game.RemarkKeys) {
		t.Errorf("%d remarks, %d in the list", len(names), len(game.RemarkKeys))
	}
}

func TestText(t *testing.T) {
	for _, test := range []struct{ got, want string }{
		{i18n.Text("pt-BR", "seat.level", "level", "fácil"), "nível fácil"},
		{i18n.Text("en", "side.white"), "White"},
		{i18n.Text("es", "invite.to", "game", "Molino", "side", "negras"), "Invitación a una partida de Molino: juegas con negras"},
		{i18n.Text("xx", "game.draw"), "Empate"}, // where a language has no words: the base
		{i18n.Text("pt-BR", "no.such.key"), "no.such.key"},
		{i18n.Count("pt-BR", "seat.pieces", 1), "1 peça"},
		{i18n.Count("pt-BR", "seat.pieces", 12), "12 peças"},
		{i18n.Count("en", "seat.pieces", 0), "0 pieces"},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
}

func TestWordsOfAPageAreThoseAskedFor(t *testing.T) {
	words := i18n.Words("en", "side.")
	if words["side.white"] != "White" || words["side.black.low"] != "Black" || words["game.draw"] != "" {
		t.Errorf("words: %v", words)
	}
}
