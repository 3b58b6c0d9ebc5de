package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"tabuleiro/server"
)

// keptKey is the key in the file at path, which the first start makes.
func keptKey(path string, random io.Reader) ([]byte, error) {
	if err := makeKey(path, random); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, err
	}
	key, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if len(key) != server.KeySize {
		return nil, fmt.Errorf("%s has %d bytes and not %d: if it is lost, delete it; guests then lose their seats", path, len(key), server.KeySize)
	}
	return key, nil
}

// makeKey makes the file whole or not at all; fs.ErrExist when it is there already. A link, unlike
// a rename, never replaces the key of another start.
func makeKey(path string, random io.Reader) (err error) {
	if _, err := os.Stat(path); err == nil {
		return fs.ErrExist
	}
	draft, err := os.CreateTemp(filepath.Dir(path), ".key-*") // mode 0600
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.Remove(draft.Name())) }()
	if _, err := io.CopyN(draft, random, server.KeySize); err != nil {
		return errors.Join(err, draft.Close())
	}
	if err := errors.Join(draft.Sync(), draft.Close()); err != nil {
		return err
	}
	return os.Link(draft.Name(), path)
}
