package soak

import (
	"io"
	"net"
	"testing"
	"testing/synctest"
	"time"
)

// What is written on a slow line arrives as it was, later, and one's own words do not wait for each other.
func TestASlowLineDelaysBothWays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		here, there := net.Pipe()
		line := newSlow(here, time.Second)
		begun := time.Now()
		for _, word := range []string{"a ", "b ", "c"} {
			if _, err := io.WriteString(line, word); err != nil {
				t.Fatal(err)
			}
		}
		if took := time.Since(begun); took != 0 {
			t.Errorf("writing took %v", took)
		}
		heard := make([]byte, 5)
		if _, err := io.ReadFull(there, heard); err != nil || string(heard) != "a b c" || time.Since(begun) != time.Second {
			t.Errorf("heard %q after %v, %v", heard, time.Since(begun), err)
		}
		go io.WriteString(there, "yes")
		if _, err := io.ReadFull(line, heard[:3]); err != nil || string(heard[:3]) != "yes" || time.Since(begun) != 2*time.Second {
			t.Errorf("heard %q after %v, %v", heard[:3], time.Since(begun), err)
		}
		line.Close()
		there.Close()
	})
}

// What is on its way when the line breaks is lost.
func TestABrokenLineLosesWhatIsOnItsWay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		here, there := net.Pipe()
		line := newSlow(here, time.Second)
		if _, err := io.WriteString(line, "lost"); err != nil {
			t.Fatal(err)
		}
		line.Close()
		if heard, err := io.ReadAll(there); err != nil || len(heard) > 0 {
			t.Errorf("heard %q, %v", heard, err)
		}
	})
}
