package reversi_test

import (
	"testing"

	"tabuleiro/guide/guidetest"
	"tabuleiro/guide/reversi"
)

func TestTheLessonIsTrue(t *testing.T) {
	guidetest.Lesson(t, reversi.All()[0], reversi.Lesson())
}
