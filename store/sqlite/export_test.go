package sqlite

// LongLog is longLog for tests.
const LongLog = longLog
