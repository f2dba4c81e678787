-- How long a customer has been playing games, in all of them together: their latest play. All times here are real time (D70).
CREATE TABLE game_play (
  profile_id text PRIMARY KEY REFERENCES wallet,
  started_at timestamptz NOT NULL,
  last_stake_at timestamptz NOT NULL,
  -- When the customer last answered a reality check; the start before that.
  checked_at timestamptz NOT NULL,
  -- Was a stake refused since, for the check that waits?
  is_asked boolean NOT NULL,
  CHECK (started_at <= checked_at AND started_at <= last_stake_at)
);
