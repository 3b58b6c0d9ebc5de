package hub

import "io"

// Ids are read aloud and typed from a screen: no l, o, 0 or 1. 32 letters: a byte's low five bits
// choose one fairly.
const (
	idLetters = "abcdefghijkmnpqrstuvwxyz23456789"
	idLength  = 12
)

// newID returns a room id of 60 random bits.
func newID(random io.Reader) (string, error) {
	id := make([]byte, idLength)
	if _, err := io.ReadFull(random, id); err != nil {
		return "", err
	}
	for i, b := range id {
		id[i] = idLetters[b%32]
	}
	return string(id), nil
}
