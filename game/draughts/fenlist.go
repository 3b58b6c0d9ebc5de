package draughts

import (
	"strings"

	"tabuleiro/game"
)

// trim returns f without the blanks around it.
func (f tailField) trim() tailField {
	text := strings.TrimLeft(f.text, " \t\r\n")
	f.at += len(f.text) - len(text)
	f.text = strings.TrimRight(text, " \t\r\n")
	return f
}

// cut splits f at every sep.
func (f tailField) cut(sep byte) []tailField {
	var parts []tailField
	at := f.at
	for text := range strings.SplitSeq(f.text, string(sep)) {
		parts = append(parts, tailField{at, text}.trim())
		at += len(text) + 1
	}
	return parts
}

// lists reads the two lists of pieces, either colour first.
func (f *fenReader) lists(fields []tailField) error {
	var seen [2]bool
	for i := range 2 {
		if i >= len(fields) {
			return &game.FENError{Code: game.FENList, At: f.end}
		}
		field := fields[i]
		c, ok := color(field.text)
		if !ok || seen[c] {
			return fenError(game.FENList, field)
		}
		seen[c] = true
		if err := f.list(c, tailField{field.at + 1, field.text[1:]}.trim()); err != nil {
			return err
		}
	}
	return nil
}

// color reads the letter before a list.
func color(text string) (c game.Color, ok bool) {
	if text == "" {
		return game.White, false
	}
	switch text[0] {
	case 'W', 'w':
		return game.White, true
	case 'B', 'b':
		return game.Black, true
	default:
		return game.White, false
	}
}

func (f *fenReader) list(c game.Color, list tailField) error {
	if list.text == "" {
		return nil
	}
	for _, entry := range list.cut(',') {
		if entry.text == "" {
			return fenError(game.FENList, list)
		}
		if err := f.entry(c, entry); err != nil {
			return err
		}
	}
	return nil
}

// entry reads "12", "K12", "c3", "Kc3" or a range of numbers, "21-32" or "K1-2".
func (f *fenReader) entry(c game.Color, entry tailField) error {
	kind, squares := f.r.kingMark(entry.text)
	first, last, isRange := strings.Cut(squares, "-")
	if !isRange {
		return f.put(c, kind, f.r.sq.read(squares), entry)
	}
	from, to := number(strings.TrimSpace(first)), number(strings.TrimSpace(last))
	if from == 0 || to < from || to > f.r.sq.count() {
		return fenError(game.FENSquare, entry)
	}
	for n := from; n <= to; n++ {
		if err := f.put(c, kind, int(f.r.sq.byNumber[n]), entry); err != nil {
			return err
		}
	}
	return nil
}

// kingMark takes the K off a square. On boards of more than ten files k1 is a square, and only a
// capital K is a king.
func (r *Rules) kingMark(text string) (game.Kind, string) {
	if text[0] == 'K' || text[0] == 'k' && r.Files <= 10 {
		return game.King, strings.TrimLeft(text[1:], " ")
	}
	return game.Man, text
}

// put sets a piece. A man may stand on its crowning rank: texts show such boards, and there it
// stays a man.
func (f *fenReader) put(c game.Color, k game.Kind, sq int, entry tailField) error {
	switch {
	case sq == none:
		return fenError(game.FENSquare, entry)
	case f.p.occupied().has(sq):
		return fenError(game.FENTwice, entry)
	case k == game.King:
		f.p.kings[c].add(sq)
	default:
		f.p.men[c].add(sq)
	}
	return nil
}

// run reads "M31=2": the king on 31 has made two quiet moves in a row.
func (f *fenReader) run(field tailField) error {
	square, digits, _ := strings.Cut(field.text[1:], "=")
	sq, n := f.r.sq.read(square), number(digits)
	if sq == none || n < 1 || n > f.r.KingMoveLimit {
		return fenError(game.FENTail, field)
	}
	for _, c := range []game.Color{game.White, game.Black} {
		if f.p.kings[c].has(sq) && !f.p.men[c].empty() && f.p.runs[c].n == 0 {
			f.p.runs[c] = run{at: int8(sq), n: int8(n)}
			return nil
		}
	}
	return fenError(game.FENTail, field)
}
