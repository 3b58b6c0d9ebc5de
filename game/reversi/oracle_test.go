package reversi

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/game"
)

// mailbox is a slow and obvious Reversi that shares nothing with the rest: a board of signs.
type mailbox struct {
	files, ranks int
	signs        []byte // X, O or -
	turn         byte
	centreFirst  bool
}

func newMailbox(rs Ruleset, fen string) mailbox {
	board, turn, _ := strings.Cut(fen, " ")
	return mailbox{rs.Files, rs.Ranks, []byte(board), turn[0], rs.FreeCentre}
}

func (b mailbox) fen() string { return string(b.signs) + " " + string(b.turn) }

func (b mailbox) other() byte { return 'X' + 'O' - b.turn }

// at returns the sign on a square, or 0 off the board.
func (b mailbox) at(x, y int) byte {
	if x < 0 || y < 0 || x >= b.files || y >= b.ranks {
		return 0
	}
	return b.signs[y*b.files+x]
}

// flips returns the squares that a disc on x, y flips, ascending.
func (b mailbox) flips(x, y int) (all []int) {
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			n := 1
			for b.at(x+n*dx, y+n*dy) == b.other() {
				n++
			}
			if b.at(x+n*dx, y+n*dy) != b.turn {
				continue
			}
			for i := 1; i < n; i++ {
				all = append(all, (y+i*dy)*b.files+x+i*dx)
			}
		}
	}
	slices.Sort(all)
	return all
}

// moves returns what may be played, by name: what each move flips. A pass is "pass".
func (b mailbox) moves() map[string][]int {
	all := b.placings()
	if len(all) == 0 {
		b.turn = b.other()
		if len(b.placings()) > 0 {
			all["pass"] = nil
		}
	}
	return all
}

func (b mailbox) placings() map[string][]int {
	all, centre := map[string][]int{}, map[string][]int{}
	for y := range b.ranks {
		for x := range b.files {
			if b.at(x, y) != '-' {
				continue
			}
			name := string(rune('a'+x)) + strconv.Itoa(y+1)
			if (2*x+1-b.files)*(2*x+1-b.files) == 1 && (2*y+1-b.ranks)*(2*y+1-b.ranks) == 1 {
				centre[name] = nil
			}
			if flips := b.flips(x, y); flips != nil {
				all[name] = flips
			}
		}
	}
	if b.centreFirst && len(centre) > 0 {
		return centre
	}
	return all
}

func (b mailbox) play(name string, flips []int) mailbox {
	b.signs = slices.Clone(b.signs)
	if name != "pass" {
		rank, err := strconv.Atoi(name[1:])
		if err != nil {
			panic(err)
		}
		for _, sq := range append([]int{(rank-1)*b.files + int(name[0]-'a')}, flips...) {
			b.signs[sq] = b.turn
		}
	}
	b.turn = b.other()
	return b
}

func (b mailbox) perft(depth int) (nodes uint64) {
	if depth == 0 {
		return 1
	}
	for name, flips := range b.moves() {
		nodes += b.play(name, flips).perft(depth - 1)
	}
	return nodes
}

// wantOracle compares p with the mailbox: moves, flips, what comes of them, and the end of the game.
func wantOracle(t testing.TB, p Position) {
	t.Helper()
	b := newMailbox(p.rules.Ruleset, p.fen())
	want, got := b.moves(), p.Moves()
	if len(got) != len(want) {
		t.Fatalf("%s %s: %d moves, want %v", p.rules.ID(), p.fen(), len(got), want)
	}
	for _, m := range got {
		flips, legal := want[m.Text]
		if !legal || !slices.Equal(numbers(m.Taken), flips) {
			t.Fatalf("%s %s: %s flips %v, want %v", p.rules.ID(), p.fen(), m.Text, m.Taken, want)
		}
		if after, want := p.play(m).fen(), b.play(m.Text, flips).fen(); after != want {
			t.Fatalf("%s %s: after %s %s, want %s", p.rules.ID(), p.fen(), m.Text, after, want)
		}
	}
	if over := p.verdict().Outcome.Over(); over != (len(want) == 0) {
		t.Fatalf("%s %s: over is %v with moves %v", p.rules.ID(), p.fen(), over, want)
	}
}

func numbers(squares []game.Square) (list []int) {
	for _, sq := range squares {
		list = append(list, int(sq))
	}
	return list
}
