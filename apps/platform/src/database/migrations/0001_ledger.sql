-- Money. Every table leads with profile_id, so a distributed engine keeps one customer on one shard.

-- What each customer holds, in cents: a cache of the postings, locked first by every use case that moves money.
CREATE TABLE wallet (
  profile_id text PRIMARY KEY,
  cash bigint NOT NULL DEFAULT 0 CHECK (cash >= 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  refund bigint NOT NULL DEFAULT 0 CHECK (refund >= 0),
  payout_hold bigint NOT NULL DEFAULT 0 CHECK (payout_hold >= 0),
  withdrawal_hold bigint NOT NULL DEFAULT 0 CHECK (withdrawal_hold >= 0)
);

-- One row per event that moved money; the reference makes a repeat impossible.
CREATE TABLE ledger_transfer (
  profile_id text NOT NULL REFERENCES wallet,
  reference text NOT NULL CHECK (reference <> ''),
  kind text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (profile_id, reference)
);

-- A row takes an amount from one account and gives it to another: an entry without its counterpart cannot be written.
CREATE TABLE ledger_posting (
  profile_id text NOT NULL,
  reference text NOT NULL,
  line smallint NOT NULL,
  from_account text NOT NULL,
  to_account text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (profile_id, reference, line),
  FOREIGN KEY (profile_id, reference) REFERENCES ledger_transfer,
  CHECK (from_account <> to_account)
);

CREATE FUNCTION refuse_rewriting_the_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the books are only ever added to: post a reversal instead';
END $$;
CREATE TRIGGER ledger_transfer_is_final BEFORE UPDATE OR DELETE ON ledger_transfer FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_the_books();
CREATE TRIGGER ledger_posting_is_final BEFORE UPDATE OR DELETE ON ledger_posting FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_the_books();

-- A free bet promised to a customer (D06): redeemed once, by one bet.
CREATE TABLE free_bet_grant (
  profile_id text NOT NULL REFERENCES wallet,
  grant_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  granted_at timestamptz NOT NULL,
  bet_id text,
  PRIMARY KEY (profile_id, grant_id)
);
CREATE UNIQUE INDEX free_bet_grant_by_bet ON free_bet_grant (profile_id, bet_id) WHERE bet_id IS NOT NULL;
CREATE INDEX free_bet_grant_active ON free_bet_grant (profile_id, granted_at) WHERE bet_id IS NULL;

-- The first answer to each request that must happen once (D24), kept for good under the customer's own key.
CREATE TABLE kept_answer (
  profile_id text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (profile_id, key)
);
