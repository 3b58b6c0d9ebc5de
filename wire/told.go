package wire

import (
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// Told is a message to the browser: one of toldTypes.
type Told interface {
	Message
	told()
}

// State is everything a page needs: sent on connecting, and whenever the missing events are not
// at hand.
type State struct {
	T         string        `json:"t" ts:"state"`
	V         int           `json:"v"`
	Now       clock.Instant `json:"now"` // when this was made
	Room      string        `json:"room"`
	Rules     string        `json:"rules"`
	Board     Board         `json:"board"`
	You       []string      `json:"you" ts:"readonly Color[]"` // the seats of this browser: "white", "black"; empty for a watcher
	Seats     Seats         `json:"seats"`
	Control   *Control      `json:"control,omitempty"`
	Clock     *Clocks       `json:"clock,omitempty"`
	Speed     clock.Speed   `json:"speed,omitempty" ts:"Speed"`
	Takebacks string        `json:"takebacks" ts:"'no' | 'free' | 'ask'"` // whether moves may be taken back, and whether the opponent must agree
	Claimable []game.Reason `json:"claimable"`                            // what players may claim here, if only the position is such
	Touch     *TouchMove    `json:"touch,omitempty"`                      // at a table where a touched piece must move
	Plans     bool          `json:"plans"`                                // whether answers may be planned
	Plan      [][]string    `json:"plan,omitempty"`                       // the viewer's own: what is left of it
	Said      []Line        `json:"said"`                                 // between the players; empty for a watcher
	Public    bool          `json:"public"`                               // whether the table is listed
	Match     *Match        `json:"match,omitempty"`
	Prev      string        `json:"prev,omitempty"` // the room of the game before
	Next      string        `json:"next,omitempty"` // the room of the game after
	Start     []Piece       `json:"start"`          // what stood at the start
	Line      []Move        `json:"line"`           // the moves played
	Offers    []Offered     `json:"offers"`         // those that stand
	Outcome   *Ended        `json:"outcome,omitempty"`
	Position
}

// Played tells that a move was played and what may follow.
type Played struct {
	T     string  `json:"t" ts:"played"`
	V     int     `json:"v"`
	By    string  `json:"by" ts:"Color"`
	Move  Move    `json:"move"`
	Clock *Clocks `json:"clock,omitempty"`
	Position
}

// TakenBack tells that moves were taken back: the line has Ply of them now. Offers that stood have
// fallen, and plans.
type TakenBack struct {
	T     string  `json:"t" ts:"taken-back"`
	V     int     `json:"v"`
	Clock *Clocks `json:"clock,omitempty"`
	Position
}

// Seated tells that somebody has taken an open seat, or plays a held one from a further device.
type Seated struct {
	T     string  `json:"t" ts:"seated"`
	V     int     `json:"v"`
	Color string  `json:"color" ts:"Color"`
	Name  string  `json:"name,omitempty"`  // of the seat from now on
	Clock *Clocks `json:"clock,omitempty"` // as the game begins
}

// Relinked tells that the link to a seat is void and there is another.
type Relinked struct {
	T     string `json:"t" ts:"relinked"`
	V     int    `json:"v"`
	Color string `json:"color" ts:"Color"`
}

// Offered tells that a draw, a takeback to Ply or a rematch was offered.
type Offered struct {
	T    string `json:"t" ts:"offered"`
	V    int    `json:"v"`
	ID   int    `json:"id"`
	By   string `json:"by" ts:"Color"`
	Kind string `json:"kind" ts:"'draw' | 'takeback' | 'rematch'"`
	Ply  int    `json:"ply,omitempty"`
}

// OfferClosed tells that an offer was declined or fell with a move.
type OfferClosed struct {
	T  string `json:"t" ts:"offer-closed"`
	V  int    `json:"v"`
	ID int    `json:"id"`
}

// Ended tells how the game ended. Result "none" is an abandoned game. Clock is what was left to
// both at the end; as the outcome in a State it has none of its own.
type Ended struct {
	T      string      `json:"t" ts:"ended"`
	V      int         `json:"v"`
	Result game.Result `json:"result" ts:"'white' | 'black' | 'draw' | 'none'"`
	Reason game.Reason `json:"reason"`
	Score  *[2]int     `json:"score,omitempty"` // of White and Black, where the rules count what each has in the end
	Clock  *Clocks     `json:"clock,omitempty"`
}

// Claimed tells that a draw was claimed. After a right claim follows Ended; a wrong one is noted.
type Claimed struct {
	T      string      `json:"t" ts:"claimed"`
	V      int         `json:"v"`
	By     string      `json:"by" ts:"Color"`
	Reason game.Reason `json:"reason"`
	Plies  []int       `json:"plies"`
	Right  bool        `json:"right"`
}

// TimeAdded tells that a side got Span more from its opponent.
type TimeAdded struct {
	T     string     `json:"t" ts:"time-added"`
	V     int        `json:"v"`
	Color string     `json:"color" ts:"Color"`
	Span  clock.Span `json:"span"`
	Clock *Clocks    `json:"clock,omitempty"`
}

// Planned tells a player his plan.
type Planned struct {
	T     string     `json:"t" ts:"planned"`
	V     int        `json:"v"`
	Lines [][]string `json:"lines"`
}

// Touched tells that a player touched a piece, at a table where that binds.
type Touched struct {
	T      string     `json:"t" ts:"touched"`
	V      int        `json:"v"`
	By     string     `json:"by" ts:"Color"`
	Square int        `json:"square"`
	Stuck  bool       `json:"stuck"`           // it cannot move, and so nothing is bound
	Added  clock.Span `json:"added,omitempty"` // what the opponent got for that
	Clock  *Clocks    `json:"clock,omitempty"`
	Touch  TouchMove  `json:"touch"`
}

// Designated tells which of the touched pieces must move.
type Designated struct {
	T      string `json:"t" ts:"designated"`
	V      int    `json:"v"`
	Square int    `json:"square"`
}

// Said tells a player what one of both said.
type Said struct {
	T      string      `json:"t" ts:"said"`
	V      int         `json:"v"`
	By     string      `json:"by" ts:"Color"`
	Phrase room.Phrase `json:"phrase" ts:"Phrase"`
}

// Resumed tells that the server was away for so long, in ms, and that no clock ran.
type Resumed struct {
	T     string     `json:"t" ts:"resumed"`
	V     int        `json:"v"`
	Away  clock.Span `json:"away"`
	Clock *Clocks    `json:"clock,omitempty"`
}

// Passed is the version of an event that is not for this browser.
type Passed struct {
	T string `json:"t" ts:"passed"`
	V int    `json:"v"`
}

// Continued tells that another game follows, in that room.
type Continued struct {
	T    string `json:"t" ts:"continued"`
	V    int    `json:"v"`
	Room string `json:"room"`
}

// Refused answers one asker alone. Re is the t of what was refused; Code is a game.Code, a code of
// the table in errors.go, or "internal". Code "ok" and "ok-but-loses" answer a Why for a legal move.
type Refused struct {
	T       string   `json:"t" ts:"refused"`
	Re      string   `json:"re"`
	Move    string   `json:"move,omitempty"`
	Code    Code     `json:"code"`
	Squares []int    `json:"squares"`
	N       int      `json:"n,omitempty"`
	Texts   []string `json:"texts,omitempty"`  // of an ambiguous move: what it may mean
	Field   string   `json:"field,omitempty"`  // of a bad message: the field
	Guide   string   `json:"guide,omitempty"`  // where the guide explains it, in the reader's language
	Figure  string   `json:"figure,omitempty"` // where the guide's figure of it is, as a piece of a page
}

// Foreseen answers a Foresee: the moves in full text, and the position after them.
type Foreseen struct {
	T    string   `json:"t" ts:"foreseen"`
	Line []string `json:"line"`
	Position
}

// Advice answers an Advise: what is worth a word of each legal move, at the V that was asked about.
type Advice struct {
	T     string    `json:"t" ts:"advice"`
	V     int       `json:"v"`
	Moves []Advised `json:"moves"`
}

// Beat is the heartbeat: a browser whose last V is smaller has missed something. Now is the time of
// the server.
type Beat struct {
	T     string        `json:"t" ts:"beat"`
	V     int           `json:"v"`
	Now   clock.Instant `json:"now"`
	Place int           `json:"place,omitempty"` // of the computer's move in the queue for thinking, 1 for the next; 0 waits for nothing
}

// Here tells who is connected. It has no version: it is about now.
type Here struct {
	T        string `json:"t" ts:"here"`
	White    bool   `json:"white"`
	Black    bool   `json:"black"`
	Watchers int    `json:"watchers"`
	Gone     *Gone  `json:"gone,omitempty"`
}

// Gone is a player who is not connected in his turn: from At on the opponent may claim the game.
type Gone struct {
	Color string        `json:"color" ts:"Color"`
	At    clock.Instant `json:"at"`
}

func (State) Tag() string       { return "state" }
func (Seated) Tag() string      { return "seated" }
func (Relinked) Tag() string    { return "relinked" }
func (Played) Tag() string      { return "played" }
func (TakenBack) Tag() string   { return "taken-back" }
func (Offered) Tag() string     { return "offered" }
func (OfferClosed) Tag() string { return "offer-closed" }
func (Ended) Tag() string       { return "ended" }
func (Continued) Tag() string   { return "continued" }
func (Refused) Tag() string     { return "refused" }
func (Beat) Tag() string        { return "beat" }

func (State) told()            {}
func (Seated) told()           {}
func (Relinked) told()         {}
func (Played) told()           {}
func (TakenBack) told()        {}
func (Offered) told()          {}
func (OfferClosed) told()      {}
func (Ended) told()            {}
func (Continued) told()        {}
func (Refused) told()          {}
func (Beat) told()             {}
func (Claimed) Tag() string    { return "claimed" }
func (TimeAdded) Tag() string  { return "time-added" }
func (Planned) Tag() string    { return "planned" }
func (Touched) Tag() string    { return "touched" }
func (Designated) Tag() string { return "designated" }
func (Said) Tag() string       { return "said" }
func (Resumed) Tag() string    { return "resumed" }
func (Passed) Tag() string     { return "passed" }
func (Foreseen) Tag() string   { return "foreseen" }
func (Foreseen) told()         {}
func (Advice) Tag() string     { return "advice" }
func (Advice) told()           {}
func (Here) Tag() string       { return "here" }
func (Claimed) told()          {}
func (TimeAdded) told()        {}
func (Planned) told()          {}
func (Touched) told()          {}
func (Designated) told()       {}
func (Said) told()             {}
func (Resumed) told()          {}
func (Passed) told()           {}
func (Here) told()             {}
