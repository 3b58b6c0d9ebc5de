package lore

import (
	"strings"

	"tabuleiro/guide"
)

// History is where the games come from, and computers in them; each topic with where it is told.
func History() []guide.Article {
	return []guide.Article{
		page("draughts",
			told("draughts.samuel", guide.Source{Name: "A. L. Samuel, Some Studies in Machine Learning Using the Game of Checkers, IBM Journal of Research and Development 3 (3), 1959"}),
			told("draughts.chinook", guide.Source{Name: "J. Schaeffer, R. Lake, P. Lu, M. Bryant, Chinook: The World Man-Machine Checkers Champion, AI Magazine 17 (1), 1996"}),
			told("draughts.champion", guide.Source{Name: "J. Schaeffer, World Checkers Champion: 25 years later, 2019", URL: "http://jonathanschaeffer.blogspot.com/2019/09/world-checkers-champion-25-years-later.html"}),
			told("draughts.solved", guide.Source{Name: "J. Schaeffer et al., Checkers Is Solved, Science 317, 2007"}),
		),
		page("reversi",
			told("reversi.london", guide.Source{Name: "British Othello Federation, Othello history", URL: "https://www.britishothello.org/othello-history"}),
			told("reversi.othello", guide.Source{Name: "Lewis Waterman, James Mollett, Goro Hasegawa: history of Reversi, Cornell University, 2003", URL: "http://people.ece.cornell.edu/land/courses/ece4760/FinalProjects/s2003/dc235ml266/dc235ml266/history.html"}),
			told("reversi.solved", guide.Source{Name: "Hiroki Takizawa, Othello is solved, arXiv 2310.19387", URL: "https://arxiv.org/abs/2310.19387"}),
		),
		page("morris",
			told("morris.boards", guide.Source{Name: "D. Singmaster, Sources in Recreational Mathematics, 4.B.5"}),
			told("morris.solved", guide.Source{Name: "Ralph Gasser, Solving Nine Men's Morris, in Games of No Chance, 1996"}),
		),
	}
}

func page(name string, topics ...guide.Topic) guide.Article {
	return guide.Article{Name: name, Title: guide.Say("history." + name), Topics: topics}
}

// told is a paragraph and its source.
func told(key string, source guide.Source) guide.Topic {
	return guide.Topic{
		Name:    strings.ReplaceAll(key, ".", "-"),
		Title:   guide.Say("history." + key),
		Words:   []guide.Words{guide.Say("history." + key + ".words")},
		Sources: []guide.Source{source},
	}
}
