package strategy

import "tabuleiro/guide"

func reversi() guide.Article {
	return article("reversi", "reversi", corner(), beside(), mobility(), parity())
}

func corner() guide.Topic {
	return idea("reversi.corner", guide.Figure{
		Position: "B:Wb2,c3,e4,d5:Bd4,e5", From: "a1", To: "f6",
		Shows:   []string{"a1"},
		Takes:   []string{"b2", "c3"},
		Caption: caption("reversi.corner", "take", "to", "a1"),
	})
}

func beside() guide.Topic {
	return idea("reversi.beside", guide.Figure{
		Position: "B:Wc3,e4,e5:Bd4,d5", From: "a1", To: "f6",
		Shows:   []string{"b2"},
		Caption: caption("reversi.beside", "mistake", "to", "b2"),
	}, guide.Figure{
		Position: "B:Wc3,e4,e5:Bd4,d5", From: "a1", To: "f6",
		Played:  []string{"b2"},
		Claim:   guide.Claim{Among: guide.Piece, Of: "a1", Moves: []string{"a1"}},
		Caption: caption("reversi.beside", "answer", "corner", "a1"),
		Task:    guide.Say("reversi.task.corner"),
	})
}

// mobility is one position and two moves: the numbers of answers are counted.
func mobility() guide.Topic {
	const before = "B:Wg2,f3,d4,e4,d5,d6:Bf4,e5,f5,c7,d7,e7"
	return idea("reversi.mobility", guide.Figure{
		Position: before,
		Played:   []string{"d3"},
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"c6", "f6"}},
		Caption:  caption("reversi.mobility", "few", "to", "d3"),
	}, guide.Figure{
		Position: before,
		Played:   []string{"c3"},
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"d3", "g3", "c4", "g4", "g5", "e6", "f6", "g6", "b8", "d8", "f8"}},
		Caption:  caption("reversi.mobility", "many", "to", "c3"),
	})
}

// twoLeft has two squares left, next to each other. Whoever has to begin there loses.
const twoLeft = ":Wa1,b1,c1,d1,e1,f1,a2,b2,c2,d2,a3,b3,c3,d3,e3,f3,g3,b4,c4,d4,e4,g4,c5,d5,e5,f5,b6,d6,e6,f6,g6,e7,f7,g7" +
	":Bh1,e2,f2,h2,h3,a4,f4,h4,a5,b5,g5,h5,a6,c6,h6,a7,b7,c7,d7,h7,a8,b8,c8,d8,e8,f8,g8,h8"

func parity() guide.Topic {
	return idea("reversi.parity", guide.Figure{
		Position: "W" + twoLeft,
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"g1", "g2"}},
		Caption:  caption("reversi.parity", "white", "a", "g1", "b", "g2"),
	}, guide.Figure{
		Position: "B" + twoLeft,
		Claim:    guide.Claim{Among: guide.All, Moves: []string{"g2"}},
		Caption:  caption("reversi.parity", "black"),
	})
}
