package server

import (
	"strings"
	"testing"
)

func TestInspectFindsWhatBrowsersForgive(t *testing.T) {
	for page, want := range map[string]string{
		`<h1>a</h1>`:                                      "",
		`<h1>a</h1><p>b`:                                  "<p> is not closed",
		`<h1>a</h1><b><i>c</b></i>`:                       "</b> where",
		`<h1>a</h1></p>`:                                  "</p> where",
		`<p>a</p>`:                                        "0 h1",
		`<h1>a</h1><h1>b</h1>`:                            "2 h1",
		`<h1>a</h1><h3>b</h3>`:                            "<h3> after",
		`<h1 id="a">a</h1><p id="a">b</p>`:                "id a stands twice",
		`<h1>a</h1><svg><path/></svg>`:                    "drawing without a name",
		`<h1>a</h1><svg aria-hidden="true"></svg>`:        "",
		`<h1>a</h1><svg role="img" aria-label="b"></svg>`: "",
		`<h1>a</h1><img src="b">`:                         "picture without a name",
		`<h1>a</h1><a href="/"><svg aria-hidden="true"></svg></a>`:                 "<a> without words",
		`<h1>a</h1><a href="/"><svg role="img" aria-label="b"></svg></a>`:          "",
		`<h1>a</h1><button aria-label="b"><svg aria-hidden="true"></svg></button>`: "",
	} {
		faults := inspect(page).faults
		if want == "" && len(faults) > 0 || want != "" && !strings.Contains(strings.Join(faults, "; "), want) {
			t.Errorf("%s: %q, want %q", page, faults, want)
		}
	}
}
