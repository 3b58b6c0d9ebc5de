package draughts

import "tabuleiro/game"

// The sources of the rows: "document" is a text the product comes from (docs/rules says which),
// "federation" the rules of the federation named; docs/rules holds the finer points. A mark !
// stands where no text decides and the choice is the product's.

var (
	repetition3      = Repetition{Times: 3}
	repetition3Claim = Repetition{Times: 3, ByClaim: true}
	threeKings20     = Ending{Strong: kings(3), Weak: kings(1), N: 20, Reason: game.ThreeKings}
	// Portuguese federation, article 14: three kings, one of them on the main road, against one.
	threeKingsRoad12 = Ending{Strong: kings(3), Weak: kings(1), Road: StrongOnRoad, N: 12, Count: EachMoves, Reason: game.ThreeKings}
	threeKingsFrom15 = Ending{Strong: kingsFrom(3), Weak: kings(1), N: 15, Reason: game.ThreeKings}
	// FMJD annex 1 and FMJD-64 7.2.8: never again once begun.
	few5 = Ending{Strong: withKing(1, 2), Weak: kings(1), N: 5, Count: EachMoves, Never: true, Reason: game.FewPieces}

	brazilianDraws = []Draw{repetition3, Quiet{Plies: 40}, threeKings20}

	// FMJD section 64, articles 7.2.3 to 7.2.8. 7.2.5 is silent while 7.2.6 applies!
	draws64 = []Draw{
		repetition3,
		threeKingsFrom15,
		Quiet{Plies: 30, NotUnderBalance: true},
		Balance{Total: Range{4, 5}, Plies: 60},
		Balance{Total: Range{6, 7}, Plies: 120},
		Ending{Strong: withKing(3, 3), Weak: kings(1), Road: WeakOnRoad, N: 5, Reason: game.MainRoad},
		few5,
	}

	// FMJD annex 1, article 6.
	internationalDraws = []Draw{
		repetition3,
		Quiet{Plies: 50},
		Ending{Strong: withKing(3, 3), Weak: kings(1), N: 16, Count: EachMoves, Cap: true, Reason: game.ThreePieces},
		few5,
	}
)

var brazilian = Ruleset{
	ID: "brazilian", Files: 8, Ranks: 8, MenRanks: 3,
	ManCapturesBack: true, FlyingKing: true,
	Precedence: []Precedence{MostPieces},
	Draws:      brazilianDraws,
	GameType:   26,
}

var english = Ruleset{
	ID: "english", Files: 8, Ranks: 8, MenRanks: 3, BlackFirst: true,
	Crowning:  Ends,
	Draws:     []Draw{repetition3, Quiet{Plies: 80}},
	Numbering: Numbering{Numeric: true},
	GameType:  21,
}

var russian = brazilian.With("russian", func(r *Ruleset) {
	r.Precedence = nil
	r.Crowning = Passing
	r.Draws = draws64
	r.GameType = 25
})

var italian = Ruleset{
	ID: "italian", Files: 8, Ranks: 8, MenRanks: 3, LightCorner: true,
	ManSparesKings: true,
	Precedence:     []Precedence{MostPieces, WithKing, MostKings, EarlyKing},
	Crowning:       Ends,
	Draws:          []Draw{Repetition{Times: 4}, Quiet{Plies: 80}},
	Numbering:      Numbering{Numeric: true},
	GameType:       22,
}

var portuguese = Ruleset{
	ID: "portuguese", Files: 8, Ranks: 8, MenRanks: 3, LightCorner: true,
	FlyingKing: true,
	Precedence: []Precedence{MostPieces, MostKings},
	Crowning:   Ends,
	Draws:      []Draw{repetition3Claim, Quiet{Plies: 40}, threeKingsRoad12},
	Numbering:  Numbering{From: BottomRight, Numeric: true},
	GameType:   28,
}

var turkish = Ruleset{
	ID: "turkish", Files: 8, Ranks: 8, MenRanks: 2, BackRanks: 1, Board: Orthogonal,
	FlyingKing: true, NoHalfTurn: true,
	Precedence: []Precedence{MostPieces},
	Removal:    AtOnce,
	Draws: []Draw{
		repetition3,
		Quiet{Plies: 80}, // !
		Ending{Strong: pieces(1), Weak: pieces(1), N: 0, Reason: game.OneEach}, // TÜDAF rules, version 3
	},
	GameType: 30,
}

var international = Ruleset{
	ID: "international", Files: 10, Ranks: 10, MenRanks: 4,
	ManCapturesBack: true, FlyingKing: true,
	Precedence: []Precedence{MostPieces},
	Draws:      internationalDraws,
	Numbering:  Numbering{Numeric: true},
	GameType:   20,
}

var frisian = international.With("frisian", func(r *Ruleset) {
	r.CapturesOrthogonally = true
	r.KingMoveLimit = 3
	r.Precedence = []Precedence{MostValue, WithKing}
	r.Draws = []Draw{
		Quiet{Plies: 100}, // !
		Ending{Strong: kings(2), Weak: kings(1), N: 7, Reason: game.FewPieces},
		Ending{Strong: kings(1), Weak: kings(1), N: 2, Count: EachMoves, Reason: game.OneEach}, // !
	}
	r.GameType = 40
})

var canadian = international.With("canadian", func(r *Ruleset) {
	r.Files, r.Ranks, r.MenRanks = 12, 12, 5
	r.GameType = 27
})

// listed is every ruleset that is offered, in the order of the start page. A released row is
// never edited: a correction is a new row with the next revision.
var listed = []Ruleset{
	brazilian,
	brazilian.With("brazilian-tournament", func(r *Ruleset) {
		r.Draws = []Draw{repetition3Claim, Quiet{Plies: 40}, threeKings20}
	}),
	brazilian.With("brazilian-casual", func(r *Ruleset) {
		r.Draws = []Draw{Quiet{Plies: 40}}
	}),
	brazilian.With("brazilian-behind", func(r *Ruleset) {
		r.LandBehind = true // draws as brazilian!
		r.GameType = 0
	}),
	brazilian.With("brazilian-64", func(r *Ruleset) { r.Draws = draws64 }),
	brazilian.With("brazilian-cbd", func(r *Ruleset) {
		five := func(strong, weak Force, reason game.Reason) Ending {
			return Ending{Strong: strong, Weak: weak, N: 5, Count: EachMoves, Reason: reason}
		}
		r.Draws = []Draw{
			repetition3Claim,
			Quiet{Plies: 40},
			five(kings(2), kings(2), game.FewPieces),
			five(kings(2), kings(1), game.FewPieces),
			five(kings(2), force(1, 1), game.FewPieces),
			five(kings(1), kings(1), game.OneEach),
			five(force(1, 1), kings(1), game.FewPieces),
		}
	}),
	portuguese,
	italian,
	italian.With("italian-traditional", func(r *Ruleset) {
		r.ManCapturesBack = true
		r.FlyingKing = true
		r.Capture = Loses
		r.Precedence = []Precedence{MostPieces, MostKings}
		r.Crowning = Stops
		r.Draws = brazilianDraws // !
		r.GameType = 0
	}),
	english,
	english.With("english-traditional", func(r *Ruleset) {
		r.BlackFirst = false
		r.ManCapturesBack = true
		r.FlyingKing = true
		r.Crowning = Stops
		r.Draws = brazilianDraws // !
		r.GameType = 0
	}),
	russian,
	russian.With("russian-free", func(r *Ruleset) {
		r.Capture = May
		r.Draws = brazilianDraws // !
		r.GameType = 0
	}),
	russian.With("russian-online", func(r *Ruleset) {
		r.Draws = []Draw{repetition3, threeKingsFrom15}
	}),
	turkish,
	turkish.With("turkish-traditional", func(r *Ruleset) {
		r.LandBehind = true
		r.BarePieceLoses = true
		r.Draws = []Draw{
			repetition3,      // !
			Quiet{Plies: 80}, // !
			Ending{Strong: kings(1), Weak: kings(1), N: 2, Count: EachMoves, Reason: game.OneEach}, // !
		}
		r.GameType = 0
	}),
	brazilian.With("misere", func(r *Ruleset) {
		r.Misere = true
		r.Draws = []Draw{repetition3, Quiet{Plies: 40}} // no ending rule!
		r.GameType = 0
	}),
	international,
	english.With("pool", func(r *Ruleset) {
		r.ManCapturesBack = true
		r.FlyingKing = true
		r.Crowning = Stops
		r.Draws = []Draw{
			repetition3,
			Quiet{Plies: 30},
			// Black and Waters 1947, rule 31: thirteen moves of the lone king.
			Ending{Strong: kings(3), Weak: kings(1), N: 13, Count: WeakMoves, Reason: game.ThreeKings},
			Ending{Strong: withKing(2, 2), Weak: kings(1), N: 5, Reason: game.FewPieces}, // !
		}
		r.GameType = 23
	}),
	portuguese.With("spanish", func(r *Ruleset) {
		r.Draws = []Draw{repetition3, Quiet{Plies: 40}, threeKingsRoad12} // !
		r.GameType = 24
	}),
	brazilian.With("czech", func(r *Ruleset) {
		r.ManCapturesBack = false
		r.Precedence = []Precedence{WithKing}
		r.Crowning = Ends
		r.Draws = []Draw{repetition3, Quiet{Plies: 30}}
		r.GameType = 29
	}),
	Ruleset{
		ID: "thai", Files: 8, Ranks: 8, MenRanks: 2, BlackFirst: true, // Black first!
		FlyingKing: true, LandBehind: true,
		Removal:   AtOnce,
		Crowning:  Ends,
		Draws:     []Draw{repetition3, Quiet{Plies: 80}}, // !
		Numbering: Numbering{Numeric: true},              // !
		GameType:  31,
	},
	frisian,
	frisian.With("frysk", func(r *Ruleset) {
		r.MenRanks = 1
		r.GameType = 97
	}),
	international.With("killer", func(r *Ruleset) {
		r.HaltBehindKing = true
		// Not the rule of two against one, which killer wins.
		r.Draws = []Draw{repetition3, Quiet{Plies: 50},
			Ending{Strong: kings(1), Weak: kings(1), N: 5, Count: EachMoves, Reason: game.OneEach}} // !
		r.GameType = 0
	}),
	international.With("antidraughts", func(r *Ruleset) {
		r.Misere = true
		r.Draws = []Draw{repetition3}
		r.GameType = 98
	}),
	international.With("breakthrough", func(r *Ruleset) {
		r.WinByCrowning = true
		r.Draws = nil
		r.GameType = 96
	}),
	canadian,
	canadian.With("srilankan", func(r *Ruleset) {
		r.LightCorner = true // draws as international!
		r.GameType = 0
	}),
}
