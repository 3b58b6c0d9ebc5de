//go:build goexperiment.simd && amd64

package reversi

import "simd/archsimd"

// What flood.go does, four lines at a time. It asks for AVX2 and for GOEXPERIMENT=simd, which has no promise
// to stay as it is.

// lanes are the steps of the four lines through a square: the file, the rank, the diagonals.
var (
	lanes = [4]uint64{8, 1, 7, 9}
	twice = [4]uint64{16, 2, 14, 18}
	wraps = [4]uint64{^uint64(0), uint64(inner), uint64(inner), uint64(inner)}
)

// places returns the squares on which a disc of own flanks discs of opp, taken ones among them.
func places(own, opp Word) Word {
	step, double := archsimd.LoadUint64x4(&lanes), archsimd.LoadUint64x4(&twice)
	p, m := archsimd.BroadcastUint64x4(uint64(own)), archsimd.BroadcastUint64x4(uint64(opp)).And(archsimd.LoadUint64x4(&wraps))
	up, down := m.And(p.ShiftLeft(step)), m.And(p.ShiftRight(step))
	up, down = up.Or(m.And(up.ShiftLeft(step))), down.Or(m.And(down.ShiftRight(step)))
	above := m.And(m.ShiftLeft(step))
	below := above.ShiftRight(step)
	up, down = up.Or(above.And(up.ShiftLeft(double))), down.Or(below.And(down.ShiftRight(double)))
	up, down = up.Or(above.And(up.ShiftLeft(double))), down.Or(below.And(down.ShiftRight(double)))
	return gathered(up.ShiftLeft(step).Or(down.ShiftRight(step)))
}

// gathered is what is in any lane.
func gathered(x archsimd.Uint64x4) Word {
	two := x.GetLo().Or(x.GetHi())
	return Word(two.GetElem(0) | two.GetElem(1))
}

// rays are the squares that lie from one in the directions of rising bits and of falling ones, by lane.
type rays struct{ up, down [4]uint64 }

var raysFrom = func() (all [64]rays) {
	for sq := range 64 {
		for lane, step := range [4][2]int{{0, 1}, {1, 0}, {-1, 1}, {1, 1}} {
			for n := 1; n < 8; n++ {
				if x, y := sq%8+n*step[0], sq/8+n*step[1]; x >= 0 && x < 8 && y < 8 {
					all[sq].up[lane] |= 1 << (8*y + x)
				}
				if x, y := sq%8-n*step[0], sq/8-n*step[1]; x >= 0 && x < 8 && y >= 0 {
					all[sq].down[lane] |= 1 << (8*y + x)
				}
			}
		}
	}
	return all
}()

// flanked returns what a disc of own on sq flips.
func flanked(own, opp Word, sq uint8) Word {
	r := &raysFrom[sq&63]
	step, double := archsimd.LoadUint64x4(&lanes), archsimd.LoadUint64x4(&twice)
	up, down := archsimd.LoadUint64x4(&r.up), archsimd.LoadUint64x4(&r.down)
	p, o := archsimd.BroadcastUint64x4(uint64(own)), archsimd.BroadcastUint64x4(uint64(opp))
	one, zero := archsimd.BroadcastUint64x4(1), archsimd.BroadcastUint64x4(0)

	// Up: adding one to what is not on the ray carries through the discs of opp to the first other square.
	end := o.Or(up.Not()).Add(one).And(p).And(up)
	flips := end.Sub(one).Sub(end.Equal(zero).ToInt64x4().AsUint64x4()).And(up)

	// Down: what lies beyond the first other square is swept away.
	far := down.AndNot(o)
	far = far.Or(far.ShiftRight(step))
	far = far.Or(far.ShiftRight(double))
	far = far.Or(far.ShiftRight(double.Add(double)))
	run := down.AndNot(far)
	end = run.Or(archsimd.BroadcastUint64x4(uint64(bit(sq)))).ShiftRight(step).AndNot(run).And(p).And(down)
	return gathered(flips.Or(run.AndNot(end.Equal(zero).ToInt64x4().AsUint64x4())))
}
