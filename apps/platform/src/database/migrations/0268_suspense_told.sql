-- Former versions work on.
-- What mobile money told of money in suspense, by which a person finds whose it is. It is emptied as callbacks are.
CREATE TABLE suspense_told (
  receipt text PRIMARY KEY,
  account text NOT NULL, -- as it was typed
  payer text NOT NULL, -- the number it came from, as it was told
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
