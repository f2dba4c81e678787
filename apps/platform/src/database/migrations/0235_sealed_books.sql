-- What moved is read by when it was written, a minute at a time. Rows are only ever added, so a few bytes for each stretch of the table find a minute.
CREATE INDEX ledger_transfer_by_minute ON ledger_transfer USING brin (posted_at) WITH (pages_per_range = 16, autosummarize = on);

-- The books of each Nairobi day under one root (0077).
CREATE TABLE sealed_day (
  day date PRIMARY KEY,
  -- events get their ids and salts from it: nobody outside can guess them
  secret text NOT NULL,
  root text,
  events integer,
  sealed_at timestamptz,
  -- since when the regulator's root is the same
  agreed_at timestamptz
);

-- The minutes of a day in which something moved.
CREATE TABLE sealed_minute (
  day date NOT NULL,
  minute smallint NOT NULL CHECK (minute BETWEEN 0 AND 1439),
  events integer NOT NULL CHECK (events > 0),
  root text NOT NULL,
  sealed_at timestamptz NOT NULL,
  PRIMARY KEY (day, minute)
);

-- The minute that is sealed next: one row.
CREATE TABLE sealed_until (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  next timestamptz NOT NULL
);

-- The regulator that the sandbox has in place of one: what it was told, and what it made of it.
CREATE TABLE sandbox_regulator_event (
  event_id text PRIMARY KEY,
  day date NOT NULL,
  record text NOT NULL,
  salt text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_regulator_event_of ON sandbox_regulator_event (day);
CREATE TABLE sandbox_regulator_day (
  day date PRIMARY KEY,
  told_root text,
  own_root text,
  events integer NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
