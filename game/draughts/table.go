package draughts

import "tabuleiro/game"

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Word,Pos,Move,List,Gen,bit,table,newTable,mover,bare,nearest,open,overUp,overDown table.go state.go gen.go leap.go king.go quiet.go count.go able.go perft.go

// table is a ruleset compiled into words, so that the fast generator asks for no rule by name.
// It is immutable and shared by all goroutines.
type table struct {
	*layout
	weights
	legal  Word // the squares
	atOnce Word // taken pieces leave at once: all squares or none
	spared Word // men spare kings: all squares or none
	road   Word // the main road
	first  Word // a king in these squares has won: all squares or none

	flying    bool // kings fly
	behind    bool // a flying king lands right behind its victim
	halt      bool // it does so when the last victim is a king
	halfTurn  bool // a flying king may turn back over where its victim stood
	passing   bool // a man becomes a king in passing and goes on
	owed      bool // quiet moves are illegal beside captures
	bareLoses bool
	misere    bool
	stops     bool // something may end the game while there are moves left
	majority  bool // among men a capture that goes on precedes one that does not
	twins     int  // victims from which two paths can be the same move
	kingRun   uint8

	men  [2]mover // by side
	king mover
	heir mover        // a king that began its capture as a man
	rays [128][8]Word // by bit and direction
}

// mover is how pieces of one kind, and for men of one side, move and leap.
type mover struct {
	steps uint8     // the directions of its quiet moves
	leaps uint8     // the directions of its captures
	ends  [4]Word   // by direction: where its steps may end
	over  [8]Word   // by direction: what it could leap over, were the board empty
	near  [128]Word // the same by the bit it stands on
	crown Word      // where it becomes a king
	last  Word      // where that ends its capture, or makes it go on as a king
	turn  Word      // where it goes on as a king
	with  uint64    // the weight of capturing with it
}

func newTable(rs Ruleset, sq *squares, l *layout) (*table, error) {
	t := &table{
		layout:    l,
		flying:    rs.FlyingKing,
		behind:    rs.LandBehind,
		halt:      rs.HaltBehindKing,
		halfTurn:  rs.Removal == AtOnce && !rs.NoHalfTurn,
		passing:   rs.Crowning == Passing,
		owed:      rs.Capture == Must,
		bareLoses: rs.BarePieceLoses,
		misere:    rs.Misere,
		stops:     rs.BarePieceLoses || rs.WinByCrowning,
		twins:     3,
		kingRun:   uint8(rs.KingMoveLimit),
	}
	if t.halfTurn {
		t.twins = 2
	}
	for _, b := range l.bitOf {
		t.legal = t.legal.Or(bit(b))
	}
	t.atOnce = t.when(rs.Removal == AtOnce)
	t.spared = t.when(rs.ManSparesKings)
	t.first = t.when(rs.WinByCrowning)
	t.road = t.words(sq.road)
	t.castRays(rs, sq)
	var err error
	if t.weights, err = newWeights(rs, mostVictims(rs, sq)); err != nil {
		return nil, err
	}
	t.majority = t.piece > 0
	t.king = mover{steps: mainAxes, leaps: l.all(rs), with: t.with}
	t.king.ends = t.ends(mainAxes)
	t.king.over, t.king.near = t.victims(t.king.leaps)
	t.heir = t.king
	t.heir.with = 0
	for _, c := range []game.Color{game.White, game.Black} {
		t.men[c] = t.man(rs, sq, c)
	}
	return t, nil
}

// when returns all squares for a rule that holds and none for one that does not.
func (t *table) when(holds bool) (w Word) {
	if holds {
		w = t.legal
	}
	return w
}

func (t *table) man(rs Ruleset, sq *squares, c game.Color) mover {
	m := mover{steps: t.forward(mainAxes, c), leaps: t.king.leaps}
	if !rs.ManCapturesBack {
		m.leaps = t.forward(m.leaps, c)
	}
	m.ends = t.ends(m.steps)
	m.over, m.near = t.victims(m.leaps)
	m.crown = t.words(sq.crown[c])
	if rs.Crowning != Stops {
		m.last = m.crown
	}
	if t.passing {
		m.turn = m.crown
	}
	return m
}

// ends lists the squares that steps in dirs may end on.
func (t *table) ends(dirs uint8) (ends [4]Word) {
	for _, b := range t.bitOf {
		for d := range uint8(4) {
			if dirs&(1<<d) != 0 {
				ends[d] = ends[d].Or(t.ahead(bit(b), d).And(t.rays[b][d]))
			}
		}
	}
	return ends
}

// victims lists the squares leapt over in dirs, by direction and by the square the leap begins on.
func (t *table) victims(dirs uint8) (over [8]Word, near [128]Word) {
	for _, b := range t.bitOf {
		for d := range uint8(8) {
			ray := t.rays[b][d]
			if next := t.ahead(bit(b), d).And(ray); dirs&(1<<d) != 0 && t.ahead(next, d).And(ray).Any() {
				over[d], near[b] = over[d].Or(next), near[b].Or(next)
			}
		}
	}
	return over, near
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
