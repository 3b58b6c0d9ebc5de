package draughts

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

func (r *Rules) next(t Tally, before Position, m game.Move, after Position) Tally {
	if t.stood > 0 && t.left == "" {
		t.left = before.Key()
	}
	if m.Gives.Has(game.Loses) {
		t.missed[before.turn] = true
	}
	slot, ply := 0, plyOf(before, after)
	for _, d := range r.Draws {
		switch d := d.(type) {
		case Quiet:
			t.quiet = int32(d.next(int(t.quiet), ply))
		case counting:
			t.counts[slot] = int32(d.next(int(t.counts[slot]), ply))
			slot++
		}
	}
	return t
}

// Judge implements game.Rules.
func (r *Rules) Judge(p game.Position, t game.Tally, seen int) game.Verdict {
	return r.judge(p.(Position), t.(Tally), seen)
}

// judge asks in the order in which one ply is judged: a missed capture has lost at once; a win on
// the board comes before a draw; of two draws the reason is the more special one.
func (r *Rules) judge(p Position, t Tally, seen int) game.Verdict {
	running := r.running(p, t)
	repeated := r.repeated(1 + seen + t.Stood(p))
	v := game.Verdict{
		Outcome: cmp.Or(t.missed.outcome(), p.outcome(), running.drawn(), repeated.drawn()),
	}
	for _, c := range running {
		if c.Limit > 0 { // else it draws at once and counts nothing
			v.Counters = append(v.Counters, c)
		}
	}
	if !v.Outcome.Over() && repeated.claimable {
		v.Claims = []game.Claim{repeated.Claim}
	}
	return v
}

// outcome is lost for who missed a capture.
func (m missed) outcome() game.Outcome {
	for _, c := range []game.Color{game.White, game.Black} {
		if m[c] {
			return game.Outcome{Result: game.Win(c.Other()), Reason: game.MissedCapture}
		}
	}
	return game.Outcome{}
}

// outcome is how the position alone has ended the game; zero while there is something to move.
func (p Position) outcome() game.Outcome {
	if o, over := p.decided(); over {
		return o
	}
	if p.canStep() || p.canCapture() {
		return game.Outcome{}
	}
	return game.Outcome{Result: game.Win(p.rules.winnerOver(p.turn)), Reason: game.NoMoves}
}

// canStep reports whether a piece of the side on move may go to a free square beside it, were
// no capture owed. Every quiet move begins with such a step.
func (p Position) canStep() bool {
	taken := p.occupied()
	for from := range p.own().each() {
		if p.tired(from) {
			continue
		}
		for _, d := range p.rules.dirs.quiet(p.turn, p.kind(from)) {
			if to := p.rules.sq.step(from, d.dx, d.dy); to != none && !taken.has(to) {
				return true
			}
		}
	}
	return false
}

// clocks are the counting draw rules that run, the more special first: Endings, Balances, Quiet.
type clocks []game.Counter

func (r *Rules) running(p Position, t Tally) clocks {
	var endings, balances, quiet clocks
	slot := 0
	for _, d := range r.Draws {
		switch d := d.(type) {
		case Ending:
			endings = append(endings, clockOf(d, p, t.counts[slot])...)
			slot++
		case Balance:
			balances = append(balances, clockOf(d, p, t.counts[slot])...)
			slot++
		case Quiet:
			if t.quiet > 0 {
				quiet = clocks{{Reason: game.NoProgress, Unit: game.Plies, Done: int(t.quiet), Limit: d.Plies}}
			}
		}
	}
	return append(append(endings, balances...), quiet...)
}

// clockOf is empty while what the rule asks of the board is not so, even if a count is kept.
func clockOf(d counting, p Position, done int32) clocks {
	if !d.runs(p, int(done)) {
		return nil
	}
	return clocks{d.shown(p, int(done))}
}

// drawn: the draw falls when the counted move is on the board.
func (c clocks) drawn() game.Outcome {
	for _, c := range c {
		if c.Done >= c.Limit {
			return game.Outcome{Result: game.Drawn, Reason: c.Reason}
		}
	}
	return game.Outcome{}
}

// repetition is what the rule of repetition says of a position that has stood so often.
type repetition struct {
	game.Claim
	claimable, draws bool
}

// Claims returns the reasons for which a player may claim a draw: a repetition, where it is none by
// itself.
func (r *Rules) Claims() []game.Reason {
	if rule, ok := entry[Repetition](r); ok && rule.ByClaim {
		return []game.Reason{game.Repetition}
	}
	return nil
}

func (r *Rules) repeated(times int) repetition {
	rule, ok := entry[Repetition](r)
	enough := ok && times >= rule.Times
	return repetition{
		Claim:     game.Claim{Reason: game.Repetition, Times: times},
		claimable: enough && rule.ByClaim,
		draws:     enough && !rule.ByClaim,
	}
}

func (r repetition) drawn() game.Outcome {
	if r.draws {
		return game.Outcome{Result: game.Drawn, Reason: game.Repetition}
	}
	return game.Outcome{}
}
