package all

import (
	"testing"
)

func TestFindFindsWhatAllLists(t *testing.T) {
	for _, r := range All() {
		if got, err := Find(r.ID()); err != nil || got != r {
			t.Errorf("Find(%q) = %v, %v", r.ID(), got, err)
		}
	}
}

func TestEveryRulesetIsInOneGroup(t *testing.T) {
	in := map[string]int{}
	for _, f := range Families() {
		for _, g := range f.Groups {
			for _, r := range g.Rules {
				in[r.ID()]++
			}
		}
	}
	for _, r := range All() {
		if in[r.ID()] != 1 {
			t.Errorf("%s is in %d groups", r.ID(), in[r.ID()])
		}
		delete(in, r.ID())
	}
	if len(in) > 0 {
		t.Errorf("groups name %v, which are not listed", in)
	}
}

func TestTheFirstRulesOfAFamilyReadItsSample(t *testing.T) {
	for _, f := range Families() {
		if f.Sample == "" {
			continue
		}
		if _, _, err := f.Groups[0].Rules[0].Parse(f.Sample); err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
}
