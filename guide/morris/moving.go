package morris

import (
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/morris"
	"tabuleiro/guide"
)

func place(s stage) guide.Topic {
	return guide.Topic{
		Name:   "place",
		Title:  guide.Say("morris.place"),
		Fields: []string{"Grid"},
		Words:  []guide.Words{guide.Say("morris.place.turns"), guide.Say("morris.place.mills")},
		Codes:  []game.Code{game.Occupied},
		Figures: []guide.Figure{{
			Position: s.place,
			Shows:    []string{s.away},
			Refused:  []guide.Refused{{Move: s.occupied, Code: game.Occupied}},
			Caption:  guide.Say("morris.place.figure", "free", s.away, "occupied", s.occupied),
		}},
	}
}

// hand is what one may do while there are men in hand, and when there are none.
func hand(r morris.Ruleset, s stage) guide.Topic {
	t := guide.Topic{
		Name:   "hand",
		Title:  guide.Say("morris.hand"),
		Fields: []string{"MovesWhilePlacing", "Grid"},
		Codes:  []game.Code{game.MenInHand, game.NoneInHand},
	}
	f := guide.Figure{Position: s.place}
	if r.MovesWhilePlacing {
		t.Words = []guide.Words{guide.Say("morris.hand.may"), guide.Say("morris.hand.empty")}
		t.Codes = t.Codes[1:]
		f.Claim = piece(s.on, each(s.on+"-", s.near))
		f.Caption = guide.Say("morris.hand.may.figure", "s", s.on)
		f.Task = guide.Say("morris.task.move", "s", s.on)
	} else {
		t.Words = []guide.Words{guide.Say("morris.hand.first"), guide.Say("morris.hand.empty")}
		f.Refused = []guide.Refused{{Move: s.on + "-" + s.beside, Code: game.MenInHand}}
		f.Caption = guide.Say("morris.hand.first.figure", "s", s.on, "to", s.beside)
	}
	t.Figures = []guide.Figure{f}
	return t
}

func move(s stage) guide.Topic {
	return guide.Topic{
		Name:   "move",
		Title:  guide.Say("morris.move"),
		Fields: []string{"Grid"},
		Words:  []guide.Words{guide.Say("morris.move.next"), guide.Say("morris.move.any")},
		Codes:  []game.Code{game.NotAdjacent, game.EmptySquare, game.NotYourPiece},
		Figures: []guide.Figure{{
			Position: s.move,
			Claim:    piece(s.mover, each(s.mover+"-", s.moves)),
			Refused:  []guide.Refused{{Move: s.mover + "-" + s.barred, Code: game.Occupied}},
			Caption:  guide.Say("morris.move.figure", "s", s.mover, "occupied", s.barred),
			Task:     guide.Say("morris.task.move", "s", s.mover),
		}},
	}
}

// fly is what becomes of who has three men left.
func fly(r morris.Ruleset, s stage) guide.Topic {
	t := guide.Topic{Name: "fly", Title: guide.Say("morris.fly"), Fields: []string{"FlyAt", "Grid"}}
	three := guide.Figure{Position: s.fly}
	if r.FlyAt == 0 {
		t.Words = []guide.Words{guide.Say("morris.fly.never")}
		three.Claim = piece(s.mover, each(s.mover+"-", s.moves))
		three.Refused = []guide.Refused{{Move: s.mover + "-" + s.far, Code: game.NotAdjacent}}
		three.Caption = guide.Say("morris.fly.never.figure", "s", s.mover, "to", s.far)
		t.Figures = []guide.Figure{three}
		return t
	}
	t.Words = []guide.Words{guide.Say("morris.fly.may", "n", r.FlyAt), guide.Say("morris.fly.each")}
	t.Codes = []game.Code{game.MayNotFly}
	three.Claim = piece(s.mover, each(s.mover+"-", free(r.Grid, s.fly)))
	three.Caption = guide.Say("morris.fly.figure", "s", s.mover)
	three.Task = guide.Say("morris.task.fly", "s", s.mover)
	four := guide.Figure{
		Position: s.move,
		Refused:  []guide.Refused{{Move: s.mover + "-" + s.far, Code: game.MayNotFly}},
		Caption:  guide.Say("morris.fly.four.figure", "s", s.mover, "to", s.far),
	}
	t.Figures = []guide.Figure{three, four}
	return t
}

// free is the points on which nothing stands.
func free(g morris.Grid, position string) []string {
	men := strings.FieldsFunc(position, func(r rune) bool { return strings.ContainsRune(":,WB", r) })
	return slices.DeleteFunc(points(g), func(name string) bool { return slices.Contains(men, name) })
}
