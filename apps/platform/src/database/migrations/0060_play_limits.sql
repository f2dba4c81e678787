-- What a customer wants to deposit at most. All times here are real time (D70).
CREATE TABLE deposit_limit (
  profile_id text NOT NULL REFERENCES wallet,
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- Null: no limit.
  amount bigint CHECK (amount >= 0),
  -- What it becomes at pending_from: another amount, or null for none. Nothing waits while pending_from is null.
  pending_amount bigint CHECK (pending_amount >= 0),
  pending_from timestamptz,
  PRIMARY KEY (profile_id, period),
  CHECK (pending_from IS NOT NULL OR pending_amount IS NULL)
);

-- Every time-out and self-exclusion ever taken. The one that ends last counts, so none is ever shortened.
CREATE TABLE play_break (
  profile_id text NOT NULL REFERENCES wallet,
  break_id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('time-out', 'self-exclusion')),
  taken_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > taken_at),
  PRIMARY KEY (profile_id, break_id)
);
CREATE INDEX play_break_by_end ON play_break (profile_id, ends_at DESC);

CREATE FUNCTION refuse_changing_a_break() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a break from betting cannot be changed';
END $$;
CREATE TRIGGER play_break_is_final BEFORE UPDATE OR DELETE ON play_break FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_break();

-- The deposits that count towards a limit, by the real time they were asked for.
CREATE INDEX deposit_by_writing ON payment (profile_id, written_at) WHERE type = 'deposit';
