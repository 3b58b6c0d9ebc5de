package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

var at = time.Date(2026, 1, 2, 3, 4, 6, 0, time.UTC)

// someFiles are a program and a text.
func someFiles(t *testing.T) []File {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"built": "\x7fELF", "README.md": "# Read me"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return []File{
		{Name: "tabuleiro", Path: filepath.Join(dir, "built"), Program: true},
		{Name: "README.md", Path: filepath.Join(dir, "README.md")},
	}
}

var want = []string{"it/tabuleiro -rwxr-xr-x 2026-01-02T03:04:06Z \x7fELF", "it/README.md -rw-r--r-- 2026-01-02T03:04:06Z # Read me"}

func TestAnArchiveHoldsItsFiles(t *testing.T) {
	files, dir := someFiles(t), t.TempDir()
	for name, list := range map[string]func(*testing.T, []byte) []string{"it.tar.gz": listTar, "it.zip": listZip} {
		path := filepath.Join(dir, name)
		var packed [2][]byte
		for i := range packed {
			if err := Pack(path, files, at); err != nil {
				t.Fatal(err)
			}
			packed[i], _ = os.ReadFile(path)
		}
		if got := list(t, packed[0]); !slices.Equal(got, want) {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
		if !bytes.Equal(packed[0], packed[1]) {
			t.Errorf("%s is another one the second time", name)
		}
	}
	if err := Pack(filepath.Join(dir, "it.rar"), files, at); err == nil {
		t.Error("a rar was made")
	}
}

func listTar(t *testing.T, data []byte) (list []string) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, line(t, head.Name, head.FileInfo().Mode(), head.ModTime, r))
	}
}

func listZip(t *testing.T, data []byte) (list []string) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, line(t, f.Name, f.Mode(), f.Modified, r))
	}
	return list
}

func line(t *testing.T, name string, mode os.FileMode, modified time.Time, r io.Reader) string {
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%s %v %s %s", name, mode, modified.UTC().Format(time.RFC3339), text)
}

func TestSumsAreThoseOfTheFiles(t *testing.T) {
	files := someFiles(t)
	path := filepath.Join(t.TempDir(), "SHA256SUMS")
	if err := Sum(path, []string{files[0].Path, files[1].Path}); err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("%x  README.md\n%x  built\n", sha256.Sum256([]byte("# Read me")), sha256.Sum256([]byte("\x7fELF")))
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("%s, %v; want %s", got, err, want)
	}
}
