# shellcheck shell=bash
# setup_test sets up what the tests need; to be sourced in the root of the repository.
#
# As root on Debian or Ubuntu it installs what is missing: a C compiler for the race
# detector, Node, Chromium, poppler's tools. Elsewhere it names what is missing and fails. Afterwards
# node and npm are in PATH, web/node_modules is as the lockfile says, and CHROMIUM is
# the browser, or empty when Playwright has brought its own.

tools=$PWD/.tools # what no package of the system gave
missing=()

setup_test() {
	need_go
	need_compiler
	need_poppler
	need_node
	need_chromium
	complain_if_missing
	npm_packages
	if [ -z "$CHROMIUM" ]; then
		playwright_chromium
	fi
}

has() { command -v "$1" >/dev/null 2>&1; }

can_install() { [ "$(id -u)" = 0 ] && has apt-get; }

apt_updated=
install_packages() {
	echo "installing $*"
	if [ -z "$apt_updated" ]; then
		apt-get update -qq
		apt_updated=yes
	fi
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

need_go() {
	has go || missing+=("Go 1.26 or newer")
}

need_compiler() {
	has "${CC:-gcc}" && return
	if can_install; then
		install_packages gcc libc6-dev
	else
		missing+=("gcc (the race detector needs a C compiler)")
	fi
}

# What is printed is read back with it.
need_poppler() {
	has pdftotext && return
	if can_install; then
		install_packages poppler-utils
	else
		missing+=("poppler-utils (pdftotext reads what is printed)")
	fi
}

# Vitest and Vite need Node 20.19.
node_is_new_enough() {
	has node && has npm && node -e '
		const [major, minor] = process.versions.node.split(".").map(Number);
		process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
}

need_node() {
	PATH=$tools/node_modules/.bin:$PATH
	node_is_new_enough && return
	if ! can_install; then
		missing+=("Node 20.19 or newer, with npm")
		return
	fi
	if ! has node || ! has npm; then
		install_packages nodejs npm
	fi
	# The system's Node may be too old, but it can fetch a newer one: npm carries it as a package.
	if ! node_is_new_enough; then
		echo "installing Node 22 in .tools, for the system's is $(node --version)"
		npm install --prefix "$tools" --no-save --no-audit --no-fund --loglevel=error \
			"node-linux-$(node -p process.arch)@22" npm@10
		ln -sf "../node-linux-$(node -p process.arch)/bin/node" "$tools/node_modules/.bin/node"
		hash -r
	fi
	node_is_new_enough || missing+=("Node 20.19 or newer, with npm")
}

# A browser counts when it answers: Ubuntu's chromium is a stub where there are no snaps.
find_chromium() {
	local browser
	for browser in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
		if [ -n "$browser" ] && "$browser" --version >/dev/null 2>&1; then
			command -v "$browser"
			return
		fi
	done
}

# The shell is Chromium without the windows that no test looks at: the tests take half as long in it.
need_chromium() {
	if [ -z "${CHROMIUM:-}" ] && ! has chromium-headless-shell && can_install; then
		install_packages chromium-headless-shell || echo "the system has no package chromium-headless-shell"
	fi
	CHROMIUM=$(find_chromium)
	if [ -z "$CHROMIUM" ] && can_install; then
		install_packages chromium || echo "the system has no package chromium"
		CHROMIUM=$(find_chromium)
	elif [ -z "$CHROMIUM" ]; then
		missing+=("Chromium (or its path in the variable CHROMIUM)")
	fi
	export CHROMIUM
}

# On a system whose own package is no browser, as root.
playwright_chromium() {
	echo "installing Playwright's Chromium, for the system's does not start"
	(cd web && npx playwright install --with-deps --only-shell chromium)
}

complain_if_missing() {
	[ ${#missing[@]} = 0 ] && return
	echo "What the tests need is missing, and to install it takes root and apt-get:" >&2
	printf '  %s\n' "${missing[@]}" >&2
	return 1
}

# Only when the lockfile has changed since the last time.
npm_packages() {
	if ! cmp -s web/package-lock.json web/node_modules/.installed-lock; then
		(cd web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)
		cp web/package-lock.json web/node_modules/.installed-lock
	fi
}
