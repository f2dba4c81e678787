-- Former versions work on, and offer what these limits would hold back.
-- The least and the highest price that is offered on a market of a match, or on all of them. Of both kinds the stricter counts.
CREATE TABLE price_limit (
  price_limit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  match_id bigint NOT NULL,
  market_type_id text, -- null: all markets of the match
  least integer, -- thousandths
  most integer,
  who text NOT NULL,
  why text NOT NULL,
  since timestamptz NOT NULL, -- betting time
  CHECK (num_nonnulls(least, most) > 0),
  CHECK (least <= most),
  CONSTRAINT price_limit_once UNIQUE NULLS NOT DISTINCT (match_id, market_type_id)
);
-- By itself: where facts lie on every machine, a table is spread before it may point to another.
ALTER TABLE price_limit ADD FOREIGN KEY (match_id) REFERENCES match;
