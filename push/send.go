package push

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/SherClockHolmes/webpush-go"

	"tabuleiro/i18n"
	"tabuleiro/store"
)

const (
	recordSize = 1024    // of every message: its length tells nothing
	mostAnswer = 4 << 10 // bytes of an answer that are read
)

// How long a push service keeps a message for a device that is off.
var lifetimes = map[kind]time.Duration{
	turn: 24 * time.Hour,
	came: time.Hour,
}

// message is what the service worker of the page reads.
type message struct {
	Title string `json:"title"`
	Body  string `json:"body"`
	URL   string `json:"url"` // of the room, without host
	Tag   string `json:"tag"` // one notification for each: a later one takes the place of the one before
	Lang  string `json:"lang"`
}

// remind sends a reminder to all browsers of its person.
func (s *Sender) remind(r reminder) {
	subs, err := s.Store.Of(s.ctx, r.person)
	if err != nil {
		s.warn("subscriptions were not found", err)
		return
	}
	for _, sub := range subs {
		s.tell(r, sub)
	}
}

// tell sends one message. What can never arrive is not tried again.
func (s *Sender) tell(r reminder, sub store.Subscription) {
	status, err := s.send(r, sub)
	switch {
	case err == nil && status < 300:
		s.sent.Add(1)
	case status == http.StatusNotFound, status == http.StatusGone, errors.Is(err, errForbidden):
		s.gone.Add(1)
		if err := s.Store.Unsubscribe(s.ctx, r.person, sub.Endpoint); err != nil {
			s.warn("a subscription that has ended is kept", err)
		}
	case err != nil:
		s.failed.Add(1)
		s.warn("a reminder was not sent", cause(err))
	default:
		s.failed.Add(1)
		s.warn("a reminder was refused", fmt.Errorf("status %d", status))
	}
}

func (s *Sender) send(r reminder, sub store.Subscription) (status int, err error) {
	ctx, cancel := context.WithTimeout(s.ctx, patience)
	defer cancel()
	text, err := json.Marshal(messageOf(r, sub.Lang))
	if err != nil {
		return 0, err
	}
	answer, err := webpush.SendNotificationWithContext(ctx, text, &webpush.Subscription{
		Endpoint: sub.Endpoint,
		Keys:     webpush.Keys{P256dh: encoded(sub.Key), Auth: encoded(sub.Auth)},
	}, &webpush.Options{
		HTTPClient:      s.client,
		RecordSize:      recordSize,
		Subscriber:      sub.Site,
		Topic:           topic(r.room),
		TTL:             int(lifetimes[r.kind] / time.Second),
		Urgency:         webpush.UrgencyNormal,
		VAPIDPublicKey:  s.PublicKey(),
		VAPIDPrivateKey: encoded(s.Key.Bytes()),
	})
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	_, _ = io.CopyN(io.Discard, answer.Body, mostAnswer) // so that the connection can be used again
	return answer.StatusCode, nil
}

func messageOf(r reminder, lang string) message {
	return message{
		Title: i18n.Text(lang, "push."+string(r.kind)),
		Body:  i18n.Text(lang, "rules."+r.rules+".name"),
		URL:   "/jogo/" + r.room,
		Tag:   topic(r.room),
		Lang:  lang,
	}
}

// topic stands for a room where its address would be told to others than its players.
func topic(roomID string) string {
	sum := sha256.Sum256([]byte("topic\x00" + roomID))
	return encoded(sum[:16])
}

func encoded(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// warn logs what went wrong, and never with whom or where.
func (s *Sender) warn(what string, err error) {
	if s.ctx.Err() == nil {
		s.Logger.Warn(what, "err", err)
	}
}

// cause is why nothing was sent, without the address that the error of a client holds.
func cause(err error) error {
	var timeout interface{ Timeout() bool }
	if errors.As(err, &timeout) && timeout.Timeout() {
		return errors.New("the push service took too long")
	}
	return errors.New("the push service cannot be reached")
}
