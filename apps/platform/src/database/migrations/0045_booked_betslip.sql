-- A shared betslip: which outcomes, never at what price (R1-09). One content has one code, so a retry makes no second one.
CREATE TABLE booked_betslip (
  code text PRIMARY KEY,
  content_hash text NOT NULL UNIQUE,
  picks jsonb NOT NULL,
  booked_at timestamptz NOT NULL DEFAULT now()
);
