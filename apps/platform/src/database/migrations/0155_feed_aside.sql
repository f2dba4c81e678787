-- What is wrong with one line of a feed stops its match or market and nothing else, and a person decides (0042).

CREATE FUNCTION refuse_changing_what_was_said() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a feed or the house has said is kept as it was said';
END $$;

-- Lines that were not done, each once.
CREATE TABLE feed_aside (
  aside_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  seq bigint NOT NULL,
  line text NOT NULL,
  -- what of this house it is about, as far as that is known
  match_id bigint REFERENCES match,
  market_type_id text,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (source, seq)
);
CREATE INDEX feed_aside_of_match ON feed_aside (match_id, aside_id);
CREATE TRIGGER feed_aside_is_final BEFORE UPDATE OR DELETE ON feed_aside FOR EACH ROW EXECUTE FUNCTION refuse_changing_what_was_said();
CREATE TRIGGER feed_aside_is_kept BEFORE TRUNCATE ON feed_aside FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_what_was_said();

-- What operators have said. A line set aside waits until an act names it.
CREATE TABLE house_act (
  act_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  operator text NOT NULL,
  act text NOT NULL CHECK (act IN ('yes', 'no', 'another', 'overtaken', 'close', 'open', 'void', 'result', 'reopen', 'give-back')),
  match_id bigint REFERENCES match,
  market_type_id text,
  aside_id bigint UNIQUE REFERENCES feed_aside,
  detail text
);
CREATE TRIGGER house_act_is_final BEFORE UPDATE OR DELETE ON house_act FOR EACH ROW EXECUTE FUNCTION refuse_changing_what_was_said();
CREATE TRIGGER house_act_is_kept BEFORE TRUNCATE ON house_act FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_what_was_said();

-- While a row stands, no price of the market is on the board, whatever its feed says.
CREATE TABLE closure (
  match_id bigint NOT NULL REFERENCES match,
  -- '' is every market of the match
  market_type_id text NOT NULL,
  -- 'house', or 'line 12' by the aside_id
  cause text NOT NULL,
  -- the type of line that opens it again by being good; null where only an operator does
  mended_by text,
  PRIMARY KEY (match_id, market_type_id, cause)
);

-- The newest price of a pushed feed that was believed. On the board while it is offered and nothing closes its market.
CREATE TABLE feed_price (
  outcome_id bigint PRIMARY KEY REFERENCES outcome,
  odds integer NOT NULL CHECK (odds > 1000),
  -- which line of its source said it
  seq bigint NOT NULL,
  -- suspended: taken away by the feed; silenced: by its silence, until its heartbeat
  state text NOT NULL CHECK (state IN ('offered', 'suspended', 'silenced'))
) WITH (fillfactor = 80);
INSERT INTO feed_price (outcome_id, odds, seq, state)
SELECT outcome_id, odds, 0, 'silenced' FROM silenced_price
UNION ALL
SELECT outcome_id, odds, 0, 'offered' FROM match JOIN outcome USING (match_id)
WHERE feed LIKE 'pushed/%' AND odds IS NOT NULL AND outcome_id NOT IN (SELECT outcome_id FROM silenced_price);
DROP TABLE silenced_price;

-- A result that is taken back counts as one more version, so that its bets are looked at again: the match has none then.
ALTER TABLE match DROP CONSTRAINT match_check;
ALTER TABLE match ADD CONSTRAINT match_ended_by_result CHECK (status NOT IN ('finished', 'void') OR result_version > 0);
-- An operator said how the match ended: no feed changes it until it is given back.
ALTER TABLE match ADD COLUMN is_house_word boolean NOT NULL DEFAULT false;
