package reversi

import (
	"strings"

	"tabuleiro/game"
	"tabuleiro/guide"
)

// Lesson is a first game, for somebody who has never played.
func Lesson() guide.Article {
	return guide.Article{
		Name:  "reversi",
		Title: guide.Say("lesson.reversi"),
		Rules: "reversi",
		Topics: []guide.Topic{
			step("discs", guide.Figure{}, "w1", "d4", "w2", "e5", "b1", "e4", "b2", "d5"),
			step("first", guide.Figure{Position: first, Claim: guide.Claim{Among: guide.All, Moves: []string{"d3", "c4", "f5", "e6"}}}),
			step("line", guide.Figure{Position: "B:Wd4,e4,f4,d5:Bg4,e5", Claim: onto("c4")}, "end", "g4"),
			step("lines", guide.Figure{Position: "B:We6,e5,d4,f5:Bd6,c3,f4,e4,d5", Claim: onto("f6")}),
			step("nothing", guide.Figure{Position: first, Refused: []guide.Refused{{Move: "c3", Code: game.FlanksNothing}}}, "no", "c3"),
			step("pass", guide.Figure{
				Position: "B:Wa1,d4,e4,d5,e5:Bb1",
				Claim:    guide.Claim{Among: guide.All, Moves: []string{"pass"}},
			}),
			step("corner", guide.Figure{Position: "B:Wb2,c3,e4,d5:Bd4,e5", Claim: onto("a1")}, "corner", "a1"),
			step("beside", guide.Figure{Position: "B:Wc3,e4,e5:Bd4,d5", Played: []string{"b2"}, Claim: onto("a1")}, "played", "b2", "corner", "a1"),
			step("last", guide.Figure{
				Position: nearlyFull,
				Claim:    guide.Claim{Among: guide.Ending, Moves: []string{"h8"}},
				Ends:     game.MostDiscs,
				Winner:   guide.BlackWins,
			}, "last", "h8"),
			step("play", guide.Figure{}),
		},
	}
}

// step is words and a figure. What it asks, if it claims a move that can be played, is "lesson.reversi." + its name + ".task".
func step(name string, f guide.Figure, pairs ...any) guide.Topic {
	key := "lesson.reversi." + name
	f.Caption = guide.Say(key+".figure", pairs...)
	if len(f.Claim.Moves) > 0 && f.Claim.Moves[0] != "pass" {
		f.Task = guide.Say(key+".task", pairs...)
	}
	return guide.Topic{Name: name, Title: guide.Say(key), Words: []guide.Words{guide.Say(key+".words", pairs...)}, Figures: []guide.Figure{f}}
}

// onto claims the disc put on one square.
func onto(square string) guide.Claim {
	return guide.Claim{Among: guide.Piece, Of: square, Moves: []string{square}}
}

// nearlyFull has one square left, a1 on top.
var nearlyFull = drawn("B",
	"XXXXXXXX",
	"XOOOOOOO",
	"XOXOOOXO",
	"XOOXOXOO",
	"XOOOXOOO",
	"XOOXOXOO",
	"XOXOOOXO",
	"XOOOOOO-",
)

// drawn is a position as it stands on the plain board: X is black, O white.
func drawn(turn string, ranks ...string) string {
	var white, black []string
	for y, rank := range ranks {
		for x, sign := range rank {
			name := string(rune('a'+x)) + string(rune('1'+y))
			switch sign {
			case 'O':
				white = append(white, name)
			case 'X':
				black = append(black, name)
			}
		}
	}
	return turn + ":W" + strings.Join(white, ",") + ":B" + strings.Join(black, ",")
}
