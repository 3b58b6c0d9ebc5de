-- +goose Up

-- The rooms in play. due, in milliseconds, is never later than the room's deadline.
CREATE TABLE standing (
	room  TEXT    NOT NULL PRIMARY KEY,
	owner TEXT    NOT NULL,
	due   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX standing_by_due ON standing (due);
CREATE INDEX standing_by_owner ON standing (owner);

-- Every game that has not ended is due: the first sweep finds out when it really is. Until now its
-- opener held a seat, and only he.
INSERT INTO standing (room, owner, due)
SELECT room, coalesce(body ->> '$.white.person', body ->> '$.black.person', ''), 0
FROM event AS first
WHERE version = 1 AND NOT EXISTS (
	SELECT 1 FROM event AS last WHERE last.room = first.room AND last.body LIKE '{"t":"ended"%'
);

-- +goose Down
DROP TABLE standing;
