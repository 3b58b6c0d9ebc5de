package bench

import (
	"context"
	"sync"

	"tabuleiro/client"
)

// Idle opens rooms for two people each until there are so many connections, on which nobody says anything,
// and keeps them until close is called.
func Idle(ctx context.Context, base string, connections int) (close func(), err error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var m Meter
	door := make(chan struct{}, openers)
	tables := make([]*table, (connections+1)/2)
	var all sync.WaitGroup
	for n := range tables {
		tables[n] = newTable(Load{Form: "clock=300%2B3&rules=brazilian"}, n, base, &m, door)
		all.Go(func() {
			if err := tables[n].sit(ctx); err != nil {
				stop(err)
			}
		})
	}
	all.Wait()
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	quiet, leave := context.WithCancel(context.WithoutCancel(ctx))
	for _, t := range tables {
		for _, s := range t.sockets {
			all.Go(func() { listen(quiet, s) })
		}
	}
	return func() { leave(); all.Wait() }, nil
}

// listen answers pings, and hears what there is to hear, until ctx ends.
func listen(ctx context.Context, s *client.Socket) {
	for {
		if _, err := s.Data(ctx); err != nil {
			s.Leave()
			return
		}
	}
}
