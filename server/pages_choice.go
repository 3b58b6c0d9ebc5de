package server

import (
	"slices"
	"strconv"

	"tabuleiro/clock"
	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/room"
)

// option is one value of a field of the start page.
type option struct {
	Value, Label string
	Chosen       bool
}

// What the start page offers; POST /jogo takes more.
var (
	clocks  = []clock.Control{{}, {Main: 180_000, Bonus: 2_000}, {Main: 300_000, Bonus: 3_000}, {Main: 600_000, Bonus: 5_000}, {Main: 900_000, Bonus: 10_000}, {Main: 1_800_000}}
	days    = []clock.Span{day, 3 * day, 7 * day}
	styles  = []clock.Style{clock.Increment, clock.Delay, clock.Bronstein}
	minutes = []int{1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 60, 90, 120, 180}
	bonuses = []int{0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60, 90, 120, 180}
	matches = []int{0, 1, 2, 4, 6, 8, 10, 20}
)

// What is offered to who has not chosen yet.
const (
	usualLevel = 3 // "Fácil"
	ownMinutes = 7
	ownBonus   = 5
)

// orDefault fills what the last choice leaves open, or names what is no longer there.
func orDefault(last Choice, rules []game.Rules) Choice {
	if last == (Choice{}) {
		last.Takebacks = true
	}
	known := func(r game.Rules) bool { return r.ID() == last.Rules }
	if !slices.ContainsFunc(rules, known) && len(rules) > 0 {
		last.Rules = rules[0].ID()
	}
	if !slices.Contains(opponents, last.Opponent) {
		last.Opponent = "computer"
	}
	if !slices.Contains(colours, last.Colour) {
		last.Colour = "white"
	}
	if last.Level < 1 || last.Level > engine.Levels {
		last.Level = usualLevel
	}
	return last
}

// offer fills the fields from the last choice.
func (c *card) offer() {
	for level := 1; level <= engine.Levels; level++ {
		value := strconv.Itoa(level)
		label := c.T("level." + value)
		c.Levels = append(c.Levels, option{value, label, level == c.Last.Level})
		if level == c.Last.Level {
			c.Level = label
		}
	}
	c.offerClocks()
	for _, t := range touches {
		c.Touches = append(c.Touches, option{string(t), c.T("touch." + touchName(t)), t == c.Last.Touch})
	}
	for _, n := range matches {
		label := c.T("home.games.open")
		if n > 0 {
			label = c.Count("home.games", n)
		}
		c.Games = append(c.Games, option{strconv.Itoa(n), label, n == c.Last.Games})
		if n == c.Last.Games {
			c.Length = label
		}
	}
}

// touchName is a penalty by its word.
func touchName(t room.TouchMove) string {
	if t == room.TouchFree {
		return "free"
	}
	return string(t)
}

// offerClocks tells what is chosen from the list from what was made of minutes and bonus.
func (c *card) offerClocks() {
	last := c.Last.Clock
	main, bonus := int(last.Main/60_000), int(last.Bonus/1000)
	byMove := last.Style == clock.Move
	c.OwnClock = !byMove && !slices.Contains(clocks, last)
	c.Time = c.clockName(last)
	for _, control := range clocks {
		c.Clocks = append(c.Clocks, option{clockText(control), c.clockName(control), control == last})
	}
	for _, d := range days {
		control := clock.Control{Main: d, Style: clock.Move}
		c.Days = append(c.Days, option{clockText(control), c.Count("time.days", int(d/day)), control == last})
	}
	if !c.OwnClock {
		main, bonus, last.Style = ownMinutes, ownBonus, clock.Increment
	}
	for _, s := range styles {
		c.Styles = append(c.Styles, option{marks[s], c.T("clock.style." + styleName(s)), s == last.Style})
	}
	c.Minutes = numbers(minutes, main)
	c.Bonuses = numbers(bonuses, bonus)
}

func (p Page) clockName(c clock.Control) string {
	switch {
	case !c.Runs():
		return p.T("clock.none")
	case c.Style == clock.Move:
		return p.Count("time.days", int(c.Main/day))
	}
	return p.T("clock.of"+dotted(c.Style), "main", int(c.Main/60_000), "bonus", int(c.Bonus/1000))
}

// styleName is a style by its word, dotted the end of its key: nothing for the increment.
func styleName(s clock.Style) string {
	if s == clock.Increment {
		return "increment"
	}
	return string(s)
}

func dotted(s clock.Style) string {
	if s == clock.Increment {
		return ""
	}
	return "." + string(s)
}

// numbers offers a list, and what is chosen beside it.
func numbers(list []int, chosen int) []option {
	if !slices.Contains(list, chosen) {
		list = append(slices.Clone(list), chosen)
		slices.Sort(list)
	}
	var options []option
	for _, n := range list {
		text := strconv.Itoa(n)
		options = append(options, option{text, text, n == chosen})
	}
	return options
}
