package morris

// threeRings is the board of nine and of twelve men. The diagonals join the corners of the rings.
var threeRings = Grid{
	Files: 7, Ranks: 7,
	Lines: []string{
		"a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5", "b6 d6 f6", "a7 d7 g7",
		"a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7",
	},
	Diagonals: []string{"a1 b2 c3", "e5 f6 g7", "c5 b6 a7", "g1 f2 e3"},
}

// twoRings is the board of six men. The rings are joined by lines of two points, on which there is
// no mill.
var twoRings = Grid{
	Files: 5, Ranks: 5,
	Lines: []string{
		"a1 c1 e1", "b2 c2 d2", "b4 c4 d4", "a5 c5 e5",
		"a1 a3 a5", "b2 b3 b4", "d2 d3 d4", "e1 e3 e5",
		"a3 b3", "d3 e3", "c1 c2", "c4 c5",
	},
}

// threeByThree is the board of three men.
var threeByThree = Grid{
	Files: 3, Ranks: 3,
	Lines:     []string{"a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3"},
	Diagonals: []string{"a1 b2 c3", "a3 b2 c1"},
}
