package draughts

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// rules returns a listed ruleset.
func rules(t testing.TB, id string) *Rules {
	t.Helper()
	r, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// parse reads a FEN of a listed ruleset.
func parse(t testing.TB, id, fen string) Position {
	t.Helper()
	p, _, err := rules(t, id).parse(fen, mostPaths)
	if err != nil {
		t.Fatalf("%s %s: %v", id, fen, err)
	}
	return p
}

// draw reads a board as it is seen from White's side: a line a rank, the playable squares only,
// "." empty, "w" and "b" men, "W" and "B" kings.
func draw(t testing.TB, id string, turn game.Color, diagram string) Position {
	t.Helper()
	r := rules(t, id)
	p := Position{rules: r, turn: turn}
	ranks := strings.Split(strings.TrimSpace(diagram), "\n")
	if len(ranks) != r.Ranks {
		t.Fatalf("%d ranks drawn, %s has %d", len(ranks), id, r.Ranks)
	}
	sq := 0
	for _, rank := range slices.Backward(ranks) {
		for piece := range strings.FieldsSeq(rank) {
			switch piece {
			case "w":
				p.men[game.White].add(sq)
			case "b":
				p.men[game.Black].add(sq)
			case "W":
				p.kings[game.White].add(sq)
			case "B":
				p.kings[game.Black].add(sq)
			case ".":
			default:
				t.Fatalf("what is %q?", piece)
			}
			sq++
		}
	}
	if sq != r.sq.count() {
		t.Fatalf("%d squares drawn, %s has %d", sq, id, r.sq.count())
	}
	return p
}

// want compares the legal moves with lines as "6x24 9,14 =K": from and to by number or name, what
// is taken, and whether a man is crowned. The order of lines and of what is taken does not matter.
// Both generators are asked.
func want(t testing.TB, p Position, lines ...string) {
	t.Helper()
	var expected []string
	for _, l := range lines {
		expected = append(expected, p.rules.inOwn(l))
	}
	slices.Sort(expected)
	if got := summary(p.rules.sq.own, p.Moves()); !slices.Equal(got, expected) {
		t.Errorf("%s %s:\n got %q\nwant %q", p.rules.ID(), p.Key(), got, expected)
	}
	wantAgreement(t, p)
}

// wantTexts compares the full texts of the legal moves, in their order.
func wantTexts(t testing.TB, p Position, texts ...string) {
	t.Helper()
	var got []string
	for _, m := range p.Moves() {
		got = append(got, m.Text)
	}
	if !slices.Equal(got, texts) {
		t.Errorf("%s %s:\n got %q\nwant %q", p.rules.ID(), p.Key(), got, texts)
	}
}

// summary writes moves as lines for want, sorted, with the squares called as in names.
func summary(names []string, moves []game.Move) []string {
	lines := []string{}
	for _, m := range moves {
		lines = append(lines, line(names, m))
	}
	slices.Sort(lines)
	return lines
}

func line(names []string, m game.Move) string {
	var taken []string
	for _, sq := range m.Taken {
		taken = append(taken, names[sq])
	}
	slices.Sort(taken)
	s := names[m.From()] + "-" + names[m.To()]
	if len(taken) > 0 {
		s = names[m.From()] + "x" + names[m.To()] + " " + strings.Join(taken, ",")
	}
	if m.Gives.Has(game.Crowns) {
		s += " =K"
	}
	return s
}

// inOwn turns every square of a line into the ruleset's own notation and sorts what is taken.
func (r *Rules) inOwn(l string) string {
	squares := regexp.MustCompile(`[a-p]?[0-9]+`)
	l = squares.ReplaceAllStringFunc(l, func(s string) string { return r.sq.own[r.sq.read(s)] })
	fields := strings.Fields(l)
	if len(fields) > 1 && fields[1] != "=K" {
		taken := strings.Split(fields[1], ",")
		slices.Sort(taken)
		fields[1] = strings.Join(taken, ",")
	}
	return strings.Join(fields, " ")
}
