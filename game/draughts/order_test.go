package draughts

import (
	"testing"

	"tabuleiro/game/gametest"
)

func TestOrder(t *testing.T) { gametest.Order(t, All(), "testdata/order.txt") }
