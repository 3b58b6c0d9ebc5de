package clock

// Control is the time of each player. The zero Control is no clock.
type Control struct {
	Main  Span // for the whole game or, by Move, for every move
	Bonus Span // for every move; what it does is Style's
	Style Style
}

// Style is what a Control does with its Bonus. Rooms store it.
type Style string

// The styles.
const (
	Increment Style = ""          // the bonus comes after a move
	Delay     Style = "delay"     // the clock stands still for the bonus, and then runs
	Bronstein Style = "bronstein" // after a move comes back what it took, at most the bonus
	Move      Style = "move"      // by correspondence: Main is for each move, and there is no bonus
)

// The bounds of a Control, both ends included.
const (
	leastMain = 1
	mostMain  = 24 * hour
	mostBonus = hour
	leastMove = hour
	mostMove  = 30 * 24 * hour

	minute = Span(60 * 1000)
	hour   = 60 * minute
)

// Valid reports whether a game may have c: no clock, or one within the bounds. They are a day for a
// game and an hour for a bonus; an hour to thirty days for a move by correspondence.
func (c Control) Valid() bool {
	within := c.Main >= leastMain && c.Main <= mostMain && c.Bonus >= 0 && c.Bonus <= mostBonus
	switch c.Style {
	case Increment:
		return c == Control{} || within
	case Delay, Bronstein:
		return within
	case Move:
		return c.Main >= leastMove && c.Main <= mostMove && c.Bonus == 0
	}
	return false
}

// Runs reports whether there is a clock. One that could not begin, or takes time away for a move,
// is none.
func (c Control) Runs() bool { return c.Main > 0 && c.Bonus >= 0 }

// Live reports whether there is a clock and both players sit at the board: it stands still while
// the server does.
func (c Control) Live() bool { return c.Runs() && c.Style != Move }

// freePlies is how many plies are free of time: the first move of each side.
const freePlies = 2

// RunsAt reports whether the clock of the side on move runs once so many plies have been played. By
// correspondence it always does.
func (c Control) RunsAt(ply int) bool { return c.Runs() && (ply >= freePlies || c.Style == Move) }

// Start returns what both players have at first.
func (c Control) Start() [2]Span {
	if !c.Runs() {
		return [2]Span{}
	}
	return [2]Span{c.Main, c.Main}
}

// Free returns how long a clock stands still when a move begins.
func (c Control) Free() Span {
	if c.Style == Delay {
		return c.Bonus
	}
	return 0
}

// Left returns what is left of left when a move has taken so long already; 0 at the least. A clock
// that was set back takes nothing.
func (c Control) Left(left, taken Span) Span {
	return max(0, left-max(0, taken-c.Free()))
}

// After returns what is left of left after a move that took so long.
func (c Control) After(left, taken Span) Span {
	switch c.Style {
	case Move:
		return c.Main
	case Bronstein:
		return c.Left(left, taken) + min(max(0, taken), c.Bonus)
	case Delay:
		return c.Left(left, taken)
	}
	return c.Left(left, taken) + c.Bonus
}
