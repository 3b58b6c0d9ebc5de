package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"runtime"
)

// version is what git says of the source; the linker sets it.
var version string

func versionText() string { return cmp.Or(version, "unknown") }

type versionCmd struct{}

// Run tells it.
func (versionCmd) Run() error { return tellVersion(os.Stdout) }

func tellVersion(w io.Writer) error {
	_, err := fmt.Fprintf(w, "tabuleiro %s, %s, %s/%s\n", versionText(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return err
}
