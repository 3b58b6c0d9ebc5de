package webbuild

import (
	"maps"
	"slices"
)

// metafile is the part we read of esbuild's account of a build.
type metafile struct {
	Inputs  map[string]struct{ Imports []struct{ Path string } }
	Outputs map[string]struct{ EntryPoint string }
}

// cycle finds source files that import each other in a circle: a -> b -> a.
// Imports of types alone are gone by then and do no harm.
func (m metafile) cycle() []string {
	done := map[string]bool{}
	var way []string
	var visit func(file string) []string
	visit = func(file string) []string {
		if at := slices.Index(way, file); at >= 0 {
			return append(slices.Clone(way[at:]), file)
		}
		if done[file] {
			return nil
		}
		way = append(way, file)
		for _, next := range m.Inputs[file].Imports {
			if found := visit(next.Path); found != nil {
				return found
			}
		}
		way = way[:len(way)-1]
		done[file] = true
		return nil
	}
	for _, file := range slices.Sorted(maps.Keys(m.Inputs)) {
		if found := visit(file); found != nil {
			return found
		}
	}
	return nil
}
