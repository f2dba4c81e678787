-- Former versions work on; their prices leave no row here.
-- What became of the prices of a market, and why: rows are added and after some days forgotten, never changed.
CREATE TABLE price_move (
  move_id bigint GENERATED ALWAYS AS IDENTITY,
  match_id bigint NOT NULL,
  market_type_id text, -- null: all markets of the match
  at timestamptz NOT NULL, -- by the clock of whoever says it, as of suspensions
  what text NOT NULL CHECK (what IN ('priced', 'limited', 'closed', 'opened')),
  cause text NOT NULL CHECK (cause IN ('feed', 'trader', 'guard')),
  who text NOT NULL,
  why text NOT NULL,
  -- of each price that moved, by the key of its outcome: the one before and the new one, in thousandths
  odds jsonb NOT NULL,
  held text[] NOT NULL, -- keys of those that are not offered, being outside of the limits of prices
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (match_id, move_id)
);
CREATE INDEX price_move_age ON price_move (written_at);
