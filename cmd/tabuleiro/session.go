package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"tabuleiro/engine/match"
	"tabuleiro/game"
	"tabuleiro/room"
)

// session is a game in the terminal.
type session struct {
	in       *bufio.Reader
	out      *bufio.Writer // its first error stays, and every flush tells of it
	history  []game.Line   // the last is now
	person   game.Color
	bottom   game.Color // whose side of the board is below
	signs    signs
	computer match.Player
	level    level
	seed     uint64
}

func (s *session) now() game.Line { return s.history[len(s.history)-1] }

// play is the whole game.
func (s *session) play() error {
	fmt.Fprintf(s.out, "You are %s in %s against level %d. Type a move, or help.\n%s\n",
		s.person, s.now().Rules.ID(), s.level, s.signs.legend(s.now().Rules.Board()))
	s.show()
	for goesOn := true; goesOn; {
		var err error
		switch o := s.now().Verdict().Outcome; {
		case o.Over():
			fmt.Fprintln(s.out, howItEnded(s.now(), o))
			goesOn = false
		case s.now().Now().Turn() == s.person:
			goesOn, err = s.askPerson()
		default:
			err = s.askComputer()
		}
		if err != nil {
			return err
		}
	}
	return s.out.Flush()
}

func (s *session) askComputer() error {
	line := s.now()
	if err := s.out.Flush(); err != nil { // it may think for a while
		return err
	}
	m, ok := s.computer(context.Background(), line, s.seed+uint64(line.Ply()))
	if !ok {
		return errNoMove
	}
	fmt.Fprintf(s.out, "%s plays %s\n", line.Now().Turn(), m.Text)
	s.history = append(s.history, line.Play(m))
	s.show()
	return nil
}

// askPerson reads one line and does what it says; goesOn says whether the game does.
func (s *session) askPerson() (goesOn bool, err error) {
	fmt.Fprintf(s.out, "%s> ", s.person)
	if err := s.out.Flush(); err != nil {
		return false, err
	}
	text, err := readLine(s.in)
	if errors.Is(err, io.EOF) {
		fmt.Fprintln(s.out)
		s.leave()
		return false, nil
	} else if err != nil {
		return false, err
	}
	words := strings.Fields(text)
	if len(words) == 0 {
		return true, nil
	}
	if order, ok := orders[strings.ToLower(words[0])]; ok {
		return order.does(s, strings.Join(words[1:], " ")), nil
	}
	s.move(strings.Join(words, " "))
	return true, nil
}

// move plays what the person typed, or says why not.
func (s *session) move(text string) {
	m, err := s.now().Now().Find(text)
	if err != nil {
		fmt.Fprintln(s.out, s.whyNot(err))
		return
	}
	s.history = append(s.history, s.now().Play(m))
	s.show()
}

func (s *session) whyNot(err error) string {
	if refused := (*game.Refusal)(nil); errors.As(err, &refused) {
		return "not legal: " + inSentence(s.now().Rules.Board(), refused)
	}
	return err.Error()
}

// show draws the board, and what is counting towards a draw or may be claimed.
func (s *session) show() {
	line := s.now()
	fmt.Fprintf(s.out, "\n%s\n", s.signs.draw(line, s.bottom))
	verdict := line.Verdict()
	if verdict.Outcome.Over() {
		return
	}
	for _, c := range verdict.Counters {
		fmt.Fprintf(s.out, "counting: %s, %d of %d %s\n", c.Reason, c.Done, c.Limit, c.Unit)
	}
	for _, c := range verdict.Claims {
		fmt.Fprintf(s.out, "you may claim a draw by %s: type claim\n", c.Reason)
	}
}

// takeBack goes back to the person's move before, if there was one.
func (s *session) takeBack() bool {
	for i := len(s.history) - 2; i >= 0; i-- {
		if s.history[i].Now().Turn() == s.person {
			s.history = s.history[:i+1]
			return true
		}
	}
	return false
}

func (s *session) leave() {
	fmt.Fprintln(s.out, "the game is left as it stands:", s.now().FEN())
}

func (s *session) resign() {
	fmt.Fprintln(s.out, howItEnded(s.now(), game.Outcome{Result: game.Win(s.person.Other()), Reason: room.Resignation}))
}

// claim ends the game by the first claim there is, if there is one.
func (s *session) claim() bool {
	claims := s.now().Verdict().Claims
	if len(claims) == 0 {
		fmt.Fprintln(s.out, "there is nothing to claim")
		return false
	}
	fmt.Fprintln(s.out, howItEnded(s.now(), game.Outcome{Result: game.Drawn, Reason: claims[0].Reason}))
	return true
}
