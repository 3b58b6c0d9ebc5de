package draughts

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"tabuleiro/game"
)

func wantFound(t testing.TB, p Position, text string, m game.Move) {
	t.Helper()
	got, err := p.Find(text)
	if err != nil || !reflect.DeepEqual(got, m) {
		t.Errorf("%s %s: %q is found as %+v, %v, want %+v", p.rules.ID(), p.Key(), text, got, err, m)
	}
}

func TestFindReadsBothAlphabets(t *testing.T) {
	for _, c := range []struct{ rules, fen, text, found string }{
		{"brazilian", "W:Wc3:Bh8", "22-18", "c3-d4"},
		{"brazilian", "W:Wc3:Bh8", " C3-D4\n", "c3-d4"},
		{"brazilian", "W:Wc3:Bd4,f6", "c3xe5xg7", "c3xe5xg7"},
		{"brazilian", "W:Wc3:Bd4,f6", "c3:e5:g7", "c3xe5xg7"},
		{"brazilian", "W:Wc3:Bd4,f6", "C3Xg7", "c3xe5xg7"},
		{"brazilian", "W:Wc3:Bd4,f6", "c3×g7", "c3xe5xg7"},
		{"brazilian", "W:Wc3:Bd4,f6", "22x08", "c3xe5xg7"},
		{"portuguese", "W:Wa2:Bb3", "8-15", "8x15"}, // so the federation writes captures
		{"portuguese", "W:Wa2:Bb3", "a2-c4", "8x15"},
		{"international", "W:WK38:B18,19,32,33", "38-38", "38x27x13x24x38"},
		{"international", "W:WK4:B13,32,37,20", "4x38x15", "4x27x38x15"}, // some of the stops
		{"international", "W:WK4:B13,32,37,20", "4x31x15", "4x31x42x15"},
		{"italian", "W:WK6:B1,11,16,19,K20,27,28", "6x15", "6x15x24x31x22x15"}, // the other way round takes the king later
		// a king that goes on in a line may halt on any square before the next victim
		{"international", "B:W21,38:BK49", "49x27x16", "49x32x16"},
		{"international", "B:W21,38:BK49", "49x32x16", "49x32x16"},
		{"international", "B:W21,38:BK49", "49x32x27x16", ""},
		{"international", "B:W21,38:BK49", "49x43x16", ""},
		{"international", "W:WK1,17:B7,20,23", "1x18x29x15", "1x12x29x15"},
		{"frisian", "W:WK25:B14,8,21", "25x3x17x26", "25x3x12x26"},
		{"russian", "W:WKf8:Bg7,g5,d2", "f8xh6xe3xc1", "f8xh6xf4xc1"},
		{"turkish", "W:WKa1:Ba3,a6", "a1xa5xa8", "a1xa4xa8"},
		{"russian", "W:W23,24,20,13,25,28,21,K3:B14,15,16,8,4", "3x17", "f8xb4"}, // a full route before short ones
	} {
		p := parse(t, c.rules, c.fen)
		if m, err := p.Find(c.text); (err == nil) != (c.found != "") || m.Text != c.found {
			t.Errorf("%s %s: %q is found as %q, %v, want %q", c.rules, c.fen, c.text, m.Text, err, c.found)
		}
	}
}

func TestFindNamesTheCandidates(t *testing.T) {
	_, err := parse(t, "international", "W:WK4:B13,32,37,20").Find("4x15")
	want := &game.Refusal{Code: game.Ambiguous, Texts: []string{"4x31x42x15", "4x27x38x15"}}
	if !reflect.DeepEqual(err, want) {
		t.Errorf("got %v, want %v", err, want)
	}
}

var (
	written = regexp.MustCompile(`^[a-p]?[0-9]{1,3}([-x:×][a-p]?[0-9]{1,3})+$`)
	signs   = regexp.MustCompile(`[-x:×]`)
)

// meant returns the listed moves that a text denotes, reading it in a way of its own: a quiet
// move by its two squares when no capture sign stands between, else the capture with that route,
// else the captures with those ends and those stops on the way.
func meant(p Position, text string) []game.Move {
	text = strings.ToLower(strings.TrimSpace(text))
	if len(text) > maxMoveText || !written.MatchString(text) {
		return nil
	}
	var stops []game.Square
	for _, name := range signs.Split(text, -1) {
		sq := slices.IndexFunc(p.rules.sq.names, func(n string) bool { return same(n, name) })
		if n, err := strconv.Atoi(name); err == nil {
			sq = slices.Index(p.rules.sq.numbers, n)
		}
		if sq == none {
			return nil
		}
		stops = append(stops, game.Square(sq))
	}
	hyphens := !strings.ContainsAny(text, "x:×")
	var routes, abridged []game.Move
	for _, m := range p.Moves() {
		if len(m.Taken) == 0 {
			if hyphens && slices.Equal(m.Routes[0], stops) {
				return []game.Move{m}
			}
			continue
		}
		for _, r := range m.Routes {
			if slices.Equal(r, stops) {
				routes = append(routes, m)
			}
		}
		if slices.ContainsFunc(m.Routes, func(r []game.Square) bool { return abridgement(stops, r) }) {
			abridged = append(abridged, m)
		}
	}
	if len(routes) > 0 {
		return routes
	}
	return abridged
}

// same compares the names of squares; 03 is 3.
func same(name, written string) bool {
	return name[:1] == written[:1] && name[1:] == strings.TrimLeft(written[1:], "0")
}

func abridgement(stops, route []game.Square) bool {
	if len(stops) > len(route) || stops[0] != route[0] || stops[len(stops)-1] != route[len(route)-1] {
		return false
	}
	i := 0
	for _, sq := range route[1 : len(route)-1] {
		if i+2 < len(stops) && stops[i+1] == sq {
			i++
		}
	}
	return i+2 == len(stops)
}

func checkFind(t testing.TB, p Position, text string) {
	t.Helper()
	candidates := meant(p, text)
	if len(candidates) == 1 {
		wantFound(t, p, text, candidates[0])
		return
	}
	m, err := p.Find(text)
	var r *game.Refusal
	if !errors.As(err, &r) || r.Code == "" || (r.Code == game.Ambiguous) != (len(candidates) > 1) {
		t.Errorf("%s %s: %q is answered with %q, %v; it means %d moves", p.rules.ID(), p.Key(), text, m.Text, err, len(candidates))
	}
}

// checkListed finds every listed move by each of its texts and by its routes, the first twenty
// where there are thousands.
func checkListed(t testing.TB, p Position) {
	t.Helper()
	for _, m := range p.Moves() {
		wantFound(t, p, m.Text, m)
		wantFound(t, p, m.Short, m)
		for _, route := range m.Routes[:min(len(m.Routes), 20)] {
			wantFound(t, p, p.rules.text(route, len(m.Taken) > 0), m)
		}
	}
}

// TestFind finds every move of random positions by its texts, and asks for every pair of squares.
func TestFind(t *testing.T) {
	for i, r := range All() {
		rnd := rand.New(rand.NewPCG(uint64(i), 7))
		for n := range 20 {
			p := randomPosition(r, rnd, wish{kings: n%2 == 0, multi: n%3 == 0})
			checkListed(t, p)
			from := r.sq.own[rnd.IntN(r.sq.count())]
			for _, to := range r.sq.own {
				checkFind(t, p, from+"-"+to)
				checkFind(t, p, from+"x"+to)
			}
		}
	}
}

// TestFindTogether finds moves from several goroutines at once.
func TestFindTogether(t *testing.T) {
	all := questions(rules(t, "brazilian"), 400)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for _, q := range all {
				if _, err := q.p.Find(q.text); err != nil {
					t.Errorf("%s in %s: %v", q.text, q.p.Key(), err)
				}
			}
		})
	}
	wg.Wait()
}

// FuzzFind: a text is accepted exactly when it denotes one listed move.
func FuzzFind(f *testing.F) {
	for i, r := range All() {
		for seed := range uint64(8) {
			p := scatter(r, rand.New(rand.NewPCG(seed, 3)), seed%2 == 0)
			for _, m := range p.Moves() {
				f.Add(i, seed, m.Text)
				f.Add(i, seed, m.Short)
			}
		}
	}
	f.Add(0, uint64(0), " C3 × d4 ")
	f.Fuzz(func(t *testing.T, i int, seed uint64, text string) {
		r := All()[uint(i)%uint(len(All()))]
		p := scatter(r, rand.New(rand.NewPCG(seed, 3)), seed%2 == 0)
		checkFind(t, p, text)
		checkListed(t, p)
	})
}
