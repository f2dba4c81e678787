-- The stream of prices reads what changed after a version, so what changes says in which version (0018). A version is counted up in
-- the transaction that changes something, under the lock of its one row: whoever reads a version reads all that changed up to it.

ALTER TABLE outcome ADD COLUMN price_version bigint NOT NULL DEFAULT 0;
ALTER TABLE match
  ADD COLUMN prices_version bigint NOT NULL DEFAULT 0, -- the newest price_version of its outcomes
  ADD COLUMN state_version bigint NOT NULL DEFAULT 0; -- of its status and score
-- In which version a match last came onto the lists
ALTER TABLE sports_version ADD COLUMN matches_version bigint NOT NULL DEFAULT 0;

-- A match is written with each of its prices now: beside itself, so that no index hears of it.
ALTER TABLE match SET (fillfactor = 80);
