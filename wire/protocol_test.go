package wire

import (
	"encoding/json"
	"os"
	"reflect"
	"regexp"
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
