-- +goose Up

-- What happened in every room, for ever. version counts from 1 within a room.
CREATE TABLE event (
	room    TEXT    NOT NULL,
	version INTEGER NOT NULL,
	body    TEXT    NOT NULL,
	PRIMARY KEY (room, version)
) STRICT, WITHOUT ROWID;

-- When the server was last known to be up, in milliseconds: one row.
CREATE TABLE alive (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	at INTEGER NOT NULL
) STRICT;

-- +goose Down
DROP TABLE alive;
DROP TABLE event;
