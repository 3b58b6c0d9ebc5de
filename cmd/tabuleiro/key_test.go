package main

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// TestThePushKeyIsKept: what browsers have subscribed with is good for ever, and nobody else reads it.
func TestThePushKeyIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), pushKeyFile)
	made, err := keptPushKey(path)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := keptPushKey(path)
	if err != nil || !bytes.Equal(kept.Bytes(), made.Bytes()) {
		t.Errorf("another key, %v", err)
	}
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
	for what, text := range map[string][]byte{"short": []byte("short"), "of zeros": make([]byte, 32), "empty": {}} {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := keptPushKey(path); err == nil {
			t.Errorf("a key that is %s was taken", what)
		}
	}
}
