-- Bets on matches in play (0081): one that waits holds its stake; then it is open, or fell.
ALTER TABLE bet
  DROP CONSTRAINT bet_status_check,
  ADD CONSTRAINT bet_status_check CHECK (status IN ('open', 'won', 'lost', 'void', 'cashed-out', 'waiting', 'fell'));
DO $$
DECLARE
  old text;
BEGIN
  SELECT conname INTO STRICT old FROM pg_constraint
  WHERE conrelid = 'bet'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%settled_at IS NULL%';
  EXECUTE format('ALTER TABLE bet DROP CONSTRAINT %I', old);
END $$;
ALTER TABLE bet ADD CONSTRAINT bet_settled_when_over CHECK ((status IN ('open', 'waiting')) = (settled_at IS NULL));

CREATE TABLE bet_wait (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  seconds integer NOT NULL CHECK (seconds > 0),
  until timestamptz NOT NULL, -- by the clock of the database
  judged_at timestamptz,
  reason text, -- why it fell; null while it waits, and of one that stood
  PRIMARY KEY (profile_id, bet_id),
  CHECK (reason IS NULL OR judged_at IS NOT NULL)
);
-- The matches of its legs: those in play with their mark at the tap, the others with the version of their result.
CREATE TABLE bet_wait_match (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  match_id bigint NOT NULL,
  mark bigint, -- null of a match that is not in play
  minute integer,
  result_version integer NOT NULL,
  PRIMARY KEY (profile_id, bet_id, match_id)
);
CREATE INDEX bet_wait_match_by_match ON bet_wait_match (match_id) WHERE mark IS NOT NULL;
-- By itself: where customers lie on several machines, a table is spread before it may point to another.
ALTER TABLE bet_wait ADD FOREIGN KEY (profile_id, bet_id) REFERENCES bet (profile_id, bet_id);
ALTER TABLE bet_wait_match ADD FOREIGN KEY (profile_id, bet_id) REFERENCES bet_wait (profile_id, bet_id);
