-- +goose Up

-- When the server was down, in milliseconds: from when it was last known to be up until it was again.
CREATE TABLE outage (
	down INTEGER NOT NULL,
	up   INTEGER NOT NULL PRIMARY KEY
) STRICT;

-- +goose Down
DROP TABLE outage;
