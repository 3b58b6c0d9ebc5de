package tsgen

import (
	"reflect"
	"testing"
)

type base struct {
	Turn string `json:"turn" ts:"Color"`
}

type moved struct {
	T      string   `json:"t" ts:"moved"`
	Routes [][]int  `json:"routes"`
	Points [][2]int `json:"points"`
	Next   *then    `json:"next,omitempty"`
	base
}

type then struct {
	T   string `json:"t" ts:"then"`
	Yes bool   `json:"yes"`
}

func TestFileWritesUnionsAndWhatTheyReach(t *testing.T) {
	const want = `// made

export type Color = 'white' | 'black';

/** What is told. */
export type Told =
  | moved
  | then;

export interface moved extends base {
  readonly t: "moved";
  readonly routes: readonly (readonly number[])[];
  readonly points: readonly (readonly [number, number])[];
  readonly next?: then;
}

export interface then {
  readonly t: "then";
  readonly yes: boolean;
}

export interface base {
  readonly turn: Color;
}
`
	got, err := File("// made", []Alias{{"Color", "'white' | 'black'"}}, []Union{{
		Name: "Told", Doc: "What is told.",
		Members: []reflect.Type{reflect.TypeFor[moved](), reflect.TypeFor[then]()},
	}})
	if err != nil || got != want {
		t.Errorf("File wrote\n%s\n%v", got, err)
	}
}

func TestFileRefusesWhatItCannotWrite(t *testing.T) {
	for _, typ := range []reflect.Type{
		reflect.TypeFor[struct {
			C chan int `json:"c"`
		}](),
		reflect.TypeFor[struct{ NoName int }](),
	} {
		if text, err := File("", nil, []Union{{Name: "U", Members: []reflect.Type{typ}}}); err == nil {
			t.Errorf("%v became\n%s", typ, text)
		}
	}
}
