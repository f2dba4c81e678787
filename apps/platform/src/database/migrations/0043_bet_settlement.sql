-- What one settlement of a bet did, so that a corrected result can undo exactly that (D71). One live row a bet.
CREATE TABLE bet_settlement (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  status text NOT NULL CHECK (status IN ('won', 'lost', 'void')),
  settled_at timestamptz NOT NULL,
  gross bigint NOT NULL CHECK (gross >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  net bigint NOT NULL CHECK (net >= 0),
  paid_now bigint NOT NULL CHECK (paid_now >= 0),
  held bigint NOT NULL CHECK (held >= 0),
  refund bigint NOT NULL CHECK (refund >= 0), -- the tenth of the stake at high odds (D11)
  welcome_released bigint NOT NULL CHECK (welcome_released >= 0),
  paid_day date NOT NULL, -- the Nairobi day the payout counts against (D09)
  hold_state text NOT NULL CHECK (hold_state IN ('none', 'held', 'released')),
  release_on date,
  reversed_at timestamptz,
  PRIMARY KEY (profile_id, bet_id, version),
  FOREIGN KEY (profile_id, bet_id) REFERENCES bet (profile_id, bet_id),
  CHECK (paid_now + held = net),
  CHECK ((hold_state = 'none') = (held = 0))
);
CREATE UNIQUE INDEX bet_settlement_live ON bet_settlement (profile_id, bet_id) WHERE reversed_at IS NULL;
CREATE INDEX bet_settlement_by_day ON bet_settlement (profile_id, paid_day) WHERE reversed_at IS NULL;
CREATE INDEX bet_settlement_held ON bet_settlement (release_on) WHERE hold_state = 'held' AND reversed_at IS NULL;
