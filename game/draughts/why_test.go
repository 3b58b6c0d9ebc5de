package draughts

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// refused is what a text is answered with: the code and the squares to mark, by number or name,
// with the number of pieces where there is one.
type refused struct {
	text  string
	code  game.Code
	marks string
	n     int
}

func wantRefused(t *testing.T, p Position, all ...refused) {
	t.Helper()
	for _, c := range all {
		_, err := p.Find(c.text)
		var got *game.Refusal
		if !errors.As(err, &got) {
			t.Errorf("%s: %s in %s is legal, want %s", p.rules.ID(), c.text, p.Key(), c.code)
			continue
		}
		marks := []game.Square{}
		for name := range strings.FieldsSeq(c.marks) {
			marks = append(marks, game.Square(p.rules.sq.read(name)))
		}
		if got.Code != c.code || got.N != c.n || !slices.Equal(got.Squares, marks) && len(marks)+len(got.Squares) > 0 {
			t.Errorf("%s: %s in %s: %s %s, want %s %s (%d)", p.rules.ID(), c.text, p.Key(),
				got, p.rules.names(got.Squares), c.code, c.marks, c.n)
		}
	}
}

func (r *Rules) names(sqs []game.Square) string {
	var names []string
	for _, sq := range sqs {
		names = append(names, r.sq.own[sq])
	}
	return strings.Join(names, " ")
}

func TestRefusedText(t *testing.T) {
	p := rules(t, "brazilian").start()
	for _, text := range []string{"", "c3", "c3-", "-c3", "c3--d4", "c3 d4", "c3d4", "c3=d4", "33333-1", "c3-d4!", "lance", strings.Repeat("c3-", 400) + "c3"} {
		wantRefused(t, p, refused{text: text, code: game.NotNotation})
	}
	for _, text := range []string{"c3-c4", "a2-b3", "c3-i9", "c3-d0", "33-28", "0-5", "c3xd4xz9"} {
		wantRefused(t, p, refused{text: text, code: game.NoSuchSquare})
	}
}

func TestRefusedSteps(t *testing.T) {
	wantRefused(t, draw(t, "brazilian", game.White, `
		 . . . b
		. . . .
		 . . . .
		. . . w
		 w . w .
		. W . .
		 . . . .
		. . . .`),
		refused{"a1-b2", game.EmptySquare, "a1", 0},
		refused{"h8-g7", game.NotYourPiece, "h8", 0},
		refused{"c3-b4", game.Occupied, "b4", 0},
		refused{"c3-a5", game.BlockedWay, "b4", 0},
		refused{"b4-a3", game.ManNotBackwards, "b4", 0},
		refused{"b4-b6", game.NotDiagonal, "b4 b6", 0},
		refused{"c3-c5", game.NotDiagonal, "c3 c5", 0},
		refused{"b4-d6", game.TooFar, "b4 d6", 0},
		refused{"b4xd6", game.TooFar, "b4 d6", 0},
		refused{"f4-h6", game.BlockedWay, "g5", 0},
		refused{"f4xg5", game.Occupied, "g5", 0},
		refused{"b4xa5", game.NotNotation, "", 0},
		refused{"b4-b4", game.Occupied, "b4", 0},
	)
	wantRefused(t, draw(t, "turkish", game.White, `
		. . . . . . . .
		. . . . . . . b
		. . . . . . . .
		. . . . . . . .
		. . . w . . . .
		. . . . . . . .
		. . . . . . . .
		W . . . . . . .`),
		refused{"d4-e5", game.NotOnALine, "d4 e5", 0},
		refused{"d4-d3", game.ManNotBackwards, "d4", 0},
		refused{"a1-b2", game.NotOnALine, "a1 b2", 0},
		refused{"d4-d6", game.TooFar, "d4 d6", 0},
	)
	wantRefused(t, draw(t, "english", game.White, `
		 . . . .
		. . . .
		 . . . .
		. . . .
		 . b . .
		. . . .
		 w . . .
		W . . b`),
		refused{"29-22", game.BlockedWay, "25", 0},
		refused{"25-18", game.Occupied, "18", 0},
		refused{"29x18", game.Occupied, "18", 0},
		refused{"25-30", game.ManNotBackwards, "25", 0},
	)
}

// The reason is true of what was asked, and what it marks may really be played.
func TestRefusedHelpfully(t *testing.T) {
	for _, tt := range []struct {
		rules, fen string
		want       refused
	}{
		// A long king's hop over nothing is not too far.
		{"brazilian", "W:WKa3,Ke3,Kc5,f6,Kc7:BKg3,Kb4,h8", refused{"c7xf4xd2", game.NotNotation, "", 0}},
		// Along this line nothing is taken; that some other route would end there is no help.
		{"turkish-traditional", "B:WKd1,c3,Kg3,f5,Ka7,Kg7:BKa2,Kf2,Kc5,a8", refused{"c5xa5", game.MustCapture, "c5", 0}},
		// The man on a2 takes two as well, but no king.
		{"portuguese", "W:WKb1,d1,a2,Ka4,a6,Kf7:BKc2,Ke2,b3,Kd5", refused{"d1xf3", game.TakesMore, "b1 f7", 2}},
	} {
		p, _, err := rules(t, tt.rules).parse(tt.fen, mostPaths)
		if err != nil {
			t.Fatal(err)
		}
		wantRefused(t, p, tt.want)
	}
}
