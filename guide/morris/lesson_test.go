package morris_test

import (
	"testing"

	"tabuleiro/guide/guidetest"
	"tabuleiro/guide/morris"
)

func TestTheLessonIsTrue(t *testing.T) {
	guidetest.Lesson(t, morris.All()[0], morris.Lesson())
}
