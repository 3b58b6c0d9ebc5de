package pdn

import (
	"strings"

	"tabuleiro/notation"
)

// aliases are other names of tags, as files have them, in small letters.
var aliases = map[string]string{
	"setup": "FEN", "position": "FEN", "posição": "FEN", "posicao": "FEN", "posición": "FEN", "posicion": "FEN",
	"stelling": "FEN", "posizione": "FEN", "позиция": "FEN",
	"evento": "Event", "torneio": "Event", "torneo": "Event", "ereignis": "Event", "turnier": "Event", "evenement": "Event", "événement": "Event",
	"toernooi": "Event", "turniej": "Event", "событие": "Event", "турнир": "Event",
	"local": "Site", "lugar": "Site", "sitio": "Site", "luogo": "Site", "lieu": "Site", "ort": "Site", "plaats": "Site", "miejsce": "Site", "место": "Site",
	"data": "Date", "fecha": "Date", "datum": "Date", "дата": "Date",
	"ronda": "Round", "rodada": "Round", "turno": "Round", "ronde": "Round", "runde": "Round", "runda": "Round", "тур": "Round",
	"brancas": "White", "branco": "White", "blancas": "White", "bianco": "White", "bianchi": "White", "blancs": "White", "weiss": "White", "weiß": "White",
	"wit": "White", "białe": "White", "biale": "White", "белые": "White",
	"pretas": "Black", "preto": "Black", "negras": "Black", "nero": "Black", "neri": "Black", "noirs": "Black", "schwarz": "Black",
	"zwart": "Black", "czarne": "Black", "чёрные": "Black", "черные": "Black",
	"resultado": "Result", "risultato": "Result", "résultat": "Result", "resultat": "Result", "ergebnis": "Result", "uitslag": "Result",
	"wynik": "Result", "результат": "Result",
	"tipodejogo": "GameType", "variante": "Variant", "gamestype": "GameType", "type": "GameType",
	"rules": "Ruleset",
}

// The tags that the reader asks for.
const (
	tagFEN = iota
	tagResult
	tagRuleset
	tagGameType
	tagVariant // of some servers and programs, beside GameType
)

var proper = [...]string{tagFEN: "FEN", tagResult: "Result", tagRuleset: "Ruleset", tagGameType: "GameType", tagVariant: "Variant"}

// value is that of a tag, and where it stands.
type value struct {
	text string
	line int
	at   int32 // in the text of the game
}

// findValues finds the first of each tag that the reader asks for, in any language.
func (g *raw) findValues() {
	for _, t := range g.tags {
		name, v := g.pair(t)
		i := asked(name)
		if i < 0 || g.asked[i].line > 0 {
			continue
		}
		text := strings.TrimSpace(string(v))
		if i == tagFEN && !strings.EqualFold(string(name), "FEN") && !strings.Contains(text, ":") {
			continue // [SetUp "1"]
		}
		g.asked[i] = value{text, int(t.line), t.from}
	}
}

// asked is which of those tags is called so, -1 for none.
func asked(name []byte) int {
	for i, p := range proper {
		if string(name) == p {
			return i
		}
	}
	switch string(name) { // what most files have besides
	case "Event", "Site", "Date", "Round", "White", "Black":
		return -1
	}
	called := TagName(tagNamed(name))
	for i, p := range proper {
		if called == p {
			return i
		}
	}
	return -1
}

// TagName is what a tag of that name is called by PDN, whatever language or mistake it is in; other names are left as they are.
func TagName(name string) string {
	for _, list := range [][]string{proper[:], {"Event", "Site", "Date", "Round", "White", "Black"}} {
		for _, p := range list {
			if strings.EqualFold(p, name) {
				return p
			}
		}
	}
	if p, ok := aliases[strings.ToLower(name)]; ok {
		return p
	}
	return name
}

// tagNamed reads the name of a tag, which may be in letters of any kind.
func tagNamed(b []byte) string {
	if name := notation.Cyrillic.Decode(b); TagName(name) != name {
		return name
	}
	return notation.Western.Decode(b)
}

// usual are the names of tags that most files have, none of which means the same as another.
var usual = map[string]uint64{
	"Event": 1 << 0, "Site": 1 << 1, "Date": 1 << 2, "Round": 1 << 3, "White": 1 << 4, "Black": 1 << 5, "Result": 1 << 6,
	"GameType": 1 << 7, "Ruleset": 1 << 8, "FEN": 1 << 9, "WhiteElo": 1 << 10, "BlackElo": 1 << 11, "TimeControl": 1 << 12,
	"Termination": 1 << 13, "UTCDate": 1 << 14, "UTCTime": 1 << 15,
}

// plain reports whether all tags have usual names, and no two the same.
func (g *raw) plain() bool {
	seen := uint64(0)
	for _, t := range g.tags {
		name, _ := g.pair(t)
		bit := usual[string(name)]
		if bit == 0 || seen&bit != 0 {
			return false
		}
		seen |= bit
	}
	return true
}
