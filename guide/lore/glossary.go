// Package lore is the words of the games and where the games come from.
package lore

import "tabuleiro/guide"

// Glossary is the words of the games.
func Glossary() []guide.Term {
	return []guide.Term{
		{Name: "man", Rules: "brazilian", Topic: "man"},
		{Name: "king", Rules: "brazilian", Topic: "king"},
		{Name: "crowning", Rules: "brazilian", Topic: "crowning"},
		{Name: "road"},
		{Name: "ply"},
		{Name: "capture", Rules: "brazilian", Topic: "taking"},
		{Name: "chain", Rules: "brazilian", Topic: "chain"},
		{Name: "majority", Rules: "brazilian", Topic: "choice"},
		{Name: "quality", Rules: "portuguese", Topic: "choice"},
		{Name: "scoresheet", Rules: "brazilian", Topic: "scoresheet"},
		{Name: "disc", Rules: "reversi", Topic: "setup"},
		{Name: "flank", Rules: "reversi", Topic: "flank"},
		{Name: "pass", Rules: "reversi", Topic: "pass"},
		{Name: "corner"},
		{Name: "mobility"},
		{Name: "parity"},
		{Name: "point", Rules: "morris9", Topic: "setup"},
		{Name: "mill", Rules: "morris9", Topic: "mill"},
		{Name: "fly", Rules: "morris9", Topic: "fly"},
		{Name: "blocked", Rules: "morris9", Topic: "blocked"},
	}
}
