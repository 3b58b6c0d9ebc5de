package wthor

import (
	"encoding/binary"
	"fmt"
	"io"
	"slices"

	"golang.org/x/text/encoding/charmap"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Writer writes games, and keeps the names of who played them where.
type Writer struct {
	Players, Tournaments []string
	records              []byte
}

// Add adds a game of Reversi on 8x8 from its usual start. It fails for others.
func (w *Writer) Add(g *notation.Game) error {
	if g.Rules.ID() != "reversi" || g.Start.StartFEN() != game.Begin(g.Rules).StartFEN() {
		return fmt.Errorf("game %d: the format is for Reversi on 8x8 from the usual start", g.Number)
	}
	b := make([]byte, recordSize)
	binary.LittleEndian.PutUint16(b, number(&w.Tournaments, g.Tag("Event")))
	binary.LittleEndian.PutUint16(b[2:], number(&w.Players, g.Tag("Black")))
	binary.LittleEndian.PutUint16(b[4:], number(&w.Players, g.Tag("White")))
	b[6] = discs(g)
	b[7] = b[6]
	i := 8
	for _, m := range g.Moves {
		if !m.Passes() {
			b[i] = 10*(m.Text[1]-'0') + m.Text[0] - 'a' + 1
			i++
		}
	}
	w.records = append(w.records, b...)
	return nil
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

// number is that of a name in a list, to which it is added.
func number(list *[]string, name string) uint16 {
	i := slices.Index(*list, name)
	if i < 0 {
		i = len(*list)
		*list = append(*list, name)
	}
	return uint16(min(i, 0xffff))
}

// WriteGames writes the .wtb file, with the date of its making and the year of its games.
func (w *Writer) WriteGames(out io.Writer, made Header) error {
	made.Games = uint32(len(w.records) / recordSize)
	if err := binary.Write(out, binary.LittleEndian, made); err != nil {
		return err
	}
	_, err := out.Write(w.records)
	return err
}

// WritePlayers writes the .jou file.
func (w *Writer) WritePlayers(out io.Writer, made Header) error {
	return writeNames(out, made, w.Players, playerName)
}

// WriteTournaments writes the .trn file.
func (w *Writer) WriteTournaments(out io.Writer, made Header) error {
	return writeNames(out, made, w.Tournaments, eventName)
}

func writeNames(out io.Writer, made Header, names []string, size int) error {
	made.Names = uint16(len(names))
	if err := binary.Write(out, binary.LittleEndian, made); err != nil {
		return err
	}
	for _, name := range names {
		b := make([]byte, size)
		text, err := charmap.Windows1252.NewEncoder().String(name)
		if err != nil {
			text = name
		}
		copy(b[:size-1], text)
		if _, err := out.Write(b); err != nil {
			return err
		}
	}
	return nil
}
