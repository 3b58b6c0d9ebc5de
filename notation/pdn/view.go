package pdn

import (
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// corner is where a file has the square 1, as White sees the board.
type corner string

const (
	bottomLeft  corner = "bottom-left"
	bottomRight corner = "bottom-right"
	topLeft     corner = "top-left"
	topRight    corner = "top-right"
)

// view is a way to read moves: rules, and where the squares are numbered from.
type view struct {
	rules      game.Rules
	usualStart game.Line
	first      game.Color // who begins
	corner     corner     // "" where there are no numbers
	usual      bool       // that is where the rules number from
	names      []string
	at         [][]int           // by rank and file: the square, or -1
	byNumber   []int             // by number: the square, or -1
	fast       draughts.Follower // nil for other games
	tangles    *int              // how many positions with very many captures were looked into
}

// placing reports whether a square alone is a move.
func (v *view) placing() bool { return v.corner == "" }

// viewsOf are the ways in which a file may number the board of some rules, the usual one first.
func viewsOf(r game.Rules) []*view {
	b := r.Board()
	if b.Numbers == nil {
		v := newView(r, "")
		v.usual = true
		return []*view{v}
	}
	views := []*view{nil}
	for _, c := range []corner{topLeft, bottomRight, bottomLeft, topRight} {
		v := newView(r, c)
		if v.byNumber[b.Numbers[0]] == 0 && v.byNumber[b.Numbers[1]] == 1 {
			v.usual = true
			views[0] = v
		} else {
			views = append(views, v)
		}
	}
	return views
}

func newView(r game.Rules, c corner) *view {
	b := r.Board()
	v := &view{rules: r, corner: c, names: b.Names, at: make([][]int, b.Height)}
	for y := range v.at {
		v.at[y] = slices.Repeat([]int{-1}, b.Width)
	}
	for sq, name := range b.Names { // which say more than the points where books have a1 elsewhere
		rank, _ := strconv.Atoi(name[1:])
		v.at[rank-1][name[0]-'a'] = sq
	}
	v.usualStart = game.Begin(r)
	v.first = v.usualStart.Now().Turn()
	if d, ok := r.(*draughts.Rules); ok && d.Capture != draughts.Loses {
		v.fast = draughts.NewFollower(d)
	}
	v.byNumber = []int{-1}
	if c == "" {
		return v
	}
	for i := range b.Names {
		sq := i // as the squares are: row by row from White's left
		switch n := len(b.Names); c {
		case bottomRight:
			sq = mirrored(b, i)
		case topRight:
			sq = n - 1 - i
		case topLeft:
			sq = n - 1 - mirrored(b, i)
		}
		v.byNumber = append(v.byNumber, sq)
	}
	return v
}

// mirrored is the square that comes as far from the right in its rank as i does from the left.
func mirrored(b game.Board, i int) int {
	rank, first, n := b.Points[i][1], i, 0
	for first > 0 && b.Points[first-1][1] == rank {
		first--
	}
	for first+n < len(b.Points) && b.Points[first+n][1] == rank {
		n++
	}
	return first + n - 1 - (i - first)
}

// written is a move as somebody wrote it, with its squares known.
type written struct {
	stops   []game.Square
	victims []game.Square
	takes   bool
	take    int // of a game of points: from which of the stops on men are named
}

// read reads a word and a list of victims. It fails where a square does not exist.
func (v *view) read(n *node) (w written, ok bool) {
	b := n.text
	w.take = -1
	for i := 0; i < len(b); {
		if size := signSize(b[i:]); size > 0 {
			taking := takes(b[i:]) || size == 1 && i+size < len(b) && b[i+size] == '(' && v.placing()
			if w.takes = w.takes || taking; taking && w.take < 0 {
				w.take = len(w.stops)
			}
			i += size
			continue
		}
		size := squareSize(b[i:])
		sq := v.square(b[i : i+size])
		if sq < 0 {
			return w, false
		}
		w.stops = append(w.stops, game.Square(sq))
		i += size
	}
	list := n.has().victims
	for i := 1; i < len(list); {
		size := squareSize(list[i:])
		if size == 0 {
			i++
			continue
		}
		sq := v.square(list[i : i+size])
		if sq < 0 {
			return w, false
		}
		w.victims = append(w.victims, game.Square(sq))
		i += size
	}
	return w, true
}

// square is the square that is called so, -1 where there is none.
func (v *view) square(name []byte) int {
	if name[0] == '(' {
		name = []byte{'a' + name[1] - '1', name[3]}
	}
	return v.named(name)
}

// text writes what was read as the rules read it.
func (v *view) text(w written) string {
	var b strings.Builder
	for i, sq := range w.stops {
		switch {
		case i == 0:
		case v.placing() && w.take >= 0 && i >= w.take, !v.placing() && (w.takes || len(w.stops) > 2):
			b.WriteByte('x')
		default:
			b.WriteByte('-')
		}
		b.WriteString(v.names[sq])
	}
	return b.String()
}

// gameType is the number that PDN has for the rules, 0 where it has none.
func gameType(r game.Rules) int {
	if d, ok := r.(*draughts.Rules); ok {
		return d.GameType
	}
	return 0
}
