package morris

import (
	"fmt"
	"strconv"
	"strings"

	"tabuleiro/game"
)

// maxFEN is how many bytes of FEN are read.
const maxFEN = 1024

// FEN implements game.Rules: "W:Wa1,d6:Bb4:H3,2", and a tail only when something runs.
func (r *Rules) FEN(p game.Position, t game.Tally) string {
	return string(p.(Position).Key()) + t.String()
}

// Key implements game.Position: the FEN without the counters.
func (p Position) Key() game.Key {
	b := make([]byte, 0, 96)
	b = append(b, letter(p.turn))
	for _, c := range []game.Color{game.White, game.Black} {
		b = append(b, ':', letter(c))
		for men := p.men(c); men != 0; men &= men - 1 {
			b = append(b, p.rules.board.Names[first(men)]...)
			if men&(men-1) != 0 {
				b = append(b, ',')
			}
		}
	}
	hand := p.Hand()
	b = append(b, ":H"...)
	b = strconv.AppendInt(b, int64(hand[game.White]), 10)
	b = append(b, ',')
	return game.Key(strconv.AppendInt(b, int64(hand[game.Black]), 10))
}

func letter(c game.Color) byte { return "WB"[c] }

// Parse implements game.Rules. The error is a *game.FENError.
func (r *Rules) Parse(fen string) (game.Position, game.Tally, error) {
	f := &fenReader{r: r}
	t, err := f.read(fen)
	if err != nil {
		return nil, nil, err
	}
	return f.position(), t, nil
}

// Place implements game.Placer.
func (r *Rules) Place(turn game.Color, pieces []game.Piece, hand [2]int) string {
	return fmt.Sprintf("%s:H%d,%d", game.Lists(r.board, turn, pieces), hand[game.White], hand[game.Black])
}

// fenReader gathers what a FEN says, by colour.
type fenReader struct {
	r    *Rules
	turn game.Color
	men  [2]uint32
	hand [2]uint8
	end  int // the byte after the last
}

func (f *fenReader) position() Position {
	us, them := f.turn, f.turn.Other()
	return Position{f.r, us, Pos{f.men[us], f.men[them], f.hand[us], f.hand[them]}}
}

func (f *fenReader) read(fen string) (Tally, error) {
	fields, err := f.fields(fen)
	if err != nil {
		return Tally{}, err
	}
	if err := f.side(fields[0]); err != nil {
		return Tally{}, err
	}
	if err := f.lists(fields[1:]); err != nil {
		return Tally{}, err
	}
	tail, err := f.inHand(fields[3:])
	if err != nil {
		return Tally{}, err
	}
	if err := f.check(); err != nil {
		return Tally{}, err
	}
	return parseTail(f.position(), tail)
}

func (f *fenReader) side(field field) error {
	switch strings.ToUpper(field.text) {
	case "W":
		f.turn = game.White
	case "B":
		f.turn = game.Black
	default:
		return field.fault(game.FENSide)
	}
	return nil
}

// inHand takes the men in hand out of the fields of the tail; who says nothing of them means none.
func (f *fenReader) inHand(fields []field) (tail []field, err error) {
	told := false
	for _, field := range fields {
		if field.text == "" || field.text[0]|0x20 != 'h' {
			tail = append(tail, field)
			continue
		}
		white, black, _ := strings.Cut(field.text[1:], ",")
		w, errWhite := strconv.ParseUint(strings.TrimSpace(white), 10, 8)
		b, errBlack := strconv.ParseUint(strings.TrimSpace(black), 10, 8)
		if told || errWhite != nil || errBlack != nil {
			return nil, field.fault(game.FENHand)
		}
		f.hand, told = [2]uint8{uint8(w), uint8(b)}, true
	}
	return tail, nil
}
