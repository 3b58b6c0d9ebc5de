package wire

import (
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/hint"
	"tabuleiro/room"
)

// StateOf is the room with that id as a viewer may see it now.
func StateOf(id string, s room.State, viewer room.Audience, now clock.Instant) State {
	return State{
		V:         s.Version,
		Now:       now,
		Room:      id,
		Rules:     s.Line.Rules.ID(),
		Board:     boardOf(s.Line.Rules.Board()),
		You:       seatsOf(viewer),
		Seats:     Seats{White: SeatOf(s.Seats[game.White]), Black: SeatOf(s.Seats[game.Black])},
		Control:   controlOf(s),
		Clock:     clocksOf(s),
		Speed:     s.Clock.Speed(),
		Takebacks: takebacksOf(s),
		Claimable: list(s.Claimable(), func(r game.Reason) game.Reason { return r }),
		Touch:     touchOf(s),
		Plans:     s.Clock.Style == clock.Move && !s.Alone(),
		Plan:      planOf(s, viewer),
		Said:      saidOf(s, viewer),
		Public:    s.Public,
		Match:     matchOf(s),
		Prev:      s.Prev,
		Next:      s.NextRoom,
		Start:     list(s.Line.Start.Pieces(), pieceOf),
		Line:      list(s.Line.Moves, moveOf),
		Offers:    offersOf(s),
		Outcome:   outcomeOf(s),
		Position:  positionOf(s),
	}
}

// EventOf is what e tells, where s is the state that e has led to; nil for Opened, which nobody
// is there to hear.
func EventOf(s room.State, e room.Event) Told {
	switch e := e.(type) {
	case room.Seated:
		return Seated{V: s.Version, Color: e.Color.String(), Name: e.Name, Clock: clocksOf(s)}
	case room.Relinked:
		return Relinked{V: s.Version, Color: e.Color.String()}
	case room.Played:
		last := s.Line.Moves[len(s.Line.Moves)-1]
		return Played{V: s.Version, By: e.By.String(), Move: moveOf(last), Clock: clocksOf(s), Position: positionOf(s)}
	case room.TakenBack:
		return TakenBack{V: s.Version, Clock: clocksOf(s), Position: positionOf(s)}
	case room.Offered:
		return offeredOf(s, room.Offer{ID: e.ID, By: e.By, Kind: e.Kind, Ply: e.Ply})
	case room.OfferClosed:
		return OfferClosed{V: s.Version, ID: e.ID}
	case room.Claimed:
		return Claimed{V: s.Version, By: e.By.String(), Reason: e.Reason, Plies: e.Plies, Right: e.Right}
	case room.TimeAdded:
		return TimeAdded{V: s.Version, Color: e.Color.String(), Span: e.Span, Clock: clocksOf(s)}
	case room.Planned:
		return Planned{V: s.Version, Lines: linesOf(e.Lines)}
	case room.Touched:
		return Touched{V: s.Version, By: e.By.String(), Square: int(e.Square), Stuck: e.Stuck, Added: e.Added, Clock: clocksOf(s), Touch: *touchOf(s)}
	case room.Designated:
		return Designated{V: s.Version, Square: int(e.Square)}
	case room.Said:
		return Said{V: s.Version, By: e.By.String(), Phrase: e.Phrase}
	case room.Resumed:
		return Resumed{V: s.Version, Away: e.Up.Since(e.Down), Clock: clocksOf(s)}
	case room.Ended:
		return Ended{V: s.Version, Result: e.Outcome.Result, Reason: e.Outcome.Reason, Score: scoreOf(s), Clock: clocksOf(s)}
	case room.Continued:
		return Continued{V: s.Version, Room: e.Room}
	}
	return nil
}

// WhyOf answers a Why.
func WhyOf(asked Why, m game.Move, refusal *game.Refusal) Refused {
	switch {
	case refusal != nil:
		refused, _ := RefusedOf(asked.Tag(), asked.Move, refusal)
		return refused
	case m.Gives.Has(game.Loses):
		return refusedWith(asked.Tag(), m.Text, LegalButLoses)
	}
	return refusedWith(asked.Tag(), m.Text, Legal)
}

// ForeseenOf answers a Foresee: after is how the game would stand.
func ForeseenOf(moves []string, after room.State) Foreseen {
	return Foreseen{Line: list(moves, func(m string) string { return m }), Position: positionOf(after)}
}

// AdviceOf answers an Advise.
func AdviceOf(asked Advise, moves []hint.Advised) Advice {
	return Advice{V: asked.V, Moves: list(moves, func(a hint.Advised) Advised {
		return Advised{Move: a.Move.Text, Remarks: list(a.Remarks, remarkOf)}
	})}
}

func remarkOf(r game.Remark) Remark {
	return Remark{Key: r.Key, N: r.N, Squares: squares(r.Squares)}
}

func seatsOf(v room.Audience) []string {
	held := []string{}
	for _, c := range []game.Color{game.White, game.Black} {
		if v.Has(room.To(c)) {
			held = append(held, c.String())
		}
	}
	return held
}

// SeatOf is a seat as everybody may see it.
func SeatOf(s room.Seat) Seat {
	if s.User == room.Computer {
		return Seat{Kind: "computer", Level: s.Level}
	}
	return Seat{Kind: "person", Name: s.Name, Open: s.Open}
}

func controlOf(s room.State) *Control {
	if !s.Clock.Runs() {
		return nil
	}
	style := string(s.Clock.Style)
	if style == "" {
		style = "increment"
	}
	return &Control{Main: s.Clock.Main, Bonus: s.Clock.Bonus, Style: style}
}

func clocksOf(s room.State) *Clocks {
	if !s.Clock.Runs() {
		return nil
	}
	clocks := Clocks{Left: s.Left}
	if c, since, ok := s.Running(); ok {
		clocks.Runs, clocks.At, clocks.Free = c.String(), since, s.Clock.Free()
	}
	if by, ok := s.FirstBy(); ok {
		clocks.First = by
	}
	return &clocks
}

func matchOf(s room.State) *Match {
	if s.Match.Game == 0 {
		return nil
	}
	m := Match(s.Match)
	return &m
}

func kindOf(k room.OfferKind) string {
	if k == room.Draw {
		return "draw"
	}
	return string(k)
}

func offeredOf(s room.State, o room.Offer) Offered {
	return Offered{V: s.Version, ID: o.ID, By: o.By.String(), Kind: kindOf(o.Kind), Ply: o.Ply}
}

func offersOf(s room.State) []Offered {
	return list(s.Offers, func(o room.Offer) Offered {
		offered := offeredOf(s, o)
		offered.T = offered.Tag()
		return offered
	})
}

func takebacksOf(s room.State) string {
	switch {
	case !s.Takebacks:
		return "no"
	case s.Alone():
		return "free"
	}
	return "ask"
}

func touchOf(s room.State) *TouchMove {
	if s.Touch == room.TouchFree {
		return nil
	}
	t := TouchMove{Penalty: s.Touch, Touched: squares(s.Hand.Touched), Stuck: s.Stuck}
	if s.Hand.Designated {
		bound := int(s.Hand.Bound)
		t.Designated = &bound
	}
	return &t
}

// planOf is the plan of the one seat that a viewer holds.
func planOf(s room.State, viewer room.Audience) [][]string {
	for _, c := range []game.Color{game.White, game.Black} {
		if viewer == room.To(c) {
			return s.Plans[c]
		}
	}
	return nil
}

// linesOf is a list of lists that is never null.
func linesOf(lines [][]string) [][]string {
	return list(lines, func(line []string) []string { return line })
}

func saidOf(s room.State, viewer room.Audience) []Line {
	if viewer == room.Watchers {
		return []Line{}
	}
	return list(s.Said, func(e room.Said) Line { return Line{By: e.By.String(), Phrase: e.Phrase} })
}

// scoreOf is what each side has at the end of a game that its rules have ended by a count.
func scoreOf(s room.State) *[2]int {
	if s.Verdict.Score == [2]int{} || s.Outcome != s.Verdict.Outcome {
		return nil
	}
	return &s.Verdict.Score
}

func outcomeOf(s room.State) *Ended {
	if !s.Over() {
		return nil
	}
	e := Ended{V: s.Version, Result: s.Outcome.Result, Reason: s.Outcome.Reason, Score: scoreOf(s)}
	e.T = e.Tag()
	return &e
}
