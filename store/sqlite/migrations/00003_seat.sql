-- +goose Up

-- Who plays in the rooms in play, beside the owner.
CREATE TABLE seat (
	room   TEXT NOT NULL,
	person TEXT NOT NULL,
	PRIMARY KEY (room, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_person ON seat (person);

INSERT OR IGNORE INTO seat (room, person)
SELECT room, body ->> '$.person' FROM event
WHERE body LIKE '{"t":"seated"%' AND room IN (SELECT room FROM standing);

-- +goose Down
DROP TABLE seat;
