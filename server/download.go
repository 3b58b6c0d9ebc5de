package server

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"strconv"

	"tabuleiro/game"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/pdn"
	"tabuleiro/notation/wthor"
	"tabuleiro/room"
)

// form is one in which a game can be had as a file.
type form struct{ Name, Ext, kind string }

// fileForms are all of them, as a list offers them. The first that a game has is the usual one.
var fileForms = []form{
	{files.PDN, "pdn", textKind},
	{files.GGF, "ggf", textKind},
	{files.Transcript, "txt", textKind},
	{files.OBF, "obf", textKind},
	{files.WTHOR, "wtb", bytesKind},
	{"jou", "jou", bytesKind},
	{"trn", "trn", bytesKind},
	{files.JSON, "json", "application/json"},
}

const (
	textKind  = "text/plain; charset=utf-8"
	bytesKind = "application/octet-stream"
)

// fileName is what a game's file is called, without the ending.
const fileName = "partida"

// written is a game in a form. The error is a *files.FormError for one that has no such games.
func (f form) written(g *notation.Game) ([]byte, error) {
	var b bytes.Buffer
	unfit := &files.FormError{Game: g.Number, Ruleset: g.Rules.ID(), Form: f.Name}
	if f.Name == files.OBF && len(g.Rules.Board().Points) != 64 { // other programs read no other size
		return nil, unfit
	}
	if f.kind == bytesKind {
		if !wthor.Has(g) {
			return nil, unfit
		}
		err := writeWTHOR(&b, g, wthor.Kind(f.Ext))
		return b.Bytes(), err
	}
	first, _ := g.Rules.Start()
	// Where Black begins, old files say 1-0 for Black; 2-0 is White's in all of them.
	style := pdn.Style{Points: first.Turn() == game.Black}
	err := files.Write(&b, g, f.Name, style)
	return b.Bytes(), err
}

// writeWTHOR writes one of the three files of a game: its moves, who played it, or where.
func writeWTHOR(out io.Writer, g *notation.Game, kind wthor.Kind) error {
	var w wthor.Writer
	if err := w.Add(g); err != nil {
		return err
	}
	head := wthor.Header{Size: 8, Month: 1, Day: 1}
	switch kind {
	case wthor.PlayersFile:
		return w.WritePlayers(out, head)
	case wthor.TournamentsFile:
		return w.WriteTournaments(out, head)
	}
	return w.WriteGames(out, head)
}

// formsOf are those in which a game can be written.
func formsOf(g *notation.Game) (list []form) {
	for _, f := range fileForms {
		if _, err := f.written(g); err == nil {
			list = append(list, f)
		}
	}
	return list
}

// sendFile answers with a game as a file, or that there is none of that form.
func (s *Server) sendFile(w http.ResponseWriter, r *http.Request, f form, g *notation.Game) {
	data, err := f.written(g)
	var unfit *files.FormError
	switch {
	case errors.As(err, &unfit):
		s.notFound(w, r)
		return
	case err != nil:
		s.broken(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Content-Disposition", `attachment; filename="`+fileName+`.`+f.Ext+`"`)
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Length", strconv.Itoa(len(data)))
	_, _ = w.Write(data) // whoever asked may have left
}

// download is open to everybody who has the room's address, at the pace of Config.Views: the game in a form.
func (s *Server) download(f form) http.HandlerFunc {
	return s.ofRoom(func(w http.ResponseWriter, r *http.Request, id string, state room.State) {
		s.sendFile(w, r, f, fileOf(pageOf(r), origin(r)+roomAddress(id), id, state))
	})
}

// FilesView is the page of the files in which a game can be had.
type FilesView struct {
	Page
	Room  string
	Rules string // an id
	Forms []form
}

// RenderFiles writes the page of a game's files.
func RenderFiles(w io.Writer, v FilesView) error { return v.render(w, "files.html", v) }

// Here is the page's own address.
func (v FilesView) Here() string { return roomAddress(v.Room) + "/" + fileName }

// files is open to everybody who has the room's address, at the pace of Config.Views: the forms in which the game
// can be had.
func (s *Server) files(w http.ResponseWriter, r *http.Request, id string, state room.State) {
	view := FilesView{Page: pageOf(r), Room: id, Rules: state.Line.Rules.ID(), Forms: formsOf(fileOf(Page{}, "", id, state))}
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderFiles(w, view) })
}
