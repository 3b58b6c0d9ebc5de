// Package release packs what is given to people: an archive for each system and the sums to check them by.
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
	"strings"
	"time"
)

// File is a file of an archive.
type File struct {
	Name    string // within the archive's directory
	Path    string // where it lies now
	Program bool
}

// Pack writes an archive to path, a zip or a tar.gz by its name, with files in one directory of its name.
// The same files and time give the same bytes.
func Pack(path string, files []File, at time.Time) error {
	base := filepath.Base(path)
	var packed bytes.Buffer
	var err error
	if dir, ok := strings.CutSuffix(base, ".zip"); ok {
		err = packZip(&packed, dir, files, at)
	} else if dir, ok := strings.CutSuffix(base, ".tar.gz"); ok {
		err = packTar(&packed, dir, files, at)
	} else {
		err = fmt.Errorf("%s is neither a zip nor a tar.gz", base)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(path, packed.Bytes(), 0o644)
}

func (f File) mode() os.FileMode {
	if f.Program {
		return 0o755
	}
	return 0o644
}

func packTar(w io.Writer, dir string, files []File, at time.Time) error {
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(z)
	for _, f := range files {
		data, err := os.ReadFile(f.Path)
		if err != nil {
			return err
		}
		head := &tar.Header{Name: dir + "/" + f.Name, Mode: int64(f.mode()), Size: int64(len(data)), ModTime: at}
		if err := t.WriteHeader(head); err != nil {
			return err
		}
		if _, err := t.Write(data); err != nil {
			return err
		}
	}
	return errors.Join(t.Close(), z.Close())
}

func packZip(w io.Writer, dir string, files []File, at time.Time) error {
	z := zip.NewWriter(w)
	for _, f := range files {
		data, err := os.ReadFile(f.Path)
		if err != nil {
			return err
		}
		head := &zip.FileHeader{Name: dir + "/" + f.Name, Method: zip.Deflate, Modified: at}
		head.SetMode(f.mode())
		to, err := z.CreateHeader(head)
		if err != nil {
			return err
		}
		if _, err := to.Write(data); err != nil {
			return err
		}
	}
	return z.Close()
}

// Sum writes the SHA-256 sums of files, which lie in one directory, as sha256sum -c reads them.
func Sum(path string, files []string) error {
	var lines strings.Builder
	for _, file := range slices.Sorted(slices.Values(files)) {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fmt.Fprintf(&lines, "%x  %s\n", sha256.Sum256(data), filepath.Base(file))
	}
	return os.WriteFile(path, []byte(lines.String()), 0o644)
}
