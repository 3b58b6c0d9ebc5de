// Command cmd writes the two-word twins of the files named: see package wordgen.
package main

import (
	"flag"
	"log"
	"os"
	"strings"

	"tabuleiro/internal/wordgen"
)

func main() {
	log.SetFlags(0)
	names := flag.String("rename", "", "identifiers to rename, with commas between")
	flag.Parse()
	for _, file := range flag.Args() {
		twin, err := wordgen.Made(file, strings.Split(*names, ","))
		if err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile(wordgen.Twin(file), twin, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
