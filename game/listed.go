package game

import "sync"

// Listed makes the rows of a game into rules when they are first asked for. A row that does not compile is a
// bug in it.
func Listed[Row any, R Rules](rows []Row, compile func(Row) (R, error)) func() []R {
	return sync.OnceValue(func() []R {
		all := make([]R, len(rows))
		for i, row := range rows {
			r, err := compile(row)
			if err != nil {
				panic(err)
			}
			all[i] = r
		}
		return all
	})
}

// Find returns the rules of a list with that id; the error is an *UnknownRules.
func Find[R Rules](list []R, id string) (found R, err error) {
	for _, r := range list {
		if r.ID() == id {
			return r, nil
		}
	}
	return found, &UnknownRules{ID: id}
}

// AsRules returns a list of one game's rules as one of any game's.
func AsRules[R Rules](list []R) []Rules {
	all := make([]Rules, len(list))
	for i, r := range list {
		all[i] = r
	}
	return all
}
