package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// winning is how the position on the board decides.
func winning(r draughts.Ruleset) guide.Topic {
	t := topic("winning", "Misere", "WinByCrowning", "Board")
	stuck := guide.Figure{
		Position: by(r, "W:Wb2,c1,e3:Ba3,f4", "W:Wa3,a4,b4,c5,b6,c6:Ba5,a6"), From: "a1", To: by(r, "h6", "f6"),
		Shows: []string{by(r, "e3xg5", "b4-b5")},
		Ends:  game.NoMoves, Winner: guide.WhiteWins,
		Caption: by(r, say("winning.stuck.figure", "s", "a3", "taken", "f4"), say("winning.closed.figure", "s", "a5")),
	}
	switch {
	case r.Misere:
		stuck.Winner = guide.BlackWins
		stuck.Caption = say("winning.misere.figure", "s", "a3", "taken", "f4")
		t.Words = []guide.Words{say("winning.misere")}
	default:
		t.Words = []guide.Words{say("winning.rule")}
	}
	t.Figures = []guide.Figure{stuck}
	if r.WinByCrowning {
		t.Words = append(t.Words, say("winning.crown"))
		t.Figures = append(t.Figures, guide.Figure{
			Position: "W:Wc7:Bh2", Far: true, From: "a5", To: "f8",
			Shows: []string{"c7-b8"}, Ends: game.Crowned, Winner: guide.WhiteWins,
			Claim: of("c7", "c7-b8", "c7-d8"), Task: say("task.win"),
			Caption: say("winning.crown.figure", "s", guide.Far("c7")),
		})
	}
	return t
}

// bare is that a lone man loses to a king.
func bare(r draughts.Ruleset) guide.Topic {
	if !r.BarePieceLoses {
		return guide.Topic{}
	}
	t := topic("bare", "BarePieceLoses")
	t.Words = []guide.Words{say("bare.rule"), say("bare.spared")}
	t.Figures = []guide.Figure{{
		Position: "W:WKa4:Bd4,h7", Shows: []string{"a4xe4"}, Claim: captures("a4xe4"),
		Ends: game.BarePiece, Winner: guide.WhiteWins,
		Caption: say("bare.figure", "s", "a4", "taken", "d4", "left", "h7"), Task: captureTask(),
	}}
	return t
}

// otherEnds are those that the players or the clock bring.
func otherEnds() guide.Topic {
	t := topic("other-ends")
	t.Words = []guide.Words{say("other-ends.resign"), say("other-ends.agree"), say("other-ends.time")}
	t.Codes = []game.Code{game.GameOver}
	return t
}
