package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// dirLock keeps a second server from a directory that one is serving. The system lets go of it when
// the process ends, however it ends: a lock file that is left behind holds nobody up.
type dirLock struct{ file *os.File }

// errHeld is returned by lockFile when somebody else holds the lock.
var errHeld = errors.New("held by another process")

// lockDir takes the lock of dir, or says who has it.
func lockDir(dir string) (*dirLock, error) {
	f, err := os.OpenFile(filepath.Join(dir, "serve.lock"), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	l := &dirLock{f}
	if err := lockFile(f); errors.Is(err, errHeld) {
		return nil, errors.Join(fmt.Errorf("another server is using %s: %s", dir, holder(f)), f.Close())
	} else if err != nil {
		return nil, errors.Join(fmt.Errorf("lock %s: %w", f.Name(), err), f.Close())
	}
	if err := l.tell(fmt.Sprintf("process %d", os.Getpid())); err != nil {
		return nil, errors.Join(err, l.release())
	}
	return l, nil
}

// holder is what the process that has the lock told of itself.
func holder(f *os.File) string {
	text := make([]byte, 200)
	n, err := f.ReadAt(text, 0)
	if n == 0 || err != nil && !errors.Is(err, io.EOF) {
		return "it does not say which"
	}
	return oneLine(string(text[:n]))
}

// tell says who holds the lock, to whoever finds it held.
func (l *dirLock) tell(words string) error {
	if err := l.file.Truncate(0); err != nil {
		return err
	}
	_, err := l.file.WriteAt([]byte(words), 0)
	return err
}

// release lets go of the directory. The file stays: to remove it would take it from under whoever
// is just opening it.
func (l *dirLock) release() error {
	return errors.Join(l.file.Truncate(0), l.file.Close())
}
