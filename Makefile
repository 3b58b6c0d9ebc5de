# Tabuleiro: make run plays, make test checks. Both need no step before them.

ADDR ?= 127.0.0.1:8080
DATA ?= ./data

# A checkout that belongs to another user, as in a container, must build too.
export GOFLAGS := $(strip $(GOFLAGS) -buildvcs=false)

# What tabuleiro version says: the last tag and what came after it, or the commit; nothing outside of git.
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help run build assets generate test perft fuzz roundtrip bench soak arena openings whole screens speed release clean

help: ## say what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo 'make run takes ADDR=$(ADDR) and DATA=$(DATA)'

run: build ## build and serve at ADDR, keeping games in DATA; needs Go and make alone
	bin/tabuleiro serve --addr $(ADDR) --data $(DATA)

build: assets ## make bin/tabuleiro: one file with everything inside
	CGO_ENABLED=0 go build -ldflags '-X main.version=$(VERSION)' -o bin/tabuleiro ./cmd/tabuleiro

assets:
	go run ./internal/webbuild/cmd web

generate: ## make the generated files anew
	go generate ./...

test: ## check everything, after setting up what that needs
	@scripts/test.sh

perft: ## count the published perft tables up to 2 G nodes (hours)
	go test ./game/draughts -run Perft -perft.max 2000000000 -timeout 3h -v
	go test ./game/reversi -run Perft -perft.max 2000000000 -timeout 1h -v
	GOEXPERIMENT=simd go test ./game/reversi
	go test ./engine/reversi -run FFO -ffo.max 40 -timeout 1h -v
	go test ./game/morris -run 'Perft|Reach' -perft.max 40000000000 -reach -timeout 1h -v

fuzz: ## hold generators and search against slow ones on many positions, then fuzz the parsers
	go test ./game/draughts -run Agree -agree.n 1000000 -timeout 2h -v
	go test ./game/morris -run Agree -agree.n 1000000 -timeout 2h -v
	go test ./game/reversi -run Agree -agree.n 100000 -timeout 2h -v
	go test ./engine/draughts -run Negamax -oracle.lines 100 -timeout 2h
	go test ./engine/morris -run Negamax -oracle.lines 1000 -timeout 2h
	go test ./engine/reversi -run Negamax -oracle.lines 100 -timeout 2h
	go test ./game/draughts -run '^$$' -fuzz '^FuzzFEN$$' -fuzztime 30s
	go test ./game/draughts -run '^$$' -fuzz '^FuzzFind$$' -fuzztime 30s
	go test ./game/morris -run '^$$' -fuzz '^FuzzFEN$$' -fuzztime 30s
	go test ./game/morris -run '^$$' -fuzz '^FuzzFind$$' -fuzztime 30s
	go test ./game/reversi -run '^$$' -fuzz '^FuzzFEN$$' -fuzztime 30s
	go test ./game/reversi -run '^$$' -fuzz '^FuzzFind$$' -fuzztime 30s
	go test ./wire -run '^$$' -fuzz '^FuzzDecode$$' -fuzztime 30s
	go test ./room -run '^$$' -fuzz '^FuzzDecode$$' -fuzztime 30s
	for form in pdn ggf obf transcript wthor; do \
		go test ./notation/$$form -run '^$$' -fuzz '^FuzzRead$$' -fuzztime 60s -fuzzminimizetime 20x || exit 1; \
	done

roundtrip: ## write 10,000 games of every ruleset in every form and read them again (half an hour)
	GOGC=400 go test ./notation/all ./notation/wthor -run RoundTrip -roundtrip.games 10000 -timeout 4h -v

bench: build ## measure the generator, the search, the store, the hub and the server (docs/bench.md)
	go test -run '^$$' -bench . ./game/draughts ./game/hint ./game/morris ./game/reversi ./notation/... ./engine/draughts ./engine/morris ./wire ./store/... ./hub/...
	GOEXPERIMENT=simd GOAMD64=v3 go test -run '^$$' -bench Perft/reversi$$ ./game/reversi
	bin/tabuleiro match brazilian --a 1 --b 1 --nodes 30 --games 100000 --seed 1 --save bin/games.pdn && bin/tabuleiro bench games bin/games.pdn
	bin/tabuleiro bench server
	bin/tabuleiro bench server --rate 1000

soak: ## let somebody random play 3,000 plies against the engine in every ruleset, at three speeds (hours)
	for t in 10ms 100ms 1000ms; do \
		go test ./engine/draughts -run Engine/never -soak.plies 3000 -soak.time $$t -soak.wall -timeout 24h -v || exit 1; \
		go test ./engine/morris -run Engine/never -soak.plies 3000 -soak.time $$t -soak.wall -timeout 24h -v || exit 1; \
		go test ./engine/reversi -run Engine/never -soak.plies 3000 -soak.time $$t -soak.wall -timeout 24h -v || exit 1; \
	done

# What is in ARENA for the same ENGINE is not played again, so it may be stopped and go on. PAIRS=3-1,10-8
# and RULES=turkish,thai play less.
ARENA ?= docs/strength.jsonl
ENGINE ?= $(shell git log -1 --format=%h -- engine game/draughts game/morris game/reversi ':(exclude)engine/enginetest' ':(exclude)*_test.go')
GAMES ?= 100

arena: ## play every level of the computer against the one two below (hours)
	go run ./cmd/arena $(ARENA) --engine '$(ENGINE)' --games $(GAMES) \
		$(if $(PAIRS),--pairs $(PAIRS)) $(if $(RULES),--rules $(RULES))

openings: ## make the opening ballots of every ruleset of 8x8 anew (half an hour)
	go build -o bin/tabuleiro ./cmd/tabuleiro
	for f in opening/lines/*.txt; do \
		bin/tabuleiro openings $$(basename $$f .txt) > $$f.new && mv $$f.new $$f || exit 1; \
	done

whole: ## play every ruleset to its end in the browser, in three ways (an hour); RULES=reversi,morris plays less
	@scripts/test.sh whole

screens: ## make pictures of the pages in web/test/shots
	@scripts/test.sh screens

speed: ## time from input to the next frame on a slowed processor
	@scripts/test.sh speed

release: assets ## pack the program for Linux, Windows and macOS in dist
	go run ./internal/release/cmd '$(VERSION)' "$$(git log -1 --format=%ct)"

clean: ## remove what was built; the games in DATA stay
	rm -rf bin dist web/test-results web/test/shots
	find web/dist -mindepth 1 ! -name .keep -delete
