package all_test

import (
	"errors"
	"io"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/pdn"
)

// TestNotWritten: a form that has no such games says so.
func TestNotWritten(t *testing.T) {
	usual := func(id string) game.Line {
		r, err := all.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		return game.Begin(r)
	}
	begun := usual("reversi")
	begun = begun.Play(begun.Now().Moves()[0])
	for _, c := range []struct {
		form, want string
		start      game.Line
	}{
		{files.Transcript, "", usual("reversi")},
		{files.Transcript, "game 3: transcript has no games that begin with a position", game.BeginAt(begun.Rules, begun.Now(), begun.Tally)},
		{files.GGF, "", game.BeginAt(begun.Rules, begun.Now(), begun.Tally)},
		{files.GGF, "game 3: ggf has no games of brazilian", usual("brazilian")},
		{files.PDN, "game 3: pdn has no games of reversi", usual("reversi")},
	} {
		err := files.Write(io.Discard, &notation.Game{Number: 3, Rules: c.start.Rules, Start: c.start}, c.form, pdn.Style{})
		said := ""
		if unfit := (*files.FormError)(nil); errors.As(err, &unfit) {
			said = unfit.Error()
		}
		if said != c.want {
			t.Errorf("%s: %q, want %q", c.form, said, c.want)
		}
	}
}
