package gametest

import (
	"reflect"
	"slices"

	"pgregory.net/rapid"

	"tabuleiro/game"
)

// checkKeys: two positions of a line have one key exactly when they are one position, that is
// when they are written alike without what the line remembers.
func checkKeys(t *rapid.T, line game.Line) {
	_, fresh := line.Rules.Start()
	written := map[game.Key]string{}
	keys := map[string]game.Key{}
	for _, p := range append([]game.Position{line.Start}, line.Positions...) {
		key, fen := p.Key(), line.Rules.FEN(p, fresh)
		if other, seen := written[key]; seen && other != fen {
			t.Fatalf("one key for %s and %s", other, fen)
		}
		if other, seen := keys[fen]; seen && other != key {
			t.Fatalf("two keys for %s: %q and %q", fen, other, key)
		}
		written[key], keys[fen] = fen, key
	}
}

// checkFEN: what is written is read back, as the same position with the same tally.
func checkFEN(t *rapid.T, line game.Line) {
	if line.Verdict().Outcome.Reason == game.MissedCapture {
		return // no FEN says that a lost game is lost by what was not played
	}
	p, fen := line.Now(), line.FEN()
	q, tally, err := line.Rules.Parse(fen)
	if err != nil {
		t.Fatalf("%s is not read back: %v", fen, err)
	}
	if q.Key() != p.Key() || !reflect.DeepEqual(q, p) {
		t.Fatalf("%s is read back as another position: %q, not %q", fen, q.Key(), p.Key())
	}
	if tally != line.Tally {
		t.Fatalf("%s is read back with the tally %+v, not %+v", fen, tally, line.Tally)
	}
	if again := line.Rules.FEN(q, tally); again != fen {
		t.Fatalf("%s is written again as %s", fen, again)
	}
}

// checkPlaced: what stands on the board can be put there piece by piece, and is read as a position of the same
// pieces. Without any there may be none.
func checkPlaced(t *rapid.T, line game.Line) {
	p := line.Now()
	hand := handOf(p)
	fen := game.PlacedFEN(line.Rules, p.Turn(), p.Pieces(), hand)
	q, _, err := line.Rules.Parse(fen)
	switch {
	case err != nil && len(p.Pieces()) > 0:
		t.Fatalf("%s: its pieces are placed as %q: %v", line.FEN(), fen, err)
	case err == nil && (q.Turn() != p.Turn() || !slices.Equal(q.Pieces(), p.Pieces()) || handOf(q) != hand):
		t.Fatalf("%s: its pieces are placed as %q: %v %v", line.FEN(), fen, q.Turn(), q.Pieces())
	}
}

// handOf is what a position has in hand: nothing where there is no such.
func handOf(p game.Position) (hand [2]int) {
	if h, ok := p.(game.Hander); ok {
		hand = h.Hand()
	}
	return hand
}

// checkDecided: there are no moves exactly when the position alone has decided the game. A line
// that has nothing behind it is decided by nothing else, or drawn by what stands on the board.
func checkDecided(t *rapid.T, line game.Line) {
	p := line.Now()
	_, fresh := line.Rules.Start()
	outcome := line.Rules.Judge(p, fresh, 0).Outcome
	switch moves := p.Moves(); {
	case len(moves) == 0 && !outcome.Over():
		t.Fatalf("%s: no moves, and the game goes on", line.FEN())
	case len(moves) > 0 && outcome.Over() && outcome.Result != game.Drawn:
		t.Fatalf("%s: decided (%v), and there are moves: %v", line.FEN(), outcome, texts(moves))
	}
}

func checkMoves(t *rapid.T, line game.Line) {
	p, fen := line.Now(), line.FEN()
	moves := p.Moves()
	seen := map[string]bool{}
	for _, m := range moves {
		if seen[m.Text] || m.Short != m.Text && seen[m.Short] {
			t.Fatalf("%s: two moves look alike: %s (%s)", fen, m.Text, m.Short)
		}
		seen[m.Text], seen[m.Short] = true, true
		checkShape(t, fen, m)
		for _, text := range []string{m.Text, m.Short} {
			if got, err := p.Find(text); err != nil || !reflect.DeepEqual(got, m) {
				t.Fatalf("%s: Find(%q) = %+v, %v, want %+v", fen, text, got, err, m)
			}
		}
		if after := p.Play(m); after.Turn() == p.Turn() {
			t.Fatalf("%s: after %s the same side is on move", fen, m.Text)
		}
	}
	if line.FEN() != fen || !reflect.DeepEqual(p.Moves(), moves) {
		t.Fatalf("%s: playing a move has changed the position it was played in", fen)
	}
}

// checkShape: routes lead from and to the same squares, the canonical one first; the men that are
// named to be taken are taken, and what is taken is in order.
func checkShape(t *rapid.T, fen string, m game.Move) {
	if m.Text == "" || m.Short == "" {
		t.Fatalf("%s: a move without a text: %+v", fen, m)
	}
	for _, route := range m.Routes {
		path, picks := route[:len(route)-m.Picks], slices.Sorted(slices.Values(route[len(route)-m.Picks:]))
		if path[0] != m.From() || path[len(path)-1] != m.To() {
			t.Fatalf("%s: %s: the route %v leads elsewhere than %v", fen, m.Text, route, m.Routes[0])
		}
		if m.Picks > 0 && !slices.Equal(picks, m.Taken) {
			t.Fatalf("%s: %s: the route %v names %v to take, and %v are taken", fen, m.Text, route, picks, m.Taken)
		}
	}
	if !slices.IsSortedFunc(m.Routes, slices.Compare) {
		t.Fatalf("%s: %s: routes out of order: %v", fen, m.Text, m.Routes)
	}
	if !slices.IsSorted(m.Taken) || len(slices.Compact(slices.Clone(m.Taken))) != len(m.Taken) {
		t.Fatalf("%s: %s: taken is not ascending: %v", fen, m.Text, m.Taken)
	}
}
