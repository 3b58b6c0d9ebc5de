package server

import (
	"bytes"
	"testing"

	"tabuleiro/i18n"
)

// BenchmarkGuide renders and compresses the largest guide, and says what it weighs.
func BenchmarkGuide(b *testing.B) {
	var view GuideView
	most := 0
	for _, lang := range i18n.Languages {
		for id, g := range guides() {
			v := GuideView{Page: Page{Lang: lang, here: here{at: rulesLeaf(id), spoken: true}}, Guide: g}
			if n := weightOf(b, v); n > most {
				most, view = n, v
			}
		}
	}
	for b.Loop() {
		weightOf(b, view)
	}
	b.ReportMetric(float64(most), "gzip-bytes")
}

func weightOf(b *testing.B, v GuideView) int {
	var text bytes.Buffer
	if err := RenderGuide(&text, v); err != nil {
		b.Fatal(err)
	}
	page := compressed(text.Bytes())
	return page.Len()
}
