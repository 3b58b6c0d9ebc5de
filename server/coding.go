package server

import (
	"net/http"
	"strconv"
	"strings"
)

// coding is the content coding for an answer, of those it could have in the order of the server's liking: the
// one that the browser likes best (RFC 9110, 12.5.3). "" is none.
func coding(r *http.Request, have ...string) string {
	likes := qualities(r.Header.Get("Accept-Encoding"))
	best, most := "", likes["identity"]
	for _, c := range have {
		q, named := likes[c]
		if !named {
			q = likes["*"]
		}
		if q > most || best == "" && q == most && q > 0 {
			best, most = c, q
		}
	}
	return best
}

// qualities reads "br;q=0.8, gzip" as a number from 0 to 1 for each coding, in small letters; what is no number counts as 0.
func qualities(header string) map[string]float64 {
	likes := map[string]float64{}
	for part := range strings.SplitSeq(header, ",") {
		name, rest, weighted := strings.Cut(part, ";")
		q := 1.0
		if weighted {
			text, found := strings.CutPrefix(strings.ToLower(strings.TrimSpace(rest)), "q=")
			n, err := strconv.ParseFloat(text, 64)
			if !found || err != nil || !(n >= 0 && n <= 1) {
				n = 0
			}
			q = n
		}
		if name = strings.ToLower(strings.TrimSpace(name)); name != "" {
			likes[name] = q
		}
	}
	return likes
}
