package server

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
)

// KeySize is the length of the key that signs cookies.
const KeySize = 32

const (
	guestCookie = "guest"
	cookieYears = 365 * 24 * time.Hour
	guestBytes  = 16 // 128 random bits: nobody guesses another's
)

// guests tells browsers apart without an account: a random id in a cookie that only this server
// can sign. Who has never opened a room has no cookie.
type guests struct {
	key  []byte
	rand io.Reader
}

// of is the guest who sent r, or "" for one without a cookie of ours.
func (g guests) of(r *http.Request) string {
	for _, c := range r.CookiesNamed(guestCookie) { // another site of this host may have set one too
		if id := g.read(c.Value); id != "" {
			return id
		}
	}
	return ""
}

// unknown is a name for somebody who may become a guest by a form that carries it: sent twice by a
// trembling finger, it still comes from one.
func (g guests) unknown() (string, error) {
	id, err := randomID(g.rand, guestBytes)
	if err != nil {
		return "", err
	}
	return id + "." + g.sign(id), nil
}

// read is the guest whom the value of a cookie names, or "".
func (g guests) read(value string) string {
	id, mac, ok := strings.Cut(value, ".")
	if ok && hmac.Equal([]byte(mac), []byte(g.sign(id))) {
		return id
	}
	return ""
}

// again marks the address of a form that was sent back to be sent once more.
const again = "cookie"

// guest is who sends the form r. A browser that is nobody yet is given a cookie, the one that the form
// names if it is signed, and told to send the form again: what comes back without it is from one that keeps
// none, and would lose its seat as soon as it had it. false: r has been answered.
func (s *Server) guest(w http.ResponseWriter, r *http.Request) (id string, ok bool) {
	if id := s.guests.of(r); id != "" {
		return id, true
	}
	if r.URL.Query().Has(again) {
		s.fail(w, r, http.StatusBadRequest, codeNoCookies)
		return "", false
	}
	name := r.PostForm.Get("guest")
	if s.guests.read(name) == "" {
		var err error
		if name, err = s.guests.unknown(); err != nil {
			s.broken(w, r, err)
			return "", false
		}
	}
	keep(w, r, guestCookie, name)
	http.Redirect(w, r, r.URL.EscapedPath()+"?"+again, http.StatusTemporaryRedirect) // the form with it
	return "", false
}

// keep gives the browser a cookie that no script and no other site reads.
func keep(w http.ResponseWriter, r *http.Request, name, value string) {
	http.SetCookie(w, &http.Cookie{
		Name:     name,
		Value:    value,
		Path:     "/",
		MaxAge:   int(cookieYears / time.Second),
		HttpOnly: true,
		Secure:   secure(r),
		SameSite: http.SameSiteLaxMode,
	})
}

// sign binds the purpose too: a signature made for something else is no guest.
func (g guests) sign(id string) string {
	mac := hmac.New(sha256.New, g.key)
	fmt.Fprintf(mac, "guest\x00%s", id)
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// secure reports whether the browser came over TLS, here or at a proxy of ours.
func secure(r *http.Request) bool {
	return r.TLS != nil || r.Context().Value(overTLS{}) != nil
}

// randomID is n random bytes in letters that fit an address.
func randomID(rand io.Reader, n int) (string, error) {
	b := make([]byte, n)
	if _, err := io.ReadFull(rand, b); err != nil {
		return "", fmt.Errorf("random bytes: %w", err)
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}
