package morris

import (
	"fmt"
	"slices"
	"strings"

	"tabuleiro/game"
)

// oracle is a board of names, slow and written from the rules alone: of the fast code it knows
// nothing but the Ruleset.
type oracle struct {
	rs    Ruleset
	order []string // the points, a1 first, then rank by rank
	lines [][]string
	men   map[string]game.Color
	hand  [2]int
	turn  game.Color
}

func newOracle(p Position) *oracle {
	o := &oracle{rs: p.rules.Ruleset, men: map[string]game.Color{}, hand: p.Hand(), turn: p.Turn()}
	for _, line := range o.rs.Grid.Lines {
		o.lines = append(o.lines, strings.Fields(line))
	}
	if o.rs.Diagonals {
		for _, line := range o.rs.Grid.Diagonals {
			o.lines = append(o.lines, strings.Fields(line))
		}
	}
	for rank := '1'; rank <= '9'; rank++ {
		for file := 'a'; file <= 'i'; file++ {
			name := string(file) + string(rank)
			if slices.ContainsFunc(o.lines, func(line []string) bool { return slices.Contains(line, name) }) {
				o.order = append(o.order, name)
			}
		}
	}
	for _, piece := range p.Pieces() {
		o.men[p.rules.Board().Names[piece.Square]] = piece.Color
	}
	return o
}

func (o *oracle) clone() *oracle {
	c := *o
	c.men = map[string]game.Color{}
	for name, color := range o.men {
		c.men[name] = color
	}
	return &c
}

func (o *oracle) on(name string, c game.Color) bool {
	color, stands := o.men[name]
	return stands && color == c
}

func (o *oracle) empty(name string) bool {
	_, stands := o.men[name]
	return !stands
}

func (o *oracle) all(c game.Color) (names []string) {
	for _, name := range o.order {
		if o.on(name, c) {
			names = append(names, name)
		}
	}
	return names
}

// millsAt counts the mills of a side that go through a point.
func (o *oracle) millsAt(name string, c game.Color) (n int) {
	for _, line := range o.lines {
		if len(line) == 3 && slices.Contains(line, name) && o.on(line[0], c) && o.on(line[1], c) && o.on(line[2], c) {
			n++
		}
	}
	return n
}

func (o *oracle) adjacent(a, b string) bool {
	for _, line := range o.lines {
		if i, j := slices.Index(line, a), slices.Index(line, b); i >= 0 && j >= 0 && (i-j == 1 || j-i == 1) {
			return true
		}
	}
	return false
}

// decided reports whether somebody has lost his men or made a row that wins.
func (o *oracle) decided() bool {
	for _, c := range []game.Color{game.White, game.Black} {
		men := o.all(c)
		if len(men)+o.hand[c] < 3 {
			return true
		}
		if o.rs.MillWins && slices.ContainsFunc(men, func(name string) bool { return o.millsAt(name, c) > 0 }) {
			return true
		}
	}
	return false
}

// ways lists the displacements of the side to move: "d6" or "d6-d7".
func (o *oracle) ways() (ways []string) {
	for _, to := range o.order {
		if !o.empty(to) {
			continue
		}
		if o.hand[o.turn] > 0 {
			ways = append(ways, to)
			if !o.rs.MovesWhilePlacing {
				continue
			}
		}
		own := o.all(o.turn)
		for _, from := range own {
			flies := o.hand[o.turn] == 0 && len(own) <= o.rs.FlyAt
			if flies || o.adjacent(from, to) {
				ways = append(ways, from+"-"+to)
			}
		}
	}
	return ways
}

// went is the board after a displacement, with the same side to go on, and where the man is.
func (o *oracle) went(way string) (next *oracle, at string) {
	next = o.clone()
	from, to, moved := strings.Cut(way, "-")
	if moved {
		delete(next.men, from)
	} else {
		to = from
		next.hand[o.turn]--
	}
	next.men[to] = o.turn
	return next, to
}

// made is what a move makes, and in how many orders it may take what it takes.
type made struct {
	fen    string
	orders int
}

// moves are the legal moves, "d6-d7xa1", with what they make.
func (o *oracle) moves() map[string]made {
	found := map[string]made{}
	if o.decided() {
		return found
	}
	for _, way := range o.ways() {
		next, at := o.went(way)
		take := next.millsAt(at, o.turn)
		if !o.rs.TakesPerMill {
			take = min(take, 1)
		}
		if o.rs.MillWins {
			take = 0
		}
		next.takings(take, nil, func(after *oracle, taken []string) {
			text := way + crosses(o.sorted(taken))
			found[text] = made{after.fen(o.turn.Other()), found[text].orders + 1}
		})
	}
	if other := o.clone(); len(found) == 0 && o.rs.NoMove == Passes {
		other.turn = o.turn.Other()
		if len(other.ways()) > 0 {
			found["pass"] = made{fen: o.fen(other.turn)}
		}
	}
	return found
}

// takings tells every way to take so many men, one after the other, as long as there are any.
func (o *oracle) takings(n int, taken []string, tell func(after *oracle, taken []string)) {
	them := o.turn.Other()
	men := o.all(them)
	if n == 0 || len(men) == 0 {
		tell(o, taken)
		return
	}
	free := slices.DeleteFunc(slices.Clone(men), func(name string) bool { return o.millsAt(name, them) > 0 })
	if len(free) == 0 || o.rs.TakesFromMills {
		free = men
	}
	for _, name := range free {
		next := o.clone()
		delete(next.men, name)
		next.takings(n-1, append(slices.Clip(taken), name), tell)
	}
}

func (o *oracle) sorted(names []string) []string {
	return slices.SortedFunc(slices.Values(names), func(a, b string) int {
		return slices.Index(o.order, a) - slices.Index(o.order, b)
	})
}

func crosses(names []string) (text string) {
	for _, name := range names {
		text += "x" + name
	}
	return text
}

func (o *oracle) fen(turn game.Color) string {
	return fmt.Sprintf("%c:W%s:B%s:H%d,%d", "WB"[turn],
		strings.Join(o.all(game.White), ","), strings.Join(o.all(game.Black), ","), o.hand[0], o.hand[1])
}
