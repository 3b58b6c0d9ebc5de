package draughts

import (
	"flag"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabuleiro/game"
)

var perftMax = flag.Uint64("perft.max", 30e6, "the largest perft count to verify")

// perftOnly are rulesets of the perft tables that nobody plays here.
var perftOnly = map[string]Ruleset{
	"english on 6x6": english.With("perft-english-6x6", func(r *Ruleset) { board(r, 6, 6, 2) }),

	"international on 6x6":                          international.With("perft-6x6", func(r *Ruleset) { board(r, 6, 6, 2) }),
	"international on ktar 8x10":                    international.With("perft-8x10", func(r *Ruleset) { board(r, 8, 10, 4) }),
	"international on Spantsireti 10 wide x 8 high": international.With("perft-10x8", func(r *Ruleset) { board(r, 10, 8, 3) }),
	"international on ktar 10x11":                   international.With("perft-10x11", func(r *Ruleset) { board(r, 10, 11, 4) }),
	"international on ktar 10x12":                   international.With("perft-10x12", func(r *Ruleset) { board(r, 10, 12, 5) }),
	"international on 12 wide x 10 high":            international.With("perft-12x10", func(r *Ruleset) { board(r, 12, 10, 4) }),
	"international on 14x14":                        international.With("perft-14x14", func(r *Ruleset) { board(r, 14, 14, 6) }),

	"thai": thai().With("perft-thai-12", func(r *Ruleset) { r.MenRanks = 3 }), // dctl begins Thai with 12 men

	// Readings of the Turkish rules that the product did not choose.
	"turkish-mid":  turkish.With("perft-turkish-mid", func(r *Ruleset) { r.Crowning = Passing }),
	"turkish-stop": turkish.With("perft-turkish-stop", func(r *Ruleset) { r.Crowning = Ends }),
	"turkish-180":  turkish.With("perft-turkish-180", func(r *Ruleset) { r.NoHalfTurn = false }),
}

// perftListed are the listed rulesets that have another name in the perft tables.
var perftListed = map[string]string{
	"thai (16 men)":              "thai",
	"srilankan (12x12 mirrored)": "srilankan",
}

func board(r *Ruleset, files, ranks, men int) { r.Files, r.Ranks, r.MenRanks = files, ranks, men }

func thai() Ruleset { return mustFind("thai").Ruleset }

func mustFind(id string) *Rules {
	r, err := Find(id)
	if err != nil {
		panic(err)
	}
	return r
}

// perftRules returns the rules that reproduce a variant of the perft tables.
func perftRules(variant string) (*Rules, error) {
	if rs, ok := perftOnly[variant]; ok {
		return Compile(rs)
	}
	if id, ok := perftListed[variant]; ok {
		variant = id
	}
	return Find(variant)
}

// perftRow is a line of testdata/perft.tsv.
type perftRow struct {
	variant, position string
	paths             bool // marked K: every path counts
	depth             int
	nodes             uint64
}

// perftRows returns the rows with at most limit nodes.
func perftRows(t testing.TB, limit uint64) (rows []perftRow) {
	t.Helper()
	for line := range dataLines(t, "perft.tsv") {
		f := strings.Split(line, "\t")
		nodes, err := strconv.ParseUint(f[4], 10, 64)
		if err != nil || nodes > limit { // one row exceeds 64 bits
			continue
		}
		depth, err := strconv.Atoi(f[3])
		if err != nil {
			t.Fatal(line, err)
		}
		rows = append(rows, perftRow{f[0], f[1], f[2] == "K", depth, nodes})
	}
	return rows
}

func TestPerftNamesEveryVariant(t *testing.T) {
	for line := range dataLines(t, "perft.tsv") {
		variant, _, _ := strings.Cut(line, "\t")
		if _, err := perftRules(variant); err != nil {
			t.Error(err)
		}
	}
}

func TestPerft(t *testing.T) {
	for _, row := range perftRows(t, *perftMax) {
		r, err := perftRules(row.variant)
		if err != nil {
			t.Error(err)
			continue
		}
		begin := time.Now()
		p := perftPosition(t, r, row.position)
		nodes := r.Perft(p, row.depth, row.paths)
		seconds := time.Since(begin).Seconds()
		t.Logf("%-9s %s", verdict(nodes == row.nodes), row.line(seconds))
		if nodes != row.nodes {
			t.Errorf("%s: %d nodes\n%s", row.line(seconds), nodes, divided(r, p, row))
		}
	}
}

func verdict(ok bool) string {
	if ok {
		return "agrees"
	}
	return "DISAGREES"
}

func (row perftRow) line(seconds float64) string {
	kind := "U"
	if row.paths {
		kind = "K"
	}
	return fmt.Sprintf("%s %s %s depth %d: %d nodes, %.2f s, %.1f M/s",
		row.variant, row.position, kind, row.depth, row.nodes, seconds, float64(row.nodes)/1e6/seconds)
}

func perftPosition(t testing.TB, r *Rules, fen string) Position {
	t.Helper()
	if fen == "start" {
		return r.start()
	}
	p, _, err := r.Parse(fen)
	if err != nil {
		t.Fatal(r.ID(), fen, err)
	}
	return p.(Position)
}

// divided shows the board and the count under each root move.
func divided(r *Rules, p Position, row perftRow) string {
	var b strings.Builder
	b.WriteString(picture(p))
	for share := range r.Divide(p, row.depth, row.paths) {
		fmt.Fprintf(&b, "%s %d\n", share.Move.Text, share.Nodes)
	}
	return b.String()
}

// picture is the board as draw reads it, under its FEN.
func picture(p Position) string {
	sq := p.rules.sq
	letters := map[game.Piece]string{
		{Color: game.White}: "w", {Color: game.White, Kind: game.King}: "W",
		{Color: game.Black}: "b", {Color: game.Black, Kind: game.King}: "B",
	}
	at := map[int]string{}
	for _, piece := range p.Pieces() {
		at[int(piece.Square)] = letters[game.Piece{Color: piece.Color, Kind: piece.Kind}]
	}
	var b strings.Builder
	fmt.Fprintln(&b, p.Key())
	for y := sq.ranks - 1; y >= 0; y-- {
		for x := range sq.files {
			switch s := sq.square(x, y); {
			case s == none:
				b.WriteString(" ")
			case at[s] != "":
				b.WriteString(at[s])
			default:
				b.WriteString(".")
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}
