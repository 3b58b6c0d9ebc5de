package child

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// tick is the unit of times in /proc: USER_HZ, 100 a second on every machine.
const tick = 10 * time.Millisecond

// usageOf reads /proc (proc_pid_stat(5), proc_pid_status(5), proc_pid_io(5)).
func usageOf(pid int) (Usage, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return Usage{}, err
	}
	_, after, _ := strings.Cut(string(stat), ") ") // the name before it may hold anything
	fields := strings.Fields(after)                // from the third on
	if len(fields) < 13 {
		return Usage{}, fmt.Errorf("/proc/%d/stat has %d fields", pid, len(fields))
	}
	user, _ := strconv.ParseInt(fields[11], 10, 64)
	kernel, _ := strconv.ParseInt(fields[12], 10, 64)
	rss, err := field(pid, "status", "VmRSS:")
	if err != nil {
		return Usage{}, err
	}
	written, err := field(pid, "io", "write_bytes:")
	if err != nil {
		return Usage{}, err
	}
	return Usage{CPU: time.Duration(user+kernel) * tick, RSS: rss << 10, Written: written}, nil
}

// field is the number behind a name in a file of /proc.
func field(pid int, file, name string) (int64, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/%s", pid, file))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(data)) {
		if rest, ok := strings.CutPrefix(line, name); ok {
			return strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
		}
	}
	return 0, fmt.Errorf("/proc/%d/%s has no %s", pid, file, name)
}
