package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"tabuleiro/clock"
	"tabuleiro/notation"
	"tabuleiro/store"
)

// Addresses of imports.
const (
	importPath   = "/importar"
	importsPath  = "/importadas"
	importedPath = "/importada/"
)

const (
	uploadTime = 2 * time.Minute // for a file to come
	formSlack  = 64 << 10        // bytes of a form beside the file

	filesAtOnce = 1 // are read: moves come first
)

// imports is what the pages of imports need beside the Server.
type imports struct {
	store store.Imports // nil: there are no such pages
	room  int           // bytes for all guests together; 0: as many as come
	pace  buckets       // by address
	now   counts        // files that a guest has on their way
	once  once          // a form that comes twice is one import
	slots chan struct{} // files that are read at once
}

// addImports adds the addresses of imports.
func (s *Server) addImports(mux *http.ServeMux) {
	mux.Handle("GET "+importPath, s.paced(&s.views, s.importForm))
	mux.Handle("POST "+importPath, s.paced(&s.imports.pace, s.bring))
	mux.Handle("GET "+importsPath, s.paced(&s.views, s.importList))
	mux.Handle("GET "+importsPath+"/{id}", s.paced(&s.views, s.importOne))
	mux.Handle("POST "+importsPath+"/{id}/apagar", s.paced(&s.views, s.dropImport))
	mux.Handle("GET "+importedPath+"{id}", s.paced(&s.views, s.ofImported(s.importedGame)))
	for p, allow := range map[string]string{
		importPath: "GET, HEAD, POST", importsPath: "GET, HEAD", importsPath + "/{id}": "GET, HEAD",
		importsPath + "/{id}/apagar": "POST", importedPath + "{id}": "GET, HEAD",
	} {
		mux.Handle(p, s.wrongMethod(allow))
	}
	printed := importedPath + "{id}/" + fileName + ".pdf"
	mux.Handle("GET "+printed, s.paced(&s.prints.pace, s.ofImported(s.printImported)))
	mux.Handle(printed, s.wrongMethod("GET, HEAD"))
	for _, f := range fileForms {
		at := importedPath + "{id}/" + fileName + "." + f.Ext
		mux.Handle("GET "+at, s.paced(&s.views, s.ofImported(s.importedFile(f))))
		mux.Handle(at, s.wrongMethod("GET, HEAD"))
	}
}

// importForm is open to everybody, at the pace of Config.Views.
func (s *Server) importForm(w http.ResponseWriter, r *http.Request) {
	s.showImportForm(w, r, http.StatusOK, "")
}

// showImportForm shows the form with what was wrong with the one that was sent, in words; "" for nothing.
func (s *Server) showImportForm(w http.ResponseWriter, r *http.Request, status int, bad string) {
	view := ImportView{Page: pageOf(r), Bad: bad}
	s.answer(w, r, status, func(w io.Writer) error { return RenderImport(w, view) })
}

// Why a file is not kept, when it was read.
type nothingRead struct{ problem notation.Problem }

func (nothingRead) Error() string { return "the file has no games" }

// bring is open to everybody, at the pace of Config.Imports, one file at a time: it reads a file, keeps its games for the guest
// who sends it and leads to them. It stops when the browser leaves.
func (s *Server) bring(w http.ResponseWriter, r *http.Request) {
	if r.ContentLength > maxUpload+formSlack {
		s.fail(w, r, http.StatusRequestEntityTooLarge, codeFileTooLarge)
		return
	}
	guest, ok := s.guest(w, r)
	if !ok {
		return
	}
	if !s.imports.now.enter(guest) {
		s.fail(w, r, http.StatusTooManyRequests, codeOneImport)
		return
	}
	defer s.imports.now.leave(guest)
	list, ok := s.upload(w, r)
	if !ok {
		return
	}
	if len(list) == 0 {
		s.showImportForm(w, r, http.StatusBadRequest, pageOf(r).Problem(notation.Problem{Code: notation.Empty}))
		return
	}
	b, refused := bundleOf(list)
	if refused != "" {
		s.showImportForm(w, r, http.StatusUnprocessableEntity, pageOf(r).T(refused))
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), patienceRead)
	defer cancel()
	id, err := s.imports.once.room(guest+" "+sumOf(list), s.now(), func() (string, error) { return s.keepFile(ctx, guest, b) })
	var none nothingRead
	switch {
	case errors.As(err, &none):
		s.showImportForm(w, r, http.StatusUnprocessableEntity, pageOf(r).Problem(none.problem))
	case errors.Is(err, context.DeadlineExceeded) && r.Context().Err() == nil:
		s.fail(w, r, http.StatusUnprocessableEntity, codeFileTooSlow)
	case err != nil:
		s.broken(w, r, err)
	default:
		http.Redirect(w, r, importsPath+"/"+id, http.StatusSeeOther)
	}
}

// keepFile reads a file and keeps its games. Few files are read at once: moves come first.
func (s *Server) keepFile(ctx context.Context, guest string, f bundle) (id string, err error) {
	select {
	case s.imports.slots <- struct{}{}:
		defer func() { <-s.imports.slots }()
	case <-ctx.Done():
		return "", ctx.Err()
	}
	b, err := s.readFile(ctx, f)
	switch {
	case err != nil:
		return "", err
	case len(b.games) == 0 && len(b.summary.Problems) > 0:
		return "", nothingRead{b.summary.Problems[0]}
	case len(b.games) == 0:
		return "", nothingRead{notation.Problem{Code: notation.Empty}}
	}
	if id, err = randomID(s.guests.rand, guestBytes); err != nil {
		return "", err
	}
	summary, err := json.Marshal(b.summary)
	if err != nil {
		return "", fmt.Errorf("the summary of a file: %w", err)
	}
	i := store.Import{ID: id, At: clock.Of(s.now()), Games: len(b.games), Bytes: b.bytes, Summary: summary}
	return id, s.imports.store.Add(ctx, guest, i, b.games, store.Room{Games: mostGames, Bytes: mostKept, All: s.imports.room})
}

// dropImport is for who has brought the file: it forgets its games.
func (s *Server) dropImport(w http.ResponseWriter, r *http.Request) {
	if _, ok := s.importOf(w, r); !ok {
		return
	}
	if err := s.imports.store.Drop(r.Context(), s.guests.of(r), r.PathValue("id")); err != nil {
		s.broken(w, r, err)
		return
	}
	http.Redirect(w, r, importsPath, http.StatusSeeOther)
}

// importOf is the import that the address names, for who has brought it. For others there is none.
func (s *Server) importOf(w http.ResponseWriter, r *http.Request) (i store.Import, ok bool) {
	err := store.ErrNotFound
	if guest := s.guests.of(r); guest != "" {
		i, err = s.imports.store.One(r.Context(), guest, r.PathValue("id"))
	}
	switch {
	case errors.Is(err, store.ErrNotFound):
		s.fail(w, r, http.StatusNotFound, codeNoImport)
	case err != nil:
		s.broken(w, r, err)
	default:
		return i, true
	}
	return i, false
}
