package draughts

import "tabuleiro/game"

// Positions where nothing is to be taken and no ending is near, by the shape of the board: two
// kings may go to and fro.
const (
	calm         = "W:Wa1,a3,Kc1,g1:Bb8,Kf8,h6,h8"
	calmMirrored = "W:Wb1,Kf1,h1,h3:Ba6,a8,Kc8,g8"
	calmTurkish  = "W:Wa2,Kb1:BKg8,h7"
	calm10       = "W:Wa1,a3,Kc1:BKh10,j8,j10"
	calm12       = "W:Wa1,a3,Kc1:BKj12,l10,l12"
	calmSriLanka = "W:WKj1,l1,l3:Ba10,a12,Kc12"

	toAndFro         = "c1-d2 f8-e7 d2-c1 e7-f8 "
	toAndFroMirrored = "f1-e2 c8-d7 e2-f1 d7-c8 "
	toAndFroTurkish  = "b1-c1 g8-f8 c1-b1 f8-g8 "
	toAndFro10       = "c1-d2 h10-g9 d2-c1 g9-h10 "
	toAndFro12       = "c1-d2 j12-i11 d2-c1 i11-j12 "
	toAndFroSriLanka = "j1-i2 c12-d11 i2-j1 d11-c12 "

	withAMan         = "a1-b2 f8-e7 c1-d2 e7-f8 d2-c1"
	withAManMirrored = "h1-g2 c8-d7 f1-e2 d7-c8 e2-f1"
	withAManTurkish  = "a2-a3 g8-f8 b1-c1 f8-g8 c1-b1"
	withAMan10       = "a1-b2 h10-g9 c1-d2 g9-h10 d2-c1"
	withAMan12       = "a1-b2 j12-i11 c1-d2 i11-j12 d2-c1"
	withAManSriLanka = "l1-k2 c12-d11 j1-i2 d11-c12 i2-j1"
)

// drawRows shows every draw rule of every listed ruleset. Counts near their end are begun from a
// FEN with its tail.
var drawRows = []drawRow{
	// Repetition: the start counts, so the third time is after the eighth ply. When a man has moved
	// no position comes back, and the count is of new ones.
	{rules: "brazilian brazilian-behind english-traditional russian-free misere", rule: "R",
		fen: calm, line: toAndFro + toAndFro, before: "no-progress 7/40", reason: game.Repetition,
		afresh: []afresh{{calm, toAndFro + withAMan, "no-progress 4/40"}}},
	{rules: "brazilian-tournament brazilian-cbd", rule: "R",
		fen: calm, line: toAndFro + toAndFro, before: "no-progress 7/40",
		afresh: []afresh{{calm, toAndFro + withAMan, "no-progress 4/40"}}},
	{rules: "pool czech brazilian-64 russian", rule: "R",
		fen: calm, line: toAndFro + toAndFro, before: "no-progress 7/30", reason: game.Repetition,
		afresh: []afresh{{calm, toAndFro + withAMan, "no-progress 4/30"}}},
	{rules: "english thai", rule: "R",
		fen: calm, line: toAndFro + toAndFro, before: "no-progress 7/80", reason: game.Repetition,
		afresh: []afresh{{calm, toAndFro + withAMan, "no-progress 4/80"}}},
	{rules: "russian-online", rule: "R",
		fen: calm, line: toAndFro + toAndFro, reason: game.Repetition,
		afresh: []afresh{{calm, toAndFro + withAMan, ""}}},
	{rules: "italian-traditional spanish", rule: "R",
		fen: calmMirrored, line: toAndFroMirrored + toAndFroMirrored, before: "no-progress 7/40", reason: game.Repetition,
		afresh: []afresh{{calmMirrored, toAndFroMirrored + withAManMirrored, "no-progress 4/40"}}},
	{rules: "portuguese", rule: "R",
		fen: calmMirrored, line: toAndFroMirrored + toAndFroMirrored, before: "no-progress 7/40",
		afresh: []afresh{{calmMirrored, toAndFroMirrored + withAManMirrored, "no-progress 4/40"}}},
	{rules: "italian", rule: "R", // the fourth time
		fen: calmMirrored, line: toAndFroMirrored + toAndFroMirrored + toAndFroMirrored, before: "no-progress 11/80", reason: game.Repetition,
		afresh: []afresh{{calmMirrored, toAndFroMirrored + withAManMirrored, "no-progress 4/80"}}},
	{rules: "turkish turkish-traditional", rule: "R",
		fen: calmTurkish, line: toAndFroTurkish + toAndFroTurkish, before: "no-progress 7/80", reason: game.Repetition,
		afresh: []afresh{{calmTurkish, toAndFroTurkish + withAManTurkish, "no-progress 4/80"}}},
	{rules: "international killer", rule: "R",
		fen: calm10, line: toAndFro10 + toAndFro10, before: "no-progress 7/50", reason: game.Repetition,
		afresh: []afresh{{calm10, toAndFro10 + withAMan10, "no-progress 4/50"}}},
	{rules: "antidraughts", rule: "R",
		fen: calm10, line: toAndFro10 + toAndFro10, reason: game.Repetition,
		afresh: []afresh{{calm10, toAndFro10 + withAMan10, ""}}},
	{rules: "canadian", rule: "R",
		fen: calm12, line: toAndFro12 + toAndFro12, before: "no-progress 7/50", reason: game.Repetition,
		afresh: []afresh{{calm12, toAndFro12 + withAMan12, "no-progress 4/50"}}},
	{rules: "srilankan", rule: "R",
		fen: calmSriLanka, line: toAndFroSriLanka + toAndFroSriLanka, before: "no-progress 7/50", reason: game.Repetition,
		afresh: []afresh{{calmSriLanka, toAndFroSriLanka + withAManSriLanka, "no-progress 4/50"}}},

	// Quiet: a man's move and a king's capture begin the count again.
	{rules: "brazilian brazilian-tournament brazilian-casual brazilian-behind brazilian-cbd english-traditional russian-free misere", rule: "Q",
		fen: calm + ":Q38", line: "c1-d2 f8-e7", before: "no-progress 39/40", reason: game.NoProgress,
		afresh: []afresh{
			{calm + ":Q38", "a1-b2", ""},
			{calm + ":Q38", "a1-b2 f8-e7", "no-progress 1/40"},
			{"W:Wa1,Kc1:Ba7,f4,h8,Kb8:Q38", "c1xg5", ""},
		}},
	{rules: "pool czech brazilian-64 russian", rule: "Q",
		fen: calm + ":Q28", line: "c1-d2 f8-e7", before: "no-progress 29/30", reason: game.NoProgress,
		afresh: []afresh{
			{calm + ":Q28", "a1-b2 f8-e7", "no-progress 1/30"},
		}},
	{rules: "brazilian-64 russian", rule: "Q", // silent where the balance of seven pieces counts
		fen: calm + ":Q28", line: "c1-d2 f8-e7", before: "no-progress 29/30", reason: game.NoProgress,
		afresh: []afresh{
			{"W:Wa1,Kc1:Ba7,b8,d8,f4,Kf8,h8:Q28", "c1xg5 f8-g7 g5-h4", "balance 2/120"},
		}},
	{rules: "english thai", rule: "Q",
		fen: calm + ":Q78", line: "c1-d2 f8-e7", before: "no-progress 79/80", reason: game.NoProgress,
		afresh: []afresh{
			{calm + ":Q78", "a1-b2 f8-e7", "no-progress 1/80"},
		}},
	{rules: "portuguese spanish italian-traditional", rule: "Q",
		fen: calmMirrored + ":Q38", line: "f1-e2 c8-d7", before: "no-progress 39/40", reason: game.NoProgress,
		afresh: []afresh{
			{calmMirrored + ":Q38", "h1-g2 c8-d7", "no-progress 1/40"},
		}},
	{rules: "italian", rule: "Q",
		fen: calmMirrored + ":Q78", line: "f1-e2 c8-d7", before: "no-progress 79/80", reason: game.NoProgress,
		afresh: []afresh{
			{calmMirrored + ":Q78", "h1-g2 c8-d7", "no-progress 1/80"},
		}},
	{rules: "turkish turkish-traditional", rule: "Q",
		fen: calmTurkish + ":Q78", line: "b1-c1 g8-f8", before: "no-progress 79/80", reason: game.NoProgress,
		afresh: []afresh{
			{calmTurkish + ":Q78", "a2-a3 g8-f8", "no-progress 1/80"},
		}},
	{rules: "international killer", rule: "Q",
		fen: calm10 + ":Q48", line: "c1-d2 h10-g9", before: "no-progress 49/50", reason: game.NoProgress,
		afresh: []afresh{
			{calm10 + ":Q48", "a1-b2 h10-g9", "no-progress 1/50"},
		}},
	{rules: "canadian", rule: "Q",
		fen: calm12 + ":Q48", line: "c1-d2 j12-i11", before: "no-progress 49/50", reason: game.NoProgress,
		afresh: []afresh{
			{calm12 + ":Q48", "a1-b2 j12-i11", "no-progress 1/50"},
		}},
	{rules: "srilankan", rule: "Q",
		fen: calmSriLanka + ":Q48", line: "j1-i2 c12-d11", before: "no-progress 49/50", reason: game.NoProgress,
		afresh: []afresh{
			{calmSriLanka + ":Q48", "l1-k2 c12-d11", "no-progress 1/50"},
		}},
	{rules: "frisian frysk", rule: "Q",
		fen: calm10 + ":Q98", line: "c1-d2 h10-g9", before: "no-progress 99/100", reason: game.NoProgress,
		afresh: []afresh{
			{calm10 + ":Q98", "a1-b2 h10-g9", "no-progress 1/100"},
		}},
}
