-- Cash-outs of bets with a pick in play wait as such bets do (0082). The bet stays open meanwhile, and nothing is paid.
CREATE TABLE cash_out_wait (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  number integer NOT NULL, -- counts the waits of a bet
  seconds integer NOT NULL CHECK (seconds > 0),
  until timestamptz NOT NULL, -- by the clock of the database
  is_by_floor boolean NOT NULL,
  bet_version integer NOT NULL, -- settlements and cash-outs of the bet before it
  quote jsonb NOT NULL, -- what is paid where it stands: the offer of the tap
  margin_percent double precision NOT NULL,
  judged_at timestamptz,
  reason text, -- why it fell; null while it waits, and of one that stood
  PRIMARY KEY (profile_id, bet_id, number),
  CHECK (reason IS NULL OR judged_at IS NOT NULL)
);
CREATE UNIQUE INDEX cash_out_wait_once ON cash_out_wait (profile_id, bet_id) WHERE judged_at IS NULL;
CREATE INDEX cash_out_wait_unjudged ON cash_out_wait (until) WHERE judged_at IS NULL;
-- All matches of its bet: those in play with their mark at the tap, and each with the version of its result.
CREATE TABLE cash_out_wait_match (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  number integer NOT NULL,
  match_id bigint NOT NULL,
  mark bigint, -- null of a match that is not in play
  result_version integer NOT NULL,
  PRIMARY KEY (profile_id, bet_id, number, match_id)
);
ALTER TABLE cash_out_wait ADD FOREIGN KEY (profile_id, bet_id) REFERENCES bet (profile_id, bet_id);
ALTER TABLE cash_out_wait_match ADD FOREIGN KEY (profile_id, bet_id, number) REFERENCES cash_out_wait (profile_id, bet_id, number);
