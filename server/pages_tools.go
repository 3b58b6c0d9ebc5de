package server

import (
	"slices"

	"tabuleiro/room"
)

// tool is a button of a room's toolbar. Its drawing is the path of a 24 by 24 icon.
type tool struct {
	Act, Label, Path string
	Off              string // drawn over it while it is off
	Toggle, On       bool
}

// Tools stand below the board; the script keeps their labels up to date.
func (t table) Tools() []tool {
	board := t.Board
	if board == "" {
		board = "madeira"
	}
	zen := t.T("game.zen")
	if t.Zen != "" {
		zen = t.T("game.zen.leave")
	}
	tools := []tool{
		{Act: "flip", Label: t.T("game.flip"), Path: "M7 4v13M7 17l-3-3M7 17l3-3M17 20V7M17 7l-3 3M17 7l3 3"},
		{Act: "zen", Label: zen, Path: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", Toggle: true, On: t.Zen != ""},
		{Act: "sound", Label: t.T("game.sound"), Path: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11", Off: "M3 3l18 18", Toggle: true, On: true},
		{Act: "board", Label: t.T("game.look." + board), Path: "M4 4h16v16H4zM12 4v16M4 12h16"},
		{Act: "coords", Label: t.T("game.coords." + t.Coords), Path: "M5 20V5M5 20h15M9 20v-2M13 20v-2M17 20v-2M5 16h2M5 12h2M5 8h2"},
		{Act: "lists", Label: t.T("game.lists"), Path: "M5 6h2M5 12h2M5 18h2M10 6h9M10 12h9M10 18h9"},
		{Act: "send", Label: t.T("game.share"), Path: "M12 15V4M12 4L8 8M12 4l4 4M5 13v7h14v-7"},
		{Act: "settings", Label: t.T("game.settings"), Path: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.500v5M7 14.500v5"},
	}
	if t.Helps {
		tools = slices.Insert(tools, 1, tool{
			Act: "hints", Label: t.T("game.hints"), Path: "M9 17.500a6.500 6.500 0 1 1 6 0V19H9zM10 21.500h4", Off: "M3 3l18 18", Toggle: true, On: t.Hints != "",
		})
	}
	if t.Acts {
		tools = slices.Insert(tools, 1, tool{
			Act: "options", Label: t.T("game.options"), Path: "M4 17a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0M9 14L19 4M13 4h6v6M11 17h9M17 14l3 3-3 3",
		})
	}
	return tools
}

// Leaps go through the moves that were played.
func (table) Leaps() []tool {
	return []tool{
		{Act: "first", Path: "M6 5v14M19 5l-9 7 9 7z"},
		{Act: "previous", Path: "M16 5l-9 7 9 7z"},
		{Act: "next", Path: "M8 5l9 7-9 7z"},
		{Act: "last", Path: "M18 5v14M5 5l9 7-9 7z"},
	}
}

// setting is one that has several values; their words are "set.theme.dark" and the like.
type setting struct {
	Name   string
	Values []string
}

// Choices of the settings sheet. web/src/page/settings.ts and looks.ts know the same values.
func (table) Choices() []setting {
	return []setting{
		{"board", []string{"madeira", "calcada", "contraste"}},
		{"pieces", []string{"madeira", "preto-e-branco", coloured}},
		{"coords", []string{"inside-letters", "inside-numbers", "outside-letters", "outside-numbers", "none"}},
		{"theme", []string{"system", "light", "dark"}},
	}
}

// Switches of the settings sheet.
func (table) Switches() []string {
	return []string{"sound", "vibration", "premove", "confirm", "turning", "motion", "keys"}
}

// Phrases are what players may say to each other.
func (table) Phrases() []room.Phrase { return room.Phrases }

// Shortcuts are the keys that the sheet explains.
func (table) Shortcuts() []string {
	return []string{"← →", "↑ ↓", "f", "z", "l", "m", "c", "r", "t"}
}
