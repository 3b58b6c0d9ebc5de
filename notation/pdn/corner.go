package pdn

import (
	"fmt"
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// gameTypeOf is the tag that PDN has for some rules: number, who begins, files, ranks, notation and corner, and whether
// the board is mirrored (https://wiegerw.github.io/pdn/gametype.html); "" where it has none. Corners are told as the
// side sees them that begins.
func gameTypeOf(r game.Rules) string {
	d, ok := r.(*draughts.Rules)
	if !ok || d.GameType == 0 {
		return ""
	}
	first, notation, mirrored := "W", "A0", 0
	if d.BlackFirst {
		first = "B"
	}
	if d.LightCorner {
		mirrored = 1
	}
	if d.Ruleset.Numbering.Numeric {
		i := slices.Index(corners[:], viewsOf(r)[0].corner)
		if d.BlackFirst {
			i = 3 - i
		}
		notation = fmt.Sprintf("N%d", i)
	}
	return fmt.Sprintf("%d,%s,%d,%d,%s,%d", d.GameType, first, d.Files, d.Ranks, notation, mirrored)
}

// corners are those of the fifth field, as White sees them if he begins.
var corners = [4]corner{bottomLeft, bottomRight, topLeft, topRight}

// declaredCorner is where a GameType says that square 1 is, as White sees it; "" where it does not say. The tag tells
// it as the side sees the board that begins.
func declaredCorner(gameType string) corner {
	fields := strings.Split(gameType, ",")
	if len(fields) < 5 {
		return ""
	}
	text := strings.TrimSpace(fields[4])
	if len(text) != 2 || text[0] != 'N' || text[1] < '0' || text[1] > '3' {
		return ""
	}
	i := text[1] - '0'
	if strings.EqualFold(strings.TrimSpace(fields[1]), "B") {
		i = 3 - i
	}
	return corners[i]
}
