package server

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"time"

	"tabuleiro/notation"
	"tabuleiro/store"
)

// How many stand on a page.
const (
	importsPerPage = 20
	gamesPerPage   = 50
)

// pageNumber is the page that an address asks for, from 1.
func pageNumber(r *http.Request) int {
	n, err := strconv.Atoi(r.URL.Query().Get("p"))
	if err != nil || n < 1 || n > 1_000_000 {
		return 1
	}
	return n
}

// importList is for everybody, at the pace of Config.Views: what this browser has brought.
func (s *Server) importList(w http.ResponseWriter, r *http.Request) {
	view := ImportsView{Page: pageOf(r), Pages: pagesOf(importsPath, pageNumber(r))}
	if guest := s.guests.of(r); guest != "" {
		list, err := s.imports.store.Of(r.Context(), guest, (view.N-1)*importsPerPage, importsPerPage+1)
		if err != nil {
			s.broken(w, r, err)
			return
		}
		view.More = len(list) > importsPerPage
		for _, i := range list[:min(len(list), importsPerPage)] {
			row, err := importRowOf(i)
			if err != nil {
				s.broken(w, r, err)
				return
			}
			view.Rows = append(view.Rows, row)
		}
	}
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderImports(w, view) })
}

func importRowOf(i store.Import) (row importRow, err error) {
	row = importRow{ID: i.ID, Games: i.Games, At: time.UnixMilli(int64(i.At)).UTC()}
	return row, json.Unmarshal(i.Summary, &row.Summary)
}

// importOne is for who has brought the file: its games.
func (s *Server) importOne(w http.ResponseWriter, r *http.Request) {
	i, ok := s.importOf(w, r)
	if !ok {
		return
	}
	view := ImportGamesView{Page: pageOf(r), Pages: pagesOf(importsPath+"/"+i.ID, pageNumber(r))}
	var err error
	if view.Row, err = importRowOf(i); err != nil {
		s.broken(w, r, err)
		return
	}
	list, err := s.imports.store.Heads(r.Context(), i.ID, (view.N-1)*gamesPerPage, gamesPerPage+1)
	if err != nil {
		s.broken(w, r, err)
		return
	}
	view.Pages.More = len(list) > gamesPerPage
	for _, g := range list[:min(len(list), gamesPerPage)] {
		row := gameRow{ID: g.ID}
		if err := json.Unmarshal(g.Head, &row.Head); err != nil {
			s.broken(w, r, err)
			return
		}
		view.List = append(view.List, row)
	}
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderImportGames(w, view) })
}

// ofImported finds the game that an address names. Who has the address may see it.
func (s *Server) ofImported(h func(w http.ResponseWriter, r *http.Request, id string, g *notation.Game, more int)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		kept, err := s.imports.store.Game(r.Context(), r.PathValue("id"))
		if errors.Is(err, store.ErrNotFound) {
			s.fail(w, r, http.StatusNotFound, codeNoImport)
			return
		}
		var g *notation.Game
		more := 0
		if err == nil {
			g, more, err = unkept(kept.Body, s.find)
		}
		if err != nil {
			s.broken(w, r, err)
			return
		}
		h(w, r, kept.ID, g, more)
	}
}

// importedGame shows a game as it stands at a place of it, which lance names.
func (s *Server) importedGame(w http.ResponseWriter, r *http.Request, id string, g *notation.Game, more int) {
	at, ok := placeIn(g, r.URL.Query().Get("lance"))
	if !ok {
		s.fail(w, r, http.StatusNotFound, codeNoPage)
		return
	}
	view := newImportedView(pageOf(r), origin(r)+importedPath+id, id, g, more, at)
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderImported(w, view) })
}

// importedFile sends a game as a file.
func (s *Server) importedFile(f form) func(http.ResponseWriter, *http.Request, string, *notation.Game, int) {
	return func(w http.ResponseWriter, r *http.Request, _ string, g *notation.Game, _ int) {
		if g.Rules == nil {
			s.notFound(w, r)
			return
		}
		s.sendFile(w, r, f, g)
	}
}
