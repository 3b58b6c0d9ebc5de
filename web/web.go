// Package web holds the built pages' scripts, styles and pictures inside the binary.
// Their sources lie beside this file; internal/webbuild makes dist of them.
package web

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"sync"
)

// Only a keep file is committed in dist: a fresh clone compiles before anything was built.
//
//go:embed all:dist
var dist embed.FS

// ErrNotBuilt is the answer of Path in a binary that was compiled before its assets.
var ErrNotBuilt = errors.New("the page's assets are not built: run make build")

// Files are the built assets, to be served under one prefix. Beside a text file
// lie its gzip and its brotli: game-ABC.js, game-ABC.js.gz and game-ABC.js.br.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // only for a malformed name
	}
	return files
}

// Path gives the file in Files that an asset stands under: "game.js" is
// "game-5KXWQ3TA.js" in this build. A name with such a hash never changes its content.
func Path(logical string) (string, error) {
	names, err := manifest()
	if err != nil {
		return "", err
	}
	return lookup(names, logical)
}

var manifest = sync.OnceValues(func() (map[string]string, error) { return readManifest(Files()) })

func readManifest(files fs.FS) (map[string]string, error) {
	text, err := fs.ReadFile(files, "manifest.json")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotBuilt
	}
	if err != nil {
		return nil, err
	}
	var names map[string]string
	if err := json.Unmarshal(text, &names); err != nil {
		return nil, fmt.Errorf("manifest.json: %w", err)
	}
	return names, nil
}

func lookup(names map[string]string, logical string) (string, error) {
	name, ok := names[logical]
	if !ok {
		return "", fmt.Errorf("no asset %q in this build", logical)
	}
	return name, nil
}
