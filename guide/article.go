package guide

// Article is a page of the guide that explains no ruleset's fields: a first game, whose topics are its steps, strategy,
// history.
type Article struct {
	Name   string // stays, as those of topics do
	Title  Words
	Rules  string // whose board its figures are on; "" where it has none
	Topics []Topic
}

// Source is where something is said that we tell.
type Source struct {
	Name string // author, title, year: the same in every language
	URL  string // "" where it is not to be read on the web
}

// Term is a word of the games. The word is "guide.term." + Name of the catalogues, and what it means "guide.means." + Name.
type Term struct {
	Name  string
	Rules string // a ruleset whose guide explains it; "" for none
	Topic string // where
}
