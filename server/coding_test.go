package server

import (
	"net/http/httptest"
	"testing"
)

func TestCoding(t *testing.T) {
	for _, c := range []struct{ accepts, want string }{
		{"", ""},
		{"gzip, deflate, br, zstd", "br"},
		{"gzip, deflate", "gzip"},
		{"GZIP", "gzip"},
		{"br;q=0.5, gzip", "gzip"},
		{"br; q=0.5, gzip;q=0.5", "br"},
		{"br;q=0, gzip;q=0", ""},
		{"br;q=0, *", "gzip"},
		{"*", "br"},
		{"*;q=0", ""},
		{"identity", ""},
		{"identity, gzip;q=0.5", ""},
		{"identity;q=0.5, gzip", "gzip"},
		{"br;q=many, gzip;level=9, deflate", ""},
		{"br;q=NaN, gzip;q=2", ""},
		{", ;q=1, br", "br"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Header.Set("Accept-Encoding", c.accepts)
		if got := coding(r, "br", "gzip"); got != c.want {
			t.Errorf("%q: %q, want %q", c.accepts, got, c.want)
		}
	}
}
