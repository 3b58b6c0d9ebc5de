package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// Safari before 16 opens no socket that the policy does not name.
func TestThePolicyNamesTheSocketsOfItsHost(t *testing.T) {
	for host, want := range map[string]string{
		"damas.example":                      "connect-src 'self' ws://damas.example wss://damas.example",
		"192.168.0.10:8080":                  "connect-src 'self' ws://192.168.0.10:8080 wss://192.168.0.10:8080",
		"[2001:db8::1]:8080":                 "connect-src 'self' ws://[2001:db8::1]:8080 wss://[2001:db8::1]:8080",
		"":                                   "connect-src 'self'",
		"damas.example;script-src":           "connect-src 'self'",
		"damas.example 'unsafe-inline'":      "connect-src 'self'",
		"a,default-src":                      "connect-src 'self'",
		"damas.example/../evil.example":      "connect-src 'self'",
		"*.example":                          "connect-src 'self'",
		"xn--caf-dma.example\r\nSet-Cookie:": "connect-src 'self'",
	} {
		got := policyAt(host)
		if !strings.HasSuffix(got, "; "+want) || strings.Count(got, "connect-src") != 1 {
			t.Errorf("%q: %s", host, got)
		}
	}
}

func TestThePolicyIsThatOfTheHostAsked(t *testing.T) {
	w, r := httptest.NewRecorder(), httptest.NewRequest("GET", "http://damas.example:8080/", nil)
	headers(http.NotFoundHandler()).ServeHTTP(w, r)
	if got := w.Header().Get("Content-Security-Policy"); !strings.Contains(got, " wss://damas.example:8080") {
		t.Errorf("%s", got)
	}
}
