package diagram

import (
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

func TestAQRCodeIsReadBack(t *testing.T) {
	for _, link := range []string{
		"https://tabuleiro.example/jogo/q3J8Zt0XcYvLm2Rk",
		"http://192.168.0.12:8080/jogo/q3J8Zt0XcYvLm2Rk?lugar=" + strings.Repeat("aZ09_-", 20),
		"https://tabuleiro.example/ação",
	} {
		d, err := QR(link, "Código QR")
		if err != nil {
			t.Fatal(err)
		}
		picture, err := gozxing.NewBinaryBitmapFromImage(decoded(t, d.PNG(3)))
		if err != nil {
			t.Fatal(err)
		}
		read, err := qrcode.NewQRCodeReader().Decode(picture, nil)
		if err != nil || read.GetText() != link {
			t.Errorf("%s is read as %v (%v)", link, read, err)
		}
	}
}

func TestAQRCodeIsDarkOnLightWithAMargin(t *testing.T) {
	d, err := QR("https://tabuleiro.example", "Código QR")
	if err != nil {
		t.Fatal(err)
	}
	svg := string(d.SVG())
	for _, part := range []string{`role="img" aria-label="Código QR"`, `fill="#ffffff"`, `fill="#000000"`, `<path d="M4 4h7v1h-7z`} {
		if !strings.Contains(svg, part) {
			t.Errorf("no %s in %s", part, svg)
		}
	}
}

func TestTooLongForAQRCode(t *testing.T) {
	if _, err := QR(strings.Repeat("x", 3000), ""); err == nil {
		t.Error("three thousand letters were drawn")
	}
}
