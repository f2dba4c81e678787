-- Former versions work on.
-- A limit of the house from a moment on, in real time: of all of its name that have begun, and what limit_setting has, the one that began last counts.
-- A former version goes by limit_setting alone.
CREATE TABLE dated_limit (
  entry bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '^[a-z][a-z0-9_]{1,63}$'),
  value text NOT NULL CHECK (length(value) BETWEEN 1 AND 64),
  since timestamptz NOT NULL,
  who text NOT NULL,
  why text NOT NULL
);
-- Who entered a change of tax law at the desk, and why; empty where it was entered otherwise.
ALTER TABLE tax_record ADD COLUMN who text NOT NULL DEFAULT '', ADD COLUMN why text NOT NULL DEFAULT '';
