// Package child runs this program's server as a process of its own, for what must not share one with it:
// measurements, and tests that kill it.
package child

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
)

// Server is a server on one directory of data. It may be started again after it has ended.
type Server struct {
	Program string   // the path of the program
	Addr    string   // where it listens: "127.0.0.1:0" for any free port, which a later start takes again
	Data    string   // the directory
	Flags   []string // of the command serve, beside those
	Log     io.Writer

	Base string // "http://127.0.0.1:43210", once it has started

	process *exec.Cmd
}

// Start returns when the server says that it listens. When ctx ends the process is killed.
func (s *Server) Start(ctx context.Context) error {
	args := append([]string{"serve", "--addr", s.Addr, "--data", s.Data}, s.Flags...)
	process := exec.CommandContext(ctx, s.Program, args...)
	process.Stderr = s.Log
	apart(process)
	out, err := process.StdoutPipe()
	if err != nil {
		return err
	}
	if err := process.Start(); err != nil {
		return err
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	address, ok := strings.CutPrefix(strings.TrimSpace(line), "http://")
	if err != nil || !ok {
		return errors.Join(fmt.Errorf("the server printed %q and no address", line), process.Process.Kill(), process.Wait())
	}
	s.process, s.Addr, s.Base = process, address, "http://"+address
	return nil
}

// Kill ends it as a crash does.
func (s *Server) Kill() error {
	if err := s.process.Process.Kill(); err != nil {
		return err
	}
	_ = s.process.Wait() // "signal: killed"
	s.process = nil
	return nil
}

// Stop ends it as its operator does, if it runs.
func (s *Server) Stop() error {
	if s.process == nil {
		return nil
	}
	if err := s.process.Process.Signal(os.Interrupt); err != nil {
		return err
	}
	err := s.process.Wait()
	s.process = nil
	return err
}

// Usage is what the process has used since it started.
func (s *Server) Usage() (Usage, error) { return usageOf(s.process.Process.Pid) }

// Counter asks the server, which was started with --metrics at that address, for one of its counters.
func Counter(ctx context.Context, metrics, name string) (float64, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+metrics+"/metrics", nil)
	if err != nil {
		return 0, err
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		if value, ok := strings.CutPrefix(lines.Text(), name+" "); ok {
			return strconv.ParseFloat(value, 64)
		}
	}
	return 0, fmt.Errorf("the metrics have no %s", name)
}
