package morris

import (
	"flag"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tabuleiro/game"
)

var agreeN = flag.Int("agree.n", 6000, "positions in which the generator is compared with the slow one")

// TestAgree compares moves, positions and counts with the oracle's in random games of every ruleset,
// and in positions that no game comes to.
func TestAgree(t *testing.T) {
	all := variants(t)
	for i, r := range all {
		rnd := rand.New(rand.NewPCG(uint64(i), 24))
		passes, several, mills := 0, 0, 0
		for n := range *agreeN / len(all) {
			p := scatter(r, rnd)
			if n%2 == 0 {
				p = randomGame(r, rnd, rnd.IntN(80))
			}
			wantAgreement(t, p)
			for _, m := range p.Moves() {
				if m.Forced {
					passes++
				}
				if m.Picks > 1 {
					several++
				}
				if m.Gives.Has(game.ClosesMill) {
					mills++
				}
			}
		}
		t.Logf("%s %d: %d mills, %d moves that take several, %d passes", r.ID(), i, mills, several, passes)
		if mills == 0 || r.TakesPerMill && several == 0 || r.NoMove == Passes && passes == 0 {
			t.Errorf("%s %d: %d mills, %d moves that take several, %d passes", r.ID(), i, mills, several, passes)
		}
	}
}

func wantAgreement(t *testing.T, p Position) {
	t.Helper()
	moves, slow := map[string]made{}, newOracle(p).moves()
	for _, m := range p.Moves() {
		moves[plain(p, m)] = made{string(p.play(m).Key()), len(m.Routes)}
	}
	if !maps.Equal(moves, slow) || len(p.Moves()) != len(slow) {
		t.Fatalf("%s %s:\nfast %v\nslow %v", p.rules.ID(), p.Key(), moves, slow)
	}
	if n := p.rules.Count(p.Pos); n != uint64(len(slow)) {
		t.Fatalf("%s %s: %d moves are counted of %d", p.rules.ID(), p.Key(), n, len(slow))
	}
	if over := p.outcome().Over(); over != (len(slow) == 0) {
		t.Fatalf("%s %s: decided is %v, with %d moves", p.rules.ID(), p.Key(), over, len(slow))
	}
}

// plain writes a move by its path and what it takes, in order.
func plain(p Position, m game.Move) string {
	if m.Forced {
		return m.Text
	}
	path := m.Routes[0][:len(m.Routes[0])-m.Picks]
	return p.rules.text(slices.Concat(path, m.Taken), m.Picks)
}

// randomGame plays up to so many moves by chance, mills before others every second time.
func randomGame(r *Rules, rnd *rand.Rand, plies int) Position {
	p := r.start()
	for range plies {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		mills := slices.DeleteFunc(slices.Clone(moves), func(m game.Move) bool { return !m.Gives.Has(game.ClosesMill) })
		if len(mills) > 0 && rnd.IntN(2) == 0 {
			moves = mills
		}
		p = p.play(moves[rnd.IntN(len(moves))])
	}
	return p
}

// scatter puts some men of either side on random points, the others in hand or off the board.
func scatter(r *Rules, rnd *rand.Rand) Position {
	p := Position{rules: r, turn: game.Color(rnd.IntN(2))}
	points := rnd.Perm(len(r.board.Names))
	own, opp := rnd.IntN(r.Men+1), rnd.IntN(r.Men+1)
	for i, sq := range points[:own+opp] {
		if i < own {
			p.Own |= bit(sq)
		} else {
			p.Opp |= bit(sq)
		}
	}
	if rnd.IntN(2) == 0 {
		p.OwnHand, p.OppHand = uint8(rnd.IntN(r.Men-own+1)), uint8(rnd.IntN(r.Men-opp+1))
	}
	return p
}
