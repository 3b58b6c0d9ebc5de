package notation

import "unicode/utf8"

// Code is a kind of problem; docs/game-files.md has the table.
type Code string

// Problems that end the moves of a game.
const (
	IllegalMove    Code = "illegal-move"
	AmbiguousMove  Code = "ambiguous-move"
	MissingMove    Code = "missing-move"
	GameOver       Code = "game-over"
	BadFEN         Code = "bad-fen"
	BadBoard       Code = "bad-board"
	UnknownRuleset Code = "unknown-ruleset"
	TooLong        Code = "too-long"
	TooDeep        Code = "too-deep"
)

// Problems of a game that was read whole.
const (
	StrayText         Code = "stray-text"
	MoveNumber        Code = "move-number"
	UnclosedComment   Code = "unclosed-comment"
	UnclosedTag       Code = "unclosed-tag"
	UnclosedVariation Code = "unclosed-variation"
	StrayClose        Code = "stray-close"
	BadVariation      Code = "variation"
	DuplicateTag      Code = "duplicate-tag"
	ResultDiffers     Code = "result-differs"
	ResultPosition    Code = "result-position"
	ResultFirstMover  Code = "result-first-mover"
	ResultUnsure      Code = "result-unsure"
	RulesetDiffers    Code = "ruleset-differs"
	RulesetUnsure     Code = "ruleset-unsure"
	NumberingDiffers  Code = "numbering-differs"
	Encoding          Code = "encoding"
)

// Problems of a file.
const (
	NotText   Code = "not-text"
	Empty     Code = "empty"
	BadHeader Code = "bad-header"
	CutShort  Code = "cut-short"
)

// Problem is something in a file that could not be read, or was not read as it stands.
type Problem struct {
	Code     Code     `json:"code"`
	Line     int      `json:"line,omitempty"`     // of the file, from 1
	Ply      int      `json:"ply,omitempty"`      // of the main line, from 1; 0: it is about no move
	Text     string   `json:"text,omitempty"`     // what stands there, shortened
	Why      string   `json:"why,omitempty"`      // the code of a refusal, or of a FEN's fault
	Instead  string   `json:"instead,omitempty"`  // what was taken for it
	Readings []string `json:"readings,omitempty"` // the moves that it may mean
}

const shownText = 40 // characters

// Shorten returns the beginning of what stands in a file, as reports quote it.
func Shorten(text string) string {
	if utf8.RuneCountInString(text) <= shownText {
		return text
	}
	n := 0
	for i := range text {
		if n == shownText {
			return text[:i]
		}
		n++
	}
	return text
}

// Ends reports whether the moves of a game end before such a problem.
func (c Code) Ends() bool {
	switch c {
	case IllegalMove, AmbiguousMove, MissingMove, GameOver, BadFEN, BadBoard, UnknownRuleset, TooLong, TooDeep, CutShort:
		return true
	}
	return false
}
