package wire

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestDecodeReadsEveryMessage(t *testing.T) {
	for text, want := range map[string]Asked{
		`{"t":"play","ply":17,"v":18,"move":"c3xe5xg7"}`:                    Play{T: "play", Ply: 17, V: 18, Move: "c3xe5xg7"},
		`{"t":"play","ply":0,"v":1,"move":"32-28","as":"white"}`:            Play{T: "play", V: 1, Move: "32-28", As: "white"},
		`{"t":"resign","v":3,"as":"black"}`:                                 Resign{T: "resign", V: 3, As: "black"},
		`{"t":"offer","v":3}`:                                               Offer{T: "offer", V: 3},
		`{"t":"answer","v":4,"id":1,"yes":false}`:                           Answer{T: "answer", V: 4, ID: 1},
		`{"t":"answer","v":4,"id":1,"yes":true,"as":""}`:                    Answer{T: "answer", V: 4, ID: 1, Yes: true},
		`{"t":"takeback","v":9}`:                                            Takeback{T: "takeback", V: 9},
		`{"t":"takeback","v":9,"as":"black"}`:                               Takeback{T: "takeback", V: 9, As: "black"},
		`{"t":"rematch","v":41}`:                                            Rematch{T: "rematch", V: 41},
		`{"t":"rematch","v":41,"as":"white","next":"mine"}`:                 Rematch{T: "rematch", V: 41, As: "white"}, // the room's id is the server's to choose
		`{"t":"why","move":"a3-b4"}`:                                        Why{T: "why", Move: "a3-b4"},
		` {"move":"a3-b4" , "t":"why","since":"a page of a later release"}`: Why{T: "why", Move: "a3-b4"},
	} {
		if got, err := Decode([]byte(text)); err != nil || got != want {
			t.Errorf("Decode(%s) = %#v, %v", text, got, err)
		}
	}
}

func TestDecodeSaysWhatIsWrong(t *testing.T) {
	long := strings.Repeat("a", maxMove+1)
	for text, want := range map[string]BadMessage{
		``:                                    {Code: NotJSON},
		`{`:                                   {Code: NotJSON},
		`null`:                                {Code: NotJSON},
		`[]`:                                  {Code: NotJSON},
		`"play"`:                              {Code: NotJSON},
		`{"t":"why","move":"a3-b4"}{}`:        {Code: NotJSON},
		`{"t":"why","move":"a3-b4"} x`:        {Code: NotJSON},
		strings.Repeat(`[`, 20_000):           {Code: NotJSON},
		strings.Repeat(`{"t":`, 12_000) + `1`: {Code: NotJSON},
		strings.Repeat(` `, MaxAsked+1):       {Code: TooLarge},
		`{}`:                                  {Code: BadField, Field: "t"},
		`{"t":7}`:                             {Code: BadField, Field: "t"},
		`{"t":null}`:                          {Code: BadField, Field: "t"},
		`{"t":"move"}`:                        {Code: UnknownMessage, Re: "move"},
		`{"t":"PLAY"}`:                        {Code: UnknownMessage},
		`{"t":"<b>"}`:                         {Code: UnknownMessage},
		`{"t":"` + long[:25] + `"}`:           {Code: UnknownMessage},
		`{"t":"played","v":1}`:                {Code: UnknownMessage, Re: "played"},
		`{"T":"why","move":"a3-b4"}`:          {Code: BadField, Field: "t"},

		`{"t":"play","v":1,"move":"a3-b4"}`:                        {Code: BadField, Re: "play", Field: "ply"},
		`{"t":"play","ply":"0","v":1,"move":"a3-b4"}`:              {Code: BadField, Re: "play", Field: "ply"},
		`{"t":"play","ply":0.5,"v":1,"move":"a3-b4"}`:              {Code: BadField, Re: "play", Field: "ply"},
		`{"t":"play","ply":1e99,"v":1,"move":"a3-b4"}`:             {Code: BadField, Re: "play", Field: "ply"},
		`{"t":"play","PLY":0,"v":1,"move":"a3-b4"}`:                {Code: BadField, Re: "play", Field: "ply"},
		`{"t":"play","ply":0,"v":null,"move":"a3-b4"}`:             {Code: BadField, Re: "play", Field: "v"},
		`{"t":"play","ply":0,"v":1}`:                               {Code: BadField, Re: "play", Field: "move"},
		`{"t":"play","ply":0,"v":1,"move":["a3","b4"]}`:            {Code: BadField, Re: "play", Field: "move"},
		`{"t":"play","ply":0,"v":1,"move":""}`:                     {Code: BadField, Re: "play", Field: "move"},
		`{"t":"play","ply":0,"v":1,"move":"a3-b4","as":"red"}`:     {Code: BadField, Re: "play", Field: "as"},
		`{"t":"play","ply":0,"v":1,"move":"a3-b4","as":{"a":"b"}}`: {Code: BadField, Re: "play", Field: "as"},
		`{"t":"resign","v":true}`:                                  {Code: BadField, Re: "resign", Field: "v"},
		`{"t":"takeback"}`:                                         {Code: BadField, Re: "takeback", Field: "v"},
		`{"t":"takeback","v":1,"as":"both"}`:                       {Code: BadField, Re: "takeback", Field: "as"},
		`{"t":"rematch","v":"1"}`:                                  {Code: BadField, Re: "rematch", Field: "v"},
		`{"t":"taken-back","v":1}`:                                 {Code: UnknownMessage, Re: "taken-back"},
		`{"t":"tick"}`:                                             {Code: UnknownMessage, Re: "tick"},
		`{"t":"sit","color":"white","link":1}`:                     {Code: UnknownMessage, Re: "sit"},
		`{"t":"offer","v":1,"as":"referee"}`:                       {Code: BadField, Re: "offer", Field: "as"},
		`{"t":"answer","v":1,"id":1,"yes":1}`:                      {Code: BadField, Re: "answer", Field: "yes"},
		`{"t":"answer","v":1,"yes":true}`:                          {Code: BadField, Re: "answer", Field: "id"},
		`{"t":"why","move":"` + long + `"}`:                        {Code: BadField, Re: "why", Field: "move"},
	} {
		_, err := Decode([]byte(text))
		var bad *BadMessage
		if !errors.As(err, &bad) || *bad != want {
			t.Errorf("Decode(%.60s): %v, want %v", text, err, &want)
		}
	}
}

func TestEveryMessageNamesItself(t *testing.T) {
	for _, typ := range append(append([]reflect.Type{}, askedTypes...), toldTypes...) {
		if got := reflect.Zero(typ).Interface().(Message).Tag(); got != tag(typ) {
			t.Errorf("%v is %q for Go and %q for TypeScript", typ, got, tag(typ))
		}
	}
}

// What decodes says the same when it is written and read again.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"t":"play","ply":17,"v":18,"move":"c3xe5xg7","as":"white"}`))
	f.Add([]byte(`{"t":"answer","v":4,"id":1,"yes":false}`))
	f.Add([]byte(`{"t":"why","move":"\ud800"}`))
	f.Add([]byte(`{"t":"resign","v":-0}`))
	f.Add([]byte(`[[[[`))
	f.Fuzz(func(t *testing.T, data []byte) {
		asked, err := Decode(data)
		if err != nil {
			var bad *BadMessage
			if !errors.As(err, &bad) || bad.Code == "" {
				t.Fatalf("Decode(%q): untyped error %v", data, err)
			}
			return
		}
		again, err := Decode(Encode(asked))
		if err != nil || again != asked {
			t.Fatalf("%q is %#v, written and read again %#v, %v", data, asked, again, err)
		}
	})
}
