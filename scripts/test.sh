#!/usr/bin/env bash
# Checks everything, a step at a time, and stops at the first that fails.
# "scripts/test.sh screens" only makes the pictures of the pages, "scripts/test.sh speed" times taps,
# "scripts/test.sh whole" plays the rulesets whose ids hold one of RULES, or all, to their ends in the browser.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/setup-test.sh

main() {
	step "Set-up" setup_test
	if [ "${1:-}" = screens ]; then
		step "Pictures of the pages" in_web browser --project=screens
		return
	fi
	if [ "${1:-}" = whole ]; then
		step "Build" make -s build
		step "Every ruleset to its end" in_web browser --project=whole ${RULES:+--grep "${RULES//,/|}"}
		return
	fi
	if [ "${1:-}" = speed ]; then
		step "From input to the next frame" taps_timed
		return
	fi
	step "gofmt" gofmt_clean
	step "go vet" go vet ./...
	step "staticcheck" go tool staticcheck ./...
	step "go mod tidy" go mod tidy -diff
	step "Floors" go test -vet=off ./internal/floors
	step "Generated files" generated_files_fresh
	# The tests of server and command serve the real pages, so these come first.
	step "Build" make -s build
	step "Go tests" plain_tests
	step "Go tests with the race detector" race_tests
	step "Types of the pages" in_web types
	step "Unit tests of the pages" in_web unit
	step "Browser tests" in_web browser --project=play --project=motion # pictures are made by make screens
	step "From input to the next frame" taps_timed
}

# Taps are timed at a priority above everything else, for what else the machine does is not the page's. Where
# the system grants none, the figures are printed and decide nothing.
taps_timed() {
	if chrt -r 5 true 2>/dev/null; then
		chrt -r 5 bash -c 'cd web && npm run --silent browser -- --project=speed'
	else
		in_web browser --project=speed || echo "too slow, but beside whatever else runs here"
	fi
}

gofmt_clean() {
	local files
	files=$(find . -name node_modules -prune -o -name '*.go' -print0 | xargs -0 gofmt -l)
	[ -z "$files" ] || { echo "gofmt would change:" "$files"; return 1; }
}

# generated_files_fresh makes them anew, which must change nothing.
generated_files_fresh() {
	local before changed
	before=$(sources)
	go generate ./...
	changed=$(LC_ALL=C comm -13 <(echo "$before") <(sources) | cut -c 67-)
	[ -z "$changed" ] || { echo "go generate changed what should have been committed:" "$changed"; return 1; }
}

sources() {
	find . \( -name .git -o -name node_modules -o -path ./.tools -o -path ./bin -o -path ./dist -o -path ./data \
		-o -path ./web/dist -o -path ./web/test-results -o -path ./web/test/shots \) -prune \
		-o -type f -print0 | xargs -0 sha256sum | LC_ALL=C sort
}

# Where goroutines meet, tests run under the race detector. The rest is pure, and perft far too slow for it.
# A search of engine/draughts is one goroutine's; several at once are the matches of engine/match.
concurrent='^tabuleiro/(room|hub|store|bus|server|soak|engine/match|engine/search|cmd)(/|$)'

# The pages of the guide are hundreds, read one after the other.
plain_tests() {
	go test -vet=off $(go list ./... | grep -vE "$concurrent")
	go test -vet=off ./server -run ThePagesOfEveryLanguage
}

# Three packages at once: one of them mostly waits, for the soak is a minute of little work.
race_tests() { go test -vet=off -race -p 3 $(go list ./... | grep -E "$concurrent"); }

# in_web runs a script of web/package.json.
in_web() { (cd web && npm run --silent "$1" -- "${@:2}"); }

step() {
	current=$1
	local began=$SECONDS
	printf '\n== %s\n' "$1"
	"${@:2}"
	printf -- '-- %s: %d s\n' "$1" $((SECONDS - began))
}

conclude() {
	local status=$?
	if [ $status = 0 ]; then
		printf '\nAll is well, after %d s.\n' "$SECONDS"
	else
		printf '\nFAILED: %s, after %d s in all.\n' "$current" "$SECONDS" >&2
	fi
	exit $status
}
trap conclude EXIT

main "$@"
