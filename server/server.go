// Package server is HTTP and WebSockets around the rooms: who asks, for what, how often. It holds
// no rule of any game.
package server

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"tabuleiro/game"
	"tabuleiro/hub"
	"tabuleiro/push"
	"tabuleiro/store"
)

// Config is what a server is made of. Fields from Disk on have a good zero value.
type Config struct {
	Addr   string        // where it listens: "127.0.0.1:8080", or port 0 for any
	Ready  func(string)  // is told the address in use
	TLS    *tls.Config   // nil: without
	Hub    hub.Config    // its time, chance and log are the server's too
	Offers []game.Family // the rulesets that may be chosen, as the start page orders them
	Key    []byte        // signs the cookies of guests: KeySize random bytes, kept between starts

	Disk    Disk           // of the store, for who asks whether it is well
	Metrics string         // where Prometheus may ask, "127.0.0.1:9100"
	Version string         // that it is told
	Proxies []netip.Prefix // whose word about a browser's address, host and scheme is believed

	Push *push.Sender // tells people who have no page open; nil: nobody does

	Imported   store.Imports // games that people bring in files; nil: they bring none
	ImportRoom int           // bytes that they keep all together, then the oldest leave; 0: as many as come

	Opens     Rate          // rooms opened from one address, by rematches too
	Views     Rate          // pages seen from one address
	Pictures  Rate          // pictures of rooms, and documents to print, made for one address
	Seats     Rate          // seats taken and links renewed from one address
	Sockets   Rate          // sockets opened from one address
	Present   int           // sockets from one address at once
	Reminders Rate          // subscriptions from one address
	Imports   Rate          // files of games from one address
	Commands  Rate          // messages on one socket
	Together  Rate          // messages on all sockets from one address
	Slowing   time.Duration // how long a socket that asks too fast is slowed before it is closed
	Patience  time.Duration // how long one message may take to a browser that does not read
}

var defaults = Config{
	Opens:     Rate{Burst: 120, Every: time.Second},
	Views:     Rate{Burst: 480, Every: 100 * time.Millisecond},
	Pictures:  Rate{Burst: 120, Every: 250 * time.Millisecond},
	Seats:     Rate{Burst: 120, Every: time.Second},
	Sockets:   Rate{Burst: 240, Every: 100 * time.Millisecond}, // a school comes from one address
	Present:   60,
	Reminders: Rate{Burst: 120, Every: time.Second},
	Imports:   Rate{Burst: 30, Every: time.Minute},
	Commands:  Rate{Burst: 100, Every: 200 * time.Millisecond},
	Together:  Rate{Burst: 600, Every: 20 * time.Millisecond},
	Slowing:   5 * time.Second,
	Patience:  10 * time.Second,
}

// Times that a peer may take before it is given up.
const (
	headerTime   = 5 * time.Second
	readTime     = 15 * time.Second
	writeTime    = time.Minute
	idleTime     = 2 * time.Minute
	shutdownTime = 10 * time.Second
	pongPatience = 3 // times Patience: what is on its way to a browser comes before the ping
)

const (
	maxHeader = 16 << 10
	maxNames  = 1 << 16 // addresses remembered by a limit
)

// Server answers requests.
type Server struct {
	hub      *hub.Hub
	offers   []game.Family
	rules    []game.Rules // of offers
	guests   guests
	opens    buckets
	once     once
	views    buckets
	pictures pictures
	prints   prints
	live     live
	kept     keptPages
	seats    buckets
	sockets  buckets
	asks     buckets // for reminders
	imports  imports
	present  counts // sockets
	commands Rate
	asking   buckets
	slowing  time.Duration
	patience time.Duration
	beat     time.Duration
	proxies  []netip.Prefix
	push     *push.Sender // nil: nobody is reminded
	disk     Disk         // nil: one that never fails
	sick     atomic.Bool
	metrics  *metrics
	stopping context.Context // of the sockets: requests end by themselves
	now      func() time.Time
	log      *slog.Logger
	serving  sync.WaitGroup // handlers: http.Server does not wait for those of sockets

	unknownProxy sync.Once // has been named
}

// Main serves until ctx ends, then lets every request finish, for shutdownTime at most, and tells every
// socket that the server stops. A peer that takes nothing in holds it up for Patience and closeWait at most.
// A nil error means that it ended so.
func Main(ctx context.Context, c Config) error {
	if len(c.Key) != KeySize {
		return fmt.Errorf("a key of %d bytes; it must have %d", len(c.Key), KeySize)
	}
	listener, err := net.Listen("tcp", c.Addr)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return fmt.Errorf("%w; choose another with --addr HOST:PORT (make run ADDR=HOST:PORT)", err)
	case err != nil:
		return err
	}
	rooms := hub.New(c.Hub)
	defer rooms.Close()
	s := newServer(ctx, c, rooms)
	requests, cut := context.WithCancel(context.WithoutCancel(ctx))
	defer cut()
	h := &http.Server{
		Handler:           s.handler(),
		BaseContext:       func(net.Listener) context.Context { return requests },
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    maxHeader,
		ErrorLog:          log.New(withoutAddresses{s.log}, "", 0),
	}
	measured, err := s.serveMetrics(c.Metrics, c.Version)
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	defer measured()
	ended := make(chan error, 1)
	go func() { ended <- serveOn(h, listener, c.TLS) }() // ends with Shutdown
	c.Ready(listener.Addr().String())
	select {
	case err := <-ended:
		return err // the listener failed
	case <-ctx.Done():
	}
	s.log.Info("stopping")
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTime)
	defer cancel()
	err = h.Shutdown(last)
	if err != nil {
		cut()
		err = errors.Join(err, h.Close())
	}
	s.serving.Wait() // a socket closes within closeWait
	if served := <-ended; !errors.Is(served, http.ErrServerClosed) {
		err = errors.Join(err, served)
	}
	return err
}

func serveOn(h *http.Server, l net.Listener, c *tls.Config) error {
	if c == nil {
		return h.Serve(l)
	}
	h.TLSConfig = c
	return h.ServeTLS(l, "", "") // c has the certificate
}

// newServer returns a server whose sockets end with ctx.
func newServer(ctx context.Context, c Config, rooms *hub.Hub) *Server {
	or := func(r, otherwise Rate) Rate {
		if r == (Rate{}) {
			return otherwise
		}
		return r
	}
	s := &Server{
		hub:      rooms,
		offers:   c.Offers,
		rules:    rulesOf(c.Offers),
		guests:   guests{key: c.Key, rand: c.Hub.Rand},
		opens:    buckets{rate: or(c.Opens, defaults.Opens), most: maxNames},
		views:    buckets{rate: or(c.Views, defaults.Views), most: maxNames},
		pictures: pictures{pace: buckets{rate: or(c.Pictures, defaults.Pictures), most: maxNames}},
		prints:   prints{pace: buckets{rate: or(c.Pictures, defaults.Pictures), most: maxNames}},
		seats:    buckets{rate: or(c.Seats, defaults.Seats), most: maxNames},
		sockets:  buckets{rate: or(c.Sockets, defaults.Sockets), most: maxNames},
		asks:     buckets{rate: or(c.Reminders, defaults.Reminders), most: maxNames},
		imports: imports{
			store: c.Imported,
			room:  c.ImportRoom,
			pace:  buckets{rate: or(c.Imports, defaults.Imports), most: maxNames},
			now:   counts{most: 1},
			slots: make(chan struct{}, filesAtOnce),
		},
		present:  counts{most: cmp.Or(c.Present, defaults.Present)},
		commands: or(c.Commands, defaults.Commands),
		asking:   buckets{rate: or(c.Together, defaults.Together), most: maxNames},
		slowing:  cmp.Or(c.Slowing, defaults.Slowing),
		patience: c.Patience,
		beat:     c.Hub.Beat,
		proxies:  c.Proxies,
		push:     c.Push,
		disk:     c.Disk,
		metrics:  newMetrics(),
		stopping: ctx,
		now:      c.Hub.Now,
		log:      c.Hub.Logger,
	}
	if s.patience == 0 {
		s.patience = defaults.Patience
	}
	return s
}

// socketRoute is where the sockets of pages are.
const socketRoute = "GET /jogo/{id}/ws"

// handler is every address there is. Patterns without a method catch the wrong ones.
func (s *Server) handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /{$}", s.paced(&s.views, s.home))
	s.addLeaves(mux)
	s.addGuide(mux)
	s.addPrints(mux)
	mux.HandleFunc("POST /jogo", s.open) // at a pace of its own: the first form of a browser comes twice
	mux.HandleFunc("POST /lingua", s.chooseLanguage)
	mux.Handle("GET /jogo/{id}", s.paced(&s.views, s.ofRoom(s.game)))
	mux.Handle("GET /jogo/{id}/tabuleiro.png", s.paced(&s.pictures.pace, s.ofRoom(s.picture)))
	mux.Handle("GET /jogo/{id}/lances.txt", s.paced(&s.views, s.ofRoom(s.record)))
	mux.Handle("GET /jogo/{id}/"+fileName, s.paced(&s.views, s.ofRoom(s.files)))
	mux.Handle("/jogo/{id}/"+fileName, s.wrongMethod("GET, HEAD"))
	mux.Handle("GET /jogo/{id}/"+fileName+".pdf", s.paced(&s.prints.pace, s.ofRoom(s.printRoom)))
	mux.Handle("/jogo/{id}/"+fileName+".pdf", s.wrongMethod("GET, HEAD"))
	for _, f := range fileForms {
		mux.Handle("GET /jogo/{id}/"+fileName+"."+f.Ext, s.paced(&s.views, s.download(f)))
		mux.Handle("/jogo/{id}/"+fileName+"."+f.Ext, s.wrongMethod("GET, HEAD"))
	}
	mux.Handle("GET /jogo/{id}/lugar/{token}", secret(s.paced(&s.views, s.ofRoom(s.invitation))))
	mux.Handle("POST /jogo/{id}/lugar/{token}", secret(s.paced(&s.seats, s.sit)))
	mux.Handle("GET /jogo/{id}/links", secret(s.paced(&s.views, s.ofRoom(s.links))))
	mux.Handle("POST /jogo/{id}/link", secret(s.paced(&s.seats, s.renew)))
	mux.Handle(socketRoute, s.paced(&s.sockets, s.socket))
	mux.Handle("GET "+setupPath, s.paced(&s.views, s.position))
	mux.Handle("GET "+setupPath+".json", s.paced(&s.views, s.examine))
	mux.Handle("GET /assets/{file}", s.assets())
	mux.HandleFunc("GET /sw.js", s.worker)
	if s.push != nil {
		mux.Handle("POST "+remindersPath, s.paced(&s.asks, s.remind))
		mux.Handle("DELETE "+remindersPath, s.paced(&s.asks, s.forget))
		mux.Handle(remindersPath, s.wrongMethod("POST, DELETE"))
	}
	if s.imports.store != nil {
		s.addImports(mux)
	}
	mux.HandleFunc("GET /healthz", health)
	mux.HandleFunc("GET /readyz", s.ready)
	for path, allow := range map[string]string{
		"/{$}":                     "GET, HEAD",
		"/jogo":                    "POST",
		"/lingua":                  "POST",
		"/jogo/{id}":               "GET, HEAD",
		"/jogo/{id}/ws":            "GET",
		"/jogo/{id}/tabuleiro.png": "GET, HEAD",
		"/jogo/{id}/lances.txt":    "GET, HEAD",
		"/jogo/{id}/lugar/{token}": "GET, HEAD, POST",
		"/jogo/{id}/links":         "GET, HEAD",
		"/jogo/{id}/link":          "POST",
		setupPath:                  "GET, HEAD",
		setupPath + ".json":        "GET, HEAD",
		"/assets/{file}":           "GET, HEAD",
		"/sw.js":                   "GET, HEAD",
		"/healthz":                 "GET, HEAD",
		"/readyz":                  "GET, HEAD",
	} {
		mux.Handle(path, s.wrongMethod(allow))
	}
	mux.HandleFunc("/", s.notFound)

	sameOrigin := http.NewCrossOriginProtection()
	sameOrigin.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, r, http.StatusForbidden, codeForeign)
	}))
	return s.counted(s.behindProxies(s.logged(headers(s.recovered(swallowed(sameOrigin.Handler(mux)))))))
}

func (s *Server) counted(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.serving.Add(1)
		defer s.serving.Done()
		next.ServeHTTP(w, r)
	})
}

func (s *Server) wrongMethod(allow string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Allow", allow)
		s.fail(w, r, http.StatusMethodNotAllowed, codeWrongMethod)
	})
}

func (s *Server) notFound(w http.ResponseWriter, r *http.Request) {
	s.fail(w, r, http.StatusNotFound, codeNoPage)
}
