package wire

import "tabuleiro/game"

// BoardOf is the shape of a board.
func BoardOf(b game.Board) Board { return boardOf(b) }

// PiecesOf lists pieces, in their order.
func PiecesOf(pieces []game.Piece) []Piece { return list(pieces, pieceOf) }

// MovesOf lists moves, in their order.
func MovesOf(moves []game.Move) []Move { return list(moves, moveOf) }

// HandOf is how many pieces are still to be placed; nil where all stand on the board from the beginning.
func HandOf(p game.Position) *[2]int { return handOf(p) }
