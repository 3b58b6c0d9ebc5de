package draughts

import (
	"testing"

	"tabuleiro/game"
)

// The cases are faults found in public programs and questions that rule texts leave open. The
// expected texts are full routes.

func TestMajorityIsOwed(t *testing.T) {
	p := parse(t, "international", "W:W18,19:BK23,31,32")
	want(t, p, "19x26 23,31,32") // a king taken counts as one piece; 18x29 would take one
	wantTexts(t, p, "19x28x37x26")
}

func TestTakenPieceStaysUntilTheEnd(t *testing.T) {
	p := parse(t, "international", "W:WK29:B11,18,34")
	want(t, p, "29x16 11,18") // 18 blocks the way back to 34
	wantTexts(t, p, "29x7x16")
}

func TestCrowningInMidCapture(t *testing.T) {
	wantTexts(t, parse(t, "russian", "W:Wf6:Be7,b6"), "f6xd8xa5")
	want(t, parse(t, "russian", "W:Wf6:Be7,b6"), "f6xa5 b6,e7 =K")
	want(t, parse(t, "brazilian", "W:Wf6:Be7,b6"), "f6xd8 e7 =K")
}

func TestCrowningEndsTheMove(t *testing.T) {
	want(t, parse(t, "english", "W:W12:B7,8"), "12x3 8 =K")
}

func TestKingMustLandWhereItGoesOn(t *testing.T) {
	p := parse(t, "russian", "W:Wh6:Bg7,c5,d2")
	want(t, p, "h6xe1 g7,c5,d2 =K")
	wantTexts(t, p, "h6xf8xb4xe1")
}

func TestItalianManSparesKings(t *testing.T) {
	want(t, parse(t, "italian", "W:W27:BK22"), "27-23")
	want(t, parse(t, "italian", "W:W27:BK14,22"), "27x18 22")
}

func TestItalianMostKings(t *testing.T) {
	want(t, parse(t, "italian", "W:WK22,K25:BK21,26"), "25x18 21")
}

func TestTurkishNoHalfTurn(t *testing.T) {
	want(t, parse(t, "turkish", "W:WKc8:Bb8,g8"), "c8xa8 b8", "c8xh8 g8")
}

func TestTurkishManGoesOnAlongTheLastRank(t *testing.T) {
	p := parse(t, "turkish", "W:Wd6:Bd7,c8")
	want(t, p, "d6xb8 d7,c8 =K") // as a man: a king could also land on a8
	wantTexts(t, p, "d6xd8xb8")
}

func TestPortugueseLawOfQuality(t *testing.T) {
	p := parse(t, "portuguese", "W:WKg4:BKd7,f5,c4")
	want(t, p, "13x31 18,27")
	if other := parse(t, "portuguese", "W:WK13:BK27,18,15"); other != p {
		t.Errorf("%s and %s should be one position", p.Key(), other.Key())
	}
}

func TestMenCapturingBackwards(t *testing.T) {
	want(t, parse(t, "international", "W:W28:B33"), "28x39 33")
	want(t, parse(t, "portuguese", "W:Wh5:Be6,g6"), "h5xf7 g6")
}

func TestAmbiguousCaptureIsWrittenInFull(t *testing.T) {
	p := parse(t, "international", "W:WK4:B13,32,37,20")
	wantTexts(t, p, "4x31x42x15", "4x27x38x15")
	for _, m := range p.Moves() {
		if m.Short != m.Text {
			t.Errorf("short text %s of %s says which men are taken no more", m.Short, m.Text)
		}
	}
}

func TestCaptureThatEndsWhereItBegan(t *testing.T) {
	p := parse(t, "international", "W:WK38:B18,19,32,33")
	for _, m := range p.Moves() {
		if m.From() != m.To() {
			continue
		}
		if m.Text != "38x27x13x24x38" || len(m.Routes) != 2 || p.rules.text(m.Routes[1], true) != "38x24x13x27x38" {
			t.Errorf("the round trip is %s by %v", m.Text, m.Routes)
		}
		after := p.play(m)
		if after.kings[game.White] != p.kings[game.White] || !after.side(game.Black).empty() {
			t.Errorf("after %s: %s", m.Text, after.Key())
		}
		return
	}
	t.Error("no capture ends on 38")
}

func TestBlockedSideIsAskedOnItsTurnOnly(t *testing.T) {
	want(t, parse(t, "english", "B:W29:B22,25,1"), "1-5", "1-6", "22-26", "25-30 =K")
}

func TestFrisianCapturesOrthogonally(t *testing.T) {
	want(t, parse(t, "frisian", "W:W28:B18"), "28x8 18")
	want(t, parse(t, "international", "W:W28:B18"), "28-22", "28-23")
}

// TestLikeliestMisreadings holds positions in which near readings of a rule text differ.
func TestLikeliestMisreadings(t *testing.T) {
	for _, c := range []struct {
		rules, fen string
		moves      []string
	}{
		{"italian-traditional", "W:We4:BKd5,f3", []string{"e4xg2 f3", "e4-f5"}},
		{"italian", "W:We4:BKd5,f3", []string{"e4-f5"}},
		{"russian-free", "W:Wf6,c1:Be7,b6", []string{"f6xa5 b6,e7 =K", "f6-g7", "c1-b2", "c1-d2"}},
		{"brazilian", "W:Wf6,c1:Be7,b6", []string{"f6xd8 e7 =K"}},
		{"brazilian-behind", "W:WKa1:Bc3,f4", []string{"a1xd4 c3"}},
		{"brazilian", "W:WKa1:Bc3,f4", []string{"a1xg3 c3,f4", "a1xh2 c3,f4"}},
		{"turkish", "W:WKd4:Bf4,b4", []string{"d4xa4 b4", "d4xg4 f4", "d4xh4 f4"}},
		{"turkish", "W:Wd6:Bd7,c8", []string{"d6xb8 c8,d7 =K"}},
		{"portuguese", "W:WKc8,Kf1:Bb7,Kg2", []string{"f1xh3 g2"}},
		{"italian", "W:WKe4:BKa2,Kb1,b3,Kb5,Kd5,d7,Kf7,Kh1", []string{"e4xc2 b3,b5,d5"}},
	} {
		t.Run(c.rules+" "+c.fen, func(t *testing.T) { want(t, parse(t, c.rules, c.fen), c.moves...) })
	}
}

func TestMissedCaptureLoses(t *testing.T) {
	for _, m := range parse(t, "italian-traditional", "W:We4:BKd5,f3").Moves() {
		if loses := m.Gives.Has(game.Loses); loses != (m.Short == "19-15") {
			t.Errorf("%s loses at once: %t", m.Short, loses)
		}
	}
	for _, m := range parse(t, "italian-traditional", "W:We4:BKd5").Moves() {
		if m.Gives.Has(game.Loses) {
			t.Errorf("%s loses although there was nothing to capture", m.Short)
		}
	}
}
