-- +goose Up

-- How much all imports have together: kept, for counting it would take longer with every one of them.
CREATE TABLE import_total (
	only  INTEGER PRIMARY KEY CHECK (only = 1),
	bytes INTEGER NOT NULL
) STRICT;

INSERT INTO import_total SELECT 1, coalesce(sum(bytes), 0) FROM import;

-- +goose StatementBegin
CREATE TRIGGER import_comes AFTER INSERT ON import BEGIN
	UPDATE import_total SET bytes = bytes + NEW.bytes;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER import_leaves AFTER DELETE ON import BEGIN
	UPDATE import_total SET bytes = bytes - OLD.bytes;
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER import_comes;
DROP TRIGGER import_leaves;
DROP TABLE import_total;
