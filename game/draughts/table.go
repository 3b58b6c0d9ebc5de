package draughts

import "tabuleiro/game"

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Word,Pos,Move,List,Gen,bit,table,newTable,sideTable,bare,nearest,open table.go state.go gen.go leap.go king.go quiet.go count.go perft.go

// table is a ruleset compiled into words, so that the fast generator asks for no rule by name.
// It is immutable and shared by all goroutines.
type table struct {
	*layout
	weights
	legal  Word    // the squares
	inner  Word    // where a piece can be taken along axis 0
	into   [2]Word // where a step up, or down, axis 0 may end
	atOnce Word    // taken pieces leave at once: all squares or none
	spared Word    // men spare kings: all squares or none
	first  Word    // a king in these squares has won: all squares or none

	flying    bool // kings fly
	behind    bool // a flying king lands right behind its victim
	halt      bool // it does so when the last victim is a king
	halfTurn  bool // a flying king may turn back over where its victim stood
	owed      bool // quiet moves are illegal beside captures
	bareLoses bool
	stops     bool // something may end the game while there are moves left
	twins     int  // victims from which two paths can be the same move
	kingRun   uint8

	kingDirs uint8
	sides    [2]sideTable
	rays     [128][8]Word // by bit and direction
}

// sideTable is what depends on the side.
type sideTable struct {
	quiet, capture uint8 // directions of a man
	crown          Word  // where a man becomes a king
	ends           Word  // where its capture ends because of that
	passes         Word  // where it goes on as a king
}

func newTable(rs Ruleset, sq *squares, l *layout) (*table, error) {
	t := &table{
		layout:    l,
		flying:    rs.FlyingKing,
		behind:    rs.LandBehind,
		halt:      rs.HaltBehindKing,
		halfTurn:  rs.Removal == AtOnce && !rs.NoHalfTurn,
		owed:      rs.Capture == Must,
		bareLoses: rs.BarePieceLoses,
		stops:     rs.BarePieceLoses || rs.WinByCrowning,
		twins:     3,
		kingRun:   uint8(rs.KingMoveLimit),
		kingDirs:  l.all(rs),
	}
	if t.halfTurn {
		t.twins = 2
	}
	for _, b := range l.bitOf {
		t.legal = t.legal.Or(bit(b))
	}
	t.inner, t.into = t.legal, [2]Word{t.legal, t.legal}
	if l.masked {
		left, right := t.file(sq, 0), t.file(sq, rs.Files-1)
		t.inner = t.legal.Less(left.Or(right))
		t.into = [2]Word{t.legal.Less(left), t.legal.Less(right)}
	}
	t.atOnce = t.when(rs.Removal == AtOnce)
	t.spared = t.when(rs.ManSparesKings)
	t.first = t.when(rs.WinByCrowning)
	t.castRays(rs, sq)
	for _, c := range []game.Color{game.White, game.Black} {
		t.sides[c] = t.side(rs, sq, c)
	}
	var err error
	t.weights, err = newWeights(rs, mostVictims(rs, sq))
	return t, err
}

// when returns all squares for a rule that holds and none for one that does not.
func (t *table) when(holds bool) (w Word) {
	if holds {
		w = t.legal
	}
	return w
}

// file returns the squares of a file.
func (t *table) file(sq *squares, x int) (w Word) {
	for s, b := range t.bitOf {
		if int(sq.file[s]) == x {
			w = w.Or(bit(b))
		}
	}
	return w
}

func (t *table) side(rs Ruleset, sq *squares, c game.Color) sideTable {
	s := sideTable{
		quiet:   t.forward(mainAxes, c),
		capture: t.kingDirs,
	}
	if !rs.ManCapturesBack {
		s.capture = t.forward(t.kingDirs, c)
	}
	for i := range sq.crown[c].each() {
		s.crown = s.crown.Or(bit(t.bitOf[i]))
	}
	switch rs.Crowning {
	case Ends:
		s.ends = s.crown
	case Passing:
		s.passes = s.crown
	}
	return s
}

// castRays lists the squares that a king sees on an empty board.
func (t *table) castRays(rs Ruleset, sq *squares) {
	for s, b := range t.bitOf {
		for d := range t.directions(rs) {
			v := t.toward(d)
			for i := sq.step(s, v.dx, v.dy); i != none; i = sq.step(i, v.dx, v.dy) {
				t.rays[b][d] = t.rays[b][d].Or(bit(t.bitOf[i]))
			}
		}
	}
}
