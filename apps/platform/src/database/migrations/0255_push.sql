-- Where a login is told by push of what happens in the account (0091). It ends with the login. By themselves: a table is spread before it may point to another.
CREATE TABLE push_subscription (
  profile_id text NOT NULL,
  login_hash text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  topics text[] NOT NULL CHECK (cardinality(topics) > 0 AND topics <@ ARRAY['bets', 'deposits', 'jackpots']),
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (profile_id, login_hash)
);
ALTER TABLE push_subscription ADD FOREIGN KEY (profile_id) REFERENCES wallet;

-- A notice on its way to a login: one row, and one message, for each.
CREATE TABLE push_message (
  profile_id text NOT NULL,
  event text NOT NULL,
  login_hash text NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL, -- of the notice
  bet_id text,
  reference text NOT NULL,
  -- sending: its service is being asked; unknown: it was, and its answer was lost
  state text NOT NULL DEFAULT 'promised' CHECK (state IN ('promised', 'sending', 'sent', 'unknown', 'refused', 'given-up', 'stopped')),
  tries integer NOT NULL DEFAULT 0,
  reason text,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (profile_id, event, login_hash)
);
ALTER TABLE push_message ADD FOREIGN KEY (profile_id) REFERENCES wallet;

-- Whether a device had asked for the notice when it was written.
ALTER TABLE notice ADD COLUMN push boolean NOT NULL DEFAULT false;
