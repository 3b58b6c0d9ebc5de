// Command cmd builds the assets of the pages: go run ./internal/webbuild/cmd [web folder].
package main

import (
	"fmt"
	"os"

	"tabuleiro/internal/webbuild"
)

func main() {
	dir := "web"
	if len(os.Args) > 1 {
		dir = os.Args[1]
	}
	weights, err := webbuild.Build(dir, webbuild.Pages)
	for _, w := range weights {
		fmt.Println(w)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
