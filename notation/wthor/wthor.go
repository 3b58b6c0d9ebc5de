// Package wthor reads and writes the database format of the French federation of Othello: games (.wtb), players (.jou)
// and tournaments (.trn). Field order as read by Edax, src/base.c.
package wthor

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"iter"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
)

const (
	headerSize = 16
	recordSize = 68
	moves      = 60
	playerName = 20 // bytes, with a NUL
	eventName  = 26
)

// Header is the beginning of each of the files.
type Header struct {
	Century, Year, Month, Day uint8
	Games                     uint32 // in a .wtb
	Names                     uint16 // in a .jou or a .trn
	Played                    uint16 // the year of the games
	Size                      uint8  // of the board; 0 is 8, too
	Type, Depth, Reserved     uint8
}

// HeaderError is why a file is none of these: a field of its header makes no sense.
type HeaderError struct{ Field string } // length, month, day or board

func (e *HeaderError) Error() string { return "not a WTHOR file: " + e.Field }

func readHeader(r io.Reader) (h Header, err error) {
	err = binary.Read(r, binary.LittleEndian, &h)
	switch {
	case err == io.EOF || err == io.ErrUnexpectedEOF:
		return h, &HeaderError{"length"}
	case err != nil:
		return h, err
	case h.Month > 12:
		return h, &HeaderError{"month"}
	case h.Day > 31:
		return h, &HeaderError{"day"}
	case h.Size != 0 && h.Size != 8:
		return h, &HeaderError{"board"}
	}
	return h, nil
}

// Begins reports whether a file that begins so is a .wtb, whatever it is called: its header makes sense, and its first
// game begins where a game can.
func Begins(head []byte) bool {
	h, err := readHeader(bytes.NewReader(head))
	if err != nil || h.Century < 19 || h.Century > 21 || h.Month == 0 || h.Day == 0 || h.Games == 0 || h.Games > 1<<24 || h.Names != 0 {
		return false
	}
	if first := headerSize + 8; len(head) > first {
		return bytes.IndexByte([]byte{0, 34, 43, 56, 65}, head[first]) >= 0
	}
	return true
}

// Reader reads the games of a .wtb file.
type Reader struct {
	Header      Header
	Players     []string // by number; those that are missing are called by it
	Tournaments []string
	Bare        bool // moves are checked and not kept, which is quicker
	Short       bool // the file ended before its last game did
	r           *bufio.Reader
	rules       *reversi.Rules
	gen         *reversi.Gen
	start       game.Line
}

// NewReader reads a header. The error is of the stream or a *HeaderError. The rules are those of Reversi on 8x8.
func NewReader(r io.Reader, rules *reversi.Rules) (*Reader, error) {
	b := bufio.NewReaderSize(r, 1<<16)
	h, err := readHeader(b)
	if err != nil {
		return nil, err
	}
	return &Reader{Header: h, r: b, rules: rules, gen: reversi.NewGen(rules), start: game.Begin(rules)}, nil
}

// Games yields the games that are there.
func (r *Reader) Games() iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		var b [recordSize]byte
		for n := 1; n <= int(r.Header.Games); n++ {
			_, err := io.ReadFull(r.r, b[:])
			switch {
			case err == io.EOF || err == io.ErrUnexpectedEOF:
				r.Short = true
				return
			case err != nil:
				yield(nil, err)
				return
			}
			if !yield(r.game(n, b[:]), nil) {
				return
			}
		}
	}
}

// game reads a record: tournament, black, white, Black's discs, those of best play, and moves.
func (r *Reader) game(n int, b []byte) *notation.Game {
	g := &notation.Game{Number: n, Rules: r.rules, Told: true, Start: r.start}
	tag := func(name, value string) { g.Tags = append(g.Tags, notation.Tag{Name: name, Value: value}) }
	tag("Event", called(r.Tournaments, binary.LittleEndian.Uint16(b)))
	if r.Header.Played > 0 {
		tag("Date", fmt.Sprintf("%04d.??.??", r.Header.Played))
	}
	tag("Black", called(r.Players, binary.LittleEndian.Uint16(b[2:])))
	tag("White", called(r.Players, binary.LittleEndian.Uint16(b[4:])))
	discs := int(b[6])
	if plies, counted := r.count(b[8:]); r.Bare && counted == 64-2*discs {
		g.Plies = plies
	} else {
		if n := g.Play(words(b[8:])); len(g.Problems) > 0 {
			g.Problems[0].Text = fmt.Sprint(b[8+n]) // the number that stands for the move in the file
		}
		if _, score, over := g.Counted(); over && score[game.Black] != discs {
			g.Problems = append(g.Problems, notation.Problem{Code: notation.ResultPosition, Text: fmt.Sprint(discs), Instead: fmt.Sprint(score[game.Black])})
		}
	}
	switch {
	case discs > 32:
		g.Result = game.BlackWins
	case discs < 32:
		g.Result = game.WhiteWins
	default:
		g.Result = game.Drawn
	}
	g.Mark = fmt.Sprint(discs)
	return g
}

// words are the moves of a record.
func words(b []byte) []notation.Word {
	list := make([]notation.Word, 0, moves)
	for _, c := range b {
		if c == 0 {
			break
		}
		list = append(list, notation.Word{Text: square(c)})
	}
	return list
}

// square is the name of 10 x row + column.
func square(c byte) string { return string(rune('a'+c%10-1)) + fmt.Sprint(c/10) }

func called(names []string, n uint16) string {
	if int(n) < len(names) {
		return names[n]
	}
	return fmt.Sprintf("#%d", n)
}
