package reversi

import (
	"math"
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	rules "tabuleiro/game/reversi"
)

// The same position turned, mirrored or with its colours changed is judged alike.
func TestPositionsAreJudgedAlike(t *testing.T) {
	for _, r := range rules.All() {
		s := newSearching(t, r, engine.Limits{})
		for seed := range uint64(40) {
			line := enginetest.Unfinished(r, seed, int(10+seed%80))
			s.begin(line)
			want := s.evaluate(0)
			for name, fen := range map[string]string{
				"mirrored": mirrored(line.FEN(), r.Files),
				"turned":   turned(line.FEN()),
				"changed":  strings.NewReplacer("X", "O", "O", "X").Replace(line.FEN()),
			} {
				s.begin(lineAt(t, r.ID(), fen))
				if got := s.evaluate(0); got != want {
					t.Errorf("%s %s: %v, %s %v", r.ID(), line.FEN(), want, name, got)
				}
			}
		}
	}
}

// mirrored is a FEN with its files in reverse, turned one with its squares.
func mirrored(fen string, files int) string {
	board, turn, _ := strings.Cut(fen, " ")
	var b strings.Builder
	for i := range len(board) {
		b.WriteByte(board[i-i%files+files-1-i%files])
	}
	return b.String() + " " + turn
}

func turned(fen string) string {
	board, turn, _ := strings.Cut(fen, " ")
	return mirrored(board, len(board)) + turn
}

// A disc that is called stable is never turned, whatever is played.
func TestStableDiscsAreNeverTurned(t *testing.T) {
	r := find(t, "reversi")
	g := rules.NewGen(r)
	s := newShape(r, g)
	seen := 0
	for seed := range uint64(300) {
		line := enginetest.Unfinished(r, seed, int(20+seed%38))
		p := g.Read(line.Now().(rules.Position))
		stable := s.stable(p.Opp, g.Board().Less(p.Own.Or(p.Opp)))
		seen += stable
		for after := range uint64(4) {
			kept := p.Opp
			q, turns := p, 0
			for random := seed*8 + after; ; random = random*6364136223846793005 + 1442695040888963407 {
				places := g.Places(q)
				if places.Empty() {
					if q = q.Passed(); g.Places(q).Empty() {
						break
					}
					turns++
					continue
				}
				for n := random >> 33 % uint64(places.Count()); n > 0; n-- {
					places = places.Rest()
				}
				sq := places.Index()
				q = q.After(sq, g.Flips(q, sq))
				if turns++; turns%2 == 0 {
					kept = kept.And(q.Opp)
				} else {
					kept = kept.And(q.Own)
				}
			}
			if kept.Count() < stable {
				t.Fatalf("%s: %d stable discs, and %d are kept", line.FEN(), stable, kept.Count())
			}
		}
	}
	if seen < 100 {
		t.Errorf("%d stable discs were seen", seen)
	}
}

// A beginner misjudges positions, and no level by more than a few discs on the mean.
func TestNoiseIsNoise(t *testing.T) {
	r := find(t, "reversi")
	for _, level := range []int{1, 9} {
		noisy, exact := newSearching(t, r, engine.Level(level)), newSearching(t, r, engine.Limits{})
		sum, off := 0.0, 0
		for seed := range uint64(200) {
			line := enginetest.Unfinished(r, seed, 20)
			noisy.begin(line)
			exact.begin(line)
			d := float64(noisy.evaluate(0) - exact.evaluate(0))
			sum += math.Abs(d) / unit
			if d != 0 {
				off++
			}
		}
		t.Logf("level %d: %d of 200 misjudged, by %.1f discs", level, off, sum/200)
		if off == 0 || level == 9 && sum/200 > 3 {
			t.Errorf("level %d: %d of 200 misjudged, by %.1f discs", level, off, sum/200)
		}
	}
}
