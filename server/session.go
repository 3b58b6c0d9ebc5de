package server

import (
	"context"
	"errors"
	"iter"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"tabuleiro/clock"
	"tabuleiro/hub"
	"tabuleiro/room"
	"tabuleiro/store"
	"tabuleiro/wire"
)

// socket is open to everybody who has the room's address and comes from one of our own pages, at the
// pace of Config.Sockets.
// What its messages may do, the room decides by the seats of the cookie's guest.
func (s *Server) socket(w http.ResponseWriter, r *http.Request) {
	if foreign(r) {
		s.fail(w, r, http.StatusForbidden, codeForeign)
		return
	}
	after, err := readAfter(r.URL.Query().Get("after"))
	if err != nil {
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
		return
	}
	client := clientOf(r)
	if !s.present.enter(client) {
		s.turnAway(w, r, http.StatusTooManyRequests, wire.TooManySockets)
		return
	}
	left := func() { s.present.leave(client) }
	watching, stop := context.WithCancel(s.stopping)
	id, user := r.PathValue("id"), s.userOf(r)
	told, err := s.hub.Watch(watching, id, user, after)
	var conn Conn
	switch {
	case errors.Is(err, store.ErrNotFound):
		s.turnAway(w, r, http.StatusNotFound, wire.NoRoom)
	case err != nil:
		s.noRoom(w, r, err)
	default:
		conn, err = upgrade(w, r) // if it fails, it has been answered
	}
	if err != nil {
		stop()
		left()
		return
	}
	// On a goroutine of its own: that of the request would keep the request, and a stack that it has made large.
	s.serving.Go(func() {
		defer left()
		one := &session{Server: s, conn: conn, client: client, room: id, user: user, stop: stop}
		one.rules = s.rulesOf(watching, id)
		one.plays.Store(s.playsLive(watching, id, user))
		one.run(told)
	})
}

// rulesOf is the id of the rules that a room plays by, "" where they cannot be had.
func (s *Server) rulesOf(ctx context.Context, id string) string {
	state, err := s.hub.State(ctx, id)
	if err != nil {
		return ""
	}
	return state.Line.Rules.ID()
}

// turnAway refuses a socket in a way that a page can read: scripts are not told how a request for a socket
// was answered, so it gets one that says why and is closed. What asks for no socket gets a page.
func (s *Server) turnAway(w http.ResponseWriter, r *http.Request, status int, code wire.Code) {
	if !strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
		s.fail(w, r, status, string(code))
		return
	}
	conn, err := upgrade(w, r)
	if err != nil {
		return // it has been answered
	}
	s.metrics.turned.WithLabelValues(string(code)).Inc()
	refused := &session{Server: s, conn: conn}
	_ = refused.send(wire.Encode(wire.Refused{Code: code, Squares: []int{}})) // it is closed next
	refused.close(closePolicy, string(code))
}

func readAfter(text string) (int, error) {
	if text == "" {
		return 0, nil
	}
	after, err := strconv.Atoi(text)
	if err != nil || after < 0 {
		return 0, &wire.BadMessage{Code: wire.BadField, Field: "after"}
	}
	return after, nil
}

// session is one browser at one room. Two goroutines: read asks what the browser asks and answers refusals,
// write sends what the room tells. Each ends the other. A timer finds out when nobody is there.
type session struct {
	*Server
	conn   Conn
	client string // whose pace it shares
	room   string
	rules  string // that it plays by
	user   room.User
	stop   context.CancelFunc // ends what write ranges over

	slowed    time.Duration // since a message came in time; read's own
	plays     atomic.Bool   // it holds a seat at a table with a live clock
	lag       lag
	measuring sync.WaitGroup
}

func (s *session) run(told iter.Seq[[]byte]) {
	s.metrics.sockets.Inc()
	defer s.metrics.sockets.Dec()
	ctx := context.Background() // when the server stops, write still says goodbye, and that ends read
	var others sync.WaitGroup
	others.Go(func() {
		defer s.guard()
		s.write(told)
	})
	deaf := s.listen()
	defer func() {
		s.stop()
		others.Wait()
		s.measuring.Wait()
		deaf()
	}()
	defer s.guard()
	s.read(ctx)
}

// listen asks with every beat whether the browser is still there, until end is called, after the socket was
// closed. What is sent to one that has gone without a word, a telephone in a tunnel, fails after a quarter of
// an hour only.
func (s *session) listen() (end func()) {
	var mu sync.Mutex // held while it asks, so that end waits for that
	mu.Lock()
	defer mu.Unlock()
	ended := false
	var beat *time.Timer
	beat = time.AfterFunc(s.beat, func() {
		defer s.guard()
		mu.Lock()
		defer mu.Unlock()
		switch {
		case ended:
		case s.answers():
			beat.Reset(s.beat)
		default:
			s.close(closeSlow, "no answer")
		}
	})
	return func() {
		mu.Lock()
		defer mu.Unlock()
		ended = true
		beat.Stop()
	}
}

func (s *session) answers() bool {
	ctx, cancel := context.WithTimeout(context.Background(), pongPatience*s.patience)
	defer cancel()
	return s.conn.Ping(ctx) == nil
}

// guard keeps a panic from the process: the socket is closed and the browser comes back.
func (s *session) guard() {
	if p := recover(); p != nil {
		s.bug(p)
		s.close(closeInternal, string(wire.Internal))
	}
}

func (s *session) close(code CloseCode, reason string) {
	_ = s.conn.Close(code, reason) // it may be closed already, and is closed now
}

// write owns what the room tells.
func (s *session) write(told iter.Seq[[]byte]) {
	for message := range told {
		if s.send(message) != nil {
			s.close(closeSlow, "slow")
			return
		}
		s.measure()
	}
	if s.stopping.Err() != nil {
		s.close(closeRestart, "restart")
		return
	}
	s.close(closeGone, "come back") // the room is broken, or read has ended and closed it
}

// send gives the browser a while to take one message. Both goroutines may send.
func (s *session) send(message []byte) error { return s.conn.Write(message, s.patience) }

// read owns what the browser asks. It ends when the socket does, or with the reason it closes it for.
func (s *session) read(ctx context.Context) {
	pace := bucket{rate: s.commands}
	for {
		data, err := s.conn.Read(ctx)
		var bad *wire.BadMessage
		switch {
		case errors.As(err, &bad):
			s.refuse("", "", err)
			s.close(closeCodes[bad.Code], string(bad.Code))
			return
		case errors.Is(err, errMalformed):
			s.close(closeProtocol, "malformed")
			return
		case err != nil:
			return
		case !s.mayAsk(&pace):
			_ = s.tellRefused(wire.Refused{Code: wire.TooFast}) // it is closed next
			s.close(closePolicy, string(wire.TooFast))
			return
		}
		if !s.ask(ctx, data) {
			return
		}
	}
}

// slowPause is how long a message that comes too fast waits at a time.
const slowPause = 50 * time.Millisecond

// mayAsk reports whether what was read may be asked. What comes too fast waits, and nothing is read
// meanwhile; who goes on for longer than that is slowed is refused.
func (s *session) mayAsk(pace *bucket) bool {
	for waited := false; ; waited = true {
		if pace.take(s.now()) && s.asking.take(s.client, s.now()) {
			if !waited {
				s.slowed = 0
			}
			return true
		}
		if s.slowed >= s.slowing {
			return false
		}
		s.slowed += slowPause
		<-time.After(slowPause)
	}
}

// closeCodes are of the faults after which a socket cannot be read on.
var closeCodes = map[wire.Code]CloseCode{
	wire.TooLarge: closeTooLarge,
	wire.NotJSON:  closeBinary,
}

// ask does what one message asks and answers when it is refused. It reports whether to go on.
func (s *session) ask(ctx context.Context, data []byte) bool {
	asked, err := wire.Decode(data)
	if err != nil {
		return s.refuse("", "", err)
	}
	switch m := asked.(type) {
	case wire.Why:
		return s.why(ctx, m)
	case wire.Foresee:
		return s.foresee(ctx, m)
	case wire.Advise:
		return s.advise(ctx, m)
	case wire.Play:
		return s.play(ctx, m)
	}
	if s.mayOpen(ctx, asked) && !s.opens.take(s.client, s.now()) {
		return s.tellRefused(wire.Refused{Re: asked.Tag(), Code: wire.TooFast}) == nil
	}
	cmd, _ := wire.CommandOf(asked)
	if err := s.hub.Do(ctx, s.room, s.user, cmd); err != nil {
		return s.refuse(asked.Tag(), "", err)
	}
	return true
}

// mayOpen reports whether a message may open a room, which has a pace of its own: another game after
// this one. It costs nobody anything when there is one already, or to ask where one only watches.
func (s *session) mayOpen(ctx context.Context, asked wire.Asked) bool {
	state, err := s.hub.State(ctx, s.room)
	if err != nil || state.NextRoom != "" || state.Viewer(s.user) == room.Watchers {
		return false
	}
	switch m := asked.(type) {
	case wire.Rematch:
		return true
	case wire.Answer:
		return m.Yes && state.Offered(room.Rematch).ID != 0
	}
	return false
}

// play tells who sends a move twice that it stands: the room itself takes it in silence, as it does
// whatever comes after a flag has fallen.
func (s *session) play(ctx context.Context, m wire.Play) bool {
	begun := s.now()
	before, err := s.hub.State(ctx, s.room)
	if err != nil {
		return s.refuse(m.Tag(), m.Move, err)
	}
	asked := wire.PlayOf(m, clock.SpanOf(s.lag.now(time.Now())))
	if err := s.hub.Do(ctx, s.room, s.user, asked); err != nil {
		return s.refuse(m.Tag(), m.Move, err)
	}
	if before.Stands(asked) {
		return s.tellRefused(wire.Refused{Re: m.Tag(), Move: m.Move, Code: wire.PlayedAlready}) == nil
	}
	s.metrics.moved(s.now().Sub(begun))
	return true
}

func (s *session) why(ctx context.Context, m wire.Why) bool {
	move, refusal, err := s.hub.Why(ctx, s.room, s.user, m.Move)
	if err != nil {
		return s.refuse(m.Tag(), m.Move, err)
	}
	return s.send(wire.Encode(guided(s.rules, wire.WhyOf(m, move, refusal)))) == nil
}

func (s *session) foresee(ctx context.Context, m wire.Foresee) bool {
	after, moves, err := s.hub.Foresee(ctx, s.room, s.user, m.Line)
	if err != nil {
		return s.refuse(m.Tag(), "", err)
	}
	return s.send(wire.Encode(wire.ForeseenOf(moves, after))) == nil
}

func (s *session) advise(ctx context.Context, m wire.Advise) bool {
	moves, err := s.hub.Advise(ctx, s.room, s.user, m.V)
	if err != nil {
		return s.refuse(m.Tag(), "", err)
	}
	return s.send(wire.Encode(wire.AdviceOf(m, moves))) == nil
}

// refuse answers the asker alone. It reports whether the answer was taken.
func (s *session) refuse(re, move string, err error) bool {
	if errors.Is(err, hub.ErrClosed) {
		return false // write says goodbye
	}
	refused, known := wire.RefusedOf(re, move, err)
	if !known {
		s.log.Error("command failed", "t", re, "err", err)
	}
	return s.tellRefused(guided(s.rules, refused)) == nil
}

func (s *session) tellRefused(m wire.Refused) error {
	s.metrics.frames.WithLabelValues(string(m.Code)).Inc()
	if m.Squares == nil {
		m.Squares = []int{}
	}
	return s.send(wire.Encode(m))
}
