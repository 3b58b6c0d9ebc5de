// Package guide explains rulesets: words and figures chosen by a ruleset's fields, so that what is explained and what
// is played cannot disagree.
//
// Words are keys of the catalogues with what fills their blanks. A figure is a position with what it claims of it: the
// tests of every guide hold each claim against the rules. Positions and squares are told once, on a plain board, and
// a Guide places them on its own: mirrored, larger, numbered.
//
// The parts for a game are in packages of their own (guide/draughts ...); guide/all lists them.
package guide

import "tabuleiro/game"

// Guide is a ruleset explained.
type Guide struct {
	Rules    game.Rules
	Chapters []Chapter
	Place    Placing
}

// Chapter is some topics under a heading, "guide.chapter." + Name of the catalogues.
type Chapter struct {
	Name   string
	Topics []Topic
}

// Topic is one rule. Its name is its anchor in addresses, and stays. It is told on the plain board, so that two guides that agree on its Fields have equal topics, and two that differ in one have not.
type Topic struct {
	Name    string
	Title   Words
	Fields  []string    // the ruleset's fields that decide it, "Draws.Quiet" being those draws that are Quiet; none: the same for every ruleset, or, in the chapter about, words about the ruleset itself
	Words   []Words     // paragraphs, the rule itself first
	Figures []Figure    // in the order of the words
	Codes   []game.Code // the refusals that it explains
	Ours    bool        // no text decides: the choice is ours, and the page says so
	Sources []Source
}

// Topic returns the topic of that name.
func (g *Guide) Topic(name string) (Topic, bool) {
	for t := range g.Topics() {
		if t.Name == name {
			return t, true
		}
	}
	return Topic{}, false
}

// Explains returns the first topic that explains a refusal.
func (g *Guide) Explains(code game.Code) (Topic, bool) {
	for t := range g.Topics() {
		for _, c := range t.Codes {
			if c == code {
				return t, true
			}
		}
	}
	return Topic{}, false
}

// Topics yields the topics of all chapters in their order.
func (g *Guide) Topics() func(yield func(Topic) bool) {
	return func(yield func(Topic) bool) {
		for _, c := range g.Chapters {
			for _, t := range c.Topics {
				if !yield(t) {
					return
				}
			}
		}
	}
}
