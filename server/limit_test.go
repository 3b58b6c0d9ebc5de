package server

import (
	"fmt"
	"testing"
	"time"
)

func TestBucketGivesBurstThenOneEach(t *testing.T) {
	start := time.Unix(1_000_000, 0)
	b := bucket{rate: Rate{Burst: 3, Every: time.Second}}
	for _, step := range []struct {
		after time.Duration
		want  string // y or n for each try at that moment
	}{
		{0, "yyynn"},
		{999 * time.Millisecond, "n"},
		{time.Second, "yn"},
		{500 * time.Millisecond, "n"}, // a clock that goes back gives nothing
		{4 * time.Second, "yyyn"},
		{time.Hour, "yyyn"},
	} {
		got := ""
		for range step.want {
			got += map[bool]string{true: "y", false: "n"}[b.take(start.Add(step.after))]
		}
		if got != step.want {
			t.Errorf("after %v: %s, want %s", step.after, got, step.want)
		}
	}
}

func TestBucketsAreApartAndBounded(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	b := buckets{rate: Rate{Burst: 1, Every: time.Minute}, most: 100}
	for i := range 100 {
		if name := fmt.Sprint(i); !b.take(name, now) || b.take(name, now) {
			t.Fatalf("%s did not get one and one alone", name)
		}
	}
	if b.take("one more", now) || len(b.all) != 100 {
		t.Errorf("%d names are remembered", len(b.all))
	}
	if !b.take("one more", now.Add(time.Minute)) || len(b.all) != 1 {
		t.Errorf("after a minute %d names are remembered", len(b.all))
	}
}

func TestCountsAreApartAndLeaveNothingBehind(t *testing.T) {
	c := counts{most: 2}
	got := ""
	for _, step := range []string{"+a", "+a", "+a", "+b", "-a", "+a", "+a", "-a", "-a", "-b", "+b", "-b"} {
		name := step[1:]
		if step[0] == '-' {
			c.leave(name)
			continue
		}
		got += map[bool]string{true: "y", false: "n"}[c.enter(name)]
	}
	if got != "yynyyny" || len(c.all) != 0 {
		t.Errorf("entered %s, want yynyyny; %d names are left", got, len(c.all))
	}
}
