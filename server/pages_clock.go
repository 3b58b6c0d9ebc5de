package server

import (
	"fmt"
	"strconv"
	"strings"

	"tabuleiro/clock"
)

// control is the time of a game as players say it, "5 + 3": minutes and the bonus in seconds, or
// "3 dias por lance".
func (t table) control() string {
	c := t.State.Control
	if c == nil {
		return ""
	}
	if c.Style == string(clock.Move) {
		return t.Count("clock.days", int(c.Main/day))
	}
	main := strconv.FormatFloat(float64(c.Main)/60_000, 'f', -1, 64)
	if c.Main%30_000 != 0 {
		main = t.T("time.short", "n", c.Main/1000)
	}
	style := clock.Style(c.Style)
	if c.Style == "increment" {
		style = clock.Increment
	}
	return t.T("clock.of"+dotted(style), "main", strings.ReplaceAll(main, ".", t.T("time.point")), "bonus", c.Bonus/1000)
}

// clock is what a side has left as the page is made, on the dial and in words.
func (t table) clock(side, name string) (dial, words string) {
	c := t.State.Clock
	if c == nil {
		return "", ""
	}
	i := 0
	if side == "black" {
		i = 1
	}
	left := int64(c.Left[i])
	if c.Runs == side && t.State.Outcome == nil {
		left = max(left-max(int64(t.State.Now-c.At)-int64(c.Free), 0), 0)
	}
	return t.dial(left), t.T("time.of", "name", name, "time", t.spoken(left))
}

// dial cuts milliseconds to "2 d 5 h", "1:05:09", "4:12" or "0:08,4", as web/src/page/clock.ts does.
func (t table) dial(left int64) string {
	s := left / 1000
	switch {
	case s >= 86_400:
		return t.T("time.days.short", "days", s/86_400, "hours", s/3600%24)
	case s >= 3600:
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	case s >= 10:
		return fmt.Sprintf("%d:%02d", s/60, s%60)
	}
	return fmt.Sprintf("0:%02d%s%d", s, t.T("time.point"), left/100%10)
}

func (t table) spoken(left int64) string {
	s := int(left / 1000)
	var parts []string
	for _, p := range []struct {
		unit string
		n    int
	}{{"days", s / 86_400}, {"hours", s / 3600 % 24}, {"minutes", s / 60 % 60}, {"seconds", s % 60}} {
		if p.unit == "seconds" && left >= int64(day) {
			continue // nobody counts them
		}
		if p.n > 0 || p.unit == "seconds" && s == 0 {
			parts = append(parts, t.Count("time."+p.unit, p.n))
		}
	}
	return strings.Join(parts, t.T("list.and"))
}

// joined puts what there is of parts into one line.
func joined(parts ...string) string {
	var some []string
	for _, p := range parts {
		if p != "" {
			some = append(some, p)
		}
	}
	return strings.Join(some, " · ")
}
