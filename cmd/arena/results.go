package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"tabuleiro/engine/match"
)

// key is what makes a result the same when it is played again.
type key struct {
	Engine string `json:"engine"`
	Rules  string `json:"rules"`
	Upper  int    `json:"upper"`
	Lower  int    `json:"lower"`
	Games  int    `json:"games"`
	Seed   uint64 `json:"seed"`
}

func (k key) pair() pair { return pair{k.Upper, k.Lower} }

// result is a pair's, seen from the upper level.
type result struct {
	key
	match.Figures
}

// results are those of a file.
type results struct {
	file  *os.File
	known map[key]match.Figures
}

// open reads the file at path, which need not be there yet.
func open(path string) (*results, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	r := &results{file: f, known: map[key]match.Figures{}}
	if err := r.read(f); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", path, err), f.Close())
	}
	return r, nil
}

func (r *results) read(from io.Reader) error {
	lines := bufio.NewScanner(from)
	for n := 1; lines.Scan(); n++ {
		var one result
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			return fmt.Errorf("line %d is no result: %w", n, err)
		}
		r.known[one.key] = one.Figures
	}
	return lines.Err()
}

func (r *results) have(k key) bool {
	_, ok := r.known[k]
	return ok
}

func (r *results) add(one result) error {
	line, err := json.Marshal(one)
	if err != nil {
		return err
	}
	r.known[one.key] = one.Figures
	_, err = r.file.Write(append(line, '\n'))
	return err
}

func (r *results) close() error { return r.file.Close() }
