package main

import (
	"fmt"
	"io"
	"strings"
)

// bound is the score that the lower end of the interval must be above.
const bound = 0.60

// print writes the results that were asked for as a Markdown table, a pair a line. The scores that
// are not surely above the bound are bold, and missed says that there are some.
func (a *arena) print(w io.Writer, r *results) (missed bool, err error) {
	var b strings.Builder
	fmt.Fprintf(&b, "| levels | %s |\n|%s\n", strings.Join(a.Rules, " | "), strings.Repeat(" --- |", len(a.Rules)+1))
	for _, p := range a.Pairs {
		fmt.Fprintf(&b, "| %d over %d |", p.upper, p.lower)
		for _, rules := range a.Rules {
			f, known := r.known[a.key(rules, p)]
			if !known {
				b.WriteString(" not played |")
				continue
			}
			s, mark := f.Score(), ""
			if s.Low <= bound {
				mark, missed = "**", true
			}
			fmt.Fprintf(&b, " %s%.1f (%.1f–%.1f)%s |", mark, 100*s.Mean, 100*s.Low, 100*s.High, mark)
		}
		b.WriteString("\n")
	}
	_, err = io.WriteString(w, b.String())
	return missed, err
}
