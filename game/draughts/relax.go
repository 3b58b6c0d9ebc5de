package draughts

import "tabuleiro/game"

// A relaxation is one rule of captures let go. A capture that is possible only then is refused
// because of that rule.
type relaxation struct {
	code  game.Code
	relax func(*Ruleset)
	// breach is what to mark where m breaks the rule; nothing when it does not.
	breach func(p Position, m path) []game.Square
}

var relaxations = []relaxation{
	{game.ManSparesKing, func(r *Ruleset) { r.ManSparesKings = false }, kingsTakenByMan},
	{game.ManNotBackwards, func(r *Ruleset) { r.ManCapturesBack = true }, manTurnedBack},
	{game.NoHalfTurn, func(r *Ruleset) { r.NoHalfTurn = false }, halfTurns},
	{game.LandRightBehind, func(r *Ruleset) { r.LandBehind, r.HaltBehindKing = false, false }, missedLandings},
	{game.TakenAlready, func(r *Ruleset) { r.Removal = AtOnce }, crossedVictims},
}

// under returns p under relaxed rules. They have no fast generator.
func (p Position) under(relaxed ...relaxation) Position {
	r := &Rules{Ruleset: p.rules.Ruleset, sq: p.rules.sq}
	for _, x := range relaxed {
		x.relax(&r.Ruleset)
	}
	r.dirs = newDirections(r.Ruleset)
	p.rules = r
	return p
}

// leg is one jump of a path.
type leg struct {
	from, to int
	victim   victim
	d        direction
}

func (p Position) legs(m path) []leg {
	legs := make([]leg, len(m.victims))
	for i, v := range m.victims {
		from := int(m.stops[i])
		d, _ := p.rules.sq.towards(from, int(v.sq), p.rules.dirs.captureKing)
		legs[i] = leg{from, int(m.stops[i+1]), v, d}
	}
	return legs
}

// kingsTakenByMan: the kings that a man took which may not.
func kingsTakenByMan(p Position, m path) (marks []game.Square) {
	for _, v := range m.victims {
		if v.king && m.moved == game.Man && p.rules.ManSparesKings {
			marks = append(marks, v.sq)
		}
	}
	return marks
}

// manTurnedBack: the man, when it captured backwards.
func manTurnedBack(p Position, m path) []game.Square {
	for _, l := range p.legs(m) {
		if m.moved == game.Man && !p.rules.ManCapturesBack && !l.d.forwards(p.turn) {
			return m.stops[:1]
		}
	}
	return nil
}

// halfTurns: the stops where it turned round.
func halfTurns(p Position, m path) (marks []game.Square) {
	legs := p.legs(m)
	for i := range legs[1:] {
		if p.rules.NoHalfTurn && legs[i+1].d == legs[i].d.back() {
			marks = append(marks, game.Square(legs[i].to))
		}
	}
	return marks
}

// missedLandings: where it should have landed, right behind its victim.
func missedLandings(p Position, m path) (marks []game.Square) {
	legs := p.legs(m)
	for i, l := range legs {
		last := i == len(legs)-1
		if !p.rules.LandBehind && !(p.rules.HaltBehindKing && last && l.victim.king) {
			continue
		}
		if behind := p.rules.sq.step(int(l.victim.sq), l.d.dx, l.d.dy); behind != l.to {
			marks = append(marks, game.Square(behind))
		}
	}
	return marks
}

// crossedVictims: the pieces over which it went again although they were taken.
func crossedVictims(p Position, m path) (marks []game.Square) {
	for i, l := range p.legs(m) {
		for sq := range p.rules.sq.between(l.from, l.to, l.d) {
			for _, v := range m.victims[:i] {
				if int(v.sq) == sq && p.rules.Removal == After {
					marks = append(marks, v.sq)
				}
			}
		}
	}
	return marks
}
