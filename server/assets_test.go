package server

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"
)

func TestAssets(t *testing.T) {
	mux := http.NewServeMux()
	mux.Handle("GET /a/{file}", assets{missing: http.NotFoundHandler(), files: fstest.MapFS{
		"game-5KXWQ3TA.js":    {Data: []byte("plain")},
		"game-5KXWQ3TA.js.gz": {Data: []byte("gzipped")},
		"game-5KXWQ3TA.js.br": {Data: []byte("brotli")},
		"icon.svg":            {Data: []byte("<svg/>")},
		"pieces-short.svg":    {Data: []byte("<svg/>")},
		"folder/file.js":      {Data: []byte("below")},
	}})
	const forever, hour = "public, max-age=31536000, immutable", "public, max-age=3600"
	for _, c := range []struct {
		path, accepts    string
		code             int
		body, typ, cache string
	}{
		{"/a/game-5KXWQ3TA.js", "", 200, "plain", "text/javascript; charset=utf-8", forever},
		{"/a/game-5KXWQ3TA.js", "gzip, deflate, br", 200, "brotli", "text/javascript; charset=utf-8", forever},
		{"/a/game-5KXWQ3TA.js", "br;q=0, gzip", 200, "gzipped", "text/javascript; charset=utf-8", forever},
		{"/a/game-5KXWQ3TA.js", "br;q=0, gzip;q=0", 200, "plain", "text/javascript; charset=utf-8", forever},
		{"/a/icon.svg", "gzip", 200, "<svg/>", "image/svg+xml", hour},
		{"/a/pieces-short.svg", "gzip", 200, "<svg/>", "image/svg+xml", hour},
		{"/a/game-5KXWQ3TA.js.gz", "gzip", 404, "", "", ""},
		{"/a/game-5KXWQ3TA.js.br", "br", 404, "", "", ""},
		{"/a/missing.js", "", 404, "", "", ""},
		{"/a/folder", "", 404, "", "", ""},
		{"/a/..%2fmain.go", "", 404, "", "", ""},
	} {
		r, w := httptest.NewRequest("GET", c.path, nil), httptest.NewRecorder()
		r.Header.Set("Accept-Encoding", c.accepts)
		mux.ServeHTTP(w, r)
		h := w.Header()
		if w.Code != c.code {
			t.Errorf("%s: %d", c.path, w.Code)
			continue
		}
		if c.code == 200 && (w.Body.String() != c.body || h.Get("Content-Type") != c.typ || h.Get("Cache-Control") != c.cache || h.Get("Vary") != "Accept-Encoding") {
			t.Errorf("%s with %q: %q, %v", c.path, c.accepts, w.Body, h)
		}
	}
}
