-- Work that one process has in hand, so that no other does it too (0048).
CREATE TABLE claim (
  name text PRIMARY KEY,
  holder text NOT NULL,
  held_until timestamptz NOT NULL, -- by the clock of the database: a process that was killed renews it no more
  progress jsonb -- how far it has come, for whoever takes it over
);

-- What of settlement failed by itself: all beside it went on.
CREATE TABLE settlement_set_aside (
  profile_id text NOT NULL, -- '' of a jackpot, which is everybody's
  subject text NOT NULL, -- bet_id; jackpot_id of a jackpot
  kind text NOT NULL CHECK (kind IN ('bet', 'hold', 'ticket', 'ticket-hold', 'jackpot')),
  feed_match_id text NOT NULL, -- by whose result; '' of a hold and a ticket
  reason text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 1,
  again_at timestamptz, -- null: when its match has a newer result, or an operator asks
  PRIMARY KEY (profile_id, subject, kind, feed_match_id)
);
CREATE INDEX settlement_to_try_again ON settlement_set_aside (again_at) WHERE again_at IS NOT NULL;
