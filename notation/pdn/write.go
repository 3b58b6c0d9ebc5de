package pdn

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Style says how games are written. The zero value is what most programs read.
type Style struct {
	Full    bool // captures with all their squares, also where fewer would do
	Letters bool // squares by letters in all rulesets
	Numbers bool // squares by numbers in all rulesets that have them
	Points  bool // results as points, "2-0", in all rulesets; else where PDN has them so
}

// lineWidth is where lines of moves are broken.
const lineWidth = 79

// Write writes a game. It must have Rules, of which nothing is said if they are not Known; one whose position could not
// be read is its tags, as they were.
func Write(w io.Writer, g *notation.Game, s Style) error {
	b := bufio.NewWriter(w)
	p := writer{w: b, g: g, style: s, board: g.Rules.Board()}
	p.tags()
	if g.Start.Rules != nil {
		p.line(g.Moves, g.Start.Now().Turn(), 0)
	}
	for _, c := range g.After {
		p.comment(c)
	}
	p.word(p.result())
	b.WriteString("\n\n")
	return b.Flush()
}

// writer writes one game. Errors are kept by w.
type writer struct {
	w      *bufio.Writer
	g      *notation.Game
	style  Style
	board  game.Board
	column int
	open   bool // a parenthesis stands before the next word
	number string
}

// first are the tags that every game has, in their order; "?" where nothing is known.
var first = []string{"Event", "Site", "Date", "Round", "White", "Black", "Result"}

func (p *writer) tags() {
	for _, name := range first {
		value := p.tagged(name)
		switch {
		case name == "Result":
			value = p.result()
		case value == "" && name == "Date":
			value = "????.??.??"
		case value == "":
			value = "?"
		}
		p.tag(name, value)
	}
	if text := gameTypeOf(p.g.Rules); text != "" && p.g.Known() {
		p.tag("GameType", text)
	}
	if p.g.Known() {
		p.tag("Ruleset", p.g.Rules.ID())
	}
	for _, t := range p.g.Tags {
		if !p.own(TagName(t.Name)) {
			p.tag(t.Name, t.Value)
		}
	}
	switch usual := game.Begin(p.g.Rules); {
	case p.g.Start.Rules == nil:
		p.tag("FEN", p.tagged("FEN"))
	case usual.StartFEN() != p.g.Start.StartFEN():
		p.tag("FEN", p.g.Start.StartFEN())
	}
	p.w.WriteByte('\n')
}

// own reports whether a tag is written for itself.
func (p *writer) own(name string) bool {
	for _, n := range append([]string{"GameType", "Ruleset", "FEN", "SetUp"}, first...) {
		if n == name {
			return true
		}
	}
	return false
}

// tagged is the value of a tag, whatever the file calls it.
func (p *writer) tagged(name string) string {
	for _, t := range p.g.Tags {
		if means(t) == name {
			return t.Value
		}
	}
	return ""
}

var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// curly are quotation marks that may begin or end a value where a bracket is near.
var curly = strings.NewReplacer("“", `\“`, "”", `\”`, "„", `\„`, "«", `\«`, "»", `\»`)

// escaped is a tag's value, to stand between quotation marks.
func escaped(value string) string {
	brackets := strings.ContainsAny(value, "[]")
	if value = escapes.Replace(value); brackets {
		value = curly.Replace(value)
	}
	return value
}

func (p *writer) tag(name, value string) {
	fmt.Fprintf(p.w, "[%s \"%s\"]\n", nameable(name), escaped(clean(value)))
}

// nameable is the name of a tag with nothing in it that would end it when it is read.
func nameable(name string) string {
	name = norm.NFC.String(strings.Map(func(c rune) rune {
		if unicode.IsControl(c) || unicode.IsSpace(c) || strings.ContainsRune(`"[]“”„«»`, c) {
			return '_'
		}
		return c
	}, name))
	if name == "" || name[0] == '%' || digit(name[0]) {
		return "_" + name
	}
	return name
}

// clean is a text on one line, in the form in which equal texts are equal bytes.
func clean(text string) string {
	return norm.NFC.String(strings.Map(func(c rune) rune {
		if unicode.IsControl(c) {
			return ' '
		}
		return c
	}, text))
}

// result is the mark for who won.
func (p *writer) result() string {
	n := gameType(p.g.Rules)
	points := p.style.Points || p.g.Known() && (n == 20 || n == 27)
	switch p.g.Result {
	case game.WhiteWins:
		return map[bool]string{true: "2-0", false: "1-0"}[points]
	case game.BlackWins:
		return map[bool]string{true: "0-2", false: "0-1"}[points]
	case game.Drawn:
		return map[bool]string{true: "1-1", false: "1/2-1/2"}[points]
	case game.NoResult:
		return "0-0"
	}
	return "*"
}

// line writes moves, of which the first is turn's, after so many plies of the game.
func (p *writer) line(moves []notation.Move, turn game.Color, ply int) {
	first, _ := p.g.Rules.Start()
	late := 0
	if p.g.Start.Now().Turn() != first.Turn() {
		late = 1
	}
	told := false // whose move it is
	for i, m := range moves {
		for _, c := range m.Before {
			p.comment(c)
			told = false
		}
		switch n := (ply + i + late) / 2; {
		case (ply+i+late)%2 == 0:
			p.number = strconv.Itoa(n+1) + ". "
		case !told:
			p.number = strconv.Itoa(n+1) + "... "
		}
		p.word(p.number + p.move(m.Move)) // not at the end of a line without its move
		p.number = ""
		told = len(m.Comments)+len(m.Variations) == 0
		for _, n := range m.Glyphs {
			p.word("$" + strconv.Itoa(n))
		}
		for _, c := range m.Comments {
			p.comment(c)
		}
		for _, v := range m.Variations {
			p.open = true
			p.line(v.Moves, turn, ply+i)
			if v.Rest != "" {
				p.comment(v.Rest)
			}
			p.w.WriteByte(')')
			p.column++
		}
		turn = turn.Other()
	}
}

// move writes a move in the alphabet that was asked for.
func (p *writer) move(m game.Move) string {
	text := m.Short
	if p.style.Full {
		text = m.Text
	}
	b := p.board
	switch {
	case b.Numbers == nil, !p.style.Letters && !p.style.Numbers, p.style.Letters && !b.Numeric, p.style.Numbers && b.Numeric:
		return text
	}
	var out strings.Builder
	for len(text) > 0 {
		n := squareSize([]byte(text))
		if n == 0 {
			out.WriteByte(text[0])
			text = text[1:]
			continue
		}
		out.WriteString(p.other(text[:n]))
		text = text[n:]
	}
	return out.String()
}

// other is the name of a square in the alphabet that its rules do not use.
func (p *writer) other(name string) string {
	for sq, number := range p.board.Numbers {
		switch n := strconv.Itoa(number); name {
		case n:
			return p.board.Names[sq]
		case p.board.Names[sq]:
			return n
		}
	}
	return name
}

// comment writes words in braces, which they cannot have themselves.
func (p *writer) comment(text string) {
	words := strings.Fields(strings.NewReplacer("{", "(", "}", ")").Replace(clean(text)))
	if len(words) == 0 {
		return
	}
	words[0] = "{" + words[0]
	words[len(words)-1] += "}"
	for _, w := range words {
		p.word(w)
	}
}

// word writes a word behind a blank, or on a line of its own.
func (p *writer) word(text string) {
	if p.open {
		text, p.open = "("+text, false
	}
	switch size := len(text); {
	case p.column == 0:
		p.column = size
	case p.column+1+size > lineWidth:
		p.w.WriteByte('\n')
		p.column = size
	default:
		p.w.WriteByte(' ')
		p.column += 1 + size
	}
	p.w.WriteString(text)
}
