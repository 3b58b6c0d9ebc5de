package server

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"path"
	"path/filepath"
	"strings"
	"time"

	"tabuleiro/notation/wthor"
)

// mostFiles come with a form: games, and the names that WTHOR keeps in two files of their own.
const mostFiles = 3

// sentFile is a file of a form, or a text that was pasted, which has no name.
type sentFile struct {
	name string
	data []byte
}

// upload reads the form: files, or a text where there are none. What is blank is none of them. It answers when the
// form cannot be read, or has too much.
func (s *Server) upload(w http.ResponseWriter, r *http.Request) (list []sentFile, ok bool) {
	control := http.NewResponseController(w)
	_ = control.SetReadDeadline(time.Now().Add(uploadTime + patienceRead)) // without it the usual ones hold
	_ = control.SetWriteDeadline(time.Now().Add(uploadTime + patienceRead + writeTime))
	r.Body = http.MaxBytesReader(w, r.Body, maxUpload+formSlack)
	list, err := readParts(r)
	size := 0
	for _, f := range list {
		size += len(f.data)
	}
	var long *http.MaxBytesError
	switch {
	case errors.As(err, &long), size > maxUpload:
		s.fail(w, r, http.StatusRequestEntityTooLarge, codeFileTooLarge)
	case err != nil && r.Context().Err() == nil:
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
	case err == nil:
		return list, true
	}
	return nil, false
}

// readParts reads the files of a form, one more than there may be at most, or its text.
func readParts(r *http.Request) (list []sentFile, err error) {
	parts, err := r.MultipartReader()
	for err == nil && len(list) <= mostFiles {
		part, err := parts.NextPart()
		if err == io.EOF {
			return list, nil
		}
		if err != nil {
			return list, err
		}
		text := part.FormName() == "text"
		if text && len(list) > 0 || !text && part.FormName() != "file" {
			continue
		}
		data, err := io.ReadAll(io.LimitReader(part, maxUpload+1))
		if err != nil {
			return list, err
		}
		if len(data) < 1<<10 && len(bytes.TrimSpace(data)) == 0 { // of a file that was not chosen
			continue
		}
		list = append(list, sentFile{plainName(part.FileName()), data})
	}
	return list, err
}

// plainName is the name of a file without folders.
func plainName(name string) string {
	name = path.Base(strings.ReplaceAll(name, `\`, "/"))
	if name == "." || name == "/" {
		return ""
	}
	return quoted(name)
}

// sumOf tells files from others.
func sumOf(list []sentFile) string {
	h := sha256.New()
	for _, f := range list {
		fmt.Fprintf(h, "%d %q ", len(f.data), f.name)
		h.Write(f.data)
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// bundle is a file of games, with the names that belong to it.
type bundle struct {
	games                sentFile
	wthor                bool
	players, tournaments []sentFile // one or none
}

// bundleOf finds out which file is what. refused is the key of the words that say why they do not belong together.
func bundleOf(list []sentFile) (b bundle, refused string) {
	var games []sentFile
	for _, f := range list {
		switch kindOf(f) {
		case wthor.PlayersFile:
			b.players = append(b.players, f)
		case wthor.TournamentsFile:
			b.tournaments = append(b.tournaments, f)
		case wthor.GamesFile:
			b.wthor = true
			fallthrough
		default:
			games = append(games, f)
		}
	}
	names := len(b.players) + len(b.tournaments)
	switch {
	case len(games) == 0:
		return b, "import.names-alone"
	case len(games) > 1, names > 0 && !b.wthor, len(b.players) > 1, len(b.tournaments) > 1:
		return b, "import.several"
	}
	b.games = games[0]
	return b, ""
}

// kindOf tells which file of WTHOR a file is, by what it holds; where that does not tell, by how its name ends.
func kindOf(f sentFile) wthor.Kind {
	if k := wthor.KindOf(f.data, int64(len(f.data))); k != "" {
		return k
	}
	if wthor.Begins(f.data) {
		return wthor.GamesFile
	}
	switch k := wthor.Kind(strings.ToLower(strings.TrimPrefix(filepath.Ext(f.name), "."))); k {
	case wthor.GamesFile, wthor.PlayersFile, wthor.TournamentsFile:
		return k
	}
	return ""
}
