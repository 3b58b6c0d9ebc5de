package pdn

import (
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
)

// common are the GameTypes of rules that moves alone may tell, those first that more people play.
var common = []int{20, 26, 25, 21, 22, 28, 24, 23, 29, 40, 30, 27, 31}

// usualMills are the rules of games of points that no tag names.
const usualMills = "morris9"

// family is which games of a file are taken to have the same rules: those with the same tags.
type family struct{ ruleset, gameType, variant string }

// Fit says how well rules fit the games of a family that were looked at.
type Fit struct {
	Ruleset string
	Games   int // that are legal to their last move
	Of      int
	Next    string // the rules that fit best beside them; "" where tags decided, or where none fit
	NextFit int
}

// choice is how the games of a family are read.
type choice struct {
	view     *view      // nil: nothing known fits
	named    game.Rules // what the tags name; nil for nothing known
	declared corner     // where the tags have square 1, or else where it is usual; "" without numbers
	unsure   bool       // nothing names them, and others fit as well
	doubted  bool       // that was told
	fit      Fit
}

// chooser finds the rules of families of games.
type chooser struct {
	rules []game.Rules
	only  game.Rules         // nil: any
	views map[string][]*view // by ruleset, as far as they were needed

	scored, read int // positions with very many captures that were looked into, of all views
}

// choose finds how the games of a family are read.
func (c *chooser) choose(f family, games []*raw) choice {
	named, certain := c.named(f)
	declared := declaredCorner(f.gameType)
	if named != nil {
		best := c.best(named, declared, games)
		if certain || best.games == len(games) {
			return c.chosen(best, named, declared)
		}
	}
	best, next := c.compare(named, declared, games)
	if tagged := f != (family{}); best.view == nil || tagged && named == nil && best.games == 0 && best.plies == 0 {
		return choice{}
	}
	ch := c.chosen(best, named, declared)
	if best.view.rules == named {
		return ch
	}
	if next.games > 0 {
		ch.fit.Next, ch.fit.NextFit = next.view.rules.ID(), next.games
	}
	ch.unsure = best.plies > 0 && next.games == best.games && next.plies == best.plies
	return ch
}

// chosen is the choice of a view.
func (c *chooser) chosen(s score, named game.Rules, declared corner) choice {
	if declared == "" && !s.view.placing() {
		declared = c.viewsOf(s.view.rules)[0].corner
	}
	return choice{view: s.view, named: named, declared: declared, fit: Fit{Ruleset: s.view.rules.ID(), Games: s.games, Of: s.of}}
}

// compare returns the rules that fit best, and the ones that come second.
func (c *chooser) compare(named game.Rules, declared corner, games []*raw) (best, next score) {
	var all []score
	take := func(r game.Rules) {
		s := c.best(r, declared, games)
		all = append(all, s)
		if best.view == nil || beats(s, best, named != nil) {
			best = s
		}
	}
	if named != nil {
		take(named)
	}
	for _, r := range c.commons() {
		if r != named {
			take(r)
		}
	}
	if best.games == 0 {
		for _, r := range c.rules {
			if _, discs := r.(*reversi.Rules); discs || r == named || slices.Contains(c.commons(), r) {
				continue
			}
			if s := c.best(r, declared, games); s.games > s.over { // a rule of their own ends many a game that is not theirs
				take(r)
			}
		}
	}
	for _, s := range all {
		if own := c.score(c.viewsOf(s.view.rules)[0], games); s.view.rules != best.view.rules && (next.view == nil || beats(own, next, false)) {
			next = own
		}
	}
	return best, next
}

// chance is how many plies more must be legal in rules or with numbers that tags do not name: less may fit by chance,
// where games are short or damaged.
const chance = 4

// beats reports whether rules fit better than the best so far, which tags may have named.
func beats(s, best score, named bool) bool {
	if named {
		return s.games > best.games && s.plies >= best.plies+chance
	}
	return s.games > best.games || s.games == best.games && s.plies > best.plies
}

// best is the view of some rules that fits best: as the squares are declared, or as is usual, before others.
func (c *chooser) best(r game.Rules, declared corner, games []*raw) (best score) {
	views := slices.Clone(c.viewsOf(r))
	slices.SortStableFunc(views, func(a, b *view) int {
		switch {
		case a.corner == declared && b.corner != declared:
			return -1
		case b.corner == declared && a.corner != declared:
			return 1
		}
		return 0
	})
	for _, v := range views {
		s := c.score(v, games)
		if v.corner != declared && !v.usual {
			s.plies -= chance
		}
		if best.view == nil || s.games > best.games && s.plies >= 0 || s.games == best.games && s.plies > best.plies {
			best = s
		}
		if best.games == len(games) {
			break
		}
	}
	return best
}

// named returns what the tags of a family name, and whether that is certain.
func (c *chooser) named(f family) (r game.Rules, certain bool) {
	if c.only != nil {
		return c.only, true
	}
	if r := c.byID(f.ruleset); r != nil {
		return r, true
	}
	if r := c.byID(plainName(f.variant)); r != nil {
		return r, false
	}
	for _, text := range []string{f.gameType, f.ruleset, f.variant} {
		if r := c.byID(text); r != nil {
			return r, true
		}
		digits, _, _ := strings.Cut(text, ",")
		if n, err := strconv.Atoi(strings.TrimSpace(digits)); err == nil {
			if r := c.byType(n); r != nil {
				return r, false
			}
		}
	}
	return nil, false
}

// plainName is the id of "Frysk!" and "Russian draughts".
func plainName(variant string) string {
	name := strings.ToLower(variant)
	for _, end := range []string{" draughts", " checkers", "!"} {
		name = strings.TrimSuffix(name, end)
	}
	return name
}

func (c *chooser) byID(id string) game.Rules {
	return c.first(func(r game.Rules) bool { return strings.EqualFold(r.ID(), id) })
}

func (c *chooser) byType(n int) game.Rules {
	return c.first(func(r game.Rules) bool { return n > 0 && gameType(r) == n })
}

func (c *chooser) first(is func(game.Rules) bool) game.Rules {
	if i := slices.IndexFunc(c.rules, is); i >= 0 {
		return c.rules[i]
	}
	return nil
}

// Common are the rules that moves alone may tell, of those listed: those first that more people play.
func Common(rules []game.Rules) []game.Rules { return (&chooser{rules: rules}).commons() }

// commons are the rules that moves alone may tell.
func (c *chooser) commons() (list []game.Rules) {
	for _, n := range common {
		if r := c.byType(n); r != nil {
			list = append(list, r)
		}
	}
	if r := c.byID(usualMills); r != nil {
		list = append(list, r)
	}
	return list
}

func (c *chooser) viewsOf(r game.Rules) []*view {
	if c.views == nil {
		c.views = map[string][]*view{}
	}
	if c.views[r.ID()] == nil {
		c.views[r.ID()] = viewsOf(r)
		for _, v := range c.views[r.ID()] {
			v.tangles = &c.read
		}
	}
	return c.views[r.ID()]
}

// score is how well a view fits games.
type score struct {
	view             *view
	games, of, plies int
	over             int // of the games: those that go on after their end
}

func (c *chooser) score(v *view, games []*raw) score {
	s := score{view: v, of: len(games)}
	v.tangles = &c.scored
	defer func() { v.tangles = &c.read }()
	for _, g := range games {
		start, err := v.start(g)
		if err != nil {
			continue
		}
		p := g.parsed(v.placing())
		f := v.follower(g, start.Now(), p.nodes)
		plies, _, stop := f.count(start.Now(), p.nodes)
		s.plies += plies
		told := len(p.nodes) > 0 || g.asked[tagFEN].text != "" && g.words() == 0
		if told && (stop == nil || stop.code == notation.GameOver) {
			s.games++
			if stop != nil {
				s.over++
			}
		}
	}
	return s
}
