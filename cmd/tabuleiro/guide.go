package main

import (
	"fmt"
	"io"
	"os"

	"tabuleiro/guide"
	guides "tabuleiro/guide/all"
	"tabuleiro/i18n"
)

// guideCmd prints the guide of a ruleset.
type guideCmd struct {
	Ruleset string `arg:"" name:"rules" help:"The ruleset."`
	Lang    string `default:"pt-BR" enum:"pt-BR,es,en" help:"The language: ${enum}."`
}

// Help shows how it is used.
func (guideCmd) Help() string {
	return `Each rule is told with the positions of its figures, as the other commands read them.

Examples:
  tabuleiro guide brazilian
  tabuleiro guide turkish --lang es`
}

// Run prints it on the standard output.
func (c guideCmd) Run() error {
	g, err := guides.Find(c.Ruleset)
	if err != nil {
		return err
	}
	return telling{g, c.Lang, os.Stdout}.guide()
}

// telling is a guide that is written as text.
type telling struct {
	*guide.Guide
	lang string
	w    io.Writer
}

func (t telling) guide() error {
	id := t.Rules.ID()
	if err := t.lines(i18n.Text(t.lang, "rules."+id+".name"), i18n.Text(t.lang, "rules."+id+".line")); err != nil {
		return err
	}
	for _, c := range t.Chapters {
		if err := t.lines("", "# "+i18n.Text(t.lang, "guide.chapter."+c.Name)); err != nil {
			return err
		}
		for _, topic := range c.Topics {
			if err := t.topic(topic); err != nil {
				return err
			}
		}
	}
	return nil
}

func (t telling) topic(topic guide.Topic) error {
	lines := []string{"", "## " + t.Text(t.lang, topic.Title)}
	for _, w := range topic.Words {
		lines = append(lines, t.Text(t.lang, w))
	}
	for _, f := range topic.Figures {
		line, err := t.Line(f)
		if err != nil {
			return err
		}
		lines = append(lines, "  "+line.FEN(), "  "+t.Text(t.lang, f.Caption))
		if f.Task.Key != "" {
			lines = append(lines, "  "+t.Text(t.lang, f.Task))
		}
	}
	return t.lines(lines...)
}

func (t telling) lines(lines ...string) error {
	for _, line := range lines {
		if _, err := fmt.Fprintln(t.w, line); err != nil {
			return err
		}
	}
	return nil
}
