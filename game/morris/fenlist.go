package morris

import (
	"math/bits"
	"strings"

	"tabuleiro/game"
)

// field is a part of a FEN and where it begins.
type field struct {
	at   int
	text string
}

func (f field) fault(code game.FENCode) error {
	return &game.FENError{Code: code, At: f.at, Token: f.text}
}

// trim returns f without the blanks around it.
func (f field) trim() field {
	text := strings.TrimLeft(f.text, " \t\r\n")
	return field{f.at + len(f.text) - len(text), strings.TrimRight(text, " \t\r\n")}
}

// cut splits f at every sep.
func (f field) cut(sep string) (parts []field) {
	at := f.at
	for text := range strings.SplitSeq(f.text, sep) {
		parts = append(parts, field{at, text}.trim())
		at += len(text) + len(sep)
	}
	return parts
}

// fields splits a FEN at its colons, without a final dot. There are at least the side and two lists.
func (f *fenReader) fields(fen string) ([]field, error) {
	if len(fen) > maxFEN {
		return nil, &game.FENError{Code: game.FENTooLong, At: maxFEN}
	}
	whole := field{0, fen}.trim()
	whole = field{whole.at, strings.TrimSuffix(whole.text, ".")}.trim()
	if whole.text == "" {
		return nil, &game.FENError{Code: game.FENEmpty}
	}
	f.end = whole.at + len(whole.text)
	fields := whole.cut(":")
	if len(fields) < 3 {
		if err := f.side(fields[0]); err != nil {
			return nil, err
		}
		return nil, &game.FENError{Code: game.FENList, At: f.end}
	}
	return fields, nil
}

// lists reads the two lists of men, either colour first.
func (f *fenReader) lists(fields []field) error {
	var seen [2]bool
	for _, list := range fields[:2] {
		c := game.White
		switch {
		case list.text == "":
			return list.fault(game.FENList)
		case list.text[0]|0x20 == 'b':
			c = game.Black
		case list.text[0]|0x20 != 'w':
			return list.fault(game.FENList)
		}
		if seen[c] {
			return list.fault(game.FENList)
		}
		seen[c] = true
		if err := f.list(c, list); err != nil {
			return err
		}
	}
	return nil
}

func (f *fenReader) list(c game.Color, list field) error {
	rest := field{list.at + 1, list.text[1:]}.trim()
	if rest.text == "" {
		return nil
	}
	for _, name := range rest.cut(",") {
		sq, ok := f.r.square(name.text)
		switch {
		case name.text == "":
			return list.fault(game.FENList)
		case !ok:
			return name.fault(game.FENSquare)
		case (f.men[0]|f.men[1])&bit(sq) != 0:
			return name.fault(game.FENTwice)
		}
		f.men[c] |= bit(sq)
	}
	return nil
}

// check refuses more men than the ruleset has, and nobody at all.
func (f *fenReader) check() error {
	nobody := true
	for c, men := range f.men {
		n := bits.OnesCount32(men) + int(f.hand[c])
		if n > f.r.Men {
			return &game.FENError{Code: game.FENCrowd, At: f.end}
		}
		nobody = nobody && n == 0
	}
	if nobody {
		return &game.FENError{Code: game.FENNobody, At: f.end}
	}
	return nil
}
