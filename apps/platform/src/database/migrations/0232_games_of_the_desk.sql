-- Games that the house has switched off: no list has them, and none is opened.
CREATE TABLE game_off (
  game_id text PRIMARY KEY,
  who text NOT NULL,
  why text NOT NULL,
  since timestamptz NOT NULL
);

-- What was staked on each game on a day and what it brought back, added up in the night after: the desk reads these few rows, never the movements.
CREATE TABLE game_day (
  day date NOT NULL,
  game_id text NOT NULL,
  rounds bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  -- of what each round brought, in shillings, squared: how far the return may stray by luck
  squares double precision NOT NULL,
  PRIMARY KEY (day, game_id)
);
-- Tiny, since movements are written in the order of time.
CREATE INDEX game_movement_by_moment ON game_movement USING brin (made_at);
