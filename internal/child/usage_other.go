//go:build !linux

package child

import "errors"

func usageOf(int) (Usage, error) {
	return Usage{}, errors.New("the usage of a process is read on Linux alone")
}
