package draughts

import (
	"tabuleiro/game"
	"tabuleiro/guide"
)

// turns is who moves what.
func turns() guide.Topic {
	t := topic("turns")
	t.Words = []guide.Words{say("turns.rule")}
	t.Codes = []game.Code{game.NotYourTurn, game.NotYourPiece, game.EmptySquare}
	return t
}

// touch is touch-move.
func touch() guide.Topic {
	t := topic("touch")
	t.Words = []guide.Words{say("touch.rule"), say("touch.several"), say("touch.none")}
	t.Codes = []game.Code{game.TouchedPiece}
	return t
}

// offers is how a draw is offered.
func offers() guide.Topic {
	t := topic("offers")
	t.Words = []guide.Words{say("offers.draw"), say("offers.resign")}
	return t
}

// colours is who has which.
func colours() guide.Topic {
	t := topic("colours")
	t.Words = []guide.Words{say("colours.rule")}
	return t
}
