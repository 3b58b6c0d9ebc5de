package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestADirectoryIsLockedOnceAndAgain(t *testing.T) {
	dir := t.TempDir()
	l, err := lockDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("another server is using %s: process %d", dir, os.Getpid())
	if _, err := lockDir(dir); err == nil || err.Error() != want {
		t.Errorf("a second lock: %v, want %q", err, want)
	}
	if err := l.release(); err != nil {
		t.Fatal(err)
	}
	again, err := lockDir(dir)
	if err != nil {
		t.Fatalf("after the release: %v", err)
	}
	if err := again.release(); err != nil {
		t.Fatal(err)
	}
}

// What a killed server left behind is no lock.
func TestALockFileLeftBehindHoldsNobodyUp(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "serve.lock"), []byte("process 1"), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := lockDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.release(); err != nil {
		t.Fatal(err)
	}
}

func TestASecondServerOnTheSameDataSaysWhereTheFirstIs(t *testing.T) {
	c := serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir()}
	base, stop := serving(t, c)
	defer stop()
	err := c.serve(context.Background(), io.Discard)
	want := fmt.Sprintf("--data: another server is using %s: process %d at %s", c.Data, os.Getpid(), base)
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("the second server: %v, want %q", err, want)
	}
}
