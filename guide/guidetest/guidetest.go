// Package guidetest holds guides against the rules that they explain.
package guidetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/guide"
	"tabuleiro/i18n"
)

// Figures checks that what every figure of a guide claims is exactly what the rules say.
func Figures(t *testing.T, g *guide.Guide) {
	t.Helper()
	for topic := range g.Topics() {
		figures(t, g, topic)
	}
}

func figures(t *testing.T, g *guide.Guide, topic guide.Topic) {
	t.Helper()
	for i, f := range topic.Figures {
		figure(t, checked{g, topic, i, f})
	}
}

type checked struct {
	*guide.Guide
	topic guide.Topic
	n     int
	guide.Figure
}

func (c checked) errorf(t *testing.T, format string, args ...any) {
	t.Helper()
	t.Errorf("%s, %s, figure %d (%s): "+format, append([]any{c.Rules.ID(), c.topic.Name, c.n, c.FEN(c.Figure)}, args...)...)
}

func figure(t *testing.T, c checked) {
	t.Helper()
	line, err := c.Line(c.Figure)
	if err != nil {
		c.errorf(t, "%v", err)
		return
	}
	c.claim(t, line)
	for _, r := range c.Refused {
		_, err := line.Now().Find(c.Move(c.Figure, r.Move))
		var refusal *game.Refusal
		if !errors.As(err, &refusal) || refusal.Code != r.Code {
			c.errorf(t, "%s: %v, claimed %s", r.Move, err, r.Code)
		}
	}
	for i, move := range c.Shows {
		m, err := line.Now().Find(c.Move(c.Figure, move))
		if err != nil {
			c.errorf(t, "shows %s: %v", move, err)
			return
		}
		if i == 0 {
			c.takes(t, m)
			c.after(t, line.Play(m))
		}
	}
	if len(c.Shows) == 0 && c.Claim.Among != guide.Ending {
		c.after(t, line)
	}
	if c.Figure.Task.Key != "" && c.Claim.Among == guide.Nothing {
		c.errorf(t, "a task, and nothing is claimed to solve it")
	}
}

// claim holds the moves that are claimed against those of that kind.
func (c checked) claim(t *testing.T, line game.Line) {
	t.Helper()
	if c.Claim.Among == guide.Nothing {
		return
	}
	claimed := map[string]bool{}
	for _, move := range c.Claim.Moves {
		m, err := line.Now().Find(c.Move(c.Figure, move))
		if err != nil {
			c.errorf(t, "claims %s: %v", move, err)
			continue
		}
		if claimed[m.Text] {
			c.errorf(t, "claims %s twice", move)
		}
		claimed[m.Text] = true
		if !c.speaksOf(line, m) {
			c.errorf(t, "claims %s, which is not of that kind", move)
		}
	}
	for _, m := range line.Now().Moves() {
		if c.speaksOf(line, m) && !claimed[m.Text] {
			c.errorf(t, "does not claim %s", m.Text)
		}
	}
}

func (c checked) speaksOf(line game.Line, m game.Move) bool {
	switch c.Claim.Among {
	case guide.Captures:
		return len(m.Taken) > 0
	case guide.Piece:
		return !m.Passes() && c.Rules.Board().Names[m.From()] == c.Move(c.Figure, c.Claim.Of)
	case guide.Ending:
		o := line.Play(m).Verdict().Outcome
		return o.Reason == c.Ends && o.Result == resultOf(c.Winner)
	default:
		return true
	}
}

// takes holds what is claimed to be taken against what the move takes.
func (c checked) takes(t *testing.T, m game.Move) {
	t.Helper()
	if len(c.Takes) == 0 {
		return
	}
	var claimed, taken []string
	for _, name := range c.Takes {
		claimed = append(claimed, c.Move(c.Figure, name))
	}
	for _, sq := range m.Taken {
		taken = append(taken, c.Rules.Board().Names[sq])
	}
	slices.Sort(claimed)
	slices.Sort(taken)
	if !slices.Equal(claimed, taken) {
		c.errorf(t, "takes %v, claimed %v", taken, claimed)
	}
}

// after holds the end and the counters that are claimed against the line's verdict.
func (c checked) after(t *testing.T, line game.Line) {
	t.Helper()
	v := line.Verdict()
	if c.Ends != "" && (v.Outcome.Reason != c.Ends || v.Outcome.Result != resultOf(c.Winner)) {
		c.errorf(t, "ends with %v, claimed %s", v.Outcome, c.Ends)
	}
	if c.Figure.Claims && len(v.Claims) == 0 {
		c.errorf(t, "no draw can be claimed")
	}
	if c.Counts != "" && !slices.ContainsFunc(v.Counters, func(n game.Counter) bool { return n.Reason == c.Counts }) {
		c.errorf(t, "counts %v, claimed %s", v.Counters, c.Counts)
	}
}

func resultOf(w guide.Winner) game.Result {
	return [...]game.Result{guide.Nobody: game.Drawn, guide.WhiteWins: game.WhiteWins, guide.BlackWins: game.BlackWins}[w]
}

// Words checks that a guide has all its words in every language, with nothing left unfilled.
func Words(t *testing.T, g *guide.Guide) {
	t.Helper()
	for _, lang := range i18n.Languages {
		for _, chapter := range g.Chapters {
			said(t, g, lang, guide.Say("chapter."+chapter.Name))
		}
		for topic := range g.Topics() {
			topicSaid(t, g, lang, topic)
		}
	}
}

func topicSaid(t *testing.T, g *guide.Guide, lang string, topic guide.Topic) {
	t.Helper()
	said(t, g, lang, topic.Title)
	for _, w := range topic.Words {
		said(t, g, lang, w)
	}
	for _, f := range topic.Figures {
		said(t, g, lang, f.Caption)
		if f.Task.Key != "" {
			said(t, g, lang, f.Task)
		}
	}
}

func said(t *testing.T, g *guide.Guide, lang string, w guide.Words) {
	t.Helper()
	text := g.Text(lang, w)
	if text == "" || strings.HasPrefix(text, "guide.") || strings.ContainsAny(text, "{}") {
		t.Errorf("%s in %s: %q says %q", g.Rules.ID(), lang, w.Key, text)
	}
}

// Pairs checks that two guides differ in the topics of the fields in which their rulesets differ, and in nothing else,
// and that every field but those of names is some topic's. Topics of the chapter about that name no field may say what they
// like; elsewhere such topics are equal in all guides. rulesets are the structs, in the order of guides.
func Pairs(t *testing.T, guides []*guide.Guide, rulesets []any, names ...string) {
	t.Helper()
	fields(t, guides, rulesets[0], names)
	for i, a := range guides {
		for j, b := range guides {
			if i != j {
				pair(t, a, b, rulesets[i], rulesets[j])
			}
		}
	}
}

func pair(t *testing.T, a, b *guide.Guide, ra, rb any) {
	t.Helper()
	own := map[string]bool{} // words about the ruleset itself
	for _, c := range a.Chapters {
		for _, topic := range c.Topics {
			own[topic.Name] = c.Name == "about" && len(topic.Fields) == 0
		}
	}
	for topic := range a.Topics() {
		differ := slices.ContainsFunc(topic.Fields, func(field string) bool {
			return !reflect.DeepEqual(value(ra, field), value(rb, field))
		})
		other, _ := b.Topic(topic.Name)
		if same := reflect.DeepEqual(topic, other); same == differ && !own[topic.Name] {
			t.Errorf("%s and %s: of %s the fields %v differ: %v; the topics are equal: %v", a.Rules.ID(), b.Rules.ID(), topic.Name, topic.Fields, differ, same)
		}
	}
}

// value is a field, or a part of one, or of a list the elements of a kind: "Grid.Lines" is that part,
// "Draws.Quiet" are those of that type, "Precedence.with-king" those of that name.
func value(ruleset any, field string) any {
	name, kind, some := strings.Cut(field, ".")
	v := reflect.ValueOf(ruleset).FieldByName(name)
	if !some {
		return v.Interface()
	}
	if v.Kind() == reflect.Struct {
		return v.FieldByName(kind).Interface()
	}
	var chosen []any
	for i := range v.Len() {
		element := v.Index(i).Interface()
		if fmt.Sprint(element) == kind || reflect.TypeOf(element).Name() == kind {
			chosen = append(chosen, element)
		}
	}
	return chosen
}

// fields checks that the fields named exist and none is forgotten.
func fields(t *testing.T, guides []*guide.Guide, ruleset any, names []string) {
	t.Helper()
	explained := map[string]bool{}
	for _, g := range guides {
		for topic := range g.Topics() {
			for _, f := range topic.Fields {
				explained[f] = true
				if name, _, some := strings.Cut(f, "."); some && reflect.ValueOf(ruleset).FieldByName(name).Kind() != reflect.Struct {
					explained[name] = true
				}
			}
		}
	}
	for _, f := range reflect.VisibleFields(reflect.TypeOf(ruleset)) {
		told := explained[f.Name] || inParts(f, explained)
		if slices.Contains(names, f.Name) == told {
			t.Errorf("the field %s is explained: %v", f.Name, told)
		}
	}
}

// inParts reports whether every part of a field is explained.
func inParts(f reflect.StructField, explained map[string]bool) bool {
	if f.Type.Kind() != reflect.Struct {
		return false
	}
	for _, part := range reflect.VisibleFields(f.Type) {
		if !explained[f.Name+"."+part.Name] {
			return false
		}
	}
	return true
}
