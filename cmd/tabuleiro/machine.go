package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
)

// machine says what is measured on.
func machine(out io.Writer) {
	fmt.Fprintf(out, "machine         %s/%s, %d cores%s; %s\n", runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), processor(), runtime.Version())
}

// processor is the name of the machine's processor, where Linux tells it.
func processor() string {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return ""
	}
	for line := range strings.Lines(string(text)) {
		if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
			return " of " + strings.TrimSpace(value)
		}
	}
	return ""
}
