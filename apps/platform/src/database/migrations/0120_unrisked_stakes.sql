-- A provider's own name of a customer, the same in all their sessions: stakes of two windows on one draw are one risk. It says nothing
-- else about them.
CREATE TABLE game_player (
  profile_id text NOT NULL REFERENCES wallet,
  provider text NOT NULL,
  player text NOT NULL UNIQUE,
  PRIMARY KEY (profile_id, provider)
);

-- How much of a credit only brings back stakes that were not at risk, as its provider said, and how much of that had been deposited and
-- never staked before: it counts as such again (R9-03, D11).
ALTER TABLE game_movement
  ADD COLUMN unrisked bigint CHECK (unrisked > 0),
  ADD COLUMN unwagered bigint CHECK (unwagered > 0 AND unwagered <= unrisked),
  ADD CHECK (unrisked IS NULL OR kind = 'credit');
