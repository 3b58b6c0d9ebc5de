package wthor

import "bytes"

// Kind is one of the files of the format, as their names end.
type Kind string

// The files of the format.
const (
	GamesFile       Kind = "wtb"
	PlayersFile     Kind = "jou"
	TournamentsFile Kind = "trn"
)

// KindOf tells by the header of a file, and by how many bytes it has, which of the three it is; "" for none. Their
// records are of different lengths.
func KindOf(head []byte, size int64) Kind {
	h, err := readHeader(bytes.NewReader(head))
	if err != nil {
		return ""
	}
	records := size - headerSize
	switch games, names := int64(h.Games), int64(h.Names); {
	case names == 0 && records == recordSize*games:
		return GamesFile
	case games == 0 && records == playerName*names:
		return PlayersFile
	case games == 0 && records == eventName*names:
		return TournamentsFile
	}
	return ""
}
