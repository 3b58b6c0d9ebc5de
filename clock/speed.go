package clock

// Speed is a class of time controls that players choose by.
type Speed string

// The speeds, by the length of a game as Estimate gives it, in the bounds of lidraughts.org
// (modules/draughts/src/main/Speed.scala).
const (
	Ultra          Speed = "ultra"          // below 30 s
	Bullet         Speed = "bullet"         // below 3 minutes
	Blitz          Speed = "blitz"          // below 8 minutes
	Rapid          Speed = "rapid"          // below 25 minutes
	Classical      Speed = "classical"      // longer
	Correspondence Speed = "correspondence" // days for each move
	NoClock        Speed = ""
)

// gameMoves is how many moves of one side a game of draughts is taken to have.
const gameMoves = 50

// Estimate returns how long one player's side of a game lasts: Main and fifty bonuses. It means
// nothing by correspondence.
func (c Control) Estimate() Span { return c.Main + gameMoves*c.Bonus }

// Speed names the class of c.
func (c Control) Speed() Speed {
	switch e := c.Estimate(); {
	case !c.Runs():
		return NoClock
	case c.Style == Move:
		return Correspondence
	case e < minute/2:
		return Ultra
	case e < 3*minute:
		return Bullet
	case e < 8*minute:
		return Blitz
	case e < 25*minute:
		return Rapid
	}
	return Classical
}

// First returns how long each side has for its first move, which no clock measures, before the game
// is given up; 0 for as long as it likes. It is longer than elsewhere: who was invited may still be
// reading the rules.
func (c Control) First() Span {
	switch c.Speed() {
	case Ultra, Bullet:
		return minute / 2
	case Blitz:
		return minute
	case Rapid:
		return 2 * minute
	case Classical:
		return 5 * minute
	}
	return 0
}

// Patience returns how long a player may be gone, in his turn, before the opponent may claim the
// game; 0 where he may stay away.
func (c Control) Patience() Span {
	switch c.Speed() {
	case Ultra, Bullet:
		return minute / 2
	case Blitz:
		return minute
	case Rapid:
		return 2 * minute
	case Classical:
		return 3 * minute
	}
	return 0
}
