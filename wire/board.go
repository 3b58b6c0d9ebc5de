package wire

import "tabuleiro/game"

// BoardOf is the shape of a board.
func BoardOf(b game.Board) Board { return boardOf(b) }

// PiecesOf lists pieces, in their order.
func PiecesOf(pieces []game.Piece) []Piece { return list(pieces, pieceOf) }
