package draughts

import "tabuleiro/game"

// endingRows shows every Ending and Balance. The fourth king of a side is there to be taken, and
// so to make the ending of three.
var endingRows = []drawRow{
	// Twenty moves of three kings against one: the lone king's moves are not counted.
	{rules: "brazilian brazilian-tournament brazilian-behind english-traditional russian-free", rule: "E1",
		fen: "W:WKb8,Kd8,Kg1:BKh4:E1=18", line: "d8-c7 h4-d8 c7-h2",
		before: "three-kings 19/20, no-progress 2/40", reason: game.ThreeKings,
		afresh: []afresh{
			{"W:WKb8,Kd8,Kg1:BKh4", "", "three-kings 0/20"},
			{"B:WKb8,Kd8,Kg1,g5:BKh4", "h4xf6", "three-kings 0/20"}, // the capture makes it
			{"W:WKb8,g7,Kg1:BKa5", "g7-h8", "three-kings 0/20"},     // the crowning makes it
			{"W:WKb8,g7,Kg1:BKa5", "g7-h8 a5-e1", "three-kings 0/20, no-progress 1/40"},
			{"B:WKb8,Kd8,Kg5:BKh4:E1=18", "h4xf6", ""}, // and a capture ends it
		}},
	{rules: "italian-traditional", rule: "E1",
		fen: "W:WKg8,Ke8,Kb1:BKa4:E1=18", line: "e8-f7 a4-e8 f7-a2",
		before: "three-kings 19/20, no-progress 2/40", reason: game.ThreeKings,
		afresh: []afresh{
			{"B:WKg8,Ke8,Kb1,b5:BKa4", "a4xc6", "three-kings 0/20"},
		}},

	// Fifteen moves of three or more kings.
	{rules: "brazilian-64 russian", rule: "E1",
		fen: "W:WKb8,Kd8,Kg1:BKh4:E1=13", line: "d8-c7 h4-d8 c7-h2",
		before: "three-kings 14/15, balance 2/60", reason: game.ThreeKings,
		afresh: []afresh{
			{"B:WKb8,Kd8,Kg1,Kg5:BKh4:E1=13", "h4xe7", "three-kings 0/15, balance 0/60"}, // other material
			{"W:WKb8,g7,Kg1:BKa5:E2=7", "g7-h8", "three-kings 0/15, balance 0/60"},
		}},
	{rules: "russian-online", rule: "E1",
		fen: "W:WKb8,Kd8,Kg1:BKh4:E1=13", line: "d8-c7 h4-d8 c7-h2",
		before: "three-kings 14/15", reason: game.ThreeKings,
		afresh: []afresh{
			{"B:WKb8,Kd8,Kg1,Kg5:BKh4:E1=13", "h4xf6", "three-kings 0/15"},
		}},

	// The balance of forces: a man's move does not begin it again, a crowning and a capture do.
	{rules: "brazilian-64 russian", rule: "E2",
		fen: "W:Wa3,Kc1:BKf8,h6:E2=58", line: "c1-d2 f8-e7", before: "balance 59/60", reason: game.Balanced,
		afresh: []afresh{
			{"W:Wa1,Kc1:BKf8,h6:E2=58", "a1-b2", "balance 59/60"},
			{"W:Wb6,Kc1:BKf8,h6:E2=58", "b6-a7 f8-e7 a7-b8", "balance 0/60"},
			{"W:Wa1,Kc1:BKf8,g5,h8:E2=58", "c1xh6", "balance 0/60"},
		}},
	{rules: "brazilian-64 russian", rule: "E3",
		fen: "W:Wa1,a3,Kc1:BKf8,h6,h8:E3=118", line: "c1-d2 f8-e7", before: "balance 119/120", reason: game.Balanced,
		afresh: []afresh{
			{"W:Wa1,b6,Kc1:BKf8,h6,h8:E3=117", "a1-b2", "balance 118/120"},
			{"W:Wa1,Kc1:BKf8,b8,g5,h8:E3=118", "c1xh6", "balance 0/60"}, // five pieces: the other count
		}},

	// Three pieces against a king on the main road: five moves of the three.
	{rules: "brazilian-64 russian", rule: "E4",
		fen: "W:Wa5,Kb8,Kg1:BKh8:E4=3", line: "g1-f2 h8-a1 f2-e1",
		before: "main-road 4/5, balance 2/60", reason: game.MainRoad,
		afresh: []afresh{
			{"B:Wa5,Kb8,Kg1:BKg7:E4=3", "g7-f8", "balance 1/60"},                            // off the road
			{"B:Wa5,Kb8,Kg1:BKg7:E4=3", "g7-f8 g1-f2 f8-g7", "main-road 0/5, balance 3/60"}, // and on it again
		}},

	// One or two pieces against a king: once begun, nothing starts it again.
	{rules: "brazilian-64 russian", rule: "E5",
		fen: "W:WKc1,Kg1:BKb8:E5=8", line: "c1-d2 b8-a7", before: "few-pieces 9/10, no-progress 1/30", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKc1,b2,Ka3:BKh8", "h8xa1", "few-pieces 0/10"},
			{"B:WKc1,Kd4:BKh8:E5=3", "h8xa1", "few-pieces 4/10"},
			{"W:WKc1,g7:BKb6:E5=3", "g7-f8", "few-pieces 4/10"},
			{"B:Wh2,Kd4:BKh8:E5=3", "h8xa1", ""}, // interrupted by a man alone
		}},

	// The confederation's five endings: five moves of each side.
	{rules: "brazilian-cbd", rule: "E1",
		fen: "W:WKc1,Kg1:BKb8,Kf8:E1=8", line: "c1-d2 b8-a7",
		before: "few-pieces 9/10, no-progress 1/40", reason: game.FewPieces,
		afresh: []afresh{
			{"W:WKc1,Kg1:BKf4,Kb8:E1=4", "c1xh6", "few-pieces 0/10"}, // E2 begins
		}},
	{rules: "brazilian-cbd", rule: "E2",
		fen: "W:WKc1,Kg1:BKb8:E2=8", line: "c1-d2 b8-a7",
		before: "few-pieces 9/10, no-progress 1/40", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKc1,Kd4:BKh8:E2=4", "h8xa1", "one-each 0/10"},
		}},
	{rules: "brazilian-cbd", rule: "E3",
		fen: "W:WKc1,Kg1:BKb8,h6:E3=8", line: "c1-d2 b8-a7",
		before: "few-pieces 9/10, no-progress 1/40", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKa3,Ka5:BKd8,h2:E3=4", "h2-g1", "few-pieces 0/10"},
		}},
	{rules: "brazilian-cbd", rule: "E4",
		fen: "W:WKc1:BKb8:E4=8", line: "c1-d2 b8-a7",
		before: "one-each 9/10, no-progress 1/40", reason: game.OneEach,
		afresh: []afresh{
			{"B:Wd4,Kc1:BKh8:E5=4", "h8xa1", "one-each 0/10"},
		}},
	{rules: "brazilian-cbd", rule: "E5",
		fen: "W:Wa3,Kc1:BKb8:E5=8", line: "c1-d2 b8-a7",
		before: "few-pieces 9/10, no-progress 1/40", reason: game.FewPieces,
		afresh: []afresh{
			{"W:WKc1,g7:BKb6:E5=4", "g7-f8", "few-pieces 0/10"},
		}},

	// Three kings, one of them on the main road, against one: twelve moves of each side.
	{rules: "portuguese spanish", rule: "E1",
		fen: "W:WKg8,Ke8,Kh1:BKa4:E1=22", line: "e8-f7 a4-b3",
		before: "three-kings 23/24, no-progress 1/40", reason: game.ThreeKings,
		afresh: []afresh{
			{"W:WKg8,Ke8,Kg2:BKa4:E1=10", "g2-f1", "no-progress 1/40"}, // none on the road
			{"W:WKg8,Ke8,Kg2:BKa4:E1=10", "g2-f1 a4-d1 f1-g2", "three-kings 0/24, no-progress 3/40"},
			{"B:WKg8,Ke8,Kh1,b5:BKa4", "a4xc6", "three-kings 0/24"},
		}},

	// A piece each is drawn with the capture that makes it, unless that wins.
	{rules: "turkish", rule: "E1",
		fen: "W:WKd4:Bd6,h7", line: "d4xd8", reason: game.OneEach,
		afresh: []afresh{
			{"W:WKd4,a2:Bd6,h7", "d4xd8", ""},
		}},
	{rules: "turkish-traditional", rule: "E1",
		fen: "W:WKa1:BKh8:E1=2", line: "a1-b1 h8-g8",
		before: "one-each 3/4, no-progress 1/80", reason: game.OneEach,
		afresh: []afresh{
			{"W:WKd4:BKg8,Kd6", "d4xd7", "one-each 0/4"},
		}},

	// Sixteen moves of each side with three pieces against a king.
	{rules: "international", rule: "E1",
		fen: "W:WKc1,Kg1,a3:BKb10:E1=30", line: "c1-d2 b10-a9",
		before: "three-pieces 31/32, no-progress 1/50", reason: game.ThreePieces,
		afresh: []afresh{
			{"B:Wa1,Kc1,Kg1,h8:BKj10", "j10xg7", "three-pieces 0/32"},
			{"B:Wa1,Kc1,h8:BKj10:E1=10", "j10xg7", "three-pieces 11/32, few-pieces 0/10"}, // it goes on
		}},
	{rules: "canadian", rule: "E1",
		fen: "W:WKc1,Kg1,a3:BKb12:E1=30", line: "c1-d2 b12-a11",
		before: "three-pieces 31/32, no-progress 1/50", reason: game.ThreePieces,
		afresh: []afresh{
			{"B:Wa1,Kc1,Kg1,j10:BKl12", "l12xi9", "three-pieces 0/32"},
			{"B:Wa1,Kc1,j10:BKl12:E1=10", "l12xi9", "three-pieces 11/32, few-pieces 0/10"},
		}},
	{rules: "srilankan", rule: "E1",
		fen: "W:WKj1,Kf1,l3:BKk12:E1=30", line: "j1-i2 k12-l11",
		before: "three-pieces 31/32, no-progress 1/50", reason: game.ThreePieces,
		afresh: []afresh{
			{"B:Wl1,Kj1,Kf1,c10:BKa12", "a12xd9", "three-pieces 0/32"},
			{"B:Wl1,Kj1,c10:BKa12:E1=10", "a12xd9", "three-pieces 11/32, few-pieces 0/10"},
		}},
	{rules: "international", rule: "E2",
		fen: "W:WKc1,Kg1:BKb10:E2=8", line: "c1-d2 b10-a9",
		before: "few-pieces 9/10, no-progress 1/50", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKc1,h8:BKj10:E2=3", "j10xg7", "few-pieces 4/10"},
		}},
	{rules: "canadian", rule: "E2",
		fen: "W:WKc1,Kg1:BKb12:E2=8", line: "c1-d2 b12-a11",
		before: "few-pieces 9/10, no-progress 1/50", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKc1,j10:BKl12:E2=3", "l12xi9", "few-pieces 4/10"},
		}},
	{rules: "srilankan", rule: "E2",
		fen: "W:WKj1,Kf1:BKk12:E2=8", line: "j1-i2 k12-l11",
		before: "few-pieces 9/10, no-progress 1/50", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKj1,c10:BKa12:E2=3", "a12xd9", "few-pieces 4/10"},
		}},
	{rules: "killer", rule: "E1",
		fen: "W:WKc1:BKb10:E1=8", line: "c1-d2 b10-a9",
		before: "one-each 9/10, no-progress 1/50", reason: game.OneEach,
		afresh: []afresh{
			{"B:WKc1,h8:BKj10", "j10xg7", "one-each 0/10"},
		}},

	// Pool: thirteen moves of the lone king, and five of two pieces.
	{rules: "pool", rule: "E1",
		fen: "W:WKb8,Kd8,Kg1:BKh4:E1=11", line: "d8-c7 h4-d8 c7-h2 d8-g5",
		before: "three-kings 12/13, no-progress 3/30", reason: game.ThreeKings,
		afresh: []afresh{
			{"B:WKb8,Kd8,Kg1,g5:BKh4", "h4xf6", "three-kings 0/13"},
		}},
	{rules: "pool", rule: "E2",
		fen: "W:WKc1,Kg1:BKb8:E2=3", line: "c1-d2 b8-a7 d2-e1",
		before: "few-pieces 4/5, no-progress 2/30", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKb8,Kg1,g5:BKh4", "h4xf6", "few-pieces 0/5"},
		}},

	// Frisian: seven moves of two kings, two of each side with one.
	{rules: "frisian frysk", rule: "E1",
		fen: "W:WKc1,Kg1:BKb10:E1=5", line: "c1-d2 b10-a9 d2-e1",
		before: "few-pieces 6/7, no-progress 2/100", reason: game.FewPieces,
		afresh: []afresh{
			{"B:WKa9,Kh8,Kj2:BKj10", "j10xg7", "few-pieces 0/7"},
		}},
	{rules: "frisian frysk", rule: "E2",
		fen: "W:WKc1:BKb10:E2=2", line: "c1-d2 b10-a9",
		before: "one-each 3/4, no-progress 1/100", reason: game.OneEach,
		afresh: []afresh{
			{"B:WKa9,Kh8:BKj10:E1=3", "j10xg7", "one-each 0/4"},
		}},
}
