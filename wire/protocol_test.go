package wire

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

var example = regexp.MustCompile("(?s)```json\n(.*?)\n```")

// Every example of docs/protocol.md is a message with no field that the types lack, and every
// message has an example.
func TestProtocolExamples(t *testing.T) {
	text, err := os.ReadFile("../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, found := range example.FindAllSubmatch(text, -1) {
		m, err := decodeAny(found[1])
		if err != nil {
			t.Errorf("%s\n%v", found[1], err)
			continue
		}
		shown[m.Tag()] = true
		if got, want := plain(t, Encode(m)), plain(t, found[1]); !reflect.DeepEqual(got, want) {
			t.Errorf("read and written again\n%v\nis\n%v", want, got)
		}
	}
	for _, typ := range append(append([]reflect.Type{}, askedTypes...), toldTypes...) {
		if !shown[tag(typ)] {
			t.Errorf("no example of %q", tag(typ))
		}
	}
}

func decodeAny(data []byte) (Message, error) {
	if m, err := Decode(data); err == nil {
		return m, nil
	}
	return DecodeTold(data)
}

func plain(t *testing.T, data []byte) any {
	var v any
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatalf("%s: %v", data, err)
	}
	return v
}

// Every constant of a type of codes has its place in docs/protocol.md.
func TestProtocolListsEveryCode(t *testing.T) {
	text, err := os.ReadFile("../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, from := range []struct{ files, typ string }{{"../game/*.go", "Code"}, {"../room/*.go", "Error"}, {"*.go", "Code"}} {
		for _, code := range constants(t, from.files, from.typ) {
			found++
			if !strings.Contains(string(text), "`"+code+"`") {
				t.Errorf("docs/protocol.md lacks %q of %s", code, from.files)
			}
		}
	}
	if found < 40 {
		t.Errorf("only %d codes found", found)
	}
}

// constants lists the string constants of a named type in some files.
func constants(t *testing.T, files, typ string) (values []string) {
	names, err := filepath.Glob(files)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 {
				return true
			}
			id, named := spec.Type.(*ast.Ident)
			if literal, ok := spec.Values[0].(*ast.BasicLit); named && ok && id.Name == typ {
				values = append(values, strings.Trim(literal.Value, `"`))
			}
			return true
		})
	}
	return values
}
