// Command cmd builds the program for every system it is given out for, and packs it: release VERSION TIME,
// with the time of the commit in seconds since 1970. The pages must be built.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"tabuleiro/internal/release"
)

// systems are those the program is given out for.
var systems = []string{"linux/amd64", "linux/arm64", "windows/amd64", "darwin/arm64", "darwin/amd64"}

// texts come with every program.
var texts = []string{"README.md", "LEIAME.md", "CHANGELOG.md", "docs/operating.md"}

const dist = "dist"

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 2 || args[0] == "" || strings.ContainsAny(args[0], "/\\ ") {
		return fmt.Errorf("it takes a version and a time, not %q", args)
	}
	seconds, err := strconv.ParseInt(args[1], 10, 64)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dist); err != nil {
		return err
	}
	if err := os.MkdirAll(dist, 0o755); err != nil {
		return err
	}
	var archives []string
	for _, system := range systems {
		archive, err := pack(args[0], system, time.Unix(seconds, 0).UTC())
		if err != nil {
			return fmt.Errorf("%s: %w", system, err)
		}
		archives = append(archives, archive)
	}
	return release.Sum(filepath.Join(dist, "SHA256SUMS"), archives)
}

// pack checks and builds the program for one system, and leaves its archive alone.
func pack(version, system string, at time.Time) (archive string, err error) {
	goos, goarch, _ := strings.Cut(system, "/")
	name, kind := "tabuleiro", ".tar.gz"
	if goos == "windows" {
		name, kind = "tabuleiro.exe", ".zip"
	}
	program := filepath.Join(dist, name)
	if goos == "windows" { // it has files of its own, which make test does not look at
		if err := goTool(goos, goarch, "vet", "-trimpath", "./cmd/tabuleiro"); err != nil {
			return "", err
		}
	}
	if err := goTool(goos, goarch, "build", "-trimpath", "-ldflags", "-s -w -X main.version="+version, "-o", program, "./cmd/tabuleiro"); err != nil {
		return "", err
	}
	files := []release.File{{Name: name, Path: program, Program: true}}
	for _, text := range texts {
		files = append(files, release.File{Name: filepath.Base(text), Path: text})
	}
	if goos == "linux" {
		deploy, err := filepath.Glob("deploy/*")
		if err != nil {
			return "", err
		}
		for _, path := range deploy {
			files = append(files, release.File{Name: filepath.ToSlash(path), Path: path})
		}
	}
	archive = filepath.Join(dist, fmt.Sprintf("tabuleiro-%s-%s-%s%s", version, goos, goarch, kind))
	if err := release.Pack(archive, files, at); err != nil {
		return "", err
	}
	return archive, tell(archive, program)
}

// goTool runs the go command for another system.
func goTool(goos, goarch string, args ...string) error {
	run := exec.Command("go", args...)
	run.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	run.Stdout, run.Stderr = os.Stdout, os.Stderr
	return run.Run()
}

// tell says the sizes, and removes the program, which is in the archive.
func tell(archive, program string) error {
	for _, path := range []string{program, archive} {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		fmt.Printf("%6.1f MB  %s\n", float64(info.Size())/1e6, path)
	}
	return os.Remove(program)
}
