package draughts

import (
	"tabuleiro/game"
	"tabuleiro/guide"
)

// Lesson is a first game of damas, by the Brazilian rules: what somebody needs who has never played.
func Lesson() guide.Article {
	return guide.Article{Name: "draughts", Title: guide.Say("lesson.draughts"), Rules: "brazilian", Topics: []guide.Topic{
		step("start", guide.Figure{Caption: guide.Say("lesson.draughts.start.figure")}),
		try("man", "W:Wc3:Bf6", guide.Claim{Among: guide.All, Moves: []string{"c3-b4", "c3-d4"}}),
		try("capture", "W:Wc3:Bd4,g7", guide.Claim{Among: guide.All, Moves: []string{"c3xe5"}}),
		try("compulsory", "W:Wa3,c3,g3:Bd4,b8", guide.Claim{Among: guide.All, Moves: []string{"c3xe5"}}),
		try("chain", "W:Wc3:Bd4,f4,a7", guide.Claim{Among: guide.All, Moves: []string{"c3xe5xg3"}}),
		try("majority", "W:Wb2,c3,e3,g1:Bd4,d8,f6,h8", guide.Claim{Among: guide.All, Moves: []string{"c3xe5xg7"}}),
		try("crowning", "W:Wc7:Ba3", guide.Claim{Among: guide.All, Moves: []string{"c7-b8", "c7-d8"}}),
		try("king", "W:WKe1:Bb6", guide.Claim{Among: guide.All, Moves: []string{"e1-d2", "e1-c3", "e1-b4", "e1-a5", "e1-f2", "e1-g3", "e1-h4"}}),
		try("king-capture", "W:WKa1:Bd4,h2", guide.Claim{Among: guide.All, Moves: []string{"a1xe5", "a1xf6", "a1xg7", "a1xh8"}}),
		win(),
		step("draw"),
		step("play"),
	}}
}

// step is one of words, with a figure or without.
func step(name string, figures ...guide.Figure) guide.Topic {
	return guide.Topic{Name: name, Title: guide.Say("lesson.draughts." + name), Words: []guide.Words{guide.Say("lesson.draughts." + name + ".words")}, Figures: figures}
}

// try is one with something to do.
func try(name, position string, claim guide.Claim) guide.Topic {
	task := guide.Say("lesson.draughts." + name + ".task")
	return step(name, guide.Figure{Position: position, Claim: claim, Caption: task, Task: task})
}

// win is a man that leaves the last one of the other side nowhere to go.
func win() guide.Topic {
	t := try("win", "W:Wa3,c3:Ba5", guide.Claim{Among: guide.Piece, Of: "a3", Moves: []string{"a3-b4"}})
	f := &t.Figures[0]
	f.Shows, f.Ends, f.Winner = f.Claim.Moves, game.NoMoves, guide.WhiteWins
	return t
}
