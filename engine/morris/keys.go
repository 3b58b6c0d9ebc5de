package morris

import (
	"math/bits"
	"sync"

	"tabuleiro/engine/search"
	rules "tabuleiro/game/morris"
)

// keys are what men on points and in hand add to the key of a position.
type keys struct {
	men    [2][32]uint64 // by colour and point
	hand   [2][32]uint64 // by colour and how many
	onMove uint64        // when Black is on move
}

// sharedKeys are those of all searches.
var sharedKeys = sync.OnceValue(func() *keys {
	random, k := search.Random(24), &keys{}
	k.onMove = random.Next()
	for c := range k.men {
		for i := range k.men[c] {
			k.men[c][i], k.hand[c][i] = random.Next(), random.Next()
		}
	}
	return k
})

// of returns the key of a board with a side to move.
func (k *keys) of(p rules.Pos, side uint) (key uint64) {
	us, them := side&1, side&1^1
	for men := p.Own; men != 0; men &= men - 1 {
		key ^= k.men[us][bits.TrailingZeros32(men)&31]
	}
	for men := p.Opp; men != 0; men &= men - 1 {
		key ^= k.men[them][bits.TrailingZeros32(men)&31]
	}
	key ^= k.hand[us][p.OwnHand&31] ^ k.hand[them][p.OppHand&31]
	if us != 0 {
		key ^= k.onMove
	}
	return key
}
