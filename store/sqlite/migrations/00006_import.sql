-- +goose Up

-- What people have brought in files. The highest n is the newest; at is in milliseconds.
CREATE TABLE import (
	n       INTEGER PRIMARY KEY AUTOINCREMENT,
	id      TEXT    NOT NULL UNIQUE,
	person  TEXT    NOT NULL,
	at      INTEGER NOT NULL,
	games   INTEGER NOT NULL,
	bytes   INTEGER NOT NULL,
	summary BLOB    NOT NULL
) STRICT;

CREATE INDEX import_by_person ON import (person);

-- Their games, in the order of the file.
CREATE TABLE imported (
	n      INTEGER PRIMARY KEY AUTOINCREMENT,
	id     TEXT NOT NULL UNIQUE,
	import TEXT NOT NULL,
	head   BLOB NOT NULL,
	body   BLOB NOT NULL
) STRICT;

CREATE INDEX imported_by_import ON imported (import);

-- +goose Down
DROP TABLE imported;
DROP TABLE import;
