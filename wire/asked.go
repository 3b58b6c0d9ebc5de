package wire

import (
	"tabuleiro/game"
	"tabuleiro/room"
)

// Asked is a message from the browser: one of askedTypes.
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

// Takeback takes the asker's last move back; where a second person sits it asks him.
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

// Answer answers the offer with that id.
type Answer struct {
	T   string `json:"t" ts:"answer"`
	V   int    `json:"v"`
	ID  int    `json:"id"`
	Yes bool   `json:"yes"`
	As  string `json:"as,omitempty" ts:"Color"`
}

// Abort ends a game without a result before both have moved.
type Abort struct {
	T  string `json:"t" ts:"abort"`
	V  int    `json:"v"`
	As string `json:"as,omitempty" ts:"Color"`
}

// Claim claims a draw, while the position stands.
type Claim struct {
	T      string      `json:"t" ts:"claim"`
	V      int         `json:"v"`
	Reason game.Reason `json:"reason"`
	As     string      `json:"as,omitempty" ts:"Color"`
}

// ClaimGone claims the game from an opponent who is gone, or calls it a draw.
type ClaimGone struct {
	T    string `json:"t" ts:"claim-gone"`
	V    int    `json:"v"`
	Draw bool   `json:"draw"`
	As   string `json:"as,omitempty" ts:"Color"`
}

// MoreTime gives the opponent fifteen seconds more.
type MoreTime struct {
	T  string `json:"t" ts:"more-time"`
	V  int    `json:"v"`
	As string `json:"as,omitempty" ts:"Color"`
}

// Plan says what is answered to what, by correspondence. It takes the place of the plan before.
type Plan struct {
	T     string     `json:"t" ts:"plan"`
	V     int        `json:"v"`
	Lines [][]string `json:"lines"` // each begins with a move of the opponent's; full or short texts
	As    string     `json:"as,omitempty" ts:"Color"`
}

// Foresee asks how the game would stand after further moves, for a plan. It changes nothing; Foreseen answers the
// asker alone.
type Foresee struct {
	T    string   `json:"t" ts:"foresee"`
	Line []string `json:"line"`
}

// Advise asks what each legal move does, in the position at V. It changes nothing; Advice answers the asker alone.
type Advise struct {
	T string `json:"t" ts:"advise"`
	V int    `json:"v"`
}

// Touch touches a piece at a table where touched pieces must move.
type Touch struct {
	T      string `json:"t" ts:"touch"`
	Ply    int    `json:"ply"`
	V      int    `json:"v"`
	Square int    `json:"square"`
	As     string `json:"as,omitempty" ts:"Color"`
}

// Designate says which of several touched pieces must move.
type Designate struct {
	T      string `json:"t" ts:"designate"`
	V      int    `json:"v"`
	Square int    `json:"square"`
	As     string `json:"as,omitempty" ts:"Color"`
}

// Say says a phrase to the opponent.
type Say struct {
	T      string      `json:"t" ts:"say"`
	Phrase room.Phrase `json:"phrase"`
	As     string      `json:"as,omitempty" ts:"Color"`
}

// Why asks why a move is not legal. It changes nothing; Refused answers the asker alone.
type Why struct {
	T    string `json:"t" ts:"why"`
	Move string `json:"move"`
}

func (Play) Tag() string      { return "play" }
func (Takeback) Tag() string  { return "takeback" }
func (Resign) Tag() string    { return "resign" }
func (Offer) Tag() string     { return "offer" }
func (Rematch) Tag() string   { return "rematch" }
func (Answer) Tag() string    { return "answer" }
func (Why) Tag() string       { return "why" }
func (Abort) Tag() string     { return "abort" }
func (Claim) Tag() string     { return "claim" }
func (ClaimGone) Tag() string { return "claim-gone" }
func (MoreTime) Tag() string  { return "more-time" }
func (Plan) Tag() string      { return "plan" }
func (Foresee) Tag() string   { return "foresee" }
func (Advise) Tag() string    { return "advise" }
func (Touch) Tag() string     { return "touch" }
func (Designate) Tag() string { return "designate" }
func (Say) Tag() string       { return "say" }
