package room

import (
	"slices"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// The bounds of a plan: how many plies its lines may have in all, those they share counted once, and how
// many ways to capture a position in it may have. Every one is played through.
const (
	mostPlanned     = 200
	mostPlannedWays = 300
)

// plan judges what somebody will answer to what. It is checked when it is made: a plan that stands
// can be played.
func (s State) plan(now clock.Instant, by User, c Plan) ([]Event, error) {
	seat, err := s.inPlay(by, c.As, s.Turn().Other(), c.V)
	switch {
	case err != nil:
		return nil, err
	case s.Clock.Style != clock.Move || s.Alone():
		return nil, ErrNoPlans
	case seat == s.Turn():
		return nil, ErrYourTurn
	case s.fullFor(seat):
		return nil, ErrTooManyEvents
	}
	lines, err := s.planned(seat, c.Lines)
	if err != nil {
		return nil, err
	}
	if slices.EqualFunc(lines, s.Plans[seat], slices.Equal) {
		return nil, nil
	}
	return []Event{Planned{By: seat, Lines: lines, At: now}}, nil
}

// Foresee returns how the game would stand after further moves, and these in full text, for a player who makes a
// plan. Nothing changes.
func (s State) Foresee(by User, moves []string) (State, []string, error) {
	seat, err := s.inPlay(by, AsAny, s.Turn().Other(), s.Version)
	switch {
	case err != nil:
		return s, nil, err
	case s.Clock.Style != clock.Move || s.Alone():
		return s, nil, ErrNoPlans
	case len(moves) > mostPlanned:
		return s, nil, ErrBadPlan
	}
	from, err := s.foreseen(seat)
	if err != nil {
		return s, nil, err
	}
	f, err := from.line(moves)
	if err != nil {
		return s, nil, err
	}
	after := s
	after.Line, after.Verdict, after.legal = f.end, f.end.Verdict(), &legal{} // the room keeps its own
	return after, f.texts, nil
}

// foreseen is how the game would stand after some moves of a plan, and what it foresees from there. Together
// they are a tree.
type foreseen struct {
	by    game.Color // whose plan it is
	end   game.Line
	texts []string // the moves that lead here, in full text
	own   bool     // the last of them is the planner's
	next  map[string]*foreseen
	plies *int // of the whole tree
}

// foreseen is the game as it stands, without a plan.
func (s State) foreseen(by game.Color) (*foreseen, error) {
	f := &foreseen{by: by, end: s.Line, next: map[string]*foreseen{}, plies: new(int)}
	return f, f.plannable()
}

// planned returns the lines in full text, without those that another holds. Each ends with an answer of the
// planner's, and he has one answer to each move.
func (s State) planned(by game.Color, lines [][]string) (full [][]string, err error) {
	root, err := s.foreseen(by)
	if err != nil {
		return nil, err
	}
	for _, line := range lines {
		f, err := root.line(line)
		if err != nil {
			return nil, err
		}
		if !f.own {
			return nil, ErrBadPlan
		}
		if !slices.ContainsFunc(full, func(other []string) bool { return begins(other, f.texts) }) {
			full = append(slices.DeleteFunc(full, func(other []string) bool { return begins(f.texts, other) }), f.texts)
		}
	}
	return full, root.answered()
}

// begins reports whether line begins with start.
func begins(line, start []string) bool {
	return len(line) >= len(start) && slices.Equal(line[:len(start)], start)
}

// line follows moves through the tree, and plays those that are new to it. Moves that are forced are not in it.
func (f *foreseen) line(moves []string) (*foreseen, error) {
	for _, text := range moves {
		next, err := f.move(text)
		if err != nil {
			return nil, err
		}
		f = next
	}
	return f, nil
}

func (f *foreseen) over() bool { return f.end.Verdict().Outcome.Over() }

func (f *foreseen) move(text string) (*foreseen, error) {
	if next := f.next[text]; next != nil {
		return next, nil
	}
	if f.over() {
		return nil, &game.Refusal{Code: game.GameOver}
	}
	m, err := f.end.Now().Find(text)
	if err != nil {
		return nil, err
	}
	if next := f.next[m.Text]; next != nil {
		return next, nil
	}
	if *f.plies++; *f.plies > mostPlanned {
		return nil, ErrBadPlan
	}
	next := &foreseen{
		by: f.by, end: f.end.Play(m), texts: append(slices.Clip(f.texts), m.Text), own: f.end.Now().Turn() == f.by,
		next: map[string]*foreseen{}, plies: f.plies,
	}
	if err := next.plannable(); err != nil {
		return nil, err
	}
	next.end = unforced(next.end)
	f.next[m.Text] = next
	return next, nil
}

// plannable refuses a position with too many captures to plan from.
func (f *foreseen) plannable() error {
	if t, ok := f.end.Now().(tangle); ok && t.Tangled(mostPlannedWays) {
		return ErrTooManyCaptures
	}
	return nil
}

// answered refuses two answers to one move.
func (f *foreseen) answered() error {
	if len(f.next) > 1 && f.end.Now().Turn() == f.by {
		return ErrBadPlan
	}
	for _, next := range f.next {
		if err := next.answered(); err != nil {
			return err
		}
	}
	return nil
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
