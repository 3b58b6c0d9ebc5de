package server

import (
	"strings"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/wire"
)

// triangle is a board of points and lines: a1, c1 and, between and above them, b2.
func triangle() wire.State {
	s := stateOf("brazilian", "white")
	s.Board = wire.Board{Width: 3, Height: 3, Points: [][2]int{{0, 0}, {2, 0}, {1, 1}, {1, 2}}, Names: []string{"a1", "c1", "b2", "b3"}, Lines: [][2]int{{0, 1}, {0, 2}, {2, 3}}}
	s.Pieces = []wire.Piece{{Square: 2, Color: "black", Kind: "man"}}
	s.Hand = &[2]int{2, 0}
	return s
}

// discs is a board on which what is taken turns; a1 stands on top.
func discs() wire.State {
	s := stateOf("brazilian", "white")
	s.Board = wire.Board{Width: 2, Height: 2, Points: [][2]int{{0, 1}, {1, 1}, {0, 0}, {1, 0}}, Names: []string{"a1", "b1", "a2", "b2"}, Turns: true}
	s.Pieces = []wire.Piece{{Square: 0, Color: "black", Kind: "disc"}, {Square: 1, Color: "black", Kind: "disc"}, {Square: 3, Color: "white", Kind: "disc"}}
	return s
}

func shown(t *testing.T, s wire.State, want ...string) string {
	t.Helper()
	page := rendered(t, func(b *strings.Builder) error { return RenderGame(b, GameView{State: s}) })
	for _, text := range want {
		if !strings.Contains(page, text) {
			t.Errorf("the page lacks %s", text)
		}
	}
	return page
}

func TestABoardOfPointsHasLinesBelowItsButtons(t *testing.T) {
	page := shown(t, triangle(), `<body class="points"`, `class="board n3"`,
		`<path d="M5 25L25 25M5 25L15 15M15 15L15 5"/>`, `<path class="studs" d="M5 25h0M25 25h0M15 15h0M15 5h0"/>`,
		`data-sq="2" tabindex="-1" aria-label="b2, peça preta"`, `aria-label="a1, vazio"`,
		`"square.empty":"vazio"`, `"piece.white.man":"peça branca"`) // the script says the same
	if n := strings.Count(page, `class="sq"`); n != 4 {
		t.Errorf("%d buttons on a board of 4 points", n)
	}
	if page := shown(t, stateOf("turkish", "white")); strings.Contains(page, "studs") {
		t.Error("a board of squares has lines between points")
	}
}

func TestABoardOfPointsHasWordsOfItsOwn(t *testing.T) {
	for lang, want := range map[string][]string{
		"pt-BR": {"a1, vazio", "b2, peça vermelha", "1 peça"},
		"es":    {"a1, vacío", "b2, ficha roja", "1 ficha"},
		"en":    {"a1, empty", "b2, red man", "1 man"},
	} {
		s := triangle()
		s.Pieces[0].Color = "white"
		p := Page{Lang: lang, Looks: Looks{Pieces: coloured}}
		page := rendered(t, func(b *strings.Builder) error { return RenderGame(b, GameView{Page: p, State: s}) })
		for _, text := range want {
			if !strings.Contains(page, text) {
				t.Errorf("%s: the page lacks %s", lang, text)
			}
		}
		if text := p.T("square.empty"); strings.Contains(text, "vaz") && text != "vazia" {
			t.Errorf("%s: a square is %s where no board is spoken of", lang, text)
		}
	}
}

func TestWhatIsInHandStandsBesideTheName(t *testing.T) {
	page := shown(t, triangle(), `<span class="hand" role="img" aria-label="2 peças na mão"><svg aria-hidden="true"><use href="#man-w"/></svg><svg aria-hidden="true"><use href="#man-w"/></svg><b>2</b>`,
		`aria-label="0 peças na mão" hidden>`)
	if strings.Contains(page, `class="discs"`) {
		t.Error("men are counted as discs are")
	}
	if page := shown(t, stateOf("brazilian", "white")); strings.Contains(page, `class="hand"`) {
		t.Error("there is a hand where all pieces stand on the board")
	}
}

func TestDiscsAreCountedInThePlaceOfTheClock(t *testing.T) {
	page := shown(t, discs(), `<body class="felt"`, `aria-label="Pretas 2, brancas 1"><path d="M0 0h100v1H0z"/><rect width="67" height="1"/>`,
		`<span class="free">1 livre</span></div></div><b class="discs" role="img" aria-label="1 disco">1</b>`, `aria-label="2 discos">2</b>`,
		`<svg class="av" aria-hidden="true"><use href="#disc-b"/>`)
	if strings.Contains(page, `class="tray"`) || strings.Contains(page, `class="pcs"`) {
		t.Error("discs that turned are in the tray of what was taken")
	}
	rank1, rank2 := strings.Index(page, `>1</span>`), strings.Index(page, `>2</span>`)
	if rank1 < 0 || rank2 < rank1 {
		t.Error("a1 is called a2")
	}

	s := discs()
	s.Control, s.Clock = &wire.Control{Main: 60_000, Style: "increment"}, &wire.Clocks{Left: [2]clock.Span{60_000, 60_000}}
	shown(t, s, `<b class="discs">1 disco</b></div></div><div class="clock"`)
}

// Both players of Reversi look at one board: a1 stays on top, whoever sits below.
func TestABoardOfDiscsLiesTheSameWayForBoth(t *testing.T) {
	for _, you := range []string{"white", "black"} {
		s := discs()
		s.You = []string{you}
		shown(t, s, `data-below="white"`, `, a1 no alto à esquerda"`, `class="who me" id="me" data-side="`+you+`"`, `data-sq="0" tabindex="0"`)
	}
}

// Fails when a page lacks words that its script says, or carries those of tables of another kind.
func TestAPageCarriesTheWordsOfItsTable(t *testing.T) {
	alone, pair := stateOf("brazilian", "white", "black"), stateOf("brazilian", "white")
	for _, s := range []*wire.State{&alone, &pair} {
		s.Seats.Black = wire.Seat{Kind: "person"}
	}
	pair.Plans = true
	for _, key := range []string{`"talk.nothing":`, `"people.gone":`, `"phrase.hello":`, `"remind.on":`, `"plan.then":`} {
		shown(t, pair, key)
		if strings.Contains(shown(t, alone), key) {
			t.Errorf("two at one board are given %s", key)
		}
	}
}
