package push

import (
	"bytes"
	"context"
	"crypto/ecdh"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/url"
	"strings"

	"tabuleiro/store"
)

// ErrMalformed is the answer to what is no subscription.
var ErrMalformed = errors.New("no subscription to Web Push")

const (
	mostEndpoint = 1024 // bytes; those in use have some two hundred
	authSize     = 16
)

// Subscribe keeps what a browser has sent: the JSON of its PushSubscription.
func (s *Sender) Subscribe(ctx context.Context, person, lang, site string, data []byte) error {
	sub, err := parse(data)
	if err != nil {
		return err
	}
	sub.Lang, sub.Site = lang, site
	return s.Store.Subscribe(ctx, person, sub, mostSubs)
}

// Unsubscribe forgets the subscription that data names; that is enough of one which has its endpoint.
func (s *Sender) Unsubscribe(ctx context.Context, person string, data []byte) error {
	sent, err := decode(data)
	if err != nil {
		return err
	}
	return s.Store.Unsubscribe(ctx, person, sent.Endpoint)
}

type subscription struct {
	Endpoint string
	Keys     struct{ P256dh, Auth string }
}

func decode(data []byte) (sent subscription, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	if d.Decode(&sent) != nil || !errors.Is(d.Decode(new(any)), io.EOF) || !isEndpoint(sent.Endpoint) {
		return sent, ErrMalformed
	}
	return sent, nil
}

func parse(data []byte) (store.Subscription, error) {
	sent, err := decode(data)
	if err != nil {
		return store.Subscription{}, err
	}
	key, wrongKey := unbase64(sent.Keys.P256dh)
	auth, wrongAuth := unbase64(sent.Keys.Auth)
	if wrongKey != nil || wrongAuth != nil || len(auth) != authSize {
		return store.Subscription{}, ErrMalformed
	}
	if _, err := ecdh.P256().NewPublicKey(key); err != nil {
		return store.Subscription{}, ErrMalformed
	}
	return store.Subscription{Endpoint: sent.Endpoint, Key: key, Auth: auth}, nil
}

// isEndpoint reports whether text is an address that a message may be sent to, as far as that can be seen
// before its name is looked up.
func isEndpoint(text string) bool {
	u, err := url.Parse(text)
	return err == nil && len(text) <= mostEndpoint && u.Scheme == "https" && u.Hostname() != "" && u.User == nil &&
		u.Fragment == "" && !strings.ContainsAny(text, "# \t\r\n")
}

// unbase64 reads what browsers write without padding, and some with it.
func unbase64(text string) ([]byte, error) {
	return base64.RawURLEncoding.DecodeString(strings.TrimRight(text, "="))
}
