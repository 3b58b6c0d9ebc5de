package server

import (
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"

	"tabuleiro/web"
)

// assets serves the built files. A name with a hash in it never changes its content, so a browser
// asks for it once.
type assets struct {
	files   fs.FS
	missing http.Handler // answers for a file that is not there
}

func (s *Server) assets() assets {
	return assets{web.Files(), http.HandlerFunc(s.notFound)}
}

func (a assets) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("file")
	info, err := fs.Stat(a.files, name)
	if err != nil || info.IsDir() || isCoded(name) {
		a.missing.ServeHTTP(w, r)
		return
	}
	h := w.Header()
	h.Set("Content-Type", contentType(name))
	h.Set("Cache-Control", cacheControl(name))
	h.Add("Vary", "Accept-Encoding")
	if _, err := fs.Stat(a.files, name+codings["gzip"]); err == nil { // both lie beside it, or none
		if c := coding(r, "br", "gzip"); c != "" {
			h.Set("Content-Encoding", c)
			name += codings[c]
		}
	}
	http.ServeFileFS(w, r, a.files, name)
}

// codings are the ends of the names under which internal/webbuild lays what it has compressed.
var codings = map[string]string{"br": ".br", "gzip": ".gz"}

func isCoded(name string) bool {
	ext := path.Ext(name)
	return ext == codings["br"] || ext == codings["gzip"]
}

func contentType(name string) string {
	if t := mime.TypeByExtension(path.Ext(name)); t != "" {
		return t
	}
	return "application/octet-stream"
}

// cacheControl keeps hashed names for ever. Names of eight capital letters and digits behind the
// last hyphen are hashes: internal/webbuild makes them so.
func cacheControl(name string) string {
	stem := strings.TrimSuffix(name, path.Ext(name))
	stem = strings.TrimSuffix(stem, path.Ext(stem)) // game-5KXWQ3TA.js.map
	if _, hash, ok := cutLast(stem, "-"); ok && len(hash) == 8 && strings.ToUpper(hash) == hash {
		return "public, max-age=31536000, immutable"
	}
	return "public, max-age=3600"
}

func cutLast(s, sep string) (before, after string, found bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}
