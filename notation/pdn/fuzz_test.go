package pdn_test

import (
	"bytes"
	"testing"

	"tabuleiro/notation/pdn"
)

// FuzzRead reads anything: whole and checked alone it has the same problems, and what was read of it can be written
// and read again without any.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"1. 34-30 20-25 2. 40-34 1-7 1-1", `[GameType "20,W,10,10,N1,0"] 1. 32-28 18-23 2. 33-29 23x32`,
		"1. 33-29 19-23 { a { b } c } 2. 35-30 *\n% x\n{ never closed",
		"32-28 19-23 (18-23 38-32 (37-32? 23-29! {x}) 12-18) 28x19 14x23",
		"[White \"x \\\" y\"] 32-28", "[White \"Concei\xe7\xe3o\"]", "\xff\xfe[\x00A\x00", "0-1[Event \"x\"][FEN \"B:W21-32:BK1-2,5.\"]",
		`[FEN "W:WK47:B14,19,29,31,42"] 47x36(19,29,31,42) 35x 4 - - ½-½`, `[Ruleset "morris9"] 1. d6 f4 2. (4,6)->(4,7) xa1`, "[u\x7f9\"] 1. d6\xb2 f4",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4096 {
			return
		}
		for _, g := range read(t, string(data)) {
			if g.Rules == nil || g.Start.Rules == nil {
				continue
			}
			var b bytes.Buffer
			if err := pdn.Write(&b, g, pdn.Style{}); err != nil {
				t.Fatal(err)
			}
			again := readAs(t, b.String(), false)
			if len(again) != 1 || again[0].Plies != g.Plies || again[0].Result != g.Result {
				t.Errorf("%q was written as %q and read as %v", data, b.String(), again)
			}
		}
	})
}
