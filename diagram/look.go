package diagram

import (
	"image/color"

	"tabuleiro/game"
)

// Look is what a board and its pieces are made of.
type Look uint8

// The looks.
const (
	Wood Look = iota // as on screen
	Ink              // greys on white without light and shadow: for printers
)

// palette is the colours of a look.
type palette struct {
	prefix string // of the names of its figures
	lit    bool   // light and shadow fall on the pieces

	frame, light, dark, inlay, plank, felt, feltLine color.NRGBA
	second                                           color.NRGBA // over every second square where all are played on
	nameOnLight, nameOnDark, nameOnFelt              color.NRGBA
	woods                                            [2]wood // by game.Color
	crown, crownLine                                 color.NRGBA
	markDark, markPale, markLast, markHot            color.NRGBA
	markAct, markNo                                  color.NRGBA
	trodden                                          color.NRGBA // over the squares of the last move
}

var palettes = [...]palette{
	Wood: {
		lit:   true,
		frame: frame, light: light, dark: dark, inlay: inlay, plank: plank, felt: felt, feltLine: feltL,
		second:      thin(white, .07),
		nameOnLight: nameL, nameOnDark: nameD, nameOnFelt: white,
		woods: woods,
		crown: crownC, crownLine: crownL,
		markDark: markD, markPale: markP, markLast: markL, markHot: markH,
		markAct: markA, markNo: markN,
		trodden: thin(markL, .34),
	},
	Ink: {
		prefix: "ink-",
		frame:  grey(0x4a), light: white, dark: grey(0xc0), inlay: grey(0x33), plank: white, felt: grey(0xdc), feltLine: grey(0x66),
		second:      thin(white, .35),
		nameOnLight: black, nameOnDark: black, nameOnFelt: black,
		woods: [2]wood{
			game.White: {face: white, rim: grey(0xe4), cut: grey(0x70), line: black},
			game.Black: {face: grey(0x26), rim: black, cut: grey(0xb4), line: black},
		},
		crown: white, crownLine: black,
		markDark: black, markPale: white, markLast: white, markHot: white,
		markAct: grey(0x40), markNo: black,
		trodden: thin(black, .16),
	},
}

func grey(level uint8) color.NRGBA { return color.NRGBA{level, level, level, 0xff} }

// set is the figures of a look.
type set struct {
	pieces [2][3]*figure // by game.Color and game.Kind
	pegs   [2]*figure    // the men of boards with lines
	marks  [letterA]*figure
	dot    *figure // Legal where pieces are turned and not moved
	badge  *figure // what a letter stands on
}

var sets = [...]set{Wood: newSet(palettes[Wood]), Ink: newSet(palettes[Ink])}

func newSet(p palette) set {
	w, b := p.woods[game.White], p.woods[game.Black]
	s := set{
		pieces: [2][3]*figure{
			game.White: {game.Man: p.man("man-w", w), game.King: p.king("king-w", w, 2, w.line), game.Disc: p.disc("disc-w", w, b)},
			game.Black: {game.Man: p.man("man-b", b), game.King: p.king("king-b", b, 1.6, b.cut), game.Disc: p.disc("disc-b", b, w)},
		},
		pegs:  [2]*figure{game.White: p.peg("peg-w", w), game.Black: p.peg("peg-b", b)},
		marks: p.marks(),
		dot:   p.dot(),
		badge: p.badge(),
	}
	return s
}

func (s Scene) palette() palette { return palettes[s.Look] }

func (s Scene) figure(p game.Piece) *figure {
	if s.Board.Lined() && p.Kind == game.Man {
		return sets[s.Look].pegs[p.Color]
	}
	return sets[s.Look].pieces[p.Color][p.Kind]
}
