package engine

// Levels are how well the computer can play; a level is 1 to Levels.
const Levels = 10

// Lapses are what a player overlooks, as people do; the zero value: nothing. Whether a position is
// one of those is decided by the position and the seed of the search, so a search repeats itself.
type Lapses struct {
	Long     int   // a capture of so many pieces or more can be overlooked; 0: none
	Overlook int   // and is in so many positions of a hundred
	Hasty    int   // at the end of its lines it does not look at the answer in so many of a hundred
	Noise    Score // a quiet position is weighed at most so much too high or too low
}

// levels are the levels from 1 on. The numbers are measured: docs/strength.md.
var levels = [Levels]Limits{
	{Depth: 1, Nodes: 1_000, Lapses: Lapses{Long: 2, Overlook: 45, Hasty: 30, Noise: 30}},
	{Depth: 2, Nodes: 2_000, Lapses: Lapses{Long: 3, Overlook: 40, Hasty: 20, Noise: 25}},
	{Depth: 3, Nodes: 3_000, Lapses: Lapses{Long: 3, Overlook: 25, Hasty: 12, Noise: 20}},
	{Depth: 4, Nodes: 4_000, Lapses: Lapses{Long: 3, Overlook: 12, Hasty: 8, Noise: 16}},
	{Depth: 5, Nodes: 6_000, Lapses: Lapses{Long: 4, Overlook: 10, Hasty: 4, Noise: 14}},
	{Depth: 6, Nodes: 9_000, Lapses: Lapses{Long: 4, Overlook: 5, Noise: 12}},
	{Depth: 7, Nodes: 14_000, Lapses: Lapses{Noise: 10}},
	{Depth: 9, Nodes: 24_000, Lapses: Lapses{Noise: 8}},
	{Depth: 12, Nodes: 60_000, Lapses: Lapses{Noise: 4}},
	{Depth: 60, Nodes: 150_000},
}

// Level returns the limits of a level; below 1 is 1, above Levels is Levels.
func Level(level int) Limits { return levels[min(max(level, 1), Levels)-1] }
