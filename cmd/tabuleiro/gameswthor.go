package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/wthor"
)

// wthor writes the three files of the format.
func (c gamesConvertCmd) wthor(o files.Options) error {
	if c.Out == "" {
		return fmt.Errorf("--to wthor writes three files: say -o FILE")
	}
	var w wthor.Writer
	err := readGames(c.File, o, func(f *files.File) error {
		return c.each(f, func(g *notation.Game) error {
			if !wthor.Has(g) {
				return &files.FormError{Game: g.Number, Ruleset: g.Rules.ID(), Form: files.WTHOR}
			}
			return w.Add(g)
		})
	})
	if w.Games() == 0 {
		return err
	}
	return errors.Join(err, c.wthorFiles(&w))
}

// wthorFiles writes the files, over older ones.
func (c gamesConvertCmd) wthorFiles(w *wthor.Writer) error {
	made := madeOn(time.Now())
	base := strings.TrimSuffix(c.Out, ".wtb")
	for ext, write := range map[string]func(io.Writer, wthor.Header) error{
		".wtb": w.WriteGames, ".jou": w.WritePlayers, ".trn": w.WriteTournaments,
	} {
		if err := written(base+ext, func(out io.Writer) error { return write(out, made) }); err != nil {
			return err
		}
	}
	return nil
}

func madeOn(t time.Time) wthor.Header {
	return wthor.Header{Century: uint8(t.Year() / 100), Year: uint8(t.Year() % 100), Month: uint8(t.Month()), Day: uint8(t.Day()), Size: 8}
}
