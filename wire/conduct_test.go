package wire

import (
	"strings"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// TestConductIsTold: what passes between players beside their moves, as it is on the wire.
func TestConductIsTold(t *testing.T) {
	begun := timed(func(o *room.Open) { o.Rules, o.Takebacks, o.Touch = "brazilian-tournament", true, room.TouchTime })
	letters := asked{0, ana, room.Open{
		Rules: "brazilian", Seats: [2]room.Seat{{User: ana}, {User: bia}}, Clock: clock.Control{Main: 86_400_000, Style: clock.Move},
	}}
	hand := func(at clock.Instant, v int, square game.Square) asked {
		return asked{at, ana, room.Touch{Ply: 2, V: v, Square: square}}
	}
	for _, test := range []struct {
		before []asked
		last   asked
		want   string
	}{
		{begun, asked{5_000, ana, room.Takeback{V: 3}}, `{"t":"offered","v":4,"id":1,"by":"white","kind":"takeback"}`},
		{begun, asked{5_000, bia, room.Claim{V: 3, Reason: game.Repetition}}, `{"t":"claimed","v":4,"by":"black","reason":"repetition","plies":[2],"right":false}`},
		{begun, asked{5_000, bia, room.AddTime{V: 3}}, `{"t":"time-added","v":4,"color":"white","span":15000,"clock":{"left":[75000,60000],"runs":"white","at":2000}}`},
		{begun, asked{5_000, bia, room.Say{Phrase: "sorry"}}, `{"t":"said","v":4,"by":"black","phrase":"sorry"}`},
		{begun, hand(5_000, 3, 8), `{"t":"touched","v":4,"by":"white","square":8,"stuck":false,"clock":{"left":[60000,60000],"runs":"white","at":2000},"touch":{"penalty":"time","touched":[8],"stuck":[0,0]}}`},
		{begun, hand(5_000, 3, 0), `{"t":"touched","v":4,"by":"white","square":0,"stuck":true,"clock":{"left":[60000,60000],"runs":"white","at":2000},"touch":{"penalty":"time","touched":[],"stuck":[1,0]}}`},
		{append(begun[:len(begun):len(begun)], hand(5_000, 3, 0)), hand(6_000, 4, 1), `{"t":"touched","v":5,"by":"white","square":1,"stuck":true,"added":30000,"clock":{"left":[60000,90000],"runs":"white","at":2000},"touch":{"penalty":"time","touched":[],"stuck":[2,0]}}`},
		{append(begun[:len(begun):len(begun)], hand(5_000, 3, 8), hand(5_000, 4, 10)), asked{6_000, bia, room.Designate{V: 5, Square: 10}}, `{"t":"designated","v":6,"square":10}`},
		{begun, asked{5_000, room.User{}, room.Resume{Down: 3_000, Up: 9_000}}, `{"t":"resumed","v":4,"away":6000,"clock":{"left":[60000,60000],"runs":"white","at":8000}}`},
		{[]asked{letters}, asked{5_000, bia, room.Plan{V: 1, Lines: [][]string{{"c3-d4", "b6-c5"}}}}, `{"t":"planned","v":2,"lines":[["c3-d4","b6-c5"]]}`},
		{[]asked{letters, {1, bia, room.Plan{V: 1, Lines: [][]string{{"c3-d4", "b6-c5"}}}}}, asked{5_000, bia, room.Plan{V: 2}}, `{"t":"planned","v":3,"lines":[]}`},
	} {
		_, told := follow(t, append(test.before[:len(test.before):len(test.before)], test.last)...)
		wantTold(t, told, test.want)
	}
}

// TestTheStateHasTheConduct: who comes later sees what was told, and of plans and phrases what is his.
func TestTheStateHasTheConduct(t *testing.T) {
	s, _ := follow(t, asked{0, ana, room.Open{
		Rules: "brazilian-tournament", Seats: [2]room.Seat{{User: ana}, {User: bia}}, Takebacks: true, Touch: room.TouchForfeit, Public: true,
		Clock: clock.Control{Main: 86_400_000, Style: clock.Move},
	}},
		asked{1, bia, room.Plan{V: 1, Lines: [][]string{{"c3-d4", "b6-c5"}}}},
		asked{2, bia, room.Say{Phrase: "hello"}},
		asked{3, ana, room.Touch{V: 3, Square: 8}}, asked{3, ana, room.Touch{V: 4, Square: 10}}, asked{3, bia, room.Designate{V: 5, Square: 10}},
		asked{4, ana, room.OfferDraw{V: 6}},
	)
	text := func(viewer room.Audience) string { return string(Encode(StateOf("r", s, viewer, 9))) }
	everybody := []string{
		`"control":{"main":86400000,"bonus":0,"style":"move"}`, `"speed":"correspondence"`, `"takebacks":"ask"`, `"claimable":["repetition"]`,
		`"touch":{"penalty":"loss","touched":[8,10],"designated":10,"stuck":[0,0]}`, `"plans":true`, `"public":true`, `"abortable":true`,
		`"offers":[{"t":"offered","v":7,"id":1,"by":"white","kind":"draw"}]`,
	}
	plan, said := `"plan":[["c3-d4","b6-c5"]]`, `"said":[{"by":"black","phrase":"hello"}]`
	for viewer, has := range map[room.Audience]struct{ plan, said bool }{
		room.ToWhite: {false, true}, room.ToBlack: {true, true}, room.Watchers: {false, false}, room.ToWhite | room.ToBlack: {false, true},
	} {
		for _, part := range everybody {
			if !strings.Contains(text(viewer), part) {
				t.Errorf("for %03b %s lacks %s", viewer, text(viewer), part)
			}
		}
		if strings.Contains(text(viewer), plan) != has.plan || strings.Contains(text(viewer), said) != has.said {
			t.Errorf("for %03b: %s", viewer, text(viewer))
		}
	}
}

// TestPresenceIsTold: who is connected, and from when on a game may be claimed.
func TestPresenceIsTold(t *testing.T) {
	for text, here := range map[string]room.Here{
		`{"t":"here","white":true,"black":false,"watchers":3}`:                                       {Seats: [2]bool{true, false}, Watchers: 3},
		`{"t":"here","white":true,"black":false,"watchers":0,"gone":{"color":"black","at":1796000}}`: {Seats: [2]bool{true, false}, Gone: true, Color: game.Black, At: 1796000},
	} {
		if got := string((Encoder{}).Here(here)); got != text {
			t.Errorf("%s; want %s", got, text)
		}
	}
	if got := string((Encoder{}).Passed(7)); got != `{"t":"passed","v":7}` {
		t.Error(got)
	}
}
