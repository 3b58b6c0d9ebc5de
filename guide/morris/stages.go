package morris

import "tabuleiro/guide"

// stage is the positions in which the rules are shown on a grid. White is to move, but where it is said otherwise. None
// has anything on a diagonal but diagonal, so that they serve with and without.
type stage struct {
	place    string   // a man of each side on the board, most in hand
	on       string   // White's
	beside   string   // a free point next to it
	near     []string // all of these
	away     string   // a free point that is not
	occupied string   // Black's

	move   string   // four men or, on the smallest board, three; none in hand
	mover  string   // one of White's
	moves  []string // where it may go
	barred string   // the point next to it that is occupied
	far    string   // a free point that is not next to it
	fly    string   // the same with three men

	mill, diagonal string // Black is to move; White has just closed it
	line           [3]string

	take    string   // White has two of three and a man in hand
	closes  string   // the third
	takes   []string // Black's men, none in a mill
	idle    string   // a point where nothing is closed
	safe    string   // the same with a mill of Black's and a man beside
	inMill  []string
	outside string
	all     string   // the same without that man
	double  string   // closes closes two mills
	others  []string // Black's men there

	again string // White's man from steps on to to and closes a mill
	from  string
	to    string
	their []string // Black's men there
	last  string   // the same with three of Black's men
	three []string

	blocked string // Black is to move and cannot
	quiet   string // four men each or, on the smallest board, three
	step    string // a move that closes nothing
	few     string // three men each
	fewStep string
}

// stages are by the files of the grid.
var stages = map[int]stage{
	7: {
		place: "W:Wd6:Bf4:H8,8", on: "d6", beside: "d7", near: []string{"d7", "d5", "b6", "f6"}, away: "b4", occupied: "f4",
		move: "W:Wd6,a1,g4,c3:Bd1,b4,e4,d7:H0,0", mover: "d6", moves: []string{"d5", "b6", "f6"}, barred: "d7", far: "f4",
		fly:  "W:Wd6,a1,g4:Bd1,b4,e4,d7:H0,0",
		mill: "B:Wa7,d7,g7,f4:Bb4,e4,d2:H5,6", diagonal: "B:Wa1,b2,c3,f4:Bb4,e4,d2:H5,6", line: [3]string{"a7", "d7", "g7"},
		take: "W:Wa7,d7,f4:Bb4,e4,d2:H6,6", closes: "g7", takes: []string{"b4", "e4", "d2"}, idle: "b6",
		safe: "W:Wa7,d7,f4:Bd1,d2,d3,b4:H6,5", inMill: []string{"d1", "d2", "d3"}, outside: "b4",
		all:    "W:Wa7,d7,f4:Bd1,d2,d3:H6,6",
		double: "W:Wa7,d7,g1,g4:Bb4,e4,d2,c3:H5,5", others: []string{"b4", "e4", "d2", "c3"},
		again: "W:Wa7,g7,d6,b2:Bf4,e4,c3,d1:H0,0", from: "d6", to: "d7", their: []string{"f4", "e4", "c3", "d1"},
		last: "W:Wa7,g7,d6,b2:Bf4,e4,c3:H0,0", three: []string{"f4", "e4", "c3"},
		blocked: "B:Wa7,b4,g1,d2,c3:Ba1,a4,d1,b2:H0,0",
		quiet:   "W:Wa7,g7,d6,b2:Bf4,e4,c3,d1:H0,0", step: "b2-b4",
		few: "W:Wa7,g4,d2:Bb4,e4,d5:H0,0", fewStep: "a7-a4",
	},
	5: {
		place: "W:Wc4:Bd3:H5,5", on: "c4", beside: "c5", near: []string{"c5", "b4", "d4"}, away: "a1", occupied: "d3",
		move: "W:Wc4,a1,e1,b2:Bc1,a5,d3,c5:H0,0", mover: "c4", moves: []string{"b4", "d4"}, barred: "c5", far: "e3",
		fly:  "W:Wc4,a1,e1:Bc1,a5,d3,c5:H0,0",
		mill: "B:Wa5,c5,e5:Bb3,d3:H3,4", line: [3]string{"a5", "c5", "e5"},
		take: "W:Wa5,c5,b2:Bb3,d3,c1:H3,3", closes: "e5", takes: []string{"b3", "d3", "c1"}, idle: "d4",
		safe: "W:Wa5,c5,b2:Ba1,c1,e1,d3:H3,2", inMill: []string{"a1", "c1", "e1"}, outside: "d3",
		all:    "W:Wa5,c5,b2:Ba1,c1,e1:H3,3",
		double: "W:Wa5,c5,e1,e3:Bb3,d3,c1,b2:H2,2", others: []string{"b3", "d3", "c1", "b2"},
		again: "W:Wa5,e5,c4,b2:Bb3,d3,c1,a1:H0,0", from: "c4", to: "c5", their: []string{"b3", "d3", "c1", "a1"},
		last: "W:Wa5,e5,c4,b2:Bb3,d3,c1:H0,0", three: []string{"b3", "d3", "c1"},
		blocked: "B:We1,c2,a5,b2,b4:Ba1,c1,a3,b3:H0,0",
		quiet:   "W:Wa5,e5,c4,b2:Bb3,d3,c1,a1:H0,0", step: "b2-c2",
		few: "W:Wa5,e3,c2:Bb3,d4,c1:H0,0", fewStep: "a5-c5",
	},
	3: {
		place: "W:Wb2:Bc1:H2,2", on: "b2", beside: "b3", near: []string{"a1", "b1", "a2", "c2", "a3", "b3", "c3"}, away: "a1", occupied: "c1",
		move: "W:Wb1,a2,c3:Bc1,b3,a3:H0,0", mover: "b1", moves: []string{"a1", "b2"}, barred: "c1", far: "c2",
		fly:  "W:Wb1,a2,c3:Bc1,b3,a3:H0,0",
		mill: "B:Wa3,b3,c3:Ba1,b2:H0,1", diagonal: "B:Wa1,b2,c3:Bb3,c1:H0,1", line: [3]string{"a3", "b3", "c3"},
		take: "W:Wa3,b3:Ba1,b2:H1,1", closes: "c3", takes: []string{"a1", "b2"}, idle: "c1",
		quiet: "W:Wb1,a2,c3:Bc1,b3,a3:H0,0", step: "b1-b2",
	},
}

// each puts what stands before the last point of moves before each of these.
func each(before string, list []string) []string {
	var moves []string
	for _, name := range list {
		moves = append(moves, before+name)
	}
	return moves
}

func piece(of string, moves []string) guide.Claim {
	return guide.Claim{Among: guide.Piece, Of: of, Moves: moves}
}

func captures(moves []string) guide.Claim {
	return guide.Claim{Among: guide.Captures, Moves: moves}
}
