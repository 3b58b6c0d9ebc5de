package clock

// Quota is how much time a player may have back that the network took. One long delay is forgiven;
// a line that is slow at every move is not. The numbers are those of lidraughts.org
// (modules/draughts/src/main/LagTracker.scala): a gain for each move, three of them to begin with
// and seven at most.
type Quota struct{ left, gain Span }

const (
	firstGains = 3
	mostGains  = 7
	mostGrace  = 2 * 1000 // how long a flag that has fallen may wait for a move on its way
)

// QuotaOf returns what each player has at first.
func QuotaOf(c Control) Quota {
	if !c.Live() {
		return Quota{}
	}
	gain := Span(1000)
	switch e := c.Estimate() / 1000; { // in seconds
	case e <= 15:
		gain = 350
	case e < 180:
		gain = 10 * (e/3 + 40) // seconds that become hundredths, and forty more
	}
	return Quota{left: firstGains * gain, gain: gain}
}

// Grants returns how much of a lag is forgiven.
func (q Quota) Grants(lag Span) Span { return min(max(0, lag), q.left) }

// After returns the quota after a move for which so much was granted.
func (q Quota) After(granted Span) Quota {
	q.left = min(q.left-granted+q.gain, mostGains*q.gain)
	return q
}

// Grace is how long after its end the time of a player is not yet known to be up.
func (q Quota) Grace() Span { return min(q.left, mostGrace) }
