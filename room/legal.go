package room

import (
	"sync"

	"tabuleiro/game"
)

// mostKept is how many click sequences a room remembers for one position. Games stay below a few
// hundred; what has more is found anew, or a hostile position would hold megabytes.
const mostKept = 1 << 12

// Legal returns the moves that may be played, none when the game is over. The list is shared: it
// must not be written into. It is found once for a position, however many look at the room.
func (s State) Legal() []game.Move {
	if s.Over() || s.Verdict.Outcome.Over() {
		return nil
	}
	return s.legal.of(s.Line.Now())
}

// legal remembers the moves of the position last asked for, and the move last played. The states of one room share it, on
// any goroutine.
type legal struct {
	mu    sync.Mutex
	key   game.Key
	known bool
	moves []game.Move

	last step

	advice advice // given last

	tried      game.Key // the position for which stuck is known, if it is
	triedKnown bool
	stuck      bool
}

// step is the move that was played last, in a line and a verdict. What Decide has found out, Apply finds here.
type step struct {
	from    game.Line // without its moves: what it takes to know it again
	to      game.Line
	verdict game.Verdict
}

// play returns a line with one more move.
func (l *legal) play(line game.Line, m game.Move) game.Line {
	to := line.Play(m)
	taken := step{game.Line{Positions: line.Positions}, to, to.Verdict()}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.last = taken
	return to
}

// follow is play for a stored move.
func (l *legal) follow(line game.Line, text string) (game.Line, error) {
	l.mu.Lock()
	last := l.last
	l.mu.Unlock()
	if n := len(last.to.Moves); n > 0 && last.from.Same(line) && last.to.Moves[n-1].Text == text {
		return last.to, nil
	}
	m, err := line.Now().Find(text)
	if err != nil {
		return game.Line{}, err
	}
	return l.play(line, m), nil
}

// verdict judges a line.
func (l *legal) verdict(line game.Line) game.Verdict {
	if l != nil {
		l.mu.Lock()
		defer l.mu.Unlock()
		if len(l.last.to.Moves) > 0 && l.last.to.Same(line) {
			return l.last.verdict
		}
	}
	return line.Verdict()
}

func (l *legal) of(p game.Position) []game.Move {
	if l == nil { // the room is not open yet
		return p.Moves()
	}
	l.mu.Lock() // while the moves are found too: who looks at the same time waits for them
	defer l.mu.Unlock()
	if key := p.Key(); !l.known || l.key != key {
		moves := p.Moves()
		if ways(moves) > mostKept {
			return moves
		}
		l.key, l.known, l.moves = key, true, moves
	}
	return l.moves
}

func ways(moves []game.Move) int {
	n := 0
	for _, m := range moves {
		n += len(m.Routes)
	}
	return n
}

// stuckIn remembers what find says of the position last asked for.
func (l *legal) stuckIn(p game.Position, find func() bool) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if key := p.Key(); !l.triedKnown || l.tried != key {
		l.tried, l.triedKnown, l.stuck = key, true, find()
	}
	return l.stuck
}
