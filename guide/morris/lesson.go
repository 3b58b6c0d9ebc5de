package morris

import (
	"tabuleiro/game"
	"tabuleiro/game/morris"
	"tabuleiro/guide"
)

// Lesson is a first game, for somebody who has never played.
func Lesson() guide.Article {
	s := stages[7]
	return guide.Article{
		Name:  "morris",
		Title: guide.Say("lesson.morris"),
		Rules: "morris9",
		Topics: []guide.Topic{
			step("place", guide.Figure{Claim: guide.Claim{Among: guide.All, Moves: points(morris.All()[0].Grid)}}),
			step("mill", guide.Figure{Position: s.take, Claim: captures(each(s.closes+"x", s.takes))}, "a", s.line[0], "b", s.line[1]),
			step("block", guide.Figure{
				Position: "W:Wd6,f4,b2:Ba1,d1,e3:H6,6",
				Claim:    piece("g1", []string{"g1"}),
			}, "a", "a1", "b", "d1"),
			step("safe", guide.Figure{Position: s.safe, Claim: captures(each(s.closes+"x", []string{s.outside}))}, "a", s.inMill[0], "b", s.inMill[1], "c", s.inMill[2]),
			step("move", guide.Figure{Position: s.move, Claim: piece(s.mover, each(s.mover+"-", s.moves))}, "s", s.mover),
			step("again", guide.Figure{Position: s.again, Claim: captures(each(s.from+"-"+s.to+"x", s.their))}, "to", s.to),
			step("swing", guide.Figure{
				Position: "W:Wa7,d7,g7,b6,f6:Bd1,g4,b4,c3,e5:H0,0",
				Claim:    captures(each("d7-d6x", []string{"d1", "g4", "b4", "c3", "e5"})),
			}, "s", "d7"),
			step("fly", guide.Figure{
				Position: "W:Wa7,d7,c3:Bb4,e4,d2,g1:H0,0",
				Claim:    captures(each("c3-g7x", []string{"b4", "e4", "d2", "g1"})),
			}, "s", "c3"),
			step("win", guide.Figure{
				Position: s.last,
				Claim:    guide.Claim{Among: guide.Ending, Moves: each(s.from+"-"+s.to+"x", s.three)},
				Ends:     game.TwoMen,
				Winner:   guide.WhiteWins,
			}),
			step("shut", guide.Figure{
				Position: "W:Wa7,b4,g1,d3:Ba1,a4,d1,b2:H0,0",
				Claim:    guide.Claim{Among: guide.Ending, Moves: []string{"d3-d2"}},
				Ends:     game.NoMoves,
				Winner:   guide.WhiteWins,
			}),
			step("play", guide.Figure{}),
		},
	}
}

// step is words and a figure. What it asks, if it claims a move, is "lesson.morris." + its name + ".task".
func step(name string, f guide.Figure, pairs ...any) guide.Topic {
	key := "lesson.morris." + name
	f.Caption = guide.Say(key+".figure", pairs...)
	if len(f.Claim.Moves) > 0 {
		f.Task = guide.Say(key+".task", pairs...)
	}
	return guide.Topic{Name: name, Title: guide.Say(key), Words: []guide.Words{guide.Say(key+".words", pairs...)}, Figures: []guide.Figure{f}}
}
