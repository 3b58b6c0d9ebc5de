package engine

import "testing"

func TestScoresAreReadAsPlayersDo(t *testing.T) {
	for s, want := range map[Score]string{
		0: "+0.00", 125: "+1.25", -7: "-0.07",
		WonIn(3): "#3", LostIn(12): "#-12", Won: "#0",
	} {
		if got := s.String(); got != want {
			t.Errorf("%d: %s, want %s", s, got, want)
		}
	}
}

func TestHigherLevelsThinkFurther(t *testing.T) {
	for level := 2; level <= Levels; level++ {
		if a, b := Level(level-1), Level(level); a.Depth >= b.Depth || a.Nodes >= b.Nodes {
			t.Errorf("level %d: %+v, below it %+v", level, b, a)
		}
	}
}
