CREATE TABLE payment (
  profile_id text NOT NULL REFERENCES wallet,
  payment_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('deposit', 'withdrawal')),
  msisdn text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  -- Of a withdrawal: the part that was deposited and never staked, given back as such when it fails (D11).
  unwagered bigint NOT NULL DEFAULT 0 CHECK (unwagered >= 0),
  -- TRX_SUCCESS: accepted by the gateway, not finished (D42).
  status text NOT NULL CHECK (status IN ('TRX_SUCCESS', 'COMPLETED', 'FAILED', 'REVERSED')),
  -- The gateway's receipt: the one key of money in, whatever way we hear of it.
  receipt text UNIQUE,
  -- On the platform's clock (D70).
  made_at timestamptz NOT NULL,
  finished_at timestamptz,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The bet that waits for a deposit, as its own room wrote it.
  bet jsonb,
  PRIMARY KEY (profile_id, payment_id)
);
CREATE INDEX payment_by_time ON payment (profile_id, made_at DESC);
