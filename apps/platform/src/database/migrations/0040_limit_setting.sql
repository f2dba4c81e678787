-- What an operator set on top of the house's own limits (R9-01): one row a name, in the words of the limits list.
CREATE TABLE limit_setting (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9_]{1,63}$'),
  value text NOT NULL CHECK (length(value) BETWEEN 1 AND 64),
  changed_at timestamptz NOT NULL DEFAULT now()
);
