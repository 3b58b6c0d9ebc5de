package draughts

import (
	"testing"

	"tabuleiro/game/draughts"
	"tabuleiro/guide/guidetest"
)

func TestTheLessonIsTrueAndHasItsWords(t *testing.T) {
	lesson := Lesson()
	r, err := draughts.Find(lesson.Rules)
	if err != nil {
		t.Fatal(err)
	}
	guidetest.Lesson(t, New(r), lesson)
}
