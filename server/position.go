package server

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"tabuleiro/game"
	"tabuleiro/wire"
)

// position is open to everybody, at the pace of Config.Views: the page on which a position is set up.
// Its address holds rules and fen, or the room whose position it begins with; who changes the rules
// names the old ones as from.
func (s *Server) position(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	if id := q.Get("room"); id != "" {
		state, err := s.hub.State(r.Context(), id)
		if err != nil {
			s.noRoom(w, r, err)
			return
		}
		http.Redirect(w, r, setupAddress(state.Line.Rules.ID(), state.Line.FEN()), http.StatusSeeOther)
		return
	}
	set, err := s.setupAsked(r, q)
	if err != nil {
		s.fail(w, r, http.StatusBadRequest, codeUnknownRules)
		return
	}
	s.showSetup(w, r, http.StatusOK, set)
}

// showSetup answers with the page on which a position is set up.
func (s *Server) showSetup(w http.ResponseWriter, r *http.Request, status int, set setup) {
	view := SetupView{Page: pageOf(r), Offers: groupsOf(s.offers), setup: set}
	s.answer(w, r, status, func(w io.Writer) error { return RenderSetup(w, view) })
}

// setupAsked reads the position that an address names, as a FEN or piece by piece; without either it is the start of the rules, and
// without rules those that were chosen last. The error is a *game.UnknownRules.
func (s *Server) setupAsked(r *http.Request, q url.Values) (setup, error) {
	id := q.Get("rules")
	if id == "" {
		id = orDefault(s.lastChoice(r), s.rules).Rules
	}
	rules, err := s.find(id)
	if err != nil {
		return setup{}, err
	}
	if q.Has("pieces") {
		turn, pieces, hand := readPieces(rules.Board(), q.Get("pieces"))
		return readSetup(rules, game.PlacedFEN(rules, turn, pieces, hand)), nil
	}
	if !q.Has("fen") {
		return startSetup(rules), nil
	}
	fen := q.Get("fen")
	if from, err := s.find(q.Get("from")); err == nil && from.ID() != id {
		if before := readSetup(from, fen); before.Err == nil {
			return before.moved(rules), nil
		}
	}
	return readSetup(rules, fen), nil
}

// chosenBeforehand puts what an address of the start page names into the choice of its family, as the last of all,
// and returns the position in it, nil where there is none. The error is a *game.UnknownRules.
func (s *Server) chosenBeforehand(q url.Values, v *HomeView) (*setup, error) {
	if !q.Has("rules") {
		return nil, nil
	}
	rules, err := s.find(q.Get("rules"))
	if err != nil {
		return nil, err
	}
	f := familyOf(s.offers, rules.ID())
	v.Last = v.lastOf(f)
	v.Last.Rules = rules.ID()
	if o := q.Get("opponent"); slices.Contains(opponents, o) {
		v.Last.Opponent = o
	}
	v.Own[f.Name] = v.Last
	if !q.Has("fen") {
		return nil, nil
	}
	set := readSetup(rules, q.Get("fen"))
	return &set, nil
}

// find returns the rules that are offered with that id; the error is a *game.UnknownRules.
func (s *Server) find(id string) (game.Rules, error) {
	i := slices.IndexFunc(s.rules, func(r game.Rules) bool { return r.ID() == id })
	if i < 0 {
		return nil, &game.UnknownRules{ID: id}
	}
	return s.rules[i], nil
}

const setupPath = "/posicao"

// setupAddress is where a position can be set up further.
func setupAddress(rules, fen string) string {
	return setupPath + "?" + url.Values{"rules": {rules}, "fen": {fen}}.Encode()
}

// tableAddress is where a table is opened from a position, and from the usual start without one.
func tableAddress(s setup) string {
	q := url.Values{"rules": {s.Rules.ID()}}
	if !s.Starts() {
		q.Set("fen", s.FEN)
	}
	return "/?" + q.Encode()
}

// setupAnswer is what the page's script is told of a position. web/src/position.ts knows the same.
type setupAnswer struct {
	FEN      string       `json:"fen"`
	Turn     string       `json:"turn"`
	Pieces   []wire.Piece `json:"pieces"`
	Hand     *[2]int      `json:"hand,omitempty"` // by colour
	Remarks  []remark     `json:"remarks"`
	Playable bool         `json:"playable"`
	Address  string       `json:"address"` // of the page with this position
	Table    string       `json:"table"`   // where a table is opened from it
}

func (p Page) answerOf(s setup) setupAnswer {
	return setupAnswer{
		FEN:      s.FEN,
		Turn:     s.Turn.String(),
		Pieces:   wire.PiecesOf(s.Pieces),
		Hand:     s.Hand,
		Remarks:  p.remarks(s),
		Playable: s.Playable(),
		Address:  setupAddress(s.Rules.ID(), s.FEN),
		Table:    tableAddress(s),
	}
}

// examine is open to everybody, at the pace of Config.Views: what the rules make of a position, as JSON
// for the page's script.
func (s *Server) examine(w http.ResponseWriter, r *http.Request) {
	set, err := s.setupAsked(r, r.URL.Query())
	if err != nil {
		s.fail(w, r, http.StatusBadRequest, codeUnknownRules)
		return
	}
	text, err := json.Marshal(pageOf(r).answerOf(set))
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

// refusedSetup is the page for a position that no table begins with; nil where err is about something
// else.
func (s *Server) refusedSetup(rules, fen string, err error) *setup {
	var wrong *game.FENError
	if !errors.As(err, &wrong) {
		return nil
	}
	r, err := s.find(rules)
	if err != nil {
		return nil
	}
	set := readSetup(r, fen)
	set.Err = wrong // a table refuses a little more than the rules
	return &set
}
