package server

import (
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/wire"
)

// matchOf is a game of Ana against Beto, seen by who plays those sides. They change colours.
func matchOf(match *wire.Match, outcome game.Result, you ...string) wire.State {
	s := stateOf("brazilian", you...)
	ana, beto := wire.Seat{Kind: "person", Name: "Ana"}, wire.Seat{Kind: "person", Name: "Beto"}
	s.Seats, s.Match = wire.Seats{White: ana, Black: beto}, match
	if match != nil && match.Game%2 == 0 {
		s.Seats = wire.Seats{White: beto, Black: ana}
	}
	if outcome != "" {
		s.Outcome = &wire.Ended{T: "ended", Result: outcome, Reason: "agreement"}
	}
	return s
}

func TestScoreOfAMatchKeepsItsOrder(t *testing.T) {
	for _, c := range []struct {
		state wire.State
		want  scoreLine
	}{
		{matchOf(nil, ""), scoreLine{Points: "0 – 0"}},
		{matchOf(nil, game.WhiteWins), scoreLine{Points: "1 – 0", Shown: true}},
		{matchOf(nil, game.NoResult), scoreLine{Points: "0 – 0"}},
		{matchOf(&wire.Match{Game: 1}, ""), scoreLine{Points: "0 – 0"}},
		{matchOf(&wire.Match{Game: 1, Of: 1}, ""), scoreLine{Points: "0 – 0"}},
		{matchOf(&wire.Match{Game: 1, Of: 2}, ""), scoreLine{Points: "0 – 0", Game: "partida 1 de 2", Shown: true}},
		{matchOf(&wire.Match{Game: 2, Score: [2]int{0, 2}}, ""), scoreLine{Points: "1 – 0", Game: "partida 2", Shown: true}},
		{matchOf(&wire.Match{Game: 2, Score: [2]int{0, 2}}, game.WhiteWins), scoreLine{Points: "1 – 1", Game: "partida 2", Shown: true}},
		{matchOf(&wire.Match{Game: 3, Of: 4, Score: [2]int{3, 1}}, game.Drawn), scoreLine{Points: "2 – 1", Game: "partida 3 de 4", Shown: true}},
	} {
		c.want.First, c.want.Second = "Ana", "Beto"
		if got := newTable(GameView{State: c.state}).Score; got != c.want {
			t.Errorf("%+v, %v: %+v, want %+v", c.state.Match, c.state.Outcome, got, c.want)
		}
	}
}

func TestTheEndOfAMatchIsSaid(t *testing.T) {
	last := wire.Match{Game: 3, Of: 3, Score: [2]int{2, 2}} // Ana is White
	nameless := matchOf(&last, game.BlackWins)
	nameless.Seats.White.Name, nameless.Seats.Black.Name = "", ""
	for _, c := range []struct {
		state wire.State
		want  string
	}{
		{matchOf(&last, ""), ""},
		{matchOf(&last, game.WhiteWins), "Ana venceu a disputa por 2 – 1"},
		{matchOf(&last, game.BlackWins, "white", "black"), "Beto venceu a disputa por 2 – 1"},
		{matchOf(&last, game.WhiteWins, "white"), "Você venceu a disputa por 2 – 1"},
		{matchOf(&last, game.WhiteWins, "black"), "Você perdeu a disputa por 2 – 1"},
		{matchOf(&last, game.Drawn), "Disputa empatada"},
		{matchOf(&last, game.NoResult), ""},
		{nameless, "As pretas vencem a disputa por 2 – 1"},
		{matchOf(&wire.Match{Game: 2, Of: 3, Score: [2]int{2, 0}}, game.WhiteWins), ""},
		{matchOf(&wire.Match{Game: 3, Score: [2]int{2, 2}}, game.WhiteWins), ""},
	} {
		if got := newTable(GameView{State: c.state}).Score.End; got != c.want {
			t.Errorf("%+v, %v to %v: %q, want %q", c.state.Match, c.state.Outcome, c.state.You, got, c.want)
		}
	}
}

func TestAScoreStandsOnThePageWhereThereIsOne(t *testing.T) {
	open := matchOf(&wire.Match{Game: 1, Of: 2}, "", "white")
	open.Seats.Black = wire.Seat{Kind: "person", Open: true}
	for _, c := range []struct {
		state       wire.State
		want, lacks string
	}{
		{matchOf(&wire.Match{Game: 2, Of: 4, Score: [2]int{1, 3}}, ""), `<dd id="placar">Ana 1½ – ½ Beto, partida 2 de 4</dd>`, `id="score">`},
		{matchOf(&wire.Match{Game: 1}, ""), `id="score" hidden>`, `id="placar"`},
		{open, `<dd id="placar" hidden>`, `id="placar">`},
		{matchOf(&wire.Match{Game: 2, Of: 2, Score: [2]int{0, 2}}, game.BlackWins), `id="score"><b>Ana</b><strong>2 – 0</strong><b>Beto</b><small>Ana venceu a disputa por 2 – 0</small>`, "partida 2 de 2</small>"},
	} {
		page := rendered(t, func(b *strings.Builder) error { return RenderGame(b, GameView{State: c.state}) })
		if !strings.Contains(page, c.want) || strings.Contains(page, c.lacks) {
			t.Errorf("%+v: the page lacks %q, or has %q", c.state.Match, c.want, c.lacks)
		}
	}
}
