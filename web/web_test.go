package web

import (
	"errors"
	"testing"
	"testing/fstest"
)

func TestPathNamesTheBuiltFile(t *testing.T) {
	names, err := readManifest(fstest.MapFS{
		"manifest.json": {Data: []byte(`{"game.js": "game-5KXWQ3TA.js"}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := lookup(names, "game.js"); got != "game-5KXWQ3TA.js" || err != nil {
		t.Errorf(`lookup "game.js" = %q, %v`, got, err)
	}
	if _, err := lookup(names, "jogo.js"); err == nil || err.Error() != `no asset "jogo.js" in this build` {
		t.Errorf("an unknown asset gave %v", err)
	}
}

func TestAFreshCloneSaysWhatToRun(t *testing.T) {
	if _, err := readManifest(fstest.MapFS{".keep": {}}); !errors.Is(err, ErrNotBuilt) {
		t.Errorf("without a manifest: %v, want ErrNotBuilt", err)
	}
}

func TestABrokenManifestIsNamed(t *testing.T) {
	_, err := readManifest(fstest.MapFS{"manifest.json": {Data: []byte("{")}})
	if err == nil || errors.Is(err, ErrNotBuilt) {
		t.Errorf("half a manifest: %v", err)
	}
}
