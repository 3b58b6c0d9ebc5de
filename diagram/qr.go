package diagram

import (
	"fmt"

	"rsc.io/qr"
)

// quietZone is how many modules stay empty around a QR code (ISO/IEC 18004, 9.1).
const quietZone = 4

// QR is a text as a QR code, dark on light whatever surrounds it, one unit a module. Its error means
// that the text is too long.
func QR(content, title string) (Drawing, error) {
	code, err := qr.Encode(content, qr.M)
	if err != nil {
		return Drawing{}, fmt.Errorf("QR code of %d bytes: %w", len(content), err)
	}
	side := float64(code.Size + 2*quietZone)
	d := Drawing{Width: side, Height: side, Title: title}
	d.fill(white, rect(0, 0, side, side))
	var modules path
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for code.Black(x, y) { // false beyond the edge
				x++
			}
			if x > from {
				modules = append(modules, rect(float64(quietZone+from), float64(quietZone+y), float64(x-from), 1)...)
			}
		}
	}
	d.fill(black, modules)
	return d, nil
}
