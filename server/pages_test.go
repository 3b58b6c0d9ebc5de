package server

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/i18n"
	"tabuleiro/room"
	"tabuleiro/web"
	"tabuleiro/wire"
)

// built fails a test in a checkout whose pages were never built, and says what to do.
func built(t *testing.T) {
	t.Helper()
	if _, err := web.Path("main.css"); errors.Is(err, web.ErrNotBuilt) {
		t.Fatal(err)
	}
}

func rendered(t *testing.T, render func(*strings.Builder) error) string {
	t.Helper()
	built(t)
	var b strings.Builder
	if err := render(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// stateOf is what a page is told of the start of rules.
func stateOf(rules string, you ...string) wire.State {
	r, err := all.Find(rules)
	if err != nil {
		panic(err)
	}
	b := r.Board()
	p, tally := r.Start()
	s := wire.State{T: "state", Room: "AbC123", Rules: rules, You: you,
		Board: wire.Board{Width: b.Width, Height: b.Height, Points: b.Points, Names: b.Names, Numbers: b.Numbers, Numeric: b.Numeric},
		Seats: wire.Seats{White: wire.Seat{Kind: "person"}, Black: wire.Seat{Kind: "computer", Level: 2}},
	}
	s.FEN, s.Turn = r.FEN(p, tally), p.Turn().String()
	for _, piece := range p.Pieces() {
		s.Pieces = append(s.Pieces, wire.Piece{Square: int(piece.Square), Color: piece.Color.String(), Kind: piece.Kind.String()})
	}
	return s
}

func TestHomeOffersEveryRuleset(t *testing.T) {
	page := rendered(t, func(b *strings.Builder) error { return RenderHome(b, HomeView{Offers: all.Families()}) })
	for _, r := range all.All() {
		if n := strings.Count(page, `name="rules" value="`+r.ID()+`"`); n != 1 {
			t.Errorf("%s stands %d times on the start page", r.ID(), n)
		}
	}
	if n := strings.Count(page, `<svg class="bd`); n != 15 {
		t.Errorf("%d pictures of positions, want 15", n)
	}
}

// A ruleset's line names the number of squares, unless it refers to another ruleset as a whole or pieces stand
// on lines.
func TestEveryLineNamesItsBoard(t *testing.T) {
	for _, r := range all.All() {
		line := i18n.Text(i18n.Base, "rules."+r.ID()+".line")
		size := fmt.Sprintf("%d × %d", r.Board().Width, r.Board().Height)
		if !strings.HasPrefix(line, size) && !strings.HasPrefix(line, "Como as ") && len(r.Board().Lines) == 0 {
			t.Errorf("%s, %s: %s", r.ID(), size, line)
		}
	}
}

func TestHomeRemembersTheLastChoice(t *testing.T) {
	last := Choice{Rules: "canadian", Opponent: "both", Colour: "black", Level: 3}
	page := rendered(t, func(b *strings.Builder) error { return RenderHome(b, HomeView{Offers: all.Families(), Last: last}) })
	for _, want := range []string{`value="canadian" data-picture="6" checked`, `id="draughts-o-b" value="both" checked`,
		`id="draughts-c-b" value="black" checked`, `value="3" selected`, `<b data-say="rules-name">Damas canadenses</b>`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

func TestGameDrawsTheBoardWithoutScripts(t *testing.T) {
	for _, test := range []struct {
		rules string
		you   []string
		want  []string // in this order
	}{
		{"brazilian", []string{"white"}, []string{`class="board n8"`, `brancas embaixo`, `>8</span>`, `data-sq="28" tabindex="-1" aria-label="b8, pedra preta"`,
			`data-sq="0" tabindex="0" aria-label="a1, pedra branca"`, `>a</span>`}},
		{"brazilian", []string{"black"}, []string{`pretas embaixo`, `data-sq="0" tabindex="-1"`, `data-sq="31" tabindex="0" aria-label="h8, pedra preta"`}},
		{"portuguese", []string{"white"}, []string{`aria-label="32, pedra preta"`, `aria-label="1, pedra branca"`}},
		{"turkish", []string{"white"}, []string{`<body class="ort"`, `class="board n8"`, `aria-label="a8, vazia"`, `aria-label="a7, pedra preta"`}},
		{"canadian", []string{"white"}, []string{`class="board n12 nums"`, `aria-label="1, pedra preta"`, `aria-label="72, pedra branca"`}},
	} {
		page := rendered(t, func(b *strings.Builder) error {
			return RenderGame(b, GameView{State: stateOf(test.rules, test.you...)})
		})
		rest := page
		for _, want := range test.want {
			_, after, ok := strings.Cut(rest, want)
			if !ok {
				t.Errorf("%s as %v: no %s where it should be", test.rules, test.you, want)
				break
			}
			rest = after
		}
	}
}

func TestGameSaysHowItEnded(t *testing.T) {
	s := stateOf("brazilian", "white")
	s.Turn = "black"
	for i, text := range []string{"c3-d4", "b6-a5", "d4-c5"} {
		s.Line = append(s.Line, wire.Move{Text: text, Short: text, Routes: [][]int{{i, i + 1}}})
	}
	s.Outcome = &wire.Ended{T: "ended", Result: game.WhiteWins, Reason: game.NoMoves}
	page := rendered(t, func(b *strings.Builder) error { return RenderGame(b, GameView{State: s}) })
	for _, want := range []string{"Brancas ganham: as pretas ficaram sem lances.", `data-ply="3" aria-current="true">d4-c5</button>`,
		`<b>Você</b><strong>1 – 0</strong><b>Computador</b>`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
}

func TestGameCallsPeopleByTheirNames(t *testing.T) {
	s := stateOf("brazilian")
	s.Seats = wire.Seats{White: wire.Seat{Kind: "person", Name: "Ana"}, Black: wire.Seat{Kind: "person", Name: "Beto"}}
	for _, c := range []struct {
		outcome *wire.Ended
		want    string
	}{
		{nil, "Beto joga"},
		{&wire.Ended{Result: game.WhiteWins, Reason: game.NoMoves}, "Ana venceu: Beto ficou sem lances."},
		{&wire.Ended{Result: game.BlackWins, Reason: game.NoMoves}, "Beto venceu: Beto ficou sem lances."}, // misère
		{&wire.Ended{Result: game.BlackWins, Reason: game.Crowned}, "Beto venceu: Beto fez dama primeiro."},
		{&wire.Ended{Result: game.WhiteWins, Reason: "time"}, "Ana venceu: o tempo de Beto acabou."},
		{&wire.Ended{Result: game.Drawn, Reason: "agreement"}, "Empate: os dois lados concordaram."},
	} {
		s.Turn, s.Outcome = "black", c.outcome
		if now := newTable(GameView{State: s}).Now; now != c.want {
			t.Errorf("%q, want %q", now, c.want)
		}
	}
}

func TestPlayersAreCalledBySideOnce(t *testing.T) {
	s := stateOf("brazilian")
	s.Seats = wire.Seats{White: wire.Seat{Kind: "person"}, Black: wire.Seat{Kind: "person", Name: "Beto"}}
	page := rendered(t, func(b *strings.Builder) error { return RenderGame(b, GameView{State: s}) })
	for _, want := range []string{`data-side="white" aria-label="Brancas"`, `data-side="black" aria-label="Beto, pretas"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
}

func TestEveryCodeOfAnErrorPageHasWords(t *testing.T) {
	for _, code := range codes {
		if !i18n.Has(i18n.Base, "error."+code) && !i18n.Has(i18n.Base, "refusal."+code) {
			t.Errorf("%s has no words", code)
		}
	}
}

func TestErrorPageKnowsCodesAndOthers(t *testing.T) {
	for code, want := range map[string]string{
		"internal":     "Nada foi perdido",
		"must-capture": "Captura obrigatória",
		"no such code": "Nada foi perdido",
	} {
		page := rendered(t, func(b *strings.Builder) error { return RenderError(b, ErrorView{Code: code}) })
		if !strings.Contains(page, want) {
			t.Errorf("%s: the page lacks %q", code, want)
		}
	}
}

func TestThePageSaysAgainstWhomOnePlays(t *testing.T) {
	over := &wire.Ended{Result: "none", Reason: "cancelled"}
	for _, c := range []struct {
		you     []string
		black   wire.Seat
		outcome *wire.Ended
		want    string
	}{
		{[]string{"white"}, wire.Seat{Kind: "person", Name: "Ana"}, nil, "contra Ana"},
		{[]string{"white"}, wire.Seat{Kind: "person"}, nil, "contra alguém sem nome"},
		{[]string{"white"}, wire.Seat{Kind: "person", Open: true}, nil, "à espera de alguém"},
		{[]string{"white"}, wire.Seat{Kind: "person", Open: true}, over, "Lugar livre"},
		{[]string{"white"}, wire.Seat{Kind: "computer", Level: 3}, nil, "contra o computador, Fácil"},
		{[]string{"white", "black"}, wire.Seat{Kind: "person"}, nil, "duas pessoas neste aparelho"},
		{nil, wire.Seat{Kind: "person"}, nil, "Você está assistindo"},
	} {
		s := wire.State{You: c.you, Position: wire.Position{Turn: "white"}, Seats: wire.Seats{Black: c.black}, Outcome: c.outcome}
		if got := newTable(GameView{State: s}).Against; got != c.want {
			t.Errorf("%+v: %q, want %q", c, got, c.want)
		}
	}
}

// Fails when an end that the table makes has no words in a catalogue.
func TestEveryEndOfATableHasWords(t *testing.T) {
	for _, lang := range i18n.Languages {
		for _, reason := range []game.Reason{room.Resignation, room.Agreement, room.Time, room.Cancelled, room.Abandoned, room.Tangled} {
			if !i18n.Has(lang, "reason."+string(reason)) {
				t.Errorf("%s has no words for %s", lang, reason)
			}
		}
	}
}

// Fails when sided asks for words with a name where there are none: a win by discs tells of no side.
func TestEveryEndOfPeopleWithNamesHasWords(t *testing.T) {
	s := wire.State{Position: wire.Position{Turn: "white"}, Seats: wire.Seats{White: wire.Seat{Name: "Ana"}, Black: wire.Seat{Name: "Beto"}}}
	for key := range i18n.Words(i18n.Base, "reason.") {
		reason, _ := strings.CutSuffix(strings.TrimPrefix(key, "reason."), ".name")
		for _, result := range []game.Result{game.WhiteWins, game.BlackWins, game.Drawn} {
			got := newTable(GameView{State: s}).reason(wire.Ended{Result: result, Reason: game.Reason(reason)})
			if strings.Contains(got, "reason.") {
				t.Errorf("%s, %s: %q", result, reason, got)
			}
		}
	}
}

func TestThePageSaysWhoIsWaitedFor(t *testing.T) {
	s := wire.State{You: []string{"white"}, Position: wire.Position{Turn: "white"}}
	for open, want := range map[bool]string{true: "Esperando a outra pessoa", false: "Sua vez"} {
		s.Seats.Black.Open = open
		if now := newTable(GameView{State: s}).Now; now != want {
			t.Errorf("open %v: %q, want %q", open, now, want)
		}
	}
}
