// Package wire is what browser and server say to each other: JSON messages in both directions,
// and the one table from errors to codes. web/src/wire.ts is generated from these types, and
// docs/protocol.md describes them.
//
// Readers must skip fields they do not know: a page and a server of different ages understand each
// other as long as no field changes its meaning.
//
// A square is the number game.Square gives it; State.Board says where it lies and what it is called.
package wire

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Message is any of them. Tag is its t.
type Message interface{ Tag() string }

// Asked is a message from the browser: one of Play, Takeback, Resign, Offer, Rematch, Answer,
// Why.
type Asked interface {
	Message
	bad() string // the field whose value makes no sense, or ""
}

// Play asks to play Move, in full or short text. Ply and V are what the browser saw: the same
// message twice is one move, and one for a past version is refused.
type Play struct {
	T    string `json:"t" ts:"play"`
	Ply  int    `json:"ply"`
	V    int    `json:"v"`
	Move string `json:"move"`
	As   string `json:"as,omitempty" ts:"Color"` // "white" or "black": needed only where one browser holds both seats and it is not to be the side on move
}

// Takeback takes the asker's last move back.
type Takeback struct {
	T  string `json:"t" ts:"takeback"`
	V  int    `json:"v"`
	As string `json:"as,omitempty" ts:"Color"`
}

// Resign gives the game up for a seat of the asker's.
type Resign struct {
	T  string `json:"t" ts:"resign"`
	V  int    `json:"v"`
	As string `json:"as,omitempty" ts:"Color"`
}

// Offer offers a draw.
type Offer struct {
	T  string `json:"t" ts:"offer"`
	V  int    `json:"v"`
	As string `json:"as,omitempty" ts:"Color"`
}

// Rematch asks for another game with the colours changed, after the end of this one.
type Rematch struct {
	T  string `json:"t" ts:"rematch"`
	V  int    `json:"v"`
	As string `json:"as,omitempty" ts:"Color"`
}

// Answer answers the offer with that id: of a draw or of a rematch.
type Answer struct {
	T   string `json:"t" ts:"answer"`
	V   int    `json:"v"`
	ID  int    `json:"id"`
	Yes bool   `json:"yes"`
	As  string `json:"as,omitempty" ts:"Color"`
}

// Why asks why a move is not legal. It changes nothing; Refused answers the asker alone.
type Why struct {
	T    string `json:"t" ts:"why"`
	Move string `json:"move"`
}

func (Play) Tag() string     { return "play" }
func (Takeback) Tag() string { return "takeback" }
func (Resign) Tag() string   { return "resign" }
func (Offer) Tag() string    { return "offer" }
func (Rematch) Tag() string  { return "rematch" }
func (Answer) Tag() string   { return "answer" }
func (Why) Tag() string      { return "why" }

// Told is a message to the browser: one of State, Seated, Relinked, Played, TakenBack, Offered,
// OfferClosed, Ended, Continued, Refused, Beat.
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
	Takebacks bool          `json:"takebacks"` // whether moves may be taken back
	Match     *Match        `json:"match,omitempty"`
	Prev      string        `json:"prev,omitempty"` // the room of the game before
	Next      string        `json:"next,omitempty"` // the room of the game after
	Start     []Piece       `json:"start"`          // what stood at the start
	Line      []Move        `json:"line"`           // the moves played
	Offer     *Offered      `json:"offer,omitempty"`
	Outcome   *Ended        `json:"outcome,omitempty"`
	Position
}

// Position is the board as it stands, and what may be done on it.
type Position struct {
	Ply      int       `json:"ply"`
	FEN      string    `json:"fen"`
	Turn     string    `json:"turn" ts:"Color"`
	Pieces   []Piece   `json:"pieces"`
	Moves    []Move    `json:"moves"` // legal now; [] when the game is over
	Counters []Counter `json:"counters"`
	Claims   []Claim   `json:"claims"`
}

// Board is the shape of the board.
type Board struct {
	Width       int      `json:"width"`
	Height      int      `json:"height"`
	Points      [][2]int `json:"points"`
	Names       []string `json:"names"`
	Numbers     []int    `json:"numbers,omitempty"`
	Numeric     bool     `json:"numeric"`
	Lines       [][2]int `json:"lines,omitempty"`
	TakesAtOnce bool     `json:"takesAtOnce"`
}

// Seats are the two players.
type Seats struct {
	White Seat `json:"white"`
	Black Seat `json:"black"`
}

// Seat is one player: a person or the computer.
type Seat struct {
	Kind  string `json:"kind" ts:"'person' | 'computer'"`
	Name  string `json:"name,omitempty"`
	Level int    `json:"level,omitempty"` // of the computer
	Open  bool   `json:"open,omitempty"`  // nobody has come yet
}

// Control is the time of each player: for the whole game, and the bonus after each move, in ms.
type Control struct {
	Main  clock.Span `json:"main"`
	Bonus clock.Span `json:"bonus"`
}

// Clocks is what White and Black had left, in ms. The clock of Runs has been running since At, by
// the server's time; without Runs both stand still.
type Clocks struct {
	Left [2]clock.Span `json:"left"`
	Runs string        `json:"runs,omitempty" ts:"Color"`
	At   clock.Instant `json:"at"`
}

// Match is the place of this game among several. Score is White's and Black's before it, in half
// points; Of is 0 where as many are played as the players like.
type Match struct {
	Game  int    `json:"game"`
	Of    int    `json:"of"`
	Score [2]int `json:"score"`
}

// Piece is a piece on its square.
type Piece struct {
	Square int    `json:"sq"`
	Color  string `json:"color" ts:"Color"`
	Kind   string `json:"kind" ts:"'man' | 'king' | 'disc'"`
}

// Move is a whole move. Routes are the click sequences that make it.
type Move struct {
	Text   string  `json:"text"`
	Short  string  `json:"short"`
	Routes [][]int `json:"routes"`
	Taken  []int   `json:"taken"`
	Crowns bool    `json:"crowns,omitempty"`
	Loses  bool    `json:"loses,omitempty"`
}

// Counter is a draw rule that is running.
type Counter struct {
	Reason game.Reason `json:"reason"`
	Unit   game.Unit   `json:"unit" ts:"'plies' | 'white-moves' | 'black-moves'"`
	Done   int         `json:"done"`
	Limit  int         `json:"limit"`
}

// Claim is what may be claimed now.
type Claim struct {
	Reason game.Reason `json:"reason"`
	Times  int         `json:"times"`
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

// TakenBack tells that moves were taken back: the line has Ply of them now. An offer that stood
// has fallen.
type TakenBack struct {
	T     string  `json:"t" ts:"taken-back"`
	V     int     `json:"v"`
	Clock *Clocks `json:"clock,omitempty"`
	Position
}

// Seated tells that somebody has taken an open seat, or plays a held one from a further device.
type Seated struct {
	T     string `json:"t" ts:"seated"`
	V     int    `json:"v"`
	Color string `json:"color" ts:"Color"`
	Name  string `json:"name,omitempty"` // of the seat from now on
}

// Relinked tells that the link to a seat is void and there is another.
type Relinked struct {
	T     string `json:"t" ts:"relinked"`
	V     int    `json:"v"`
	Color string `json:"color" ts:"Color"`
}

// Offered tells that a draw, or a rematch, was offered.
type Offered struct {
	T    string `json:"t" ts:"offered"`
	V    int    `json:"v"`
	ID   int    `json:"id"`
	By   string `json:"by" ts:"Color"`
	Kind string `json:"kind" ts:"'draw' | 'rematch'"`
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
	Clock  *Clocks     `json:"clock,omitempty"`
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
	Texts   []string `json:"texts,omitempty"` // of an ambiguous move: what it may mean
	Field   string   `json:"field,omitempty"` // of a bad message: the field
}

// Beat is the heartbeat: a browser whose last V is smaller has missed something. Now is the time of
// the server.
type Beat struct {
	T     string        `json:"t" ts:"beat"`
	V     int           `json:"v"`
	Now   clock.Instant `json:"now"`
	Place int           `json:"place,omitempty"` // of the computer's move in the queue for thinking, 1 for the next; 0 waits for nothing
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

func (State) told()       {}
func (Seated) told()      {}
func (Relinked) told()    {}
func (Played) told()      {}
func (TakenBack) told()   {}
func (Offered) told()     {}
func (OfferClosed) told() {}
func (Ended) told()       {}
func (Continued) told()   {}
func (Refused) told()     {}
func (Beat) told()        {}
