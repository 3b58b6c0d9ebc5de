package main

import (
	"crypto/ecdh"
	"crypto/rand"
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
	made := func() ([]byte, error) {
		key := make([]byte, server.KeySize)
		_, err := io.ReadFull(random, key)
		return key, err
	}
	if err := makeKey(path, made); err != nil && !errors.Is(err, fs.ErrExist) {
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

// keptPushKey is the key by which push services know this server again, in the file at path, which the
// first start makes.
func keptPushKey(path string) (*ecdh.PrivateKey, error) {
	made := func() ([]byte, error) {
		key, err := ecdh.P256().GenerateKey(rand.Reader)
		if err != nil {
			return nil, err
		}
		return key.Bytes(), nil
	}
	if err := makeKey(path, made); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	key, err := ecdh.P256().NewPrivateKey(text)
	if err != nil {
		return nil, fmt.Errorf("%s holds no key: if it is lost, delete it; browsers then have to ask for reminders again", path)
	}
	return key, nil
}

// makeKey makes the file whole or not at all; fs.ErrExist when it is there already. A link, unlike
// a rename, never replaces the key of another start.
func makeKey(path string, made func() ([]byte, error)) (err error) {
	if _, err := os.Stat(path); err == nil {
		return fs.ErrExist
	}
	key, err := made()
	if err != nil {
		return err
	}
	draft, err := os.CreateTemp(filepath.Dir(path), ".key-*") // mode 0600
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.Remove(draft.Name())) }()
	if _, err := draft.Write(key); err != nil {
		return errors.Join(err, draft.Close())
	}
	if err := errors.Join(draft.Sync(), draft.Close()); err != nil {
		return err
	}
	return os.Link(draft.Name(), path)
}
