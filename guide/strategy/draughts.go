package strategy

import (
	"tabuleiro/game"
	"tabuleiro/guide"
)

func draughts() guide.Article {
	return article("draughts", "brazilian", shot(), opposition(), road())
}

// shot gives one man and takes three.
func shot() guide.Topic {
	const before = "W:Wf4,f2,g1:Bb6,h6,c7,d4,h4"
	return idea("draughts.shot", guide.Figure{
		Position: before,
		Shows:    []string{"f2-g3"},
		Caption:  caption("draughts.shot", "give", "from", "f2", "to", "g3"),
	}, guide.Figure{
		Position: before,
		Played:   []string{"f2-g3"},
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"h4xf2"}},
		Caption:  caption("draughts.shot", "forced", "from", "h4"),
	}, guide.Figure{
		Position: before,
		Played:   []string{"f2-g3", "h4xf2"},
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"g1xe3xc5xa7"}},
		Caption:  caption("draughts.shot", "take", "from", "g1"),
		Task:     guide.Say("strategy.task.three"),
	})
}

// opposition is two men face to face: whoever must move loses.
func opposition() guide.Topic {
	return idea("draughts.opposition", guide.Figure{
		Position: "W:Wf4:Bf6",
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"f4-e5", "f4-g5"}},
		Caption:  caption("draughts.opposition", "white"),
	}, guide.Figure{
		Position: "W:We3:Bf6",
		Shows:    []string{"e3-f4"},
		Caption:  caption("draughts.opposition", "take", "from", "e3", "to", "f4"),
	}, guide.Figure{
		Position: "W:We3:Bf6",
		Played:   []string{"e3-f4", "f6-g5"},
		Claim:    guide.Claim{Among: guide.Ending, Moves: []string{"f4xh6"}},
		Ends:     game.NoPieces,
		Winner:   guide.WhiteWins,
		Caption:  caption("draughts.opposition", "win"),
		Task:     guide.Say("morris.task.win"),
	})
}

// road is three kings against one: without the main road the one is lost, with it nobody can take it.
func road() guide.Topic {
	return idea("draughts.road", guide.Figure{
		Position: "W:WKf6,Kc1,Kd6:BKb8",
		Shows:    []string{"c1-b2"},
		Caption:  caption("draughts.road", "off", "from", "c1", "to", "b2"),
	}, guide.Figure{
		Position: "W:WKb8,Kd8,Kg1:BKa1",
		Caption:  caption("draughts.road", "on"),
	})
}
