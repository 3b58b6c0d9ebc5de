package morris

import "tabuleiro/game"

// The sources of the rows: "document" is the text that the product comes from (docs/rules/morris.md
// says more). A mark ! stands where no text decides and the choice is ours.

// trilhaDraws: ten moves of each side, when both have three men, are the document's only draw; the
// others are there because two players could go on for ever!
var trilhaDraws = Draws{
	Times: 3,
	Plies: 100,
	Few:   Few{Men: 3, Plies: 20, Reason: game.ThreeEach},
}

var morris9 = Ruleset{
	ID: "morris9", Men: 9, Grid: threeRings,
	FlyAt: 3,
	Draws: trilhaDraws,
}

var morris12 = morris9.With("morris12", func(r *Ruleset) {
	r.Men = 12
	r.Diagonals = true
	r.FullBoardDraws = true
})

// listed is every ruleset that is offered, in the order of the start page. A released row is never
// edited: a correction is a new row with the next revision.
var listed = []Ruleset{
	morris9,
	// World Mill Game and Morris Association (WMD): threefold repetition, and twenty moves of each
	// side without a mill after placing.
	morris9.With("morris9-tournament", func(r *Ruleset) {
		r.Draws = Draws{Times: 3, Plies: 40}
	}),
	morris9.With("morris9-nofly", func(r *Ruleset) { r.FlyAt = 0 }), // draws as morris9!
	morris9.With("morris6", func(r *Ruleset) { // draws as morris9!
		r.Men = 6
		r.Grid = twoRings
		r.FlyAt = 0
	}),
	morris12,
	// Emanuel Lasker, Brettspiele der Völker, 1931; draws as morris9!
	morris9.With("lasker", func(r *Ruleset) {
		r.Men = 10
		r.MovesWhilePlacing = true
	}),
	// The Generally Accepted Rules of Mind Sports South Africa: one cow is shot even if two lines are
	// closed; a draw when either side has three cows and none is shot in ten moves, of each side!
	morris12.With("morabaraba", func(r *Ruleset) {
		r.Draws.Few = Few{Men: 3, Either: true, Plies: 20, Reason: game.FewPieces}
	}),
	morris9.With("morris3", func(r *Ruleset) {
		r.Men = 3
		r.Grid = threeByThree
		r.Diagonals = true
		r.FlyAt = 0
		r.MillWins = true
		r.Draws.Few = Few{}
	}),
}
