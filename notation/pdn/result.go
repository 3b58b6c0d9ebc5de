package pdn

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// results are the marks that end a game wherever they stand: no move looks like one.
var results = map[string]game.Result{
	"2-0": game.WhiteWins, "1-0": game.WhiteWins,
	"0-2": game.BlackWins, "0-1": game.BlackWins,
	"1-1": game.Drawn, "1/2-1/2": game.Drawn, "1/2": game.Drawn, "½-½": game.Drawn, "½": game.Drawn, "\xbd-\xbd": game.Drawn, "\xbd": game.Drawn,
	"0-0": game.NoResult,
	"*":   game.InPlay,
}

// isResult reports whether a whole word is a mark that ends a game.
func isResult(text []byte) bool {
	if len(text) == 0 {
		return false
	}
	if c := text[0]; len(text) > len("1/2–1/2") || '3' <= c && c < 0x80 { // as most moves
		return false
	}
	_, ok := results[string(text)]
	if !ok && (bytes.ContainsRune(text, '–') || bytes.ContainsRune(text, '—')) {
		_, ok = results[dashes.Replace(string(text))]
	}
	return ok
}

// dashes are those of word processors.
var dashes = strings.NewReplacer("–", "-", "—", "-", "−", "-", ":", "-", " ", "", "\t", "")

// resultOf reads a result, also a pair of points as "4-6".
func resultOf(text string) (r game.Result, ok bool) {
	text = dashes.Replace(text)
	if r, ok = results[text]; ok {
		return r, true
	}
	white, black, _ := strings.Cut(text, "-")
	w, okW := pointsOf(white)
	b, okB := pointsOf(black)
	switch {
	case !okW || !okB:
		return game.InPlay, false
	case w > b:
		return game.WhiteWins, true
	case w < b:
		return game.BlackWins, true
	}
	return game.Drawn, true
}

// pointsOf reads what a side has: "4", "1.5" or "1,5".
func pointsOf(text string) (n float64, ok bool) {
	text = strings.Replace(text, ",", ".", 1)
	if strings.Trim(text, ".0123456789") != "" {
		return 0, false // ParseFloat knows "inf" and "0x1p4", too
	}
	n, err := strconv.ParseFloat(text, 64)
	return n, err == nil
}

// swapped is a result with its sides changed: that of a file in which the first mover's points come first.
func swapped(r game.Result) game.Result {
	switch r {
	case game.WhiteWins:
		return game.BlackWins
	case game.BlackWins:
		return game.WhiteWins
	}
	return r
}

// findMark takes the result out of the moves that stands behind them: also a pair of points that looks like a
// move, where the tag has it, too.
func (g *raw) findMark() {
	for i := len(g.tokens) - 1; i >= 0; i-- {
		switch t := g.tokens[i]; t.kind {
		case comment:
			continue
		case word:
			if isResult(g.of(t)) || g.points(string(g.of(t))) {
				g.mark = t
				g.tokens = slices.Delete(g.tokens, i, i+1)
			}
		}
		return
	}
}

// points reports whether a word is the result that the tag has, where that is a pair of points.
func (g *raw) points(text string) bool {
	tag := g.asked[tagResult].text
	if tag == "" || dashes.Replace(text) != dashes.Replace(tag) {
		return false
	}
	_, ok := resultOf(text)
	return ok
}

// mover says what the results of a file mean in games that Black begins.
type mover uint8

const (
	unknown mover = iota
	byColour
	byFirst // the points of the first mover stand first
)

// result finds out who won, and tells what speaks against it.
func (b *reading) result(c *choice) {
	tag, mark := b.src.asked[tagResult], value{}
	if t := b.src.mark; t.kind == word {
		b.g.Mark = b.letters.Decode(b.src.of(t))
		mark = value{b.g.Mark, int(t.line), t.from}
	}
	tagged, marked := meaningOf(tag.text), meaningOf(mark.text)
	holds := tag
	if b.g.Result = tagged; tagged == game.InPlay {
		b.g.Result, holds = marked, mark
	}
	at := holds
	if marked == b.g.Result && mark.line > 0 {
		at = mark
	}
	tell := func(at value, code notation.Code, text, instead string) {
		f := found(code, at.line, at.at, text)
		f.Instead = instead
		b.tell(f)
	}
	if tagged != game.InPlay && marked != game.InPlay && tagged != marked {
		tell(mark, notation.ResultDiffers, mark.text, tag.text)
	}
	if b.g.Rules == nil || b.g.Result == game.InPlay {
		return
	}
	winner := game.InPlay
	if b.last != nil && b.g.Plies > 0 && !b.loses && c.view.stuck(b.last) {
		winner = b.g.Rules.Judge(b.last, b.g.Start.Tally, 0).Outcome.Result
	}
	switch code := b.check(c, holds.text, winner); code {
	case notation.ResultPosition:
		tell(at, code, holds.text, string(winner))
	case notation.ResultFirstMover:
		b.g.Result = swapped(b.g.Result)
		tell(at, code, holds.text, string(b.g.Result))
	case notation.ResultUnsure:
		tell(at, code, holds.text, "")
	}
}

// meaningOf is what a result says, game.InPlay where it says nothing.
func meaningOf(text string) game.Result {
	r, _ := resultOf(text)
	return r
}

// check holds a result against the winner that the last position has, if it has one. Files with the tag Ruleset are not
// old.
func (b *reading) check(c *choice, text string, winner game.Result) notation.Code {
	decided := winner != game.InPlay
	tagged := strings.EqualFold(b.src.asked[tagRuleset].text, b.g.Rules.ID())
	old := c.view.first == game.Black && !tagged && (text == "1-0" || text == "0-1")
	switch {
	case !old && decided && winner != b.g.Result:
		return notation.ResultPosition
	case !old:
		return ""
	case decided && winner == b.g.Result:
		b.mover = byColour
	case decided:
		b.mover = byFirst
	}
	switch b.mover {
	case byFirst:
		return notation.ResultFirstMover
	case byColour:
		return ""
	}
	return notation.ResultUnsure
}
