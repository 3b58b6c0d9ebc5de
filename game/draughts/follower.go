package draughts

import "tabuleiro/game"

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Gen,Pos,List,Move,trail follower.go

// trail is the Follower of boards of one size.
type trail struct {
	*Gen
	at   Pos
	side uint
	runs Runs
	list List
}

// Set implements Follower.
func (f *trail) Set(p Position) { f.at, f.side, f.runs = f.Read(p) }

// Now implements Follower.
func (f *trail) Now() Position { return f.Position(f.at, f.side, f.runs) }

// Stuck implements Follower.
func (f *trail) Stuck() bool {
	f.Moves(f.at, f.side, f.Barred(f.runs, f.side), &f.list)
	return len(f.list) == 0
}

// Play implements Follower.
func (f *trail) Play(from, to game.Square, takes bool) bool {
	a, b, found := f.Bit(from), f.Bit(to), -1
	if owed := f.Captures(f.at, f.side, &f.list) && f.owed; !owed && !f.stuck(f.at, len(f.list) > 0) {
		f.quietOf(a, f.at, f.side, f.Barred(f.runs, f.side), &f.list)
	}
	if f.gaveUp() {
		return false
	}
	for i, m := range f.list {
		if m.From != a || m.To != b || takes && m.Caps.Empty() {
			continue
		}
		if found >= 0 {
			return false
		}
		found = i
	}
	if found < 0 {
		return false
	}
	m := f.list[found]
	f.runs = f.Run(f.at, m, f.side, f.runs)
	f.at, f.side = f.at.After(m), f.side^1
	return true
}
