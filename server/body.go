package server

import (
	"errors"
	"io"
	"net/http"
)

const (
	maxForm = 4 << 10  // bytes of any form
	maxLeft = 16 << 20 // bytes of a body that are taken in for nothing
)

// readForm reads the form that r brings, and answers when it is none.
func (s *Server) readForm(w http.ResponseWriter, r *http.Request) bool {
	r.Body = http.MaxBytesReader(w, r.Body, maxForm)
	var long *http.MaxBytesError
	switch err := r.ParseForm(); {
	case errors.As(err, &long):
		s.fail(w, r, http.StatusRequestEntityTooLarge, codeTooLarge)
	case err != nil:
		s.fail(w, r, http.StatusBadRequest, codeBadForm)
	default:
		return true
	}
	return false
}

// swallowed takes in what a handler has left of a body. A connection that is closed while the
// browser still sends is reset, and the answer is lost with it. What is longer than maxLeft, or takes
// longer than readTime, is cut off all the same.
func swallowed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, long := r.Body, r.ContentLength < 0 || r.ContentLength > maxForm
		next.ServeHTTP(w, r)
		if !long || r.Method == http.MethodGet || r.Method == http.MethodHead {
			return
		}
		if http.NewResponseController(w).Flush() != nil { // who waits for leave to send has its answer first
			return
		}
		_, _ = io.CopyN(io.Discard, body, maxLeft) // it may end before that, or the browser may have left
	})
}
