package room_test

import (
	"bufio"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/room"
)

// TestLogsOfEveryRelease folds the logs in testdata/logs and every prefix of each. They are never
// edited; a release that changes what is stored adds one, as it stands in its store:
//
//	SELECT body FROM event WHERE room = ? ORDER BY version
func TestLogsOfEveryRelease(t *testing.T) {
	tests := map[string]foldedLog{
		"0.1-brazilian-agreement.jsonl": {
			fen:     "B:Wa1,c1,g1,f2,h2,a3,c3,f4,h4:Ba5,b6,f6,e7,g7,b8,d8,f8,h8",
			outcome: game.Outcome{Result: game.Drawn, Reason: room.Agreement},
		},
		"0.1-brazilian-computer.jsonl": {
			fen:     "B:Wa1,c1,e1,g1,d2,f2,h2,a3,d4,f4,g5:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8",
			outcome: game.Outcome{Result: game.BlackWins, Reason: room.Resignation},
		},
		"0.1-frisian-tail.jsonl": {
			fen:     "B:W26:B",
			outcome: game.Outcome{Result: game.WhiteWins, Reason: game.NoPieces},
		},
		"0.1-international-in-progress.jsonl": {
			fen:     "W:W26,39,41,42,45,46,47,49,50:B1,2,3,4,5,6,8,9,10,13,25,36",
			outcome: game.Outcome{},
		},
		"0.1-turkish-no-pieces.jsonl": {
			fen:     "B:WKb8:B",
			outcome: game.Outcome{Result: game.WhiteWins, Reason: game.NoPieces},
		},
		"0.2-brazilian-match-1.jsonl": {
			fen:     "B:Wa1,c1,e1,g1,b2,f2,h2,c3,e3,g3,b4:Bg5,b6,f6,a7,e7,g7,b8,f8,h8",
			outcome: game.Outcome{Result: game.WhiteWins, Reason: room.Resignation},
			left:    [2]clock.Span{284_037, 294_502},
			next:    "n3xtgamerm23",
		},
		"0.2-brazilian-match-2.jsonl": {
			fen:     "B:Wa1,c1,g1,b2,d2,f2,h2,c3,e3,g3,b4,d4:Bg5,b6,d6,f6,h6,a7,c7,e7,g7,b8,d8,h8",
			outcome: game.Outcome{Result: game.Drawn, Reason: room.Agreement},
			left:    [2]clock.Span{295_961, 286_335},
			match:   [2]int{0, 2},
			next:    "n3xtmatchrm2",
		},
		"0.2-international-flag.jsonl": {
			fen:     "B:W28,30,32,33,35,36,37,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,14,15,16,18,19,20,21,24",
			outcome: game.Outcome{Result: game.WhiteWins, Reason: room.Time},
			left:    [2]clock.Span{41_312, 0},
			next:    "agamefollows",
		},
		"0.2-russian-takebacks.jsonl": {
			fen:  "W:Wa1,c1,e1,g1,b2,d2,h2,c3,e3,g3,d4:Be5,b6,d6,f6,h6,a7,e7,g7,d8,f8,h8",
			left: [2]clock.Span{600_984, 598_053},
		},
		"0.2-turkish-abandoned.jsonl": {
			fen:     "B:Wa3,Kd4:Bh5,f6",
			outcome: game.Outcome{Result: game.NoResult, Reason: room.Abandoned},
		},
		"0.3-english-ballot.jsonl": {
			fen:     "W:W17,21,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,8,9,11,12,19",
			outcome: game.Outcome{Result: game.BlackWins, Reason: room.Resignation},
			left:    [2]clock.Span{302_971, 302_993},
			next:    "n3xtballotrm",
		},
		"0.3-russian-letters.jsonl": {
			fen:  "B:Wa1,c1,e1,g1,b2,d2,h2,a3,e3,b4,f4,h4:Ba5,c5,d6,f6,h6,c7,e7,g7,b8,d8,f8,h8",
			left: [2]clock.Span{259_200_000, 259_200_000},
		},
		"0.3-spanish-delay.jsonl": {
			fen:     "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32",
			outcome: game.Outcome{Result: game.NoResult, Reason: room.Unstarted},
			left:    [2]clock.Span{60_000, 60_000},
		},
		"0.3-tournament-claim.jsonl": {
			fen:     "W:WKa1,h2:Ba7,Kb8:Q8",
			outcome: game.Outcome{Result: game.Drawn, Reason: game.Repetition},
			left:    [2]clock.Span{309_360, 298_360},
		},
	}
	files, err := filepath.Glob(filepath.Join("testdata", "logs", "*"))
	if err != nil || len(files) != len(tests) {
		t.Fatalf("%d logs are there, %d are expected (%v)", len(files), len(tests), err)
	}
	for _, path := range files {
		name := filepath.Base(path)
		test, ok := tests[name]
		if !ok {
			t.Errorf("%s: nothing is expected of it", name)
			continue
		}
		events := readLog(t, path)
		s := foldPrefixes(t, events)
		if got := (foldedLog{s.Line.FEN(), s.Outcome, s.Left, s.Match.Score, s.NextRoom}); got != test {
			t.Errorf("%s: %+v; want %+v", name, got, test)
		}
	}
}

// foldedLog is what a log leads to.
type foldedLog struct {
	fen     string
	outcome game.Outcome
	left    [2]clock.Span
	match   [2]int // the score before
	next    string
}

// readLog reads a log of one event a line, and holds that it would be written so today.
func readLog(t *testing.T, path string) (events []room.Event) {
	t.Helper()
	stored, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(stored))
	for lines.Scan() {
		e, err := room.Decode(lines.Bytes())
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		again, err := room.Encode(e)
		if err != nil || !bytes.Equal(again, lines.Bytes()) {
			t.Errorf("%s:\nstored %s\n today %s (%v)", path, lines.Bytes(), again, err)
		}
		events = append(events, e)
	}
	return events
}

// foldPrefixes folds every prefix of a log anew and returns the last state.
func foldPrefixes(t interface{ Fatalf(string, ...any) }, events []room.Event) (s room.State) {
	for n := 1; n <= len(events); n++ {
		var err error
		if s, err = room.Replay(all.Find, events[:n]); err != nil {
			t.Fatalf("the first %d of %d events: %v", n, len(events), err)
		}
		if s.Version != n {
			t.Fatalf("the first %d of %d events made version %d", n, len(events), s.Version)
		}
	}
	return s
}

// TestRandomGames gives rooms of every ruleset whatever users may think of, and holds what must
// always be so: no event makes an error, the end is final, time does not go back, nobody gets more
// time than he had, the same move twice is one, the stored log makes the same state again, and
// what follows a game can be opened.
func TestRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := rapid.SampledFrom(ids()).Draw(t, "rules")
		ann, bob := room.Person("ann"), room.Person("bob")
		black := rapid.SampledFrom([]room.Seat{{User: ann}, {User: bob}, {User: room.Computer}, {Open: true}}).Draw(t, "black")
		g := randomGame{T: t, s: room.New(all.Find)}
		g.give(ann, room.Open{
			Rules:     rules,
			Seats:     [2]room.Seat{{User: ann}, black},
			Clock:     anyClock.Draw(t, "clock"),
			Takebacks: rapid.Bool().Draw(t, "takebacks"),
			Touch:     rapid.SampledFrom([]room.TouchMove{room.TouchFree, room.TouchFree, room.TouchTime, room.TouchForfeit}).Draw(t, "touch"),
			Match:     room.Match{Game: 1, Of: 2},
		})
		for range rapid.IntRange(0, 60).Draw(t, "commands") {
			g.play()
			if rapid.IntRange(0, 3).Draw(t, "meddle") == 0 {
				user := rapid.SampledFrom([]room.User{ann, bob, room.Person("eve"), room.Computer, {}}).Draw(t, "user")
				g.give(user, anyCommand(t, g.s))
			}
		}
		g.replay()
		if g.s.Over() {
			g.follow()
		}
	})
}

func ids() (list []string) {
	for _, r := range all.All() {
		list = append(list, r.ID())
	}
	return list
}

type randomGame struct {
	*rapid.T
	s     room.State
	log   []room.Event
	at    clock.Instant
	given clock.Span // beyond what the clock gives
}

// give decides a command at some time, and folds what comes out.
func (g *randomGame) give(by room.User, c room.Command) {
	before := g.s
	now := clock.Instant(rapid.Int64Range(0, 1e6).Draw(g.T, "now"))
	events, err := g.s.Decide(now, by, c)
	if len(events) > 0 && err != nil {
		g.Fatalf("%#v: %v beside events: %v", c, err, events)
	}
	for _, e := range events {
		if g.s, err = g.s.Apply(e); err != nil {
			g.Fatalf("%#v: %v", e, err)
		}
		if at := timeOf(e); at < g.at {
			g.Fatalf("%#v is earlier than the event before it, at %d", e, g.at)
		} else {
			g.at = at
		}
		switch e := e.(type) {
		case room.TimeAdded:
			g.given += e.Span
		case room.Touched:
			g.given += e.Added
		case room.Played:
			g.given += e.Lag
		}
		g.log = append(g.log, e)
	}
	g.hold(before)
}

// hold compares the state with one before it.
func (g *randomGame) hold(before room.State) {
	if before.Over() && (g.s.Outcome != before.Outcome || g.s.Line.Ply() != before.Line.Ply() || g.s.Left != before.Left) {
		g.Fatalf("the end changed: %+v, and before %+v", g.s, before)
	}
	if before.NextRoom != "" && g.s.NextRoom != before.NextRoom {
		g.Fatalf("%s follows, and then %s", before.NextRoom, g.s.NextRoom)
	}
	for c, left := range g.s.Left {
		if left < 0 || left > g.s.Clock.Main+clock.Span(g.s.Line.Ply())*g.s.Clock.Bonus+g.given {
			g.Fatalf("%v has %d of %d", game.Color(c), left, g.s.Clock.Main)
		}
	}
	if at, ok := g.s.Deadline(); ok == (g.s.Over() || !g.s.Opened()) || ok && at < g.at {
		g.Fatalf("the deadline is %d, %v, at %d", at, ok, g.at)
	}
}

// follow opens the game that follows.
func (g *randomGame) follow() {
	next := g.s.Next()
	if next.Seats[game.White].Open {
		return
	}
	events, err := room.New(all.Find).Decide(g.at, room.User{}, next)
	if err != nil {
		g.Fatalf("%+v: %v", next, err)
	}
	first := events[0].(room.Opened)
	if opened := g.log[0].(room.Opened); first.Start != opened.Start || first.Rules != opened.Rules || first.Clock != opened.Clock {
		g.Fatalf("%+v follows %+v", first, opened)
	}
}

// play plays a legal move for the side on move, twice.
func (g *randomGame) play() {
	if g.s.Over() || g.s.Waiting() {
		return
	}
	by := g.s.Seats[g.s.Turn()].User
	moves := g.movable()
	if len(moves) == 0 {
		return // the opponent has to say which piece moves
	}
	m := moves[rapid.IntRange(0, len(moves)-1).Draw(g.T, "move")]
	play := room.Play{Ply: g.s.Line.Ply(), V: g.s.Version, Move: rapid.SampledFrom([]string{m.Text, m.Short}).Draw(g.T, "text")}
	g.give(by, play)
	if r := g.s.Outcome.Reason; r == room.Time || r == room.Unstarted {
		return // it was late
	}
	if last := g.s.Line.Moves[play.Ply]; last.Text != m.Text {
		g.Fatalf("%s was asked for, %s was played", m.Text, last.Text)
	}
	if events, err := g.s.Decide(g.at, by, play); len(events) != 0 || err != nil {
		g.Fatalf("the same move again: %v, %v", events, err)
	}
}

// movable is what the side on move may play with what it has touched.
func (g *randomGame) movable() []game.Move {
	hand := g.s.Hand
	switch {
	case g.s.Undesignated():
		return nil
	case len(hand.Touched) > 0 && !hand.Designated:
		hand.Bound = hand.Touched[0]
	case len(hand.Touched) == 0:
		return g.s.Line.Now().Moves()
	}
	return slices.DeleteFunc(g.s.Line.Now().Moves(), func(m game.Move) bool { return m.Routes[0][0] != hand.Bound })
}

// replay folds the log as it is stored.
func (g *randomGame) replay() {
	var stored []room.Event
	for _, e := range g.log {
		text, err := room.Encode(e)
		if err != nil {
			g.Fatal(err)
		}
		again, err := room.Decode(text)
		if err != nil || !reflect.DeepEqual(again, e) {
			g.Fatalf("%#v is stored as %s, and read as %#v (%v)", e, text, again, err)
		}
		stored = append(stored, again)
	}
	s, err := room.Replay(all.Find, stored)
	if err != nil {
		g.Fatal(err)
	}
	if !reflect.DeepEqual(s.Forgetful(), g.s.Forgetful()) {
		g.Fatalf("the log makes another state:\n%+v\n%+v", s, g.s)
	}
	if len(stored) < 30 {
		foldPrefixes(g.T, stored)
	}
}

func timeOf(e room.Event) clock.Instant {
	if resumed, ok := e.(room.Resumed); ok {
		return resumed.Up
	}
	return clock.Instant(reflect.ValueOf(e).FieldByName("At").Int())
}

func anyCommand(t *rapid.T, s room.State) room.Command {
	near := func(n int, label string) int { return n + rapid.IntRange(-2, 2).Draw(t, label) }
	as := rapid.SampledFrom([]room.As{room.AsAny, room.AsWhite, room.AsBlack}).Draw(t, "as")
	color := game.Color(rapid.IntRange(0, 1).Draw(t, "color"))
	square := game.Square(rapid.IntRange(0, 12).Draw(t, "square"))
	switch rapid.IntRange(0, 18).Draw(t, "command") {
	case 10:
		return room.Abort{V: near(s.Version, "v"), As: as}
	case 11:
		return room.Claim{V: near(s.Version, "v"), Reason: game.Repetition, As: as}
	case 12:
		return room.ClaimGone{V: s.Version, As: as, Draw: rapid.Bool().Draw(t, "draw"), Gone: clock.Instant(rapid.IntRange(0, 900_000).Draw(t, "gone"))}
	case 13:
		return room.AddTime{V: s.Version, As: as}
	case 14:
		return room.Plan{V: s.Version, As: as, Lines: anyPlan(t, s)}
	case 15:
		return room.Touch{Ply: s.Line.Ply(), V: s.Version, Square: square, As: as}
	case 16:
		return room.Designate{V: s.Version, Square: square, As: as}
	case 17:
		return room.Say{Phrase: rapid.SampledFrom(room.Phrases).Draw(t, "phrase"), As: as}
	case 18:
		down := clock.Instant(rapid.IntRange(0, 1_000_000).Draw(t, "down"))
		return room.Resume{Down: down, Up: down.Add(clock.Span(rapid.IntRange(-5, 50_000).Draw(t, "outage")))}
	case 5:
		return room.Sit{Color: color, Link: near(s.Links[color], "link"), Name: rapid.String().Draw(t, "name")}
	case 6:
		return room.Relink{Color: color}
	case 7:
		return room.Takeback{V: near(s.Version, "v"), As: as}
	case 8:
		return room.OfferRematch{V: near(s.Version, "v"), As: as, Next: rapid.StringMatching("[a-z]{4}").Draw(t, "next")}
	case 9:
		return room.Tick{}
	case 0:
		text := rapid.SampledFrom([]string{"", "a1-b2", "x", "1-6", "c3xe5"}).Draw(t, "text")
		return room.Play{Ply: near(s.Line.Ply(), "ply"), V: near(s.Version, "v"), Move: text, As: as}
	case 1:
		return room.OfferDraw{V: near(s.Version, "v"), As: as}
	case 2:
		return room.Answer{ID: near(len(s.Offers), "id"), Yes: rapid.IntRange(0, 9).Draw(t, "yes") == 0, As: as, Next: "other"}
	case 3:
		if rapid.IntRange(0, 9).Draw(t, "resign") == 0 {
			return room.Resign{As: as}
		}
		return room.OfferDraw{V: s.Version, As: as}
	default:
		return room.Open{Rules: "brazilian"}
	}
}

var anyClock = rapid.SampledFrom([]clock.Control{
	{}, {Main: 900_000}, {Main: 9_000_000, Bonus: 3_000}, {Main: 9_000_000, Bonus: 3_000, Style: clock.Bronstein},
	{Main: 9_000_000, Bonus: 3_000, Style: clock.Delay}, {Main: 86_400_000, Style: clock.Move},
})

// anyPlan answers a legal move by a legal move.
func anyPlan(t *rapid.T, s room.State) [][]string {
	if !s.Opened() || len(s.Legal()) == 0 {
		return nil
	}
	moves := s.Legal()
	first := moves[rapid.IntRange(0, len(moves)-1).Draw(t, "first")]
	answers := s.Line.Now().Play(first).Moves()
	if len(answers) == 0 {
		return nil
	}
	return [][]string{{first.Text, answers[rapid.IntRange(0, len(answers)-1).Draw(t, "answer")].Text}}
}

func TestDecodeErrors(t *testing.T) {
	var unknown *room.UnknownEvent
	for _, stored := range []string{`{"t":"rewound","down":1}`, `{}`, `{"t":"Played"}`} {
		if e, err := room.Decode([]byte(stored)); !errors.As(err, &unknown) {
			t.Errorf("%s: %v, %v; want an *UnknownEvent", stored, e, err)
		}
	}
	for _, stored := range []string{
		``, `null and more`, `[]`, `{"t":5}`,
		`{"t":"played","by":"green"}`,
		`{"t":"offered","id":"1"}`,
		`{"t":"ended","result":"draw","reason":"agreement","rated":true,"at":1}`, // a field of a later release means something
		`{"t":"played","move":"` + strings.Repeat("x", 9),
	} {
		if e, err := room.Decode([]byte(stored)); err == nil {
			t.Errorf("%s was read as %#v", stored, e)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, stored := range []string{
		`{"t":"opened","rules":"brazilian","start":"W:Wa1:Bb8","white":{"person":"p"},"black":{"computer":true,"level":3},"at":1}`,
		`{"t":"played","move":"a1-b2","by":"white","key":"AP8=","at":2}`,
		`{"t":"offered","id":1,"by":"black","at":3}`,
		`{"t":"offer-closed","id":1,"moved":true,"at":4}`,
		`{"t":"ended","result":"draw","reason":"agreement","at":5}`,
		`{"t":"opened","rules":"thai","start":"W:Wa1:Bb8","white":{"person":"p","also":["q",""],"name":"A"},"black":{"open":true},"clock":{"main":1,"bonus":2},"takebacks":true,"match":{"game":1,"of":2,"score":[0,1]},"prev":"x","at":1}`,
		`{"t":"seated","color":"black","person":"p","name":"B","at":6}`,
		`{"t":"relinked","color":"white","at":7}`,
		`{"t":"taken-back","ply":3,"left":[1,2],"at":8}`,
		`{"t":"offered","id":2,"by":"white","kind":"rematch","at":9}`,
		`{"t":"continued","room":"y","at":10}`,
		`{"t":"claimed","by":"white","reason":"repetition","plies":[1,5],"right":true,"at":11}`,
		`{"t":"time-added","color":"black","span":15000,"at":12}`,
		`{"t":"planned","by":"black","lines":[["a","b"]],"at":13}`,
		`{"t":"touched","by":"black","square":9,"stuck":true,"added":30000,"at":14}`,
		`{"t":"designated","square":9,"at":15}`,
		`{"t":"said","by":"white","phrase":"hello","at":16}`,
		`{"t":"resumed","down":17,"up":18}`,
	} {
		f.Add([]byte(stored))
	}
	f.Fuzz(func(t *testing.T, stored []byte) {
		e, err := room.Decode(stored)
		if err != nil {
			return
		}
		text, err := room.Encode(e)
		if err != nil {
			t.Fatalf("%s was read as %#v, which is not written: %v", stored, e, err)
		}
		if again, err := room.Decode(text); err != nil || !reflect.DeepEqual(again, e) {
			t.Fatalf("%s was read as %#v, then as %#v (%v)", stored, e, again, err)
		}
	})
}
