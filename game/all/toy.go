//go:build toy

package all

import (
	"tabuleiro/game"
	"tabuleiro/game/toy"
)

func init() { more = append(more, game.Family{Name: "toy", Groups: toy.Groups()}) }
