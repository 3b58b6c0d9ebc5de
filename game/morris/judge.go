package morris

import (
	"cmp"

	"tabuleiro/game"
)

// Start implements game.Rules.
func (r *Rules) Start() (game.Position, game.Tally) { return r.start(), Tally{} }

// Next implements game.Rules.
func (r *Rules) Next(t game.Tally, before game.Position, m game.Move, after game.Position) game.Tally {
	return r.next(t.(Tally), before.(Position), m, after.(Position))
}

func (r *Rules) next(t Tally, before Position, m game.Move, after Position) (now Tally) {
	mill := m.Gives.Has(game.ClosesMill)
	if placed := after.OppHand < before.OwnHand; r.Draws.Plies > 0 && !mill && !placed {
		now.plies = t.plies + 1
	}
	if after.fewLeft() && before.fewLeft() && !mill {
		now.few = t.few + 1
	}
	return now
}

// Judge implements game.Rules. A win on the board comes before a draw; of two draws the reason is
// the more special one.
func (r *Rules) Judge(p game.Position, t game.Tally, seen int) game.Verdict {
	return r.judge(p.(Position), t.(Tally), seen)
}

func (r *Rules) judge(p Position, t Tally, seen int) game.Verdict {
	counters := r.running(p, t)
	return game.Verdict{
		Outcome:  cmp.Or(p.outcome(), drawn(counters), r.repeated(1+seen)),
		Counters: counters,
	}
}

// running are the counters that run, the more special first.
func (r *Rules) running(p Position, t Tally) (list []game.Counter) {
	few := r.Draws.Few
	if p.fewLeft() {
		list = append(list, game.Counter{Reason: few.Reason, Unit: game.Plies, Done: int(t.few), Limit: few.Plies})
	}
	if t.plies > 0 {
		list = append(list, game.Counter{Reason: game.NoMill, Unit: game.Plies, Done: int(t.plies), Limit: r.Draws.Plies})
	}
	return list
}

func drawn(counters []game.Counter) game.Outcome {
	for _, c := range counters {
		if c.Left() <= 0 {
			return game.Outcome{Result: game.Drawn, Reason: c.Reason}
		}
	}
	return game.Outcome{}
}

func (r *Rules) repeated(times int) game.Outcome {
	if r.Draws.Times > 0 && times >= r.Draws.Times {
		return game.Outcome{Result: game.Drawn, Reason: game.Repetition}
	}
	return game.Outcome{}
}
