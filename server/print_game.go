package server

import (
	"net/http"
	"net/url"
	"strconv"

	"tabuleiro/notation"
	"tabuleiro/paper"
	"tabuleiro/room"
)

// usualEvery is how many moves of each side lie between two boards of a printed game.
const usualEvery = 10

// gameLayout is a game to print, as a query asks for it: every is how far its boards are apart, paper its size.
func gameLayout(g *notation.Game, q url.Values) paper.Games {
	l := paper.Games{Paper: paperIn(q), Every: usualEvery, List: []paper.Game{paper.FromFile(g)}}
	if q.Has("every") {
		l.Every, _ = strconv.Atoi(q.Get("every")) // what is no number is 0, and refused
	}
	return l
}

// printRoom is open to everybody who has the room's address, at the pace of Config.Pictures: the game as PDF.
func (s *Server) printRoom(w http.ResponseWriter, r *http.Request, id string, state room.State) {
	s.printGame(w, r, fileOf(pageOf(r), origin(r)+roomAddress(id), id, state))
}

// printImported is open to whom the game may be shown, at the pace of Config.Pictures: a game of a file as PDF.
func (s *Server) printImported(w http.ResponseWriter, r *http.Request, _ string, g *notation.Game, _ int) {
	if g.Start.Rules == nil {
		s.notFound(w, r)
		return
	}
	s.printGame(w, r, g)
}

func (s *Server) printGame(w http.ResponseWriter, r *http.Request, g *notation.Game) {
	pdf, err := s.prints.pdf(gameLayout(g, r.URL.Query()), languageOf(r))
	if err != nil {
		s.noDocument(w, r, err)
		return
	}
	sendPDF(w, fileName, pdf)
}
