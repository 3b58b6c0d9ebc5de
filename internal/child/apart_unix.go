//go:build unix

package child

import (
	"os/exec"
	"syscall"
)

// apart keeps a Ctrl-C at the terminal from the process: who started it ends it.
func apart(process *exec.Cmd) { process.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
