package wthor

import (
	"encoding/binary"
	"fmt"
	"io"
	"strconv"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Writer writes games, and keeps the names of who played them where.
type Writer struct {
	players, tournaments list
	records              []byte
	year                 uint16 // of the last game
	years                bool   // there are several
}

// Games is how many games were added.
func (w *Writer) Games() int { return len(w.records) / recordSize }

// Has reports whether the format has such games: of Reversi on 8x8 from its usual start.
func Has(g *notation.Game) bool {
	return g.Rules.ID() == "reversi" && g.Start.StartFEN() == game.Begin(g.Rules).StartFEN()
}

// Add adds a game that the format has. It fails when there are more names than the format can number.
func (w *Writer) Add(g *notation.Game) error {
	b := make([]byte, recordSize)
	for i, n := range []struct {
		list *list
		tag  string
	}{{&w.tournaments, "Event"}, {&w.players, "Black"}, {&w.players, "White"}} {
		number, ok := n.list.number(g.Tag(n.tag))
		if !ok {
			return fmt.Errorf("game %d: the format has no more than %d names", g.Number, mostNames)
		}
		binary.LittleEndian.PutUint16(b[2*i:], number)
	}
	b[6] = discs(g)
	b[7] = b[6]
	i := 8
	for _, m := range g.Moves {
		if !m.Passes() {
			b[i] = 10*(m.Text[1]-'0') + m.Text[0] - 'a' + 1
			i++
		}
	}
	year := yearOf(g)
	w.years = w.years || w.Games() > 0 && year != w.year
	w.year = year
	w.records = append(w.records, b...)
	return nil
}

// yearOf is the year of a game's date; 0 where there is none.
func yearOf(g *notation.Game) uint16 {
	date := g.Tag("Date")
	year, _ := strconv.ParseUint(date[:min(len(date), 4)], 10, 16)
	return uint16(year)
}

// discs are Black's at the end; of a game that was not played out, as many as its result says at least.
func discs(g *notation.Game) byte {
	if v := g.Played().Verdict(); v.Outcome.Over() {
		return byte(v.Score[game.Black])
	}
	switch g.Result {
	case game.BlackWins:
		return 33
	case game.WhiteWins:
		return 31
	}
	return 32
}

// WriteGames writes the .wtb file, with the date of its making, and the year of its games if they have the same.
func (w *Writer) WriteGames(out io.Writer, made Header) error {
	made.Games = uint32(w.Games())
	if !w.years {
		made.Played = w.year
	}
	if err := binary.Write(out, binary.LittleEndian, made); err != nil {
		return err
	}
	_, err := out.Write(w.records)
	return err
}

// WritePlayers writes the .jou file.
func (w *Writer) WritePlayers(out io.Writer, made Header) error {
	return writeNames(out, made, w.players.names, playerName)
}

// WriteTournaments writes the .trn file.
func (w *Writer) WriteTournaments(out io.Writer, made Header) error {
	return writeNames(out, made, w.tournaments.names, eventName)
}
