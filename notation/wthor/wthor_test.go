package wthor_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
	"tabuleiro/notation/wthor"
)

func rules(t testing.TB) *reversi.Rules {
	r, err := reversi.Find("reversi")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// database writes random games that were played out.
func database(t testing.TB, games int) (wtb []byte, w *wthor.Writer, lines []game.Line) {
	r, dice := rules(t), rand.New(rand.NewPCG(1, 2))
	w = &wthor.Writer{}
	names := []string{"Ana", "João", "Conceição de Albuquerque Maranhão", "Ø"}
	for n := range games {
		line := game.Begin(r)
		for !line.Verdict().Outcome.Over() {
			moves := line.Now().Moves()
			line = line.Play(moves[dice.IntN(len(moves))])
		}
		g := &notation.Game{Number: n + 1, Rules: r, Start: game.Begin(r), Tags: []notation.Tag{
			{Name: "Event", Value: "Taça"}, {Name: "Black", Value: names[dice.IntN(4)]}, {Name: "White", Value: names[dice.IntN(4)]}}}
		for _, m := range line.Moves {
			g.Moves = append(g.Moves, notation.Move{Move: m})
		}
		if err := w.Add(g); err != nil {
			t.Fatal(err)
		}
		lines = append(lines, line)
	}
	var b bytes.Buffer
	if err := w.WriteGames(&b, wthor.Header{Century: 20, Year: 26, Month: 11, Day: 30, Played: 2026}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), w, lines
}

// TestNamesThatDoNotFit keeps names as long as there is room for them, and says which it keeps otherwise.
func TestNamesThatDoNotFit(t *testing.T) {
	r := rules(t)
	var w wthor.Writer
	for _, g := range [][3]string{
		{"Conceição de Albuquerque 26", "Ana", "Conceic\u0327a\u0303o"},
		{"Conceição de Albuquerque 26 e mais", "Conceição de Albuquerque Maranhão", "Łukasz"},
		{"Conceição de Albuquerque 26", "Dvořák\tB", ""},
	} {
		tags := []notation.Tag{{Name: "Event", Value: g[0]}, {Name: "Black", Value: g[1]}, {Name: "White", Value: g[2]}}
		if err := w.Add(&notation.Game{Rules: r, Start: game.Begin(r), Tags: tags}); err != nil {
			t.Fatal(err)
		}
	}
	var changed []string
	for name, kept := range w.Changed() {
		changed = append(changed, name+" = "+kept)
	}
	want := []string{"Conceic\u0327a\u0303o = Conceição", "Conceição de Albuquerque Maranhão = Conceição de Albuqu", "Łukasz = ?ukasz",
		"Dvořák\tB = Dvo?ák?B", "Conceição de Albuquerque 26 = Conceição de Albuquerque", "Conceição de Albuquerque 26 e mais = Conceição de Albuquerque"}
	if !slices.Equal(changed, want) {
		t.Errorf("%q, want %q", changed, want)
	}
	var jou, trn bytes.Buffer
	if err := errors.Join(w.WritePlayers(&jou, wthor.Header{}), w.WriteTournaments(&trn, wthor.Header{})); err != nil {
		t.Fatal(err)
	}
	players, err := wthor.Players(&jou)
	if want := []string{"Ana", "Conceição", "Conceição de Albuqu", "?ukasz", "Dvo?ák?B", ""}; !slices.Equal(players, want) || err != nil {
		t.Errorf("%q, %v; want %q", players, err, want)
	}
	tournaments, err := wthor.Tournaments(bytes.NewReader(trn.Bytes()[:trn.Len()-3])) // half of the second is there
	if want := []string{"Conceição de Albuquerque"}; !slices.Equal(tournaments, want) || err != nil {
		t.Errorf("%q, %v; want %q", tournaments, err, want)
	}
}

func TestKinds(t *testing.T) {
	wtb, w, _ := database(t, 3)
	var jou, trn bytes.Buffer
	head := wthor.Header{Century: 20, Year: 26, Month: 11, Day: 30}
	if err := errors.Join(w.WritePlayers(&jou, head), w.WriteTournaments(&trn, head)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		file []byte
		want wthor.Kind
	}{
		{"games", wtb, wthor.GamesFile},
		{"players", jou.Bytes(), wthor.PlayersFile},
		{"tournaments", trn.Bytes(), wthor.TournamentsFile},
		{"games that end early", wtb[:len(wtb)-1], ""},
		{"a header alone", wtb[:16], ""},
		{"nothing", nil, ""},
		{"a text", []byte("[Event \"Taça\"]\n1. f5 d6\n"), ""},
	} {
		if got := wthor.KindOf(c.file, int64(len(c.file))); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestDamage is case 77: what a file can have wrong.
func TestDamage(t *testing.T) {
	wtb, _, _ := database(t, 3)
	change := func(at int, to byte) []byte {
		b := bytes.Clone(wtb)
		b[at] = to
		return b
	}
	for _, c := range []struct {
		name   string
		file   []byte
		header string // the field that makes no sense
		games  int
		short  bool
		code   notation.Code // of the first game
	}{
		{"case 77", wtb, "", 3, false, ""},
		{"nothing", nil, "length", 0, false, ""},
		{"half a header", wtb[:9], "length", 0, false, ""},
		{"a month that is none", change(2, 13), "month", 0, false, ""},
		{"a day that is none", change(3, 32), "day", 0, false, ""},
		{"a larger board", change(12, 10), "board", 0, false, ""},
		{"ends within a game", wtb[:len(wtb)-1], "", 2, true, ""},
		{"more games than there are", change(4, 4), "", 3, true, ""},
		{"a square of no board", change(16+8, 99), "", 3, false, notation.IllegalMove},
		{"a move that flanks nothing", change(16+8, 11), "", 3, false, notation.IllegalMove},
		{"another score", change(16+6, wtb[16+6]^1), "", 3, false, notation.ResultPosition},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, bare := range []bool{false, true} {
				r, err := wthor.NewReader(bytes.NewReader(c.file), rules(t))
				var bad *wthor.HeaderError
				if errors.As(err, &bad) != (c.header != "") || bad != nil && bad.Field != c.header {
					t.Fatalf("header: %v, want %q", err, c.header)
				}
				if err != nil {
					return
				}
				r.Bare = bare
				n, code := 0, notation.Code("")
				for g, err := range r.Games() {
					if err != nil {
						t.Fatal(err)
					}
					if n++; n == 1 && len(g.Problems) > 0 {
						code = g.Problems[0].Code
					}
				}
				if n != c.games || r.Short != c.short || code != c.code {
					t.Errorf("%d games, short %v, %q; want %d, %v, %q", n, r.Short, code, c.games, c.short, c.code)
				}
			}
		})
	}
}

// BenchmarkRead checks games: wanted are 100,000 a second.
func BenchmarkRead(b *testing.B) {
	wtb, _, _ := database(b, 1000)
	for b.Loop() {
		r, err := wthor.NewReader(bytes.NewReader(wtb), rules(b))
		if err != nil {
			b.Fatal(err)
		}
		r.Bare = true
		for g, err := range r.Games() {
			if err != nil || len(g.Problems) > 0 {
				b.Fatal(g, err)
			}
		}
	}
	b.ReportMetric(float64(1000*b.N)/b.Elapsed().Seconds(), "games/s")
}

func FuzzRead(f *testing.F) {
	wtb, _, _ := database(f, 2)
	f.Add(wtb)
	f.Add(wtb[:len(wtb)-5])
	f.Fuzz(func(t *testing.T, data []byte) {
		var reports [2]string
		for i, bare := range []bool{false, true} {
			r, err := wthor.NewReader(bytes.NewReader(data), rules(t))
			if err != nil {
				return
			}
			r.Bare = bare
			for g, err := range r.Games() {
				if err != nil {
					t.Fatal(err)
				}
				for _, p := range g.Problems {
					reports[i] += string(p.Code) + p.Text + p.Why + " "
				}
				reports[i] += string(rune('0' + g.Plies%10))
			}
		}
		if reports[0] != reports[1] {
			t.Errorf("read whole: %s; checked alone: %s", reports[0], reports[1])
		}
	})
}

// TestNames writes more names than the format can number, a year only if it is that of all games, and letters that it
// does not have.
func TestNames(t *testing.T) {
	r := rules(t)
	var w wthor.Writer
	add := func(n int, white, date string) error {
		return w.Add(&notation.Game{Number: n, Rules: r, Start: game.Begin(r), Tags: []notation.Tag{
			{Name: "White", Value: white}, {Name: "Black", Value: "Łucja Ñuñez"}, {Name: "Date", Value: date}}})
	}
	played := func() uint16 {
		var b bytes.Buffer
		if err := w.WriteGames(&b, wthor.Header{Month: 1, Day: 1}); err != nil {
			t.Fatal(err)
		}
		read, err := wthor.NewReader(&b, r)
		if err != nil {
			t.Fatal(err)
		}
		return read.Header.Played
	}
	_ = add(1, "0", "1998.07.12")
	if y := played(); y != 1998 {
		t.Errorf("the year is %d, want 1998", y)
	}
	_ = add(2, "1", "1999.??.??")
	if y := played(); y != 0 {
		t.Errorf("the year is %d, want none", y)
	}
	for n := 2; n < 65_534; n++ { // with Łucja one fewer than 1<<16
		if err := add(n+1, fmt.Sprint(n), ""); err != nil {
			t.Fatal(err)
		}
	}
	if err := add(70_000, "one too many", ""); err == nil {
		t.Error("65,536 names were written")
	}
	if err := add(70_001, "1234", ""); err != nil {
		t.Errorf("a name that is known: %v", err)
	}
	var b bytes.Buffer
	if err := w.WritePlayers(&b, wthor.Header{Month: 1, Day: 1}); err != nil {
		t.Fatal(err)
	}
	names, err := wthor.Players(&b)
	if err != nil || len(names) != 65_535 || names[0] != "?ucja Ñuñez" || names[65_534] != "65533" {
		t.Errorf("%d names, %v", len(names), err)
	}
}
