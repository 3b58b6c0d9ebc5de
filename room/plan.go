package room

import (
	"slices"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// mostPlanned is how many plies the lines of a plan may have in all.
const mostPlanned = 200

// plan judges what somebody will answer to what. It is checked when it is made: a plan that stands
// can be played.
func (s State) plan(now clock.Instant, by User, c Plan) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Turn().Other())
	switch {
	case err != nil:
		return nil, err
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case c.V < s.Since:
		return nil, ErrPastVersion
	case c.V > s.Version:
		return nil, ErrNoSuchPly
	case s.Waiting():
		return nil, ErrSeatOpen
	case s.Clock.Style != clock.Move || s.Alone():
		return nil, ErrNoPlans
	case seat == s.Turn():
		return nil, ErrYourTurn
	case s.full():
		return nil, ErrTooManyEvents
	}
	lines, err := s.planned(seat, c.Lines)
	if err != nil {
		return nil, err
	}
	return []Event{Planned{By: seat, Lines: lines, At: now}}, nil
}

// Foresee returns how the game would stand after further moves, and these in full text, for a player who makes a
// plan. Nothing changes.
func (s State) Foresee(by User, moves []string) (State, []string, error) {
	seat, err := s.seat(by, AsAny, s.Turn().Other())
	switch {
	case err != nil:
		return s, nil, err
	case s.Over():
		return s, nil, &game.Refusal{Code: game.GameOver}
	case s.Waiting():
		return s, nil, ErrSeatOpen
	case s.Clock.Style != clock.Move || s.Alone():
		return s, nil, ErrNoPlans
	case len(moves) > mostPlanned:
		return s, nil, ErrBadPlan
	}
	f, err := s.foresee(seat, moves)
	if err != nil {
		return s, nil, err
	}
	after := s
	after.Line, after.Verdict, after.legal = f.end, f.end.Verdict(), &legal{} // the room keeps its own
	return after, f.texts, nil
}

// foreseen is a line of a plan: moves in full text, and which of them are the planner's own.
type foreseen struct {
	texts []string
	own   []bool
	end   game.Line // how the game would stand
}

// planned returns the lines in full text. Each ends with an answer of the planner's, and answers do
// not differ where the moves before them do not.
func (s State) planned(by game.Color, lines [][]string) (full [][]string, err error) {
	total := 0
	for _, line := range lines {
		if total += len(line); len(line) == 0 || total > mostPlanned {
			return nil, ErrBadPlan
		}
	}
	var known []foreseen
	for _, line := range lines {
		f, err := s.foresee(by, line)
		if err != nil {
			return nil, err
		}
		if !f.own[len(f.own)-1] || slices.ContainsFunc(known, f.contradicts) {
			return nil, ErrBadPlan
		}
		known, full = append(known, f), append(full, f.texts)
	}
	return full, nil
}

// foresee plays a line. Moves that are forced are not in it.
func (s State) foresee(by game.Color, line []string) (f foreseen, err error) {
	now := s.Line
	for _, text := range line {
		if now.Verdict().Outcome.Over() {
			return f, &game.Refusal{Code: game.GameOver}
		}
		own := now.Now().Turn() == by
		m, err := now.Now().Find(text)
		if err != nil {
			return f, err
		}
		if now = unforced(now.Play(m)); tangled(now.Now()) {
			return f, ErrTooManyCaptures
		}
		f.texts, f.own = append(f.texts, m.Text), append(f.own, own)
	}
	f.end = now
	return f, nil
}

// contradicts reports whether two lines answer the same moves differently.
func (f foreseen) contradicts(other foreseen) bool {
	for i := range min(len(f.texts), len(other.texts)) {
		if f.texts[i] != other.texts[i] {
			return f.own[i]
		}
	}
	return false
}

// unforced plays the moves that the table plays by itself.
func unforced(line game.Line) game.Line {
	for !line.Verdict().Outcome.Over() {
		moves := line.Now().Moves()
		if len(moves) != 1 || !moves[0].Forced {
			break
		}
		line = line.Play(moves[0])
	}
	return line
}

// along is what is left of a plan after a move: the lines that foresaw it.
func along(plan [][]string, move string) (left [][]string) {
	for _, line := range plan {
		if len(line) > 1 && line[0] == move {
			left = append(left, line[1:])
		}
	}
	return left
}

// answers adds the moves that are planned for where events lead, if any: each as if its player had
// sent it now.
func (s State) answers(now clock.Instant, events []Event) ([]Event, error) {
	if len(s.Plans[game.White])+len(s.Plans[game.Black]) == 0 {
		return events, nil
	}
	after := s
	for _, e := range events {
		var err error
		if after, err = after.Apply(e); err != nil {
			return nil, err
		}
	}
	c := after.Turn()
	if after.Over() || len(after.Plans[c]) == 0 || len(after.Plans[c][0]) == 0 {
		return events, nil
	}
	move := Play{Ply: after.Line.Ply(), V: after.Version, Move: after.Plans[c][0][0]}
	more, err := after.Decide(now, after.Seats[c].User, move)
	if err != nil {
		return events, nil // the rules have changed since it was planned: it is for him to move
	}
	return slices.Concat(events, more), nil
}
