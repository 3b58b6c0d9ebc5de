package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tabuleiro/engine/match"
	"tabuleiro/game"
	"tabuleiro/room"
)

// The words of the command line, by the code that goes with them in brackets. {s} are the squares,
// {1} and {2} the first and the second of them, {n} the number, {texts} the moves.

var refusalWords = map[game.Code]string{
	game.NotYourTurn:     "it is the other side's turn",
	game.GameOver:        "the game is over",
	game.NotNotation:     "this does not look like a move",
	game.NoSuchSquare:    "one of these squares is not played on",
	game.EmptySquare:     "there is no piece on {s}",
	game.NotYourPiece:    "the piece on {s} belongs to the other side",
	game.Occupied:        "there is a piece on {s}",
	game.BlockedWay:      "the way is blocked on {s}",
	game.ManNotBackwards: "the man on {s} does not go backwards",
	game.NotDiagonal:     "{1} and {2} are not on one diagonal",
	game.NotOnALine:      "{1} and {2} are not on one line",
	game.TooFar:          "{1} and {2} are too far apart for this piece",
	game.MustCapture:     "there is a capture and it must be made, with {s}",
	game.TakesMore:       "there is a capture that takes {n}, and the most must be taken, with {s}",
	game.TakesMoreKings:  "of captures that take as many, the one with most kings ({n}) must be made, with {s}",
	game.TakesMoreValue:  "what is worth most must be taken, with {s}",
	game.KingMustCapture: "when a man and a king can take as many, the king must capture, with {s}",
	game.KingEarlier:     "of captures that are equal, the one that meets a king first must be made, with {s}",
	game.CaptureGoesOn:   "the capture goes on, to {s}",
	game.LandWhereGoesOn: "the capture must land where it goes on, on {s}",
	game.LandRightBehind: "a king that captures lands right behind the piece, on {s}",
	game.ManSparesKing:   "a man does not capture a king, and there is one on {s}",
	game.TakenAlready:    "the piece on {s} has been taken in this move already",
	game.NoHalfTurn:      "a king does not turn right back between two captures, as it would on {s}",
	game.KingMovedThrice: "the king on {s} has moved three times in a row: move another piece, or capture",
	game.TouchedPiece:    "the piece that was touched must move, on {s}",
	game.Ambiguous:       "this can be more than one move: {texts}",
	game.NotAdjacent:     "from {1} no line leads to {2} as the next point",
	game.MayNotFly:       "from {1} no line leads to {2} as the next point: one may fly with {n} men only",
	game.MenInHand:       "men in hand are placed before any moves: {n} are left",
	game.NoneInHand:      "there is no man in hand to place on {s}: move one, as in d6-d7",
	game.NameAMan:        "a mill is closed: name {n} to take, of {s}",
	game.ManInMill:       "the man on {s} stands in a mill, and there are others to take",
	game.NothingToTake:   "this move does not take {s}",
	game.FlanksNothing:   "a disc on {s} flanks nothing",
	game.CentreFirst:     "the middle of the board is filled first, on {s}",
	game.MustPass:        "there is no move but to pass",
	game.MayNotPass:      "only who cannot move passes, and there are moves, on {s}",
}

// pointWords come first on boards of points, where men stand.
var pointWords = map[game.Code]string{
	game.NoSuchSquare: "one of these points is not on the board",
	game.EmptySquare:  "there is no man on {s}",
	game.NotYourPiece: "the man on {s} belongs to the other side",
	game.Occupied:     "there is a man on {s}",
}

var fenWords = map[game.FENCode]string{
	game.FENEmpty:   "there is nothing in it",
	game.FENTooLong: "it is too long",
	game.FENSide:    "it begins with W or B, the side to move",
	game.FENList:    "a list of pieces is missing, there twice, or misspelt",
	game.FENSquare:  "there is no such square",
	game.FENTwice:   "there are two pieces on one square",
	game.FENTangled: "there are more ways to capture than can be listed",
	game.FENHand:    "the men in hand are two numbers, White's and Black's, as in H3,2",
	game.FENCrowd:   "a side has more men than the game begins with",
	game.FENNobody:  "nobody has a man",
	game.FENLength:  "it has not as many characters as the board has squares",
	game.FENSign:    "every square is X, O or -",
	game.FENTurn:    "it ends with X or O, the side to move",
	game.FENTail:    "these rules have no such counter, or not with that value",
}

// {side} is who is left without something, {winner} and {loser} who won and who lost.
var reasonWords = map[game.Reason]string{
	game.NoPieces:      "{side} has no pieces left",
	game.NoMoves:       "{side} has no moves left",
	game.BarePiece:     "{loser} has a single man left, against a king",
	game.Crowned:       "{winner} was the first to have a king",
	game.MissedCapture: "{loser} could have captured and did not",
	game.Repetition:    "the position was repeated",
	game.NoProgress:    "too many moves without a capture or a man's move",
	game.Balanced:      "kings on both sides, and no change of forces for too long",
	game.ThreeKings:    "three kings have not caught a lone one in time",
	game.ThreePieces:   "three pieces have not caught a lone king in time",
	game.MainRoad:      "the main road kept the game for too long",
	game.FewPieces:     "few pieces, and nothing captured in time",
	game.OneEach:       "one piece each is left",
	game.TwoMen:        "{loser} has only two men left",
	game.Row:           "{winner} has a row of three",
	game.ThreeEach:     "three men each, and nobody has won in time",
	game.NoMill:        "too many plies without a mill",
	game.BoardFull:     "the board is full",
	game.Blocked:       "who is to move cannot",
	game.MostDiscs:     "{winner} has more discs",
	game.FewestDiscs:   "{winner} has fewer discs",
	game.EqualDiscs:    "both have as many discs",
	match.PlyLimit:     "the limit of plies",
	room.Resignation:   "{loser} gave up",
}

// inSentence is a refusal in words, with its code, and squares in the ruleset's own notation.
func inSentence(b game.Board, r *game.Refusal) string {
	words := refusalWords[r.Code]
	if own := pointWords[r.Code]; own != "" && b.Lined() {
		words = own
	}
	squares := ownNames(b, r.Squares)
	for i, name := range squares {
		words = strings.ReplaceAll(words, fmt.Sprintf("{%d}", i+1), name)
	}
	return strings.NewReplacer("{s}", orList(squares), "{n}", strconv.Itoa(r.N), "{texts}", orList(r.Texts)).
		Replace(words) + " [" + string(r.Code) + "]"
}

// badFEN says what is wrong with a FEN.
func badFEN(err error) error {
	fault := (*game.FENError)(nil)
	if !errors.As(err, &fault) {
		return err
	}
	token := ""
	if fault.Token != "" {
		token = fmt.Sprintf(": %q", fault.Token)
	}
	return fmt.Errorf("bad FEN: %s, at byte %d%s [%s]", fenWords[fault.Code], fault.At, token, fault.Code)
}

// howItEnded is the outcome of a line in words, with the code of its reason.
func howItEnded(line game.Line, o game.Outcome) string {
	words := reasonWords[o.Reason]
	who := "a draw"
	if o.Result != game.Drawn {
		winner := game.White
		if o.Result == game.BlackWins {
			winner = game.Black
		}
		who = winner.String() + " wins"
		words = strings.NewReplacer("{side}", without(line.Now()).String(), "{winner}", winner.String(),
			"{loser}", winner.Other().String()).Replace(words)
	}
	return who + ": " + words + " [" + string(o.Reason) + "]"
}

// without is the side that has no pieces, or else that has to move and cannot.
func without(p game.Position) game.Color {
	if idle := p.Turn().Other(); piecesOf(p, idle) == 0 {
		return idle
	}
	return p.Turn()
}

// ownNames are squares in the ruleset's own notation.
func ownNames(b game.Board, squares []game.Square) (list []string) {
	for _, sq := range squares {
		list = append(list, ownName(b, sq))
	}
	return list
}

func ownName(b game.Board, sq game.Square) string {
	if b.Numeric {
		return strconv.Itoa(b.Numbers[sq])
	}
	return b.Names[sq]
}

// orList is "a", "a or b", "a, b or c".
func orList(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
