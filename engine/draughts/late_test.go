package draughts

import (
	"testing"

	"tabuleiro/engine/enginetest"
)

// A position with hundreds of captures is answered as soon as any other, and so is one from which a
// move or two lead to hundreds of thousands.
func TestManyCapturesAreAnsweredSoon(t *testing.T) {
	for _, c := range []struct{ id, fen string }{
		{"canadian", "W:WK1,K6,K7,K16,K22,K55,K71:BK3,K5,K8,K10,K11,K12,K13,K18,K27,K28,K29,K36,K39,K45,K48,K49,K50,K52,K53,K61,K64,K65,K70"},
		{"turkish", "W:WKb1:BKc1,Kf1,Kb2,Kh2,Ke3,Kg3,Ke4,Kf4,Ka5,Kd5,Ke5,Kf5,Kg5,Kb6,Ke6,Kf6,Kh6,Kc7,Ka8,Ke8"},
		{"frisian", "W:W6,50:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44"},
		{"turkish", "W:Wb7:Bc1,g1,b2,f2,h2,c3,d3,e3,g3,b4,d4,f4,a5,c5,d5,e5,g5,b6,f6,h6,a7,e7,d8,g8"},
	} {
		enginetest.NeverLate(t, Engine{}, lineAt(t, c.id, c.fen))
	}
}
