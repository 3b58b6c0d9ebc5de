// Package ggf reads and writes games of Reversi in the Generic Game Format
// (https://skatgame.net/mburo/ggsa/ggf), as servers and programs of Othello keep them.
package ggf

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"iter"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
)

// Games reads games of rules that are among those listed. The last error is one of the stream.
func Games(r io.Reader, rules []game.Rules) iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		s := stream{r: bufio.NewReaderSize(r, 1<<16), line: 1}
		var last *notation.Game
		for n := 1; ; n++ {
			pairs, problems, ok := s.game()
			if !ok {
				break
			}
			if last != nil && !yield(last, nil) {
				return
			}
			last = meaning(pairs, rules)
			last.Number = n
			last.Line = pairs[0].line
			last.Problems = append(problems, last.Problems...)
			slices.SortStableFunc(last.Problems, func(a, b notation.Problem) int { return cmp.Compare(a.Line, b.Line) })
		}
		if last != nil {
			last.Problems = append(last.Problems, s.between...)
			if !yield(last, nil) {
				return
			}
		}
		if s.err != nil && s.err != io.EOF {
			yield(nil, s.err)
		}
	}
}

// meaning finds out what the pairs of a game say.
func meaning(pairs []pair, rules []game.Rules) *notation.Game {
	g := &notation.Game{}
	var words []notation.Word
	values := map[string]pair{}
	for _, p := range pairs {
		first, twice := values[p.name]
		switch {
		case p.name == "":
		case p.name == "B", p.name == "W":
			words = append(words, wordOf(p))
		case twice && p.name == "C": // a comment
			g.Tags = append(g.Tags, notation.Tag{Name: p.name, Value: p.value})
		case twice && first.value != p.value:
			text := notation.Shorten(p.name + "[" + p.value + "]")
			g.Problems = append(g.Problems, notation.Problem{Code: notation.DuplicateTag, Line: p.line, Text: text})
		case !twice:
			values[p.name] = p
			if p.name != "BO" && p.name != "GM" { // which are written anew
				g.Tags = append(g.Tags, notation.Tag{Name: p.name, Value: p.value})
			}
		}
	}
	if !begin(g, values, rules) {
		return g
	}
	g.Play(words)
	result(g, values["RE"])
	return g
}

// wordOf reads "F5/evaluation/seconds", of which the last two may be missing.
func wordOf(p pair) notation.Word {
	fields := strings.Split(p.value, "/")
	w := notation.Word{Text: strings.TrimSpace(fields[0]), Line: p.line, By: map[string]string{"B": "black", "W": "white"}[p.name]}
	switch strings.ToUpper(w.Text) {
	case "PA", "PS", "PASS", "--":
		w.Passes = true
	}
	for i, name := range []string{"%eval", "%emt"} {
		if i+1 < len(fields) && strings.TrimSpace(fields[i+1]) != "" {
			w.Comments = append(w.Comments, "["+name+" "+strings.TrimSpace(fields[i+1])+"]")
		}
	}
	return w
}

// begin finds the rules and the start.
func begin(g *notation.Game, values map[string]pair, rules []game.Rules) bool {
	if gm := values["GM"]; gm.name != "" && !strings.EqualFold(strings.TrimSpace(gm.value), "Othello") {
		unknown(g, gm)
		return false
	}
	bo, ty := values["BO"], values["TY"]
	board := strings.Fields(bo.value)
	kind := strings.ToLower(strings.TrimSpace(ty.value))
	size := sizeOf(kind)
	if len(board) > 0 {
		size = sizeOf(board[0])
		ty = bo
	}
	for _, r := range rules {
		if r.ID() == idOf(size, strings.HasSuffix(kind, "a"), filling(board)) {
			g.Rules, g.Told = r, true
		}
	}
	if g.Rules == nil {
		unknown(g, ty)
		return false
	}
	g.Start = game.Begin(g.Rules)
	if len(board) == 0 {
		return true
	}
	return place(g, bo, board)
}

// sizeOf is the first number in a text, 8 where there is none.
func sizeOf(text string) int {
	digits := number.FindString(text)
	if digits == "" {
		return 8
	}
	n, _ := strconv.Atoi(digits) // of too many digits it is no board's
	return n
}

var number = regexp.MustCompile(`[0-9]+`)

func unknown(g *notation.Game, p pair) {
	g.Problems = append(g.Problems, notation.Problem{Code: notation.UnknownRuleset, Line: p.line, Text: notation.Shorten(p.value)})
}

// filling reports whether the middle of a board of 8x8 is being filled, as where the opening is free.
func filling(board []string) bool {
	if len(board) < 3 {
		return false
	}
	squares := strings.Join(board[1:len(board)-1], "")
	if len(squares) != 64 {
		return false
	}
	around := squares[:27] + squares[29:35] + squares[37:]
	return strings.Trim(around, "-.") == "" && strings.ContainsAny(squares[27:29]+squares[35:37], "-.")
}

// idOf names the rules of a board of that size; of those in which the fewest discs win, if anti; of those that begin
// with the middle, if filling. "" where there are none.
func idOf(size int, anti, filling bool) string {
	switch {
	case size == 8 && anti:
		return "reversi-misere"
	case size == 8 && filling:
		return "reversi-free"
	case size == 8:
		return "reversi"
	case anti:
		return ""
	}
	n := strconv.Itoa(size)
	return "reversi-" + n + "x" + n
}

// place sets up the board: its squares, and the side on move.
func place(g *notation.Game, p pair, fields []string) bool {
	if len(fields) > 2 {
		side := map[string]string{"*": "X", "X": "X", "x": "X", "O": "O", "o": "O"}[fields[len(fields)-1]]
		line, err := game.BeginFEN(g.Rules, strings.Join(fields[1:len(fields)-1], "")+" "+side)
		if side != "" && err == nil {
			g.Start = line
			return true
		}
	}
	g.Problems = append(g.Problems, notation.Problem{Code: notation.BadBoard, Line: p.line, Text: notation.Shorten(p.value)})
	return false
}

// result reads "+12.000", which is more than nothing where Black has won, or how else a game ended: "-64:r".
func result(g *notation.Game, p pair) {
	score, how, _ := strings.Cut(strings.TrimSpace(p.value), ":")
	n, err := strconv.ParseFloat(score, 64)
	if err != nil || math.IsNaN(n) || math.IsInf(n, 0) {
		return
	}
	switch {
	case n > 0:
		g.Result = game.BlackWins
	case n < 0:
		g.Result = game.WhiteWins
	default:
		g.Result = game.Drawn
	}
	g.Mark = p.value
	discs, filled, over := g.Counted()
	if how != "" || !over {
		return
	}
	if float64(share(g.Rules, discs)) != n && float64(share(g.Rules, filled)) != n {
		g.Problems = append(g.Problems, notation.Problem{Code: notation.ResultPosition, Line: p.line, Text: notation.Shorten(p.value),
			Instead: fmt.Sprintf("%+d", share(g.Rules, filled))})
	}
}

// share is by how many discs Black has won: has more than White, or fewer where the fewest win.
func share(r game.Rules, discs [2]int) int {
	n := discs[game.Black] - discs[game.White]
	if misere(r) {
		return -n
	}
	return n
}

func misere(r game.Rules) bool {
	d, ok := r.(*reversi.Rules)
	return ok && d.Misere
}
