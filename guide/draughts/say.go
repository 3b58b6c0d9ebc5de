package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// say is words of this family.
func say(key string, pairs ...any) guide.Words { return guide.Say("draughts."+key, pairs...) }

// topic is a rule of that name, which is the key of its title too.
func topic(name string, fields ...string) guide.Topic {
	return guide.Topic{Name: name, Title: say(name), Fields: fields}
}

// by picks what is told of a board on which the pieces go diagonally, or along ranks and files.
func by[T any](r draughts.Ruleset, diagonally, straight T) T {
	if r.Board == draughts.Orthogonal {
		return straight
	}
	return diagonally
}

// all claims every legal move, captures those that take, and of those of one piece.
func all(moves ...string) guide.Claim { return guide.Claim{Among: guide.All, Moves: moves} }

func captures(moves ...string) guide.Claim { return guide.Claim{Among: guide.Captures, Moves: moves} }

func of(square string, moves ...string) guide.Claim {
	return guide.Claim{Among: guide.Piece, Of: square, Moves: moves}
}

// not refuses moves for one reason.
func not(code game.Code, moves ...string) []guide.Refused {
	var refused []guide.Refused
	for _, m := range moves {
		refused = append(refused, guide.Refused{Move: m, Code: code})
	}
	return refused
}

// captureTask is what to do where the captures claimed are the answer.
func captureTask() guide.Words { return say("task.capture") }

func moveTask() guide.Words { return say("task.move") }
