package pdn

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// reading is a game whose meaning is being found out.
type reading struct {
	*Reader
	g     *notation.Game
	src   *raw
	told  []finding
	ends  int32         // where its moves end before they are over, at most its text
	last  game.Position // behind all moves; nil if some could not be read
	loses bool          // the last of them lost at once, whatever it left the other side
}

// game finds out what a game means.
func (r *Reader) game(src *raw) *notation.Game {
	r.number++
	b := &reading{Reader: r, src: src, told: src.findings, ends: int32(len(src.text)) + 1,
		g: &notation.Game{Number: r.number, Line: src.line}}
	b.tags()
	b.letter()
	f := familyOf(src)
	c := r.choose(f, []*raw{src})
	if c.view == nil {
		b.unknown(f)
	} else {
		b.moves(c)
	}
	b.told = slices.DeleteFunc(b.told, func(f finding) bool { return f.at > b.ends })
	b.result(c)
	slices.SortStableFunc(b.told, func(x, y finding) int { return cmp.Compare(x.at, y.at) })
	for _, f := range b.told {
		f.Text = notation.Shorten(b.letters.Decode([]byte(f.Text)))
		f.Instead = b.letters.Decode([]byte(f.Instead))
		b.g.Problems = append(b.g.Problems, f.Problem)
	}
	return b.g
}

// means is what a tag is called by PDN. [SetUp "1"] only says that there is a position.
func means(t notation.Tag) string {
	if name := TagName(t.Name); name != proper[tagFEN] || strings.Contains(t.Value, ":") {
		return name
	}
	return t.Name
}

func (b *reading) tell(f finding) { b.told = append(b.told, f) }

// end tells a problem before which the moves end.
func (b *reading) end(f finding) {
	b.tell(f)
	b.ends = f.at
}

// tags takes the tags of a game, the first of each name.
func (b *reading) tags() {
	if b.bare && b.src.plain() {
		return
	}
	first := make(map[string]string, len(b.src.tags)) // values, by what the tags mean
	for _, t := range b.src.tags {
		n, v := b.src.pair(t)
		tag := notation.Tag{Name: tagNamed(n), Value: b.letters.Decode(v)}
		name := strings.ToLower(means(tag))
		switch value, twice := first[name]; {
		case !twice:
			first[name] = tag.Value
			b.g.Tags = append(b.g.Tags, tag)
		case value != tag.Value:
			b.tell(found(notation.DuplicateTag, int(t.line), t.from, "["+tag.Name+" \""+tag.Value+"\"]"))
		}
	}
}

// letter tells once a file how texts were read that are not UTF-8.
func (b *reading) letter() {
	if b.guessed || utf8.Valid(b.src.text) {
		return
	}
	for _, t := range slices.Concat(b.src.tags, b.src.tokens) {
		if utf8.Valid(b.src.of(t)) {
			continue
		}
		b.guessed = true
		f := found(notation.Encoding, int(t.line), t.from, "")
		f.Instead = b.letters.Name
		b.tell(f)
		return
	}
}

// unknown tells that nothing is known of the rules, if there is something to know.
func (b *reading) unknown(f family) {
	p := b.src.parsed(false)
	b.told = append(b.told, p.findings...)
	for _, tag := range []int{tagRuleset, tagGameType, tagVariant} {
		if v := b.src.asked[tag]; v.text != "" {
			b.end(found(notation.UnknownRuleset, v.line, v.at, v.text))
			return
		}
	}
	if len(p.nodes) > 0 {
		n := p.nodes[0]
		b.end(found(notation.UnknownRuleset, int(n.line), n.at, string(n.text)))
	}
}

// moves reads the moves of a game.
func (b *reading) moves(c *choice) {
	v := c.view
	p := b.src.parsed(v.placing())
	fen := b.src.asked[tagFEN]
	b.g.Rules = v.rules
	b.g.Told = c.named != nil || fen.text != "" || len(p.nodes) > 0
	b.told = append(b.told, p.findings...)
	for _, f := range b.told {
		if f.Code == notation.TooLong || f.Code == notation.TooDeep {
			b.ends = min(b.ends, f.at)
		}
	}
	b.doubt(c, p)
	start, err := v.start(b.src)
	if err != nil {
		f := found(notation.BadFEN, fen.line, fen.at, fen.text)
		if e, ok := err.(*game.FENError); ok {
			f.Why = string(e.Code)
		}
		b.end(f)
		return
	}
	b.g.Start = start
	w := builder{reading: b, follower: v.follower(b.src, start.Now(), p.nodes)}
	b.g.After = w.comments(p.rest)
	w.line(p.nodes)
	w.numbers(p.nodes)
}

// doubt tells what the tags say otherwise, or that they say nothing.
func (b *reading) doubt(c *choice, p *parsed) {
	tag := b.src.asked[tagGameType]
	for _, other := range []int{tagRuleset, tagVariant} {
		if tag.line == 0 {
			tag = b.src.asked[other]
		}
	}
	names := tag
	if v := b.src.asked[tagVariant]; b.chooser.byID(plainName(v.text)) != nil {
		names = v
	}
	if names.text != "" && c.named != c.view.rules {
		f := found(notation.RulesetDiffers, names.line, names.at, names.text)
		f.Instead = c.view.rules.ID()
		b.tell(f)
	}
	if c.unsure && !c.doubted && len(p.nodes) > 0 {
		c.doubted = true
		f := found(notation.RulesetUnsure, int(p.nodes[0].line), p.nodes[0].at, "")
		f.Instead = c.view.rules.ID()
		b.tell(f)
	}
	if c.view.corner != c.declared && len(p.nodes) > 0 {
		at, line := tag.at, tag.line
		if declaredCorner(tag.text) == "" {
			at, line = p.nodes[0].at, int(p.nodes[0].line)
		}
		f := found(notation.NumberingDiffers, line, at, string(c.declared))
		f.Instead = string(c.view.corner)
		b.tell(f)
	}
}
