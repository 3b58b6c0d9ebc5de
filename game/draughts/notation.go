package draughts

// read returns the square that text names by letters or by number, in any case, or none.
func (s *squares) read(text string) int {
	if text == "" {
		return none
	}
	if x := int(text[0]|0x20) - 'a'; x >= 0 && x < 26 {
		return s.square(x, number(text[1:])-1)
	}
	if n := number(text); n > 0 && n < len(s.byNumber) {
		return int(s.byNumber[n])
	}
	return none
}

// number reads one to three digits; anything else is 0.
func number(digits string) int {
	if len(digits) > 3 {
		return 0
	}
	n := 0
	for i := range len(digits) {
		d := digits[i] - '0'
		if d > 9 {
			return 0
		}
		n = 10*n + int(d)
	}
	return n
}
