package room

// Forgetful is the state without what it remembers only to be quick.
func (s State) Forgetful() State {
	s.legal = nil
	return s
}
