package reversi

import "tabuleiro/game"

// Tally is empty: nothing but the last position counts.
type Tally struct{}

// String implements game.Tally.
func (Tally) String() string { return "" }

// Start implements game.Rules.
func (r *Rules) Start() (game.Position, game.Tally) { return r.start(), Tally{} }

// Next implements game.Rules.
func (r *Rules) Next(t game.Tally, _ game.Position, _ game.Move, _ game.Position) game.Tally {
	return t
}

// Judge implements game.Rules: where neither side can move the discs are counted.
func (r *Rules) Judge(p game.Position, _ game.Tally, _ int) game.Verdict {
	return p.(Position).verdict()
}

func (p Position) verdict() game.Verdict {
	if p.canPlace() || p.passed().canPlace() {
		return game.Verdict{}
	}
	v := game.Verdict{Score: p.score()}
	w, b := v.Score[game.White], v.Score[game.Black]
	switch {
	case w == b:
		v.Outcome = game.Outcome{Result: game.Drawn, Reason: game.EqualDiscs}
	case p.rules.Misere:
		v.Outcome = game.Outcome{Result: game.Win(fewer(w, b)), Reason: game.FewestDiscs}
	default:
		v.Outcome = game.Outcome{Result: game.Win(fewer(w, b).Other()), Reason: game.MostDiscs}
	}
	return v
}

func fewer(white, black int) game.Color {
	if white < black {
		return game.White
	}
	return game.Black
}

// score counts the discs of a finished game. The empty squares go to who has more discs, which is the
// winner except where fewer win!, and to nobody in a draw.
func (p Position) score() (score [2]int) {
	for c, discs := range p.discs {
		score[c] = discs.count()
	}
	empty := p.rules.sq.count() - score[game.White] - score[game.Black]
	switch w, b := score[game.White], score[game.Black]; {
	case w > b:
		score[game.White] += empty
	case b > w:
		score[game.Black] += empty
	}
	return score
}
