package server

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/room"
)

// choiceCookie remembers what was chosen last, for the start page. Anybody may write into it: it
// is read as strictly as the form.
const choiceCookie = "choice"

// badChoice is what is wrong with a form: a field of Choice by its name there.
type badChoice struct{ Field string }

func (e *badChoice) Error() string { return "the form's " + e.Field }

// readChoice reads the form of the start page. The colour and the level may be missing where they
// say nothing.
func (s *Server) readChoice(form url.Values) (Choice, error) {
	c := Choice{
		Rules:    form.Get("rules"),
		Opponent: form.Get("opponent"),
		Colour:   form.Get("colour"),
	}
	if !slices.ContainsFunc(s.rules, func(r game.Rules) bool { return r.ID() == c.Rules }) {
		return Choice{}, &game.UnknownRules{ID: c.Rules}
	}
	switch c.Opponent {
	case "computer", "both":
	default:
		return Choice{}, &badChoice{"opponent"}
	}
	switch c.Colour {
	case "":
		c.Colour = "lot"
	case "white", "black", "lot":
	default:
		return Choice{}, &badChoice{"colour"}
	}
	if text := form.Get("level"); text != "" || c.Opponent == "computer" {
		level, err := strconv.Atoi(text)
		if err != nil || level < 1 || level > engine.Levels {
			return Choice{}, &badChoice{"level"}
		}
		c.Level = level
	}
	return c, nil
}

// seats puts the opener and whom the choice names at the table.
func (c Choice) seats(opener room.User, lot game.Color) [2]room.Seat {
	if c.Opponent == "both" {
		return [2]room.Seat{{User: opener}, {User: opener}}
	}
	mine := lot
	switch c.Colour {
	case "white":
		mine = game.White
	case "black":
		mine = game.Black
	}
	var seats [2]room.Seat
	seats[mine] = room.Seat{User: opener}
	seats[mine.Other()] = room.Seat{User: room.Computer, Level: c.Level}
	return seats
}

// remember gives the browser its choice to keep.
func (c Choice) remember(w http.ResponseWriter, r *http.Request) {
	form := url.Values{"rules": {c.Rules}, "opponent": {c.Opponent}, "colour": {c.Colour}}
	if c.Level > 0 {
		form.Set("level", strconv.Itoa(c.Level))
	}
	keep(w, r, choiceCookie, url.QueryEscape(form.Encode()))
}

// lastChoice is what the browser remembers, or the zero Choice.
func (s *Server) lastChoice(r *http.Request) Choice {
	cookie, err := r.Cookie(choiceCookie)
	if err != nil {
		return Choice{}
	}
	text, err := url.QueryUnescape(cookie.Value)
	if err != nil {
		return Choice{}
	}
	form, err := url.ParseQuery(text)
	if err != nil {
		return Choice{}
	}
	c, err := s.readChoice(form)
	if err != nil {
		return Choice{}
	}
	return c
}
