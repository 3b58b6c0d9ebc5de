package server

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/wire"
)

// What a player plans and says, and the links to seats, reach nobody who watches, nor the opponent where it
// is the player's alone: not as messages, not in the state, not in the page.
func TestWatchersAreToldNoSecrets(t *testing.T) {
	s, ctx := start(t), patience(t)
	built(t)
	ann, link := invite(t, ctx, s, "&clock=259200m")
	bobs := client.New(s.base)
	accept(t, ctx, bobs, link, "Bob")
	told(t, ann, "seated", "")
	bob := sit(t, ctx, bobs, ann.Room)
	eve := sit(t, ctx, client.New(s.base), ann.Room)
	playing, waiting := ann, bob // she has White
	plan := [][]string{{"c3-d4", "b6-c5"}}
	tell(t, waiting, wire.Plan{V: waiting.V, Lines: plan})
	heard := map[*seated][]string{}
	hear := func() {
		for _, p := range []*seated{waiting, playing, eve} {
			heard[p] = append(heard[p], p.hear(t, ctx).Tag())
		}
	}
	hear()
	tell(t, playing, wire.Say{Phrase: "good-luck"})
	hear()
	for p, want := range map[*seated]string{waiting: "planned said", playing: "passed said", eve: "passed passed"} {
		if got := strings.Join(heard[p], " "); got != want {
			t.Errorf("%v is told %s; want %s", p.You, got, want)
		}
	}
	for p, secrets := range map[*seated][]string{
		playing: {"c3-d4\",\"b6-c5"},
		eve:     {"c3-d4\",\"b6-c5", "good-luck", "/lugar/"},
	} {
		again := sit(t, ctx, p.Browser, p.Room)
		state, err := json.Marshal(again.State)
		if err != nil {
			t.Fatal(err)
		}
		a := ask(t, ctx, p.Browser, "GET", s.base+"/jogo/"+p.Room, "")
		for _, secret := range secrets {
			page, _, _ := strings.Cut(a.body, `id="words"`) // every phrase there is has its words there
			if bytes.Contains(state, []byte(secret)) || strings.Contains(page, secret) {
				t.Errorf("%v sees %s", p.You, secret)
			}
		}
	}
	if again := sit(t, ctx, waiting.Browser, waiting.Room); len(again.Plan) != 1 || len(again.Said) != 1 {
		t.Errorf("who planned has %v, and %v was said", again.Plan, again.Said)
	}
}
