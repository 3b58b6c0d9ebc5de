-- +goose Up

-- Where browsers want to be told of something while no page is open. The highest id is the newest.
CREATE TABLE subscription (
	id       INTEGER PRIMARY KEY AUTOINCREMENT,
	endpoint TEXT NOT NULL UNIQUE,
	person   TEXT NOT NULL,
	key      BLOB NOT NULL,
	auth     BLOB NOT NULL,
	lang     TEXT NOT NULL,
	site     TEXT NOT NULL
) STRICT;

CREATE INDEX subscription_by_person ON subscription (person);

-- +goose Down
DROP TABLE subscription;
