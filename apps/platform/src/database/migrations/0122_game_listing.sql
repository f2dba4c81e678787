-- The games that have come to the lists of this house, in their order: a game is new for a while after it came. Of games that are offered
-- no more the row stays, so that they do not come back as new.
CREATE TABLE game_listing (
  game_id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  -- Real time (D70).
  listed_at timestamptz NOT NULL
);
