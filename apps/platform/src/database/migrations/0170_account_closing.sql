-- Accounts that are closed, and what becomes of their balance (D46, D104).
CREATE TABLE account_closing (
  profile_id text PRIMARY KEY REFERENCES customer,
  reason text NOT NULL CHECK (reason IN ('own-wish', 'under-age', 'house')),
  -- its balance waits for the decision of two persons
  is_held boolean NOT NULL,
  -- stakes that go back: no fee is taken of them
  is_free boolean NOT NULL DEFAULT false,
  -- what there is to pay is looked for from then on
  next_payout_at timestamptz NOT NULL
);
CREATE INDEX account_closing_due ON account_closing (next_payout_at) WHERE NOT is_held;

-- Who did what to an account, for good: closed it, decided on its balance.
CREATE TABLE account_act (
  act_number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id text NOT NULL REFERENCES customer,
  act text NOT NULL CHECK (act IN ('closed', 'stakes-back', 'pay-out')),
  reason text NOT NULL,
  author text NOT NULL CHECK (author <> ''),
  -- whoever decides on money that is held is two
  second text CHECK (lower(second) <> lower(author)),
  -- what the act moved, in cents
  lapsed_bonus bigint NOT NULL DEFAULT 0 CHECK (lapsed_bonus >= 0),
  forfeited bigint NOT NULL DEFAULT 0 CHECK (forfeited >= 0),
  made_good bigint NOT NULL DEFAULT 0 CHECK (made_good >= 0),
  acted_at timestamptz NOT NULL,
  CHECK ((act = 'closed') = (second IS NULL))
);
CREATE INDEX account_act_of ON account_act (profile_id, act_number);

CREATE FUNCTION refuse_changing_an_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an act on an account cannot be changed';
END $$;
CREATE TRIGGER account_act_is_final BEFORE UPDATE OR DELETE ON account_act FOR EACH ROW EXECUTE FUNCTION refuse_changing_an_act();
CREATE TRIGGER account_act_is_kept BEFORE TRUNCATE ON account_act FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_an_act();

-- Those that were closed before there was a reason: held, as it was promised then.
INSERT INTO account_closing (profile_id, reason, is_held, next_payout_at)
  SELECT profile_id, 'under-age', true, now() FROM customer WHERE status = 'closed';
INSERT INTO account_act (profile_id, act, reason, author, acted_at)
  SELECT profile_id, 'closed', 'under-age', 'not written down', now() FROM customer WHERE status = 'closed';
