package draughts

import "tabuleiro/game"

// groups is how people look for a ruleset: the names are keys of the catalogues below "group.".
var groups = []struct {
	name string
	ids  []string
}{
	{"brasil", []string{"brazilian", "brazilian-tournament", "brazilian-casual", "brazilian-behind", "brazilian-64", "brazilian-cbd", "misere"}},
	{"iberia", []string{"portuguese", "spanish"}},
	{"italia", []string{"italian", "italian-traditional"}},
	{"ingles", []string{"english", "english-traditional", "pool"}},
	{"leste", []string{"russian", "russian-free", "russian-online", "czech"}},
	{"turquia", []string{"turkish", "turkish-traditional", "thai"}},
	{"dez", []string{"international", "frisian", "frysk", "killer", "breakthrough", "antidraughts"}},
	{"doze", []string{"canadian", "srilankan"}},
}

// Groups returns the listed rulesets in the order of the start page, each in its one group.
func Groups() []game.Group {
	list := make([]game.Group, len(groups))
	for i, g := range groups {
		list[i].Name = g.name
		for _, id := range g.ids {
			r, err := Find(id)
			if err != nil {
				panic(err) // a slip in the list above
			}
			list[i].Rules = append(list[i].Rules, r)
		}
	}
	return list
}
