package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"tabuleiro/store/sqlite"
)

type backupCmd struct {
	Data string `env:"TABULEIRO_DATA" default:"data" placeholder:"DIR" help:"Where the server keeps games and keys. (${default})"`
	To   string `arg:"" help:"The directory to make."`
}

// Help implements kong's HelpProvider.
func (backupCmd) Help() string {
	return `The copy holds the games as they stood at one moment, checked, and the keys by which guests are
known again. A server may use the games meanwhile; nobody waits for it. Nothing is ever overwritten,
and when it is stopped it leaves nothing. To restore it, stop the server and put the copy, or a copy
of it, in the place of the directory of --data.

Examples:
  tabuleiro backup --data /var/lib/tabuleiro /var/backups/tabuleiro-$(date +%F)`
}

// Run copies until it has all, or the process is told to stop.
func (c backupCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.copy(ctx, os.Stdout, &copyProgress{out: os.Stderr, shows: onTerminal(os.Stderr)})
}

// copy makes the copy beside its place, and moves it there when it is whole.
func (c backupCmd) copy(ctx context.Context, out io.Writer, shown *copyProgress) (err error) {
	if _, err := os.Stat(filepath.Join(c.Data, databaseFile)); err != nil {
		return fmt.Errorf("--data: there are no games to copy: %w", err)
	}
	if _, err := os.Lstat(c.To); err == nil {
		return fmt.Errorf("%s is there already, and a backup overwrites nothing", c.To)
	}
	draft, err := os.MkdirTemp(filepath.Dir(c.To), ".backup-*") // mode 0700
	if err != nil {
		return err
	}
	defer func() {
		shown.clear()
		if err != nil {
			err = errors.Join(err, os.RemoveAll(draft))
		}
	}()
	err = sqlite.Backup(ctx, filepath.Join(c.Data, databaseFile), filepath.Join(draft, databaseFile), shown.tell)
	if errors.Is(err, context.Canceled) {
		return errors.New("stopped; nothing of the copy is left")
	}
	if err == nil {
		err = copyKeys(c.Data, draft)
	}
	if err != nil {
		return err
	}
	info, err := os.Stat(filepath.Join(draft, databaseFile))
	if err != nil {
		return err
	}
	if err := errors.Join(syncDir(draft), os.Rename(draft, c.To)); err != nil {
		return err
	}
	if err := syncDir(filepath.Dir(c.To)); err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%s: %d kB of games, checked\n", c.To, info.Size()>>10)
	return err
}

// copyKeys copies all that is called a key.
func copyKeys(from, to string) error {
	files, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, file := range files {
		if filepath.Ext(file.Name()) != ".key" || file.Name()[0] == '.' { // a draft
			continue
		}
		key, err := os.ReadFile(filepath.Join(from, file.Name()))
		if err != nil {
			return err
		}
		if err := writeNew(filepath.Join(to, file.Name()), key); err != nil {
			return err
		}
	}
	return nil
}

// writeNew writes a file that nobody else reads, down to the disk.
func writeNew(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Sync(), f.Close())
}

// syncDir makes the names in a directory survive a power cut, on systems where a directory can be told so.
func syncDir(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	if err := d.Sync(); err != nil && !errors.Is(err, fs.ErrInvalid) && !errors.Is(err, fs.ErrPermission) {
		return errors.Join(err, d.Close())
	}
	return d.Close()
}

// copyProgress tells on a terminal how much is copied, on one line.
type copyProgress struct {
	out   io.Writer
	shows bool
	last  int // in per cent
}

func (p *copyProgress) tell(copied, pages int) {
	if now := 100 * copied / max(pages, 1); p.shows && now != p.last {
		p.last = now
		fmt.Fprintf(p.out, "\r%d %% copied", now)
	}
}

func (p *copyProgress) clear() {
	if p.last > 0 {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}
