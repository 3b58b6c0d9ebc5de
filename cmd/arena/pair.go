package main

import (
	"fmt"

	"tabuleiro/engine"
)

// pair is two levels that meet.
type pair struct{ upper, lower int }

// String writes a pair as it is asked for.
func (p pair) String() string { return fmt.Sprintf("%d-%d", p.upper, p.lower) }

// UnmarshalText implements encoding.TextUnmarshaler: "3-1".
func (p *pair) UnmarshalText(text []byte) error {
	var rest string
	n, _ := fmt.Sscanf(string(text)+" .", "%d-%d %s", &p.upper, &p.lower, &rest)
	if n < 3 || rest != "." || p.lower < 1 || p.upper > engine.Levels || p.lower >= p.upper {
		return fmt.Errorf("%q is not a pair of levels: write 3-1, from 1 to %d", text, engine.Levels)
	}
	return nil
}
