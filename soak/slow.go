package soak

import (
	"context"
	"net"
	"sync"
	"time"
)

// dialSlow opens connections on which everything takes so much longer, each way.
func dialSlow(delay time.Duration) func(ctx context.Context, network, address string) (net.Conn, error) {
	return func(ctx context.Context, network, address string) (net.Conn, error) {
		conn, err := new(net.Dialer).DialContext(ctx, network, address)
		if err != nil || delay == 0 {
			return conn, err
		}
		return newSlow(conn, delay), nil
	}
}

// slow is a connection with a delay. What is on its way when it is closed is lost.
type slow struct {
	net.Conn
	delay   time.Duration
	out, in chan parcel
	rest    []byte // of the parcel that is being read; the reader's
	failed  error  // of reading, once in is closed
	once    sync.Once
	closed  chan struct{}
}

// parcel is what was sent at once, and when it arrives.
type parcel struct {
	data []byte
	at   time.Time
}

// onItsWay is how many parcels may be, before who sends waits.
const onItsWay = 1024

func newSlow(conn net.Conn, delay time.Duration) *slow {
	s := &slow{Conn: conn, delay: delay, out: make(chan parcel, onItsWay), in: make(chan parcel, onItsWay), closed: make(chan struct{})}
	go s.send()
	go s.receive()
	return s
}

// send ends when the connection is closed or breaks.
func (s *slow) send() {
	for {
		select {
		case p := <-s.out:
			if !s.arrived(p) {
				return
			}
			if _, err := s.Conn.Write(p.data); err != nil {
				return
			}
		case <-s.closed:
			return
		}
	}
}

// receive ends when the connection is closed or breaks.
func (s *slow) receive() {
	defer close(s.in)
	for {
		data := make([]byte, 32<<10)
		n, err := s.Conn.Read(data)
		if n > 0 {
			select {
			case s.in <- parcel{data[:n:n], time.Now().Add(s.delay)}:
			case <-s.closed:
				err = net.ErrClosed
			}
		}
		if err != nil {
			s.failed = err
			return
		}
	}
}

// arrived waits until a parcel is there; false when the connection is closed before.
func (s *slow) arrived(p parcel) bool {
	wait := time.NewTimer(time.Until(p.at))
	defer wait.Stop()
	select {
	case <-wait.C:
		return true
	case <-s.closed:
		return false
	}
}

func (s *slow) Write(data []byte) (int, error) {
	select {
	case s.out <- parcel{append([]byte(nil), data...), time.Now().Add(s.delay)}:
		return len(data), nil
	case <-s.closed:
		return 0, net.ErrClosed
	}
}

func (s *slow) Read(into []byte) (int, error) {
	if len(s.rest) == 0 {
		select {
		case p, open := <-s.in:
			if !open {
				return 0, s.failed
			}
			if !s.arrived(p) {
				return 0, net.ErrClosed
			}
			s.rest = p.data
		case <-s.closed:
			return 0, net.ErrClosed
		}
	}
	n := copy(into, s.rest)
	s.rest = s.rest[n:]
	return n, nil
}

func (s *slow) Close() error {
	s.once.Do(func() { close(s.closed) })
	return s.Conn.Close()
}
