package reversi

import (
	"tabuleiro/engine/search"
	rules "tabuleiro/game/reversi"
)

// hash scatters the squares of a set over 64 bits.
func hash(w rules.Word) uint64 { return search.Mix(uint64(w) + 0x9e3779b97f4a7c15) }

func wideHash(w rules.Wide) uint64 {
	return search.Mix(search.Mix(w.Lo+0x9e3779b97f4a7c15) + w.Hi)
}
