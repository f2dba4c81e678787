-- What a customer wants to stake or to lose at most in a Nairobi day. All times here are real time (D70).
CREATE TABLE day_limit (
  profile_id text NOT NULL REFERENCES wallet,
  limits text NOT NULL CHECK (limits IN ('stake', 'loss')),
  -- Null: no limit.
  amount bigint CHECK (amount >= 0),
  -- What it becomes at pending_from: another amount, or null for none. Nothing waits while pending_from is null.
  pending_amount bigint CHECK (pending_amount >= 0),
  pending_from timestamptz,
  PRIMARY KEY (profile_id, limits),
  CHECK (pending_from IS NOT NULL OR pending_amount IS NULL)
);
