package paper

import (
	"strconv"

	"tabuleiro/describe"
	"tabuleiro/diagram"
	"tabuleiro/guide"
	"tabuleiro/i18n"
)

// Booklet is the guide of a ruleset.
type Booklet struct {
	Guide *guide.Guide
	Paper Size
	Look  diagram.Look
}

// Document implements Layout.
func (l Booklet) Document(lang string) (Document, error) {
	if err := l.Paper.check(); err != nil {
		return Document{}, err
	}
	if l.Guide == nil || len(l.Guide.Chapters) == 0 {
		return Document{}, &Problem{Code: Nothing}
	}
	title := rulesName(lang, l.Guide.Rules)
	b := &binder{Booklet: l, flow: &flow{paper: l.Paper, lang: lang, title: title}}
	b.cover()
	for _, c := range l.Guide.Chapters {
		for i, t := range c.Topics {
			told, err := b.told(t)
			if err != nil {
				return Document{}, err
			}
			b.need(told.high())
			if i == 0 {
				b.heading(i18n.Text(lang, "guide.chapter."+c.Name), 0)
			}
			b.topic(told)
		}
	}
	b.solutions()
	return documentOf(lang, title, b.sheets)
}

// binder puts a booklet together.
type binder struct {
	Booklet
	*flow
	figures int
	answers []string
}

// cover is what the ruleset is called and its board.
func (b *binder) cover() {
	b.next()
	b.heading(b.title, 0)
	b.paragraph(i18n.Text(b.lang, "rules."+b.Guide.Rules.ID()+".line"))
	start, _ := b.Guide.Rules.Start()
	d := diagram.Scene{Board: b.Guide.Rules.Board(), Pieces: start.Pieces(), Named: true, Look: b.Look}.Drawing("")
	s := b.now()
	side := min(110, s.breadth(), s.room()-10)
	scale := side / max(d.Width, d.Height)
	s.Place(d, (s.Width-d.Width*scale)/2, s.y+4, scale)
	s.y += d.Height*scale + 10
}

// topic is a rule as it is printed.
type topic struct {
	title    string
	words    []string
	pictures []picture
	tasks    []string
}

func (b *binder) told(t guide.Topic) (topic, error) {
	told := topic{title: b.Guide.Text(b.lang, t.Title)}
	for _, w := range t.Words {
		told.words = append(told.words, b.Guide.Text(b.lang, w))
	}
	if t.Ours {
		told.words = append(told.words, i18n.Text(b.lang, "pages.ours")+" "+i18n.Text(b.lang, "pages.ours.line"))
	}
	for _, f := range t.Figures {
		p, task, err := b.figure(f)
		if err != nil {
			return topic{}, err
		}
		told.pictures = append(told.pictures, p)
		if task != "" {
			told.tasks = append(told.tasks, task)
		}
	}
	return told, nil
}

// high is what must fit under the headings for them to stand on the same sheet.
func (t topic) high() float64 {
	const headings = 6 * titleSize
	if len(t.pictures) == 0 {
		return headings + 2*textSize*lead
	}
	return headings + t.pictures[0].high()
}

// topic puts the words beside the first figure, and the other figures below.
func (b *binder) topic(t topic) {
	b.heading(t.title, 1)
	if len(t.pictures) == 0 {
		for _, w := range t.words {
			b.paragraph(w)
		}
		return
	}
	b.beside(t.words, t.pictures[0])
	b.row(t.pictures[1:])
	for _, task := range t.tasks {
		b.paragraph(task)
	}
}

// figure draws one, with what to do on it; its solution is kept for the end.
func (b *binder) figure(f guide.Figure) (p picture, task string, err error) {
	line, err := b.Guide.Line(f)
	if err != nil {
		return picture{}, "", err
	}
	scene, err := b.Guide.Scene(f)
	if err != nil {
		return picture{}, "", err
	}
	scene.Look = b.Look
	b.figures++
	name := i18n.Text(b.lang, "pages.figure", "n", b.figures)
	if told := b.Guide.Text(b.lang, f.Task); told != "" {
		moves, err := b.Guide.Claimed(f, line.Now())
		if err != nil {
			return picture{}, "", err
		}
		task = i18n.Text(b.lang, "pages.try") + ", " + strconv.Itoa(b.figures) + ": " + told
		b.answers = append(b.answers, name+" "+b.speaker().Moves(line.Now().Turn(), moves))
	}
	return newPicture(scene, name+" "+b.Guide.Text(b.lang, f.Caption)), task, nil
}

func (b *binder) speaker() describe.Speaker {
	return describe.Speaker{Lang: b.lang, Board: b.Guide.Rules.Board()}
}

// solutions come last.
func (b *binder) solutions() {
	if b.answers == nil {
		return
	}
	b.heading(i18n.Text(b.lang, "print.cards.solutions"), 0)
	for _, a := range b.answers {
		b.paragraph(a)
	}
}
