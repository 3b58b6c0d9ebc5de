// Package tsgen writes Go message types as TypeScript: what crosses the socket has one description.
//
// A field's type follows from its Go type; a tag ts:"…" gives another in TypeScript's own words.
// The field with JSON name "t" tells the members of a union apart: its tag is the literal.
package tsgen

import (
	"fmt"
	"reflect"
	"strings"
)

// Alias is a named type that has no Go type of its own: Color is 'white' | 'black'.
type Alias struct{ Name, Type string }

// Union is a type that is one of several messages.
type Union struct {
	Name    string
	Doc     string
	Members []reflect.Type
}

// File writes one TypeScript module: the aliases, the unions, and every struct they reach.
func File(head string, aliases []Alias, unions []Union) (string, error) {
	w := writer{seen: map[reflect.Type]bool{}}
	w.line("%s", head)
	for _, a := range aliases {
		w.line("\nexport type %s = %s;", a.Name, a.Type)
	}
	for _, u := range unions {
		w.line("\n/** %s */\nexport type %s =", u.Doc, u.Name)
		for i, m := range u.Members {
			end := map[bool]string{true: ";"}[i == len(u.Members)-1]
			w.line("  | %s%s", m.Name(), end)
			w.want(m)
		}
	}
	for len(w.todo) > 0 {
		t := w.todo[0]
		w.todo = w.todo[1:]
		if err := w.structure(t); err != nil {
			return "", err
		}
	}
	return w.text.String(), nil
}

type writer struct {
	text strings.Builder
	seen map[reflect.Type]bool
	todo []reflect.Type
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.text, format+"\n", args...) }

// want puts a struct on the list of those to be written.
func (w *writer) want(t reflect.Type) {
	if !w.seen[t] {
		w.seen[t] = true
		w.todo = append(w.todo, t)
	}
}

func (w *writer) structure(t reflect.Type) error {
	var fields, bases []string
	for f := range fieldsOf(t) {
		if f.Anonymous {
			bases = append(bases, f.Type.Name())
			w.want(f.Type)
			continue
		}
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" || name == "-" {
			return fmt.Errorf("%s.%s has no name in JSON", t.Name(), f.Name)
		}
		typ, err := w.fieldType(f, name)
		if err != nil {
			return fmt.Errorf("%s.%s: %w", t.Name(), f.Name, err)
		}
		optional := map[bool]string{true: "?"}[options == "omitempty"]
		fields = append(fields, fmt.Sprintf("  readonly %s%s: %s;", name, optional, typ))
	}
	extends := ""
	if bases != nil {
		extends = " extends " + strings.Join(bases, ", ")
	}
	w.line("\nexport interface %s%s {\n%s\n}", t.Name(), extends, strings.Join(fields, "\n"))
	return nil
}

func fieldsOf(t reflect.Type) func(func(reflect.StructField) bool) {
	return func(yield func(reflect.StructField) bool) {
		for i := range t.NumField() {
			if !yield(t.Field(i)) {
				return
			}
		}
	}
}

func (w *writer) fieldType(f reflect.StructField, name string) (string, error) {
	switch tag := f.Tag.Get("ts"); {
	case tag != "" && name == "t":
		return fmt.Sprintf("%q", tag), nil
	case tag != "":
		return tag, nil
	}
	return w.typ(f.Type)
}

func (w *writer) typ(t reflect.Type) (string, error) {
	switch t.Kind() {
	case reflect.String:
		return "string", nil
	case reflect.Bool:
		return "boolean", nil
	case reflect.Int, reflect.Int64, reflect.Uint8:
		return "number", nil
	case reflect.Pointer:
		return w.typ(t.Elem())
	case reflect.Struct:
		w.want(t)
		return t.Name(), nil
	case reflect.Slice:
		elem, err := w.typ(t.Elem())
		if strings.Contains(elem, " ") {
			elem = "(" + elem + ")"
		}
		return "readonly " + elem + "[]", err
	case reflect.Array:
		elem, err := w.typ(t.Elem())
		return "readonly [" + strings.Join(repeat(elem, t.Len()), ", ") + "]", err
	}
	return "", fmt.Errorf("no TypeScript for %s", t)
}

func repeat(s string, n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = s
	}
	return list
}
