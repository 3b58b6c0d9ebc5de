package wordgen

import "testing"

// generateLine is not written out: go generate reads every line of a file, strings too.
const generateLine = "//go:" + "generate"

func TestRename(t *testing.T) {
	src := `// Pos is a place; a table has many. game.Move is not ours.
type Pos struct{ Own Word } //go:generate is gone only at the head of a comment

` + generateLine + ` go run somewhere
func (t *table) newTable(m game.Move, n draughts.Move) Pos { return Pos{} }
`
	want := `// WidePos is a place; a table has many. game.WideMove is not ours.
type WidePos struct{ Own Wide } 


func (t *wideTable) newWideTable(m game.Move, n draughts.WideMove) WidePos { return WidePos{} }
`
	twin := map[string]string{}
	for _, name := range []string{"Pos", "Word", "Move", "table", "newTable"} {
		twin[name] = wide(name)
	}
	if got := string(rename([]byte(src), twin)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
