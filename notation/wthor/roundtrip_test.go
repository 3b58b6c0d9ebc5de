package wthor_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tabuleiro/game"
	"tabuleiro/notation"
	"tabuleiro/notation/wthor"
)

var roundTrips = flag.Int("roundtrip.games", 200, "how many games are written and read")

// randomGame is one that was played to its end, or, one of three, broken off: not before a pass, which is played at once.
func randomGame(t *testing.T, number int, dice *rand.Rand) *notation.Game {
	r := rules(t)
	g := &notation.Game{Number: number, Rules: r, Start: game.Begin(r), Tags: []notation.Tag{
		{Name: "Event", Value: randomName(dice)}, {Name: "Date", Value: "1998.07.12"},
		{Name: "Black", Value: randomName(dice)}, {Name: "White", Value: randomName(dice)}}}
	most := 100
	if dice.IntN(3) == 0 {
		most = dice.IntN(60)
	}
	p := g.Start.Now()
	for moves := p.Moves(); len(moves) > 0 && (g.Plies < most || moves[0].Passes()); moves = p.Moves() {
		m := moves[dice.IntN(len(moves))]
		g.Moves = append(g.Moves, notation.Move{Move: m})
		g.Plies++
		p = p.Play(m)
	}
	if g.Result = r.Judge(p, g.Start.Tally, 0).Outcome.Result; g.Result == game.InPlay {
		ends := []game.Result{game.InPlay, game.WhiteWins, game.BlackWins, game.Drawn, game.NoResult}
		g.Result = ends[dice.IntN(len(ends))]
	}
	return g
}

func randomName(dice *rand.Rand) string {
	names := []string{"Ana", "João", "Ø", "Conceição", "Łucja", "Иван", "O'Neill, P.", ""}
	return fmt.Sprint(names[dice.IntN(len(names))], dice.IntN(50))
}

// kept is what the format keeps of a name: letters of Windows-1252, and no more of them than there is room for.
func kept(name string, room int) string {
	letters := []rune(name)
	for i, c := range letters {
		if c > 0xff {
			letters[i] = '?'
		}
	}
	return string(letters[:min(len(letters), room)])
}

// TestRoundTrip writes games with their names and reads them: passes are not in the file, and are put in.
func TestRoundTrip(t *testing.T) {
	dice, begun := rand.New(rand.NewPCG(1, 2)), time.Now()
	var w wthor.Writer
	games := make([]*notation.Game, *roundTrips)
	for i := range games {
		games[i] = randomGame(t, i+1, dice)
		if err := w.Add(games[i]); err != nil {
			t.Fatal(err)
		}
	}
	var wtb, jou, trn bytes.Buffer
	head := wthor.Header{Century: 20, Year: 26, Month: 11, Day: 30, Size: 8}
	if err := errors.Join(w.WriteGames(&wtb, head), w.WritePlayers(&jou, head), w.WriteTournaments(&trn, head)); err != nil {
		t.Fatal(err)
	}
	players, err := wthor.Players(&jou)
	tournaments, errT := wthor.Tournaments(&trn)
	if err := errors.Join(err, errT); err != nil {
		t.Fatal(err)
	}
	for _, bare := range []bool{false, true} {
		r, err := wthor.NewReader(bytes.NewReader(wtb.Bytes()), rules(t))
		if err != nil {
			t.Fatal(err)
		}
		r.Bare, r.Players, r.Tournaments = bare, players, tournaments
		n := 0
		for g, err := range r.Games() {
			if err != nil || len(g.Problems) > 0 {
				t.Fatal(g.Problems, err)
			}
			same(t, g, games[n], bare)
			n++
		}
		if n != len(games) || r.Short {
			t.Errorf("%d games were read of %d, short %v", n, len(games), r.Short)
		}
	}
	t.Logf("%d games; %.1f s", len(games), time.Since(begun).Seconds())
}

// same holds a game that was read against the one that was written.
func same(t *testing.T, got, want *notation.Game, bare bool) {
	t.Helper()
	result := want.Result
	if result == game.InPlay || result == game.NoResult {
		result = game.Drawn // the format has discs alone, 32 of each
	}
	if got.Plies != want.Plies || got.Result != result {
		t.Fatalf("game %d: %d plies, %q; played were %d, %q", want.Number, got.Plies, got.Result, want.Plies, want.Result)
	}
	if a, b := texts(got.Moves), texts(want.Moves); !bare && !slices.Equal(a, b) {
		t.Fatalf("game %d: %v; played were %v", want.Number, a, b)
	}
	for name, room := range map[string]int{"Event": 25, "Black": 19, "White": 19} {
		if a, b := got.Tag(name), kept(want.Tag(name), room); a != b {
			t.Fatalf("game %d: %s is %q, want %q", want.Number, name, a, b)
		}
	}
	if d := got.Tag("Date"); d != "1998.??.??" {
		t.Fatalf("game %d: date %q", want.Number, d)
	}
}

func texts(moves []notation.Move) (list []string) {
	for _, m := range moves {
		list = append(list, m.Text)
	}
	return list
}
