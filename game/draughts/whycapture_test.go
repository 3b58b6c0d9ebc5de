package draughts

import (
	"testing"

	"tabuleiro/game"
)

func TestRefusedBesideACapture(t *testing.T) {
	wantRefused(t, draw(t, "brazilian", game.White, `
		 . . . .
		. . . .
		 . . b .
		. . . .
		 b b . .
		. w . .
		 . . . w
		W . . .`),
		refused{"h2-g3", game.MustCapture, "c3", 0},
		refused{"h2xg3", game.MustCapture, "c3", 0},
		refused{"a1-b2", game.MustCapture, "c3", 0},
		refused{"c3xa5", game.TakesMore, "c3", 2},
		refused{"c3-a5", game.TakesMore, "c3", 2},
		refused{"c3xe5", game.CaptureGoesOn, "g7", 0},
		refused{"c3-e5", game.CaptureGoesOn, "g7", 0},
		refused{"c3xe5xg7xe5", game.TakenAlready, "f6", 0},
		refused{"c3xe5xf4", game.ManNotBackwards, "e5", 0},
		refused{"c3xe5xg3", game.TooFar, "e5 g3", 0},
	)
}

func TestRefusedUnfinished(t *testing.T) {
	wantRefused(t, draw(t, "russian", game.White, `
		 . . . .
		. . b .
		 . . . .
		. . . .
		 . . . .
		. b . .
		 . . . .
		W . . .`),
		refused{"a1xd4", game.LandWhereGoesOn, "f6", 0},
		refused{"a1xf6", game.CaptureGoesOn, "d8", 0},
		refused{"a1-d4", game.LandWhereGoesOn, "f6", 0},
		refused{"a1-b2", game.MustCapture, "a1", 0},
	)
	wantRefused(t, draw(t, "russian", game.White, `
		 . . . .
		. . . .
		 . . b .
		. . . .
		 . . . .
		. b . .
		 . . . .
		W . . .`),
		// It goes on in the same line, so every landing square before the next victim will do.
		refused{"a1xd4", game.CaptureGoesOn, "g7 h8", 0},
		refused{"a1xe5", game.CaptureGoesOn, "g7 h8", 0},
	)
}

func TestRefusedRoutes(t *testing.T) {
	wantRefused(t, parse(t, "international", "W:WK29:B11,18,34"),
		refused{"29x40", game.TakesMore, "29", 2},
		refused{"29x7x40", game.TakenAlready, "18", 0},
		refused{"29x7", game.CaptureGoesOn, "16", 0},
		refused{"29x12", game.LandWhereGoesOn, "7", 0},
	)
	wantRefused(t, parse(t, "international", "W:WK4:B13,32,37,20"),
		refused{text: "4x15", code: game.Ambiguous},
	)
}

func TestRefusedByPrecedence(t *testing.T) {
	wantRefused(t, parse(t, "international", "W:W18,19:BK23,31,32"), refused{"18x29", game.TakesMore, "19", 3})
	wantRefused(t, parse(t, "portuguese", "W:WKg4:BKd7,f5,c4"), refused{"g4xb3", game.TakesMoreKings, "g4", 1})
	wantRefused(t, parse(t, "italian", "W:WK22,K25:BK21,26"), refused{"22x29", game.TakesMoreKings, "25", 1})
	wantRefused(t, parse(t, "italian", "W:WK14,K29:BK18,23,26"), refused{"29x13", game.KingEarlier, "14", 0})
	wantRefused(t, parse(t, "czech", "W:W21,K32:B17,23"), refused{"21x14", game.KingMustCapture, "32", 0})
	wantRefused(t, parse(t, "frisian", "W:WK26,33:B20,23,42"), refused{"33x13", game.KingMustCapture, "26", 0})
	wantRefused(t, draw(t, "frisian", game.White, `
		 . . . . .
		. . . . .
		 . . . . .
		. . . . .
		 . . . . .
		. . B . .
		 w . w . .
		. b . . .
		 . . . . .
		. . . . .`),
		refused{"31x42", game.TakesMoreValue, "33", 0})
}

func TestRefusedByARuleOfCaptures(t *testing.T) {
	wantRefused(t, parse(t, "italian", "W:W27:BK22"), refused{"27x18", game.ManSparesKing, "22", 0})
	wantRefused(t, parse(t, "portuguese", "W:Wh5:Be6,g6"), refused{"h5xd5", game.ManNotBackwards, "h5", 0})
	wantRefused(t, parse(t, "portuguese", "W:Wh5:Bg4"), refused{"h5xf3", game.ManNotBackwards, "h5", 0})
	wantRefused(t, parse(t, "turkish", "W:WKc8:Bb8,g8"), refused{"c8xa8xh8", game.NoHalfTurn, "a8", 0})
	wantRefused(t, parse(t, "killer", "W:WK46:BK28"), refused{"46x19", game.LandRightBehind, "23", 0})
	wantRefused(t, parse(t, "brazilian-behind", "W:WKa1:Bc3,f4"), refused{"a1xe5", game.LandRightBehind, "d4", 0})
	wantRefused(t, parse(t, "brazilian-behind", "W:WKa1:Bc3,f4"), refused{"a1xg3", game.LandRightBehind, "d4", 0})
}

func TestRefusedToATiredKing(t *testing.T) {
	p := draw(t, "frisian", game.White, frisianKings)
	p = play(t, p, "46-41", "4-9", "41-47", "9-4", "47-42", "4-9")
	wantRefused(t, p, refused{"42-47", game.KingMovedThrice, "42", 0}, refused{"42-22", game.NotDiagonal, "42 22", 0})
}

func TestRefusedWhenTheGameIsOver(t *testing.T) {
	wantRefused(t, parse(t, "breakthrough", "W:W30:BK5"), refused{text: "30-24", code: game.GameOver})
	wantRefused(t, parse(t, "turkish-traditional", "B:Wa3:BKh8"), refused{text: "h8-h7", code: game.GameOver})
	wantRefused(t, parse(t, "brazilian", "W:Wa3:Bb4,c5"), refused{text: "a3-b4", code: game.GameOver})
}

func TestMissingACaptureIsNotRefused(t *testing.T) {
	m, err := parse(t, "italian-traditional", "W:We4:BKd5,f3").Find("e4-f5")
	if err != nil || !m.Gives.Has(game.Loses) {
		t.Errorf("e4-f5: %v, %v", m, err)
	}
	m, err = parse(t, "russian-free", "W:Wf6,c1:Be7,b6").Find("c1-b2")
	if err != nil || m.Gives.Has(game.Loses) {
		t.Errorf("c1-b2: %v, %v", m, err)
	}
	wantRefused(t, parse(t, "russian-free", "W:Wf6,c1:Be7,b6"), refused{"f6xd8", game.CaptureGoesOn, "a5", 0})
}
