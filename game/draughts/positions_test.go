package draughts

import "testing"

// TestTrickyPositions holds positions on whose complete move lists several public programs agree
// and others went wrong.
func TestTrickyPositions(t *testing.T) {
	for _, c := range []struct {
		name, rules, fen string
		moves            []string
	}{
		{"same from and to, two sets taken", "international", "W:WK47:B14,19,29,31,42",
			[]string{"47x36 19,29,31,42", "47x36 14,29,31,42"}},
		{"back over the start square", "international", "W:WK38:B18,19,32,33",
			[]string{"38x38 18,19,32,33", "38x42 18,19,32,33", "38x47 18,19,32,33", "38x43 18,19,32,33", "38x49 18,19,32,33"}},
		{"a taken piece stays: only two", "international", "W:WK29:B24,33,42", []string{"29x47 33,42"}},
		{"a taken piece blocks the way back", "international", "W:WK22:B15,17,30,44",
			[]string{"22x11 17", "22x6 17", "22x50 44"}},
		{"ten pieces", "international", "W:WK23:B28,17,10,20,29,39,40,38,31,8,9",
			[]string{"23x2 8,9,10,17,20,28,29,31,38,39"}},
		{"a man passes the last rank", "international", "W:W14:B9,8", []string{"14x12 8,9"}},
		{"a man passes the last rank", "brazilian", "W:W11:B7,6", []string{"11x9 6,7"}},
		{"a man passes the last rank", "pool", "W:W11:B7,6", []string{"11x9 6,7"}},
		{"crowned in passing", "russian", "W:W11:B7,6", []string{"11x9 6,7 =K", "11x13 6,7 =K"}},
		{"crowning ends the move", "english", "W:W11:B7,6", []string{"11x2 7 =K"}},
		{"crowned, then a forced landing", "russian", "W:W12:B8,14,26", []string{"12x31 8,14,26 =K"}},
		{"the same stops at once", "brazilian", "W:W12:B8,14,26", []string{"12x3 8 =K"}},
		{"two pairs, each ambiguous", "russian", "W:WK26:B11,14,15,23",
			[]string{"26x17 14,15,23", "26x21 14,15,23", "26x17 11,14,23", "26x21 11,14,23"}},
		{"free choice of one or four", "russian", "W:W23,24,20,13,25,28,21,K3:B14,15,16,8,4",
			[]string{"3x17 14", "3x17 8,14,15,16", "20x9 14,15,16"}},
		{"a loop through the crowning rank", "russian", "B:B1,2,3,4,5,6,7,8,10,14,15:W17,18,19,24,25,26,27,28,29,31,32",
			[]string{"14x14 17,18,25,26 =K", "14x9 17,18,25,26 =K", "14x16 17,19,25,26 =K", "14x12 17,19,25,26 =K", "14x16 18,19", "15x13 17,18"}},
		{"free choice", "pool", "W:W22:B18,11,17", []string{"22x13 17", "22x8 11,18"}},
		{"majority", "brazilian", "W:W22:B18,11,17", []string{"22x8 11,18"}},
		{"Italian, third level: most kings", "italian", "W:W31,32,K25:B12,20,21,28,5,K13,K14,K7", []string{"25x4 7,14,21"}},
		{"Italian, fourth level: king first", "italian", "W:WK14,K29:BK18,23,26", []string{"14x30 18,26"}},
		{"Italian: a man may not take a king", "italian", "W:W22:BK18", []string{"22-19"}},
		{"Spanish law of quality", "spanish", "W:WKc4:Bh7,b5,Kd5", []string{"c4xe6 d5", "c4xf7 d5", "c4xg8 d5"}},
		{"Frisian: of equal value, with the king", "frisian", "W:WK26,33:B20,23,42", []string{"26x48 42"}},
		{"Frisian: nineteen pieces", "frisian", "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47",
			[]string{"50x46 3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,47"}},
		{"a king halts behind a king", "killer", "W:WK46:BK28", []string{"46x23 28"}},
		{"a king lands anywhere behind a king", "international", "W:WK46:BK28",
			[]string{"46x23 28", "46x19 28", "46x14 28", "46x10 28", "46x5 28"}},
		{"a king lands right behind", "thai", "W:WK29:B18,11", []string{"29x8 11,18"}},
		{"a king's capture first", "czech", "W:W21,K32:B17,23", []string{"32x18 23", "32x14 23", "32x9 23", "32x5 23"}},
		{"no turn of 180 degrees", "turkish", "W:WK36:B38,34", []string{"36x39 38", "36x40 38", "36x33 34"}},
		{"Woldouby", "international", "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38", []string{
			"27-22", "28-22", "25-20", "33-29", "34-29", "37-31"}},
	} {
		t.Run(c.rules+": "+c.name, func(t *testing.T) { want(t, parse(t, c.rules, c.fen), c.moves...) })
	}
}

// TestRoutes: several routes that take the same are one move, and the tables of K convention
// count each of them.
func TestRoutes(t *testing.T) {
	for _, c := range []struct {
		rules, fen    string
		moves, routes int
	}{
		{"international", "W:WK38:B18,19,32,33", 5, 6},
		{"international", "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46", 14, 178},
		{"frisian", "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47", 1, 16},
	} {
		moves, routes := parse(t, c.rules, c.fen).Moves(), 0
		for _, m := range moves {
			routes += len(m.Routes)
		}
		if len(moves) != c.moves || routes != c.routes {
			t.Errorf("%s %s: %d moves by %d routes, want %d by %d", c.rules, c.fen, len(moves), routes, c.moves, c.routes)
		}
	}
}
