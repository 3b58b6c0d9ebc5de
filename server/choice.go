package server

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"tabuleiro/clock"
	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/opening"
	"tabuleiro/room"
)

// choiceCookie remembers what was chosen last, for the start page; with "-" and the name of a family, what was
// chosen last of that. Anybody may write into it: it is read as strictly as the form.
const choiceCookie = "choice"

// Choice is what the form of the start page sends to POST /jogo, by the names of its fields. What
// says nothing for the opponent that is chosen may be missing, and is kept for the next time.
type Choice struct {
	Rules     string         // rules: an id
	Opponent  string         // opponent: "computer", "friend" or "both"
	Colour    string         // colour: "white", "black" or "lot"
	Level     int            // level: 1 to engine.Levels; 0 is none
	Clock     clock.Control  // clock: as readClock says
	Takebacks bool           // takebacks: "1" or ""
	Touch     room.TouchMove // touch: "", "none", "time" or "loss", where both players are people
	Public    bool           // public: "1" or "", where a friend plays
	Ballot    bool           // start: "ballot" draws an opening; "" is the position in the field fen, or the usual start
	Games     int            // games of a match: 0, as many as wished, to maxGames
	Name      string         // name: the opener's, or White's when both are at one device
	Name2     string         // name2: Black's, when both are at one device
}

const maxGames = 20 // in a match

// badChoice is what is wrong with a form: a field of Choice by its name there.
type badChoice struct{ Field string }

func (e *badChoice) Error() string { return "the form's " + e.Field }

// readChoice reads the form of the start page.
func (s *Server) readChoice(form url.Values) (Choice, error) {
	c := Choice{
		Rules:     form.Get("rules"),
		Opponent:  form.Get("opponent"),
		Colour:    form.Get("colour"),
		Takebacks: form.Get("takebacks") == "1",
		Touch:     room.TouchMove(form.Get("touch")),
		Public:    form.Get("public") == "1",
		Ballot:    form.Get("start") == "ballot",
	}
	if _, err := s.find(c.Rules); err != nil {
		return Choice{}, err
	}
	if start := form.Get("start"); start != "" && !c.Ballot || c.Ballot && form.Get("fen") != "" {
		return Choice{}, &badChoice{"start"}
	}
	if !slices.Contains(opponents, c.Opponent) {
		return Choice{}, &badChoice{"opponent"}
	}
	if c.Colour == "" {
		c.Colour = "lot"
	}
	if !slices.Contains(colours, c.Colour) {
		return Choice{}, &badChoice{"colour"}
	}
	var ok bool
	if c.Level, ok = number(form.Get("level"), 1, engine.Levels); !ok || c.Level == 0 && c.Opponent == "computer" {
		return Choice{}, &badChoice{"level"}
	}
	if c.Games, ok = number(form.Get("games"), 0, maxGames); !ok {
		return Choice{}, &badChoice{"games"}
	}
	if c.Clock, ok = readClock(form); !ok {
		return Choice{}, &badChoice{"clock"}
	}
	if !slices.Contains(touches, c.Touch) {
		return Choice{}, &badChoice{"touch"}
	}
	if c.Name, ok = readName(form.Get("name")); !ok {
		return Choice{}, &badChoice{"name"}
	}
	if c.Name2, ok = readName(form.Get("name2")); !ok {
		return Choice{}, &badChoice{"name2"}
	}
	return c, nil
}

var (
	opponents = []string{"computer", "friend", "both"}
	colours   = []string{"white", "black", "lot"}
	touches   = []room.TouchMove{room.TouchFree, room.TouchTime, room.TouchForfeit, room.TouchNoted}
)

// number reads a field that is missing, then 0, or from least to most.
func number(text string, least, most int) (n int, ok bool) {
	if text == "" {
		return 0, true
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= least && n <= most
}

// open is what the choice opens, with the lot for who leaves the colour to it.
func (c Choice) open(opener room.User, lot game.Color) room.Open {
	o := room.Open{Rules: c.Rules, Clock: c.Clock, Takebacks: c.Takebacks}
	me := room.Seat{User: opener, Name: c.Name}
	mine := lot
	switch c.Colour {
	case "white":
		mine = game.White
	case "black":
		mine = game.Black
	}
	switch c.Opponent {
	case "computer":
		o.Clock = atBoard(c.Clock)
		me.Name = ""
		o.Seats[mine], o.Seats[mine.Other()] = me, room.Seat{User: room.Computer, Level: c.Level}
	case "friend":
		o.Seats[mine], o.Seats[mine.Other()] = me, room.Seat{Open: true}
		o.Touch, o.Public = c.Touch, c.Public
		o.Match = room.Match{Game: 1, Of: c.Games}
	case "both":
		o.Clock = atBoard(c.Clock)
		o.Seats[game.White], o.Seats[game.Black] = me, room.Seat{User: opener, Name: c.Name2}
		o.Touch = c.Touch
		o.Match = room.Match{Game: 1, Of: c.Games}
	}
	return o
}

// atBoard is a clock for who sits down now: none for days a move.
func atBoard(c clock.Control) clock.Control {
	if !c.Live() {
		return clock.Control{}
	}
	return c
}

// withBallot begins the table with an opening that chance draws, and plans a second game of it with the
// colours changed. Where the rules have no ballots it begins as usual.
func withBallot(o room.Open, rules game.Rules, chance uint64) room.Open {
	ballot, line, ok := opening.Draw(rules, chance)
	if !ok {
		return o
	}
	o.Ballot, o.Start = ballot.String(), line.FEN()
	o.Match = room.Match{Game: 1, Of: max(2, o.Match.Of+o.Match.Of%2)}
	return o
}

// remember gives the browser its choice to keep, as the last of all and of its family.
func (s *Server) remember(w http.ResponseWriter, r *http.Request, c Choice) {
	text := url.QueryEscape(c.form().Encode())
	keep(w, r, choiceCookie, text)
	if f := familyOf(s.offers, c.Rules); f.Name != "" {
		keep(w, r, choiceCookie+"-"+f.Name, text)
	}
}

// form is what readChoice reads as c.
func (c Choice) form() url.Values {
	form := url.Values{"rules": {c.Rules}, "opponent": {c.Opponent}, "colour": {c.Colour}}
	if c.Level > 0 {
		form.Set("level", strconv.Itoa(c.Level))
	}
	if c.Takebacks {
		form.Set("takebacks", "1")
	}
	if c.Public {
		form.Set("public", "1")
	}
	if c.Ballot {
		form.Set("start", "ballot")
	}
	for field, text := range map[string]string{
		"clock": clockText(c.Clock),
		"touch": string(c.Touch),
		"games": strconv.Itoa(c.Games),
		"name":  c.Name,
		"name2": c.Name2,
	} {
		if text != "" {
			form.Set(field, text)
		}
	}
	return form
}

// lastChoice is what the browser remembers, or the zero Choice.
func (s *Server) lastChoice(r *http.Request) Choice { return s.choiceIn(r, choiceCookie) }

// lastChoices are what the browser remembers of each family of which it remembers something.
func (s *Server) lastChoices(r *http.Request) map[string]Choice {
	own := map[string]Choice{}
	for _, f := range s.offers {
		if c := s.choiceIn(r, choiceCookie+"-"+f.Name); c != (Choice{}) && familyOf(s.offers, c.Rules).Name == f.Name {
			own[f.Name] = c
		}
	}
	return own
}

// familyOf is the family to which a ruleset belongs, or the zero Family.
func familyOf(families []game.Family, rules string) game.Family {
	for _, f := range families {
		for _, r := range rulesOf([]game.Family{f}) {
			if r.ID() == rules {
				return f
			}
		}
	}
	return game.Family{}
}

func (s *Server) choiceIn(r *http.Request, name string) Choice {
	cookie, err := r.Cookie(name)
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
