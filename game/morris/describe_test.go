package morris

import (
	"encoding/json"
	"testing"
)

func TestRulesetsAsJSON(t *testing.T) {
	for id, want := range map[string]string{
		"morris3": `{"id":"morris3","men":3,"files":3,"ranks":3,` +
			`"lines":["a1 b1 c1","a2 b2 c2","a3 b3 c3","a1 a2 a3","b1 b2 b3","c1 c2 c3","a1 b2 c3","a3 b2 c1"],` +
			`"diagonals":true,"first":"white","flyAt":0,"movesWhilePlacing":false,"takesFromMills":false,"takesPerMill":false,` +
			`"millWins":true,"fullBoardDraws":false,"noMove":"loses",` +
			`"draws":[{"rule":"repetition","times":3},{"plies":100,"reason":"no-mill","rule":"no-mill"}]}`,
	} {
		got, err := json.Marshal(rules(t, id).Ruleset)
		if err != nil || string(got) != want {
			t.Errorf("%s: %s, %v", id, got, err)
		}
	}
	got, err := json.Marshal(rules(t, "morabaraba").Draws)
	const want = `[{"rule":"repetition","times":3},{"plies":100,"reason":"no-mill","rule":"no-mill"},` +
		`{"either":true,"men":3,"plies":20,"reason":"few-pieces","rule":"few"}]`
	if err != nil || string(got) != want {
		t.Errorf("%s, %v", got, err)
	}
}
