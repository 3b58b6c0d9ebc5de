package draughts

import (
	"strconv"
	"strings"

	"tabuleiro/game"
)

// maxFEN is how many bytes of FEN are read. The fullest 12x12 board needs a few hundred.
const maxFEN = 4096

// FEN implements game.Rules: algebraic squares for algebraic rulesets, numbers for the others,
// White's list first, and a tail only when something runs.
func (r *Rules) FEN(p game.Position, t game.Tally) string {
	pos := p.(Position)
	return pos.pieces() + t.String() + pos.tail()
}

// Key implements game.Position: the FEN without the counters.
func (p Position) Key() game.Key { return game.Key(p.pieces() + p.tail()) }

// pieces writes the side to move and the two lists.
func (p Position) pieces() string {
	b := make([]byte, 0, 128)
	b = append(b, letter(p.turn))
	for _, c := range []game.Color{game.White, game.Black} {
		b = append(b, ':', letter(c))
		for i, sq := range p.listing(c) {
			if i > 0 {
				b = append(b, ',')
			}
			if p.kings[c].has(sq) {
				b = append(b, 'K')
			}
			b = append(b, p.rules.sq.own[sq]...)
		}
	}
	return string(b)
}

// listing is where a side's pieces stand, by number in numeric rulesets and by square in others.
func (p Position) listing(c game.Color) []int {
	var list []int
	if !p.rules.Numbering.Numeric {
		for sq := range p.side(c).each() {
			list = append(list, sq)
		}
		return list
	}
	for _, sq := range p.rules.sq.byNumber[1:] {
		if p.side(c).has(int(sq)) {
			list = append(list, int(sq))
		}
	}
	return list
}

// tail writes the runs of king moves, which change the legal moves.
func (p Position) tail() string {
	var b strings.Builder
	for _, run := range p.runs {
		if run.n > 0 {
			b.WriteString(":M" + p.rules.sq.own[run.at] + "=" + strconv.Itoa(int(run.n)))
		}
	}
	return b.String()
}

func letter(c game.Color) byte {
	if c == game.White {
		return 'W'
	}
	return 'B'
}

// Parse implements game.Rules. The error is a *game.FENError.
func (r *Rules) Parse(fen string) (game.Position, game.Tally, error) {
	return r.ParseWithin(fen, mostPaths)
}

// ParseWithin is Parse for whoever cannot wait: a position in which a side has more ways to capture than most is
// refused with game.FENTangled. Parse has a limit, too, which no problem that was published comes near.
func (r *Rules) ParseWithin(fen string, most int) (game.Position, game.Tally, error) {
	p, t, err := r.parse(fen, most)
	if err != nil {
		return nil, nil, err
	}
	return p, t, nil
}

func (r *Rules) parse(fen string, most int) (Position, Tally, error) {
	f := &fenReader{r: r, p: Position{rules: r}}
	fields, err := f.fields(fen)
	if err != nil {
		return Position{}, Tally{}, err
	}
	if err := f.side(fields[0]); err != nil {
		return Position{}, Tally{}, err
	}
	if err := f.lists(fields[1:]); err != nil {
		return Position{}, Tally{}, err
	}
	var tail []tailField
	for _, field := range fields[min(3, len(fields)):] {
		if field.text == "" || !strings.ContainsAny(field.text[:1], "Mm") {
			tail = append(tail, field)
		} else if err := f.run(field); err != nil {
			return Position{}, Tally{}, err
		}
	}
	if f.p.Tangled(most) {
		return Position{}, Tally{}, &game.FENError{Code: game.FENTangled, At: f.end}
	}
	t, err := parseTail(r, f.p, tail)
	return f.p, t, err
}

// fenReader fills a position from the fields of a FEN.
type fenReader struct {
	r   *Rules
	p   Position
	end int // the byte after the last
}

func fenError(code game.FENCode, f tailField) error {
	return &game.FENError{Code: code, At: f.at, Token: f.text}
}

// fields splits a FEN at its colons, without blanks around the fields and without a final dot.
func (f *fenReader) fields(fen string) ([]tailField, error) {
	if len(fen) > maxFEN {
		return nil, &game.FENError{Code: game.FENTooLong, At: maxFEN}
	}
	whole := tailField{0, fen}.trim()
	whole = tailField{whole.at, strings.TrimSuffix(whole.text, ".")}.trim()
	if whole.text == "" {
		return nil, &game.FENError{Code: game.FENEmpty}
	}
	f.end = whole.at + len(whole.text)
	return whole.cut(':'), nil
}

func (f *fenReader) side(field tailField) error {
	switch strings.ToUpper(field.text) {
	case "W":
		f.p.turn = game.White
	case "B":
		f.p.turn = game.Black
	default:
		return fenError(game.FENSide, field)
	}
	return nil
}
