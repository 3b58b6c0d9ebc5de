package server

import (
	"net/url"
	"strconv"
	"strings"

	"tabuleiro/clock"
)

// The limits of a clock that is chosen; the room's own are wider.
const (
	minMain  = clock.Span(10_000)
	maxMain  = clock.Span(10_800_000)
	maxBonus = clock.Span(180_000)
	minMove  = day
	maxMove  = 14 * day
	day      = clock.Span(86_400_000)
)

// marks stand between main time and bonus, in seconds: "300+3", "300d3", "300b3"; and after the seconds
// of a move by correspondence, "259200m".
var marks = map[clock.Style]string{clock.Increment: "+", clock.Delay: "d", clock.Bronstein: "b", clock.Move: "m"}

// readClock reads the field clock: "" is no clock, "own" one made of the fields minutes, bonus and
// style, which is one of marks.
func readClock(form url.Values) (c clock.Control, ok bool) {
	text := form.Get("clock")
	switch text {
	case "":
		return clock.Control{}, true
	case "own":
		minutes, ok := number(form.Get("minutes"), 1, int(maxMain/60_000))
		if !ok {
			return clock.Control{}, false
		}
		mark := form.Get("style")
		if mark == "" {
			mark = marks[clock.Increment]
		}
		text = strconv.Itoa(60*minutes) + mark + form.Get("bonus")
	}
	for style, mark := range marks {
		if main, bonus, found := strings.Cut(text, mark); found {
			return control(style, main, bonus)
		}
	}
	return clock.Control{}, false
}

// control reads the two numbers of a clock, in seconds.
func control(style clock.Style, main, bonus string) (clock.Control, bool) {
	least, most, mostBonus := minMain, maxMain, maxBonus
	if style == clock.Move {
		least, most, mostBonus = minMove, maxMove, 0
	}
	seconds, fine := number(main, int(least/1000), int(most/1000))
	more, right := number(bonus, 0, int(mostBonus/1000))
	c := clock.Control{Main: clock.Span(1000 * seconds), Bonus: clock.Span(1000 * more), Style: style}
	return c, fine && right && c.Runs() && c.Valid()
}

// clockText is the field clock for a control.
func clockText(c clock.Control) string {
	switch {
	case !c.Runs():
		return ""
	case c.Style == clock.Move:
		return strconv.FormatInt(int64(c.Main/1000), 10) + marks[c.Style]
	}
	return strconv.FormatInt(int64(c.Main/1000), 10) + marks[c.Style] + strconv.FormatInt(int64(c.Bonus/1000), 10)
}
