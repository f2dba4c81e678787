-- Where cash-out is off, or costs more, for a time (0060): on everything, a market, a match, or a market of a match.
CREATE TABLE cash_out_limit (
  cash_out_limit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  match_id bigint,
  market_type_id text,
  margin_percent numeric(6, 3) CHECK (margin_percent BETWEEN 0 AND 100), -- null: off
  who text NOT NULL,
  why text NOT NULL,
  since timestamptz NOT NULL, -- betting time
  until timestamptz CHECK (until > since)
);
CREATE INDEX cash_out_limit_ends ON cash_out_limit (until);
-- By itself: where facts lie on every machine, a table is spread before it may point to another.
ALTER TABLE cash_out_limit ADD FOREIGN KEY (match_id) REFERENCES match;
