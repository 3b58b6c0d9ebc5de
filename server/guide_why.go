package server

import (
	"encoding/json"
	"errors"
	"net/http"
	"strconv"

	"tabuleiro/game"
	"tabuleiro/wire"
)

const whyPath = neutralPath + "/porque"

// What is asked about may be so long, in bytes: a position as the field of the editor takes it, a move as a message has it.
const (
	mostFEN  = 1500
	mostMove = 512
)

// why is open to everybody, at the pace of Config.Views: why a move is not legal in a position, as JSON for the live
// boards of the guide. It knows no room and keeps nothing.
func (s *Server) why(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	fen, move := q.Get("fen"), q.Get("move")
	g := guides()[q.Get("rules")]
	switch {
	case g == nil:
		s.fail(w, r, http.StatusBadRequest, codeUnknownRules)
		return
	case len(fen) > mostFEN || len(move) > mostMove || move == "":
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	line, err := game.BeginFEN(g.Rules, fen)
	if err != nil {
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	var refusal *game.Refusal
	m, err := line.Now().Find(move)
	if err != nil && !errors.As(err, &refusal) {
		s.broken(w, r, err)
		return
	}
	text, err := json.Marshal(wire.WhyOf(wire.Why{Move: move}, m, refusal))
	if err != nil {
		s.broken(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Length", strconv.Itoa(len(text)))
	_, _ = w.Write(text) // whoever asked may have left
}
