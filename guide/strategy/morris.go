package strategy

import "tabuleiro/guide"

func morris() guide.Article {
	return article("morris", "morris9", versatile(), spread(), fork(), swing(), flying())
}

// versatile compares points by how many others they reach.
func versatile() guide.Topic {
	return idea("morris.versatile", guide.Figure{
		Position: "W:Wd6,g1,a7,e3:Bb4,f4,d1,c4:H0,0",
		Claim:    guide.Claim{Among: guide.Piece, Of: "d6", Moves: []string{"d6-d7", "d6-d5", "d6-b6", "d6-f6"}},
		Caption:  caption("morris.versatile", "crossing", "s", "d6"),
	}, guide.Figure{
		Position: "W:Wd6,g1,a7,e3:Bb4,f4,d1,c4:H0,0",
		Claim:    guide.Claim{Among: guide.Piece, Of: "a7", Moves: []string{"a7-a4", "a7-d7"}},
		Caption:  caption("morris.versatile", "corner", "s", "a7"),
	})
}

func spread() guide.Topic {
	return idea("morris.spread", guide.Figure{
		Position: "W:Wa1,d1,a4,b4:Bd2,c4,b6,g1:H0,0",
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"a4-a7", "b4-b2"}},
		Caption:  caption("morris.spread", "crowd"),
	})
}

// fork is a placing after which two mills can be closed, and one man cannot stop both.
func fork() guide.Topic {
	return idea("morris.fork", guide.Figure{
		Position: "W:Wa7,g1,b4:Bd2,f6,e3:H6,6",
		Shows:    []string{"g7"},
		Caption:  caption("morris.fork", "place", "to", "g7", "a", "d7", "b", "g4"),
	})
}

// swing is the ideal position: a man that moves between two mills.
func swing() guide.Topic {
	const mills = "W:Wa7,d7,g7,b6,f6:Bd1,g4,b4,c3,e5:H0,0"
	return idea("morris.swing", guide.Figure{
		Position: mills,
		Claim:    guide.Claim{Among: guide.Captures, Moves: []string{"d7-d6xd1", "d7-d6xg4", "d7-d6xb4", "d7-d6xc3", "d7-d6xe5"}},
		Caption:  caption("morris.swing", "there", "from", "d7", "to", "d6"),
		Task:     guide.Say("morris.task.take"),
	}, guide.Figure{
		Position: mills,
		Played:   []string{"d7-d6xe5", "b4-b2"},
		Claim:    guide.Claim{Among: guide.Captures, Moves: []string{"d6-d7xd1", "d6-d7xg4", "d6-d7xb2", "d6-d7xc3"}},
		Caption:  caption("morris.swing", "back", "from", "d6", "to", "d7"),
	})
}

// flying: with three men against it a side needs two threats at once.
func flying() guide.Topic {
	return idea("morris.flying", guide.Figure{
		Position: "W:Wa7,g4,b4,d6:Bf4,e3,d2:H0,0",
		Shows:    []string{"d6-d7"},
		Caption:  caption("morris.flying", "threat", "to", "d7", "third", "g7"),
	})
}
