package main

import (
	"fmt"
	"io"
	"log/slog"
	"net/netip"
	"strings"
)

// network is a network, or one address, as a setting.
type network netip.Prefix

// UnmarshalText is how kong reads it.
func (n *network) UnmarshalText(text []byte) error {
	word := strings.TrimSpace(string(text))
	if a, err := netip.ParseAddr(word); err == nil && a.Zone() == "" {
		*n = network(netip.PrefixFrom(a, a.BitLen()))
		return nil
	}
	p, err := netip.ParsePrefix(word)
	if err != nil {
		return fmt.Errorf("%q is neither an address nor a network, as in 127.0.0.1 or 10.0.0.0/8", word)
	}
	*n = network(p)
	return nil
}

func prefixes(networks []network) []netip.Prefix {
	var all []netip.Prefix
	for _, n := range networks {
		all = append(all, netip.Prefix(n))
	}
	return all
}

// logTo makes the log as the settings have it. They are "" in tests that do not mind.
func (c serveCmd) logTo(w io.Writer) *slog.Logger {
	var level slog.Level
	if c.LogLevel != "" {
		if err := level.UnmarshalText([]byte(c.LogLevel)); err != nil {
			panic(err) // the setting is one of a few
		}
	}
	options := &slog.HandlerOptions{Level: level}
	if c.Log == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}
