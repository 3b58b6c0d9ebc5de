package pdn

// shape is how a word looks: squares, and signs between them.
type shape struct {
	squares     int32
	leads       bool  // it begins with a sign
	trails      bool  // it ends with one
	dashes      int32 // it is nothing but so many signs
	takes       bool  // the last sign is one of a capture
	crosses     bool  // one of them is
	onlyMove    bool  // a star behind it, which is no part of the move
	plain       bool  // it is digits alone
	fits        bool  // it is all squares and signs
	size, value int32 // bytes of the move; the number, if it is plain
}

// shapeOf looks at a word.
func shapeOf(b []byte) (s shape) {
	if len(b) == 5 && short(b[0], b[1]) && short(b[3], b[4]) && signSize(b[2:3]) == 1 {
		return shape{squares: 2, takes: takes(b[2:]), crosses: takes(b[2:]), fits: true, size: 5}
	}
	if n := len(b); n > 1 && b[n-1] == '*' && digit(b[n-2]) {
		b, s.onlyMove = b[:n-1], true
	}
	s.size = int32(len(b))
	signs := int32(0)
	for i := 0; i < len(b); {
		if n := squareSize(b[i:]); n > 0 {
			if signs > 0 && s.squares == 0 {
				s.leads = true
			}
			s.squares++
			s.trails = false
			i += n
			continue
		}
		n := signSize(b[i:])
		if n == 0 {
			return shape{size: int32(len(b))}
		}
		signs++
		s.takes = takes(b[i:])
		s.crosses = s.crosses || s.takes
		s.trails = true
		i += n
	}
	s.fits = len(b) > 0
	if s.squares == 0 {
		s.dashes = signs
	}
	if s.squares == 1 && signs == 0 && digit(b[0]) {
		s.plain = true
		for _, c := range b {
			s.value = 10*s.value + int32(c-'0')
		}
	}
	return s
}

// short reports whether two bytes are a square, as most are: "32" or "c3".
func short(a, b byte) bool { return digit(b) && (digit(a) || 'a' <= a && a <= 'p') }

// squareSize is how many bytes the square has that begins b: "32", "c3", "C3" or "(4,6)"; 0 where none does.
func squareSize(b []byte) int {
	if b[0] == '(' {
		return len("(4,6)") // the lexer lets no other parenthesis into a word
	}
	i := 0
	if c := b[0] | 0x20; 'a' <= c && c <= 'z' && c != 'x' {
		i++
	}
	from := i
	for i < len(b) && i-from < 3 && digit(b[i]) {
		i++
	}
	if i == from {
		return 0
	}
	return i
}

// signSize is how many bytes the sign has that begins b.
func signSize(b []byte) int {
	switch b[0] {
	case '-':
		if len(b) > 1 && b[1] == '>' {
			return 2
		}
		return 1
	case 'x', 'X', ':', '*':
		return 1
	case 0xc3: // ×
		if len(b) > 1 && b[1] == 0x97 {
			return 2
		}
	case 0xe2: // en dash, em dash, minus
		if len(b) > 2 && (b[1] == 0x80 && (b[2] == 0x93 || b[2] == 0x94) || b[1] == 0x88 && b[2] == 0x92) {
			return 3
		}
	}
	return 0
}

// takes reports whether the sign that begins b says that something is taken.
func takes(b []byte) bool { return b[0] != '-' && b[0] != 0xe2 }
