package server

import (
	"bytes"
	"log/slog"
	"regexp"
)

// withoutAddresses takes what net/http says of connections, which names the addresses of people.
type withoutAddresses struct{ log *slog.Logger }

// address is one of IPv4 or IPv6, with its port.
var address = regexp.MustCompile(`(\d+\.\d+\.\d+\.\d+|\[[0-9A-Fa-f:.]+(%[^\]]*)?\]):\d+`)

func (l withoutAddresses) Write(line []byte) (int, error) {
	l.log.Debug("a connection failed", "what", string(address.ReplaceAll(bytes.TrimSpace(line), []byte("(address)"))))
	return len(line), nil
}
