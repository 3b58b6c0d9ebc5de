// Package strategy tells how to play well, a page a game. What its figures show is proven by its tests: by the rules where
// they suffice, or by playing all that can be played.
package strategy

import (
	"strings"

	"tabuleiro/guide"
)

// All is the pages in the order of the start page.
func All() []guide.Article { return []guide.Article{draughts(), reversi(), morris()} }

// article is a page, named as its topics are: "draughts", and "draughts.shot" for one of them.
func article(name, rules string, topics ...guide.Topic) guide.Article {
	return guide.Article{Name: name, Title: guide.Say("strategy." + name), Rules: rules, Topics: topics}
}

// idea is a topic of two paragraphs, the second being what to remember.
func idea(name string, figures ...guide.Figure) guide.Topic {
	key := "strategy." + name
	return guide.Topic{
		Name:    name[strings.IndexByte(name, '.')+1:],
		Title:   guide.Say(key),
		Words:   []guide.Words{guide.Say(key + ".what"), guide.Say(key + ".do")},
		Figures: figures,
	}
}

// caption is what is said below a figure of an idea.
func caption(name, figure string, pairs ...any) guide.Words {
	return guide.Say("strategy."+name+"."+figure, pairs...)
}
