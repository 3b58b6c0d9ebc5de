package wthor

import (
	"bytes"
	"encoding/binary"
	"io"
	"iter"
	"strings"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/unicode/norm"
)

// Players reads a .jou file. The error is of the stream or a *HeaderError.
func Players(r io.Reader) ([]string, error) { return names(r, playerName) }

// Tournaments reads a .trn file. The error is of the stream or a *HeaderError.
func Tournaments(r io.Reader) ([]string, error) { return names(r, eventName) }

// names reads a .jou or a .trn file, as many names as there are.
func names(r io.Reader, size int) ([]string, error) {
	h, err := readHeader(r)
	if err != nil {
		return nil, err
	}
	list := make([]string, 0, h.Names)
	b := make([]byte, size)
	for range h.Names {
		_, err := io.ReadFull(r, b)
		switch {
		case err == io.EOF || err == io.ErrUnexpectedEOF:
			return list, nil
		case err != nil:
			return nil, err
		}
		list = append(list, decoded(b))
	}
	return list, nil
}

// decoded is a name that a file keeps.
func decoded(b []byte) string {
	b, _, _ = bytes.Cut(b, []byte{0})
	var text strings.Builder
	for _, letter := range b {
		text.WriteRune(charmap.Windows1252.DecodeByte(letter))
	}
	return strings.TrimSpace(text.String())
}

// stored is a name as the files keep it: one byte a letter, less than so many of them, and a question mark for a
// letter that Windows-1252 lacks.
func stored(name string, size int) []byte {
	var b []byte
	for _, c := range norm.NFC.String(name) {
		letter, ok := charmap.Windows1252.EncodeRune(c)
		if !ok || letter < ' ' {
			letter = '?'
		}
		b = append(b, letter)
	}
	return b[:min(len(b), size-1)]
}

// mostNames are in a .jou or a .trn file, whose header counts them in two bytes.
const mostNames = 0xffff

// list is names with their numbers.
type list struct {
	names  []string
	byName map[string]uint16
}

// number is that of a name, which is added if it is new; ok is false when there is no room.
func (l *list) number(name string) (n uint16, ok bool) {
	if n, ok = l.byName[name]; ok {
		return n, true
	}
	if len(l.names) == mostNames {
		return 0, false
	}
	if l.byName == nil {
		l.byName = map[string]uint16{}
	}
	n = uint16(len(l.names))
	l.names, l.byName[name] = append(l.names, name), n
	return n, true
}

func writeNames(out io.Writer, made Header, names []string, size int) error {
	made.Names = uint16(len(names))
	if err := binary.Write(out, binary.LittleEndian, made); err != nil {
		return err
	}
	for _, name := range names {
		b := make([]byte, size) // ends in a NUL
		copy(b, stored(name, size))
		if _, err := out.Write(b); err != nil {
			return err
		}
	}
	return nil
}

// Changed yields the names that the files keep otherwise, each with what they keep.
func (w *Writer) Changed() iter.Seq2[string, string] {
	return func(yield func(name, kept string) bool) {
		for _, list := range []struct {
			names []string
			size  int
		}{{w.players.names, playerName}, {w.tournaments.names, eventName}} {
			for _, name := range list.names {
				if kept := decoded(stored(name, list.size)); kept != name && !yield(name, kept) {
					return
				}
			}
		}
	}
}
