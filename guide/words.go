package guide

import (
	"strconv"

	"tabuleiro/game"
	"tabuleiro/i18n"
)

// Words is a text of the catalogues below "guide." with what fills its blanks. The zero value says nothing.
type Words struct {
	Key  string
	Fill []Fill
}

// Fill is what stands for {Name}: an int, a string that is the name of a square on the plain board, a Far one, a
// Written move, Words, a Number, or Verbatim.
type Fill struct {
	Name  string
	Value any
}

// Far is the name of a square on the plain board, told as the figures are that are Far.
type Far string

// Written is a move on the plain board, filled in as these rules write moves.
type Written string

// Verbatim is what is the same in every language: a tag of a file, a name.
type Verbatim string

// Number is a number of things, said by Count of the catalogues.
type Number struct {
	Key string // below "guide."
	N   int
}

// Say returns the words of a key, filled with pairs of names and values.
func Say(key string, pairs ...any) Words {
	w := Words{Key: key}
	for i := 0; i+1 < len(pairs); i += 2 {
		w.Fill = append(w.Fill, Fill{pairs[i].(string), pairs[i+1]})
	}
	return w
}

// Text is what w says in a language.
func (g *Guide) Text(lang string, w Words) string {
	if w.Key == "" {
		return ""
	}
	var args []any
	for _, f := range w.Fill {
		args = append(args, f.Name, g.filled(lang, f.Value))
	}
	return i18n.Text(lang, "guide."+w.Key, args...)
}

func (g *Guide) filled(lang string, value any) string {
	switch v := value.(type) {
	case Words:
		return g.Text(lang, v)
	case Written:
		return squareNames.ReplaceAllStringFunc(string(v), func(name string) string { return g.Named(g.square(name, false)) })
	case Verbatim:
		return string(v)
	case Number:
		return i18n.Count(lang, "guide."+v.Key, v.N)
	case Far:
		return g.Named(g.square(string(v), true))
	case string:
		return g.Named(g.square(v, false))
	default:
		return strconv.Itoa(v.(int))
	}
}

// Named is what a square is called where moves of these rules are written.
func (g *Guide) Named(sq game.Square) string {
	b := g.Rules.Board()
	if b.Numeric {
		return strconv.Itoa(b.Numbers[sq])
	}
	return b.Names[sq]
}
