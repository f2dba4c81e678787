-- A bet as it was taken: the quote, the limits and the tax record stay with it (D08). Money is whole cents.
CREATE TABLE bet (
  profile_id text NOT NULL,
  bet_id text NOT NULL CHECK (bet_id ~ '^b[0-9a-z]{19}$'), -- opaque, ordered by time, never the shape of a profile id (D23)
  reference text NOT NULL,
  type text NOT NULL,
  placed_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'void')),
  stake bigint NOT NULL CHECK (stake > 0),
  stake_after_tax bigint NOT NULL CHECK (stake_after_tax >= 0 AND stake_after_tax <= stake),
  net_payout bigint NOT NULL CHECK (net_payout >= 0), -- the possible win; once settled, what it came to
  uses_free_bet boolean NOT NULL,
  leg_count integer NOT NULL CHECK (leg_count >= 1),
  quote jsonb NOT NULL,
  limits jsonb NOT NULL,
  tax_record jsonb NOT NULL,
  settlement_version integer NOT NULL DEFAULT 0,
  settled_at timestamptz,
  PRIMARY KEY (profile_id, bet_id),
  UNIQUE (profile_id, reference),
  CHECK ((status = 'open') = (settled_at IS NULL))
);
CREATE INDEX bet_by_time ON bet (profile_id, placed_at DESC, bet_id DESC);

-- One selection of a bet. Never two of one match (D63).
CREATE TABLE bet_leg (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  position integer NOT NULL,
  match_id text NOT NULL,
  feed_match_id text NOT NULL,
  game_id text NOT NULL,
  market_type_id text NOT NULL,
  market_name text NOT NULL,
  outcome_id text NOT NULL,
  outcome_key text NOT NULL,
  pick text NOT NULL,
  odds bigint NOT NULL CHECK (odds > 1000),
  home_team text NOT NULL,
  away_team text NOT NULL,
  starts_at timestamptz NOT NULL,
  result text NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'won', 'lost', 'void')),
  full_time_score text,
  winning_outcome text,
  PRIMARY KEY (profile_id, bet_id, position),
  UNIQUE (profile_id, bet_id, feed_match_id),
  FOREIGN KEY (profile_id, bet_id) REFERENCES bet (profile_id, bet_id)
);
CREATE INDEX bet_leg_by_match ON bet_leg (feed_match_id, profile_id, bet_id);
