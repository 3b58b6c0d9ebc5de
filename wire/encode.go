package wire

import (
	"encoding/json"
	"fmt"
	"reflect"
)

// Encode writes a message with its t.
func Encode(m Message) []byte {
	v := reflect.New(reflect.TypeOf(m)).Elem()
	v.Set(reflect.ValueOf(m))
	v.FieldByName("T").SetString(m.Tag())
	data, err := json.Marshal(v.Interface())
	if err != nil {
		panic(fmt.Sprintf("wire: %T does not encode: %v", m, err)) // no message holds what JSON lacks
	}
	return data
}
