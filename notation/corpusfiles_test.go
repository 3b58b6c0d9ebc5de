package notation_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"
)

// files returns the names of the files of games.
func files(t *testing.T) (names []string) {
	t.Helper()
	list, err := os.ReadDir(corpus)
	if err != nil {
		t.Fatal(err)
	}
	reports := 0
	for _, f := range list {
		switch {
		case strings.HasSuffix(f.Name(), ".json"):
			reports++
		case f.Name() != "README.md":
			names = append(names, f.Name())
		}
	}
	if reports != len(names) {
		t.Fatalf("%d files, %d reports", len(names), reports)
	}
	return names
}

// read returns what is said of a file.
func read(t *testing.T, name string) (reports []report) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(corpus, name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	for {
		var r report
		if err := d.Decode(&r); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%s, object %d: %v", name, len(reports)+1, err)
		}
		if r.File != name {
			t.Errorf("%s tells of %s", name, r.File)
		}
		reports = append(reports, r)
	}
	if len(reports) == 0 || len(reports) != bytes.Count(b, []byte("\n")) {
		t.Fatalf("%s: %d objects in %d lines", name, len(reports), bytes.Count(b, []byte("\n")))
	}
	return reports
}

// linesOf returns the lines of a text in whichever encoding, and nil for WTHOR. What is not UTF-8 is read
// byte by byte: no text of the reports is beyond ASCII there.
func linesOf(t *testing.T, name string) []string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(corpus, name))
	if err != nil {
		t.Fatal(err)
	}
	text := string(b)
	switch {
	case strings.HasSuffix(name, ".wtb"):
		return nil
	case bytes.HasPrefix(b, []byte("\xff\xfe")):
		text = fromUTF16(b[2:], 0, 1)
	case bytes.HasPrefix(b, []byte("\xfe\xff")):
		text = fromUTF16(b[2:], 1, 0)
	}
	return strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
}

func fromUTF16(b []byte, low, high int) string {
	var units []uint16
	for ; len(b) > 1; b = b[2:] {
		units = append(units, uint16(b[low])|uint16(b[high])<<8)
	}
	return string(utf16.Decode(units))
}
