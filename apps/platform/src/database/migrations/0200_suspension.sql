-- Betting is suspended by rows (0053). A price stays where it is while a row stands: whoever reads prices reads these too.
CREATE TABLE suspension (
  suspension_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- all three null: all betting; else a competition, a match, or a market of one
  competition_id bigint REFERENCES competition,
  match_id bigint REFERENCES match,
  market_type_id text,
  -- 'house'; 'feed': its feed said so; 'silence': its feed is silent; 'line 12': a line that is set aside, by the aside_id
  cause text NOT NULL,
  -- the type of line that lifts it by being good; null where none does
  mended_by text,
  who text NOT NULL,
  why text NOT NULL,
  since timestamptz NOT NULL,
  -- lifted then by itself
  until timestamptz CHECK (until > since),
  CHECK (competition_id IS NULL OR match_id IS NULL),
  CHECK (market_type_id IS NULL OR match_id IS NOT NULL),
  CONSTRAINT suspension_once UNIQUE NULLS NOT DISTINCT (match_id, market_type_id, competition_id, cause)
);
CREATE INDEX suspension_ends ON suspension (until) WHERE until IS NOT NULL;

INSERT INTO suspension (match_id, market_type_id, cause, mended_by, who, why, since)
SELECT closure.match_id, nullif(closure.market_type_id, ''), cause, mended_by, coalesce(source, 'the house'), coalesce(reason, 'closed'), coalesce(feed_aside.at, now())
FROM closure LEFT JOIN feed_aside ON cause = 'line ' || aside_id;
INSERT INTO suspension (match_id, market_type_id, cause, who, why, since)
SELECT DISTINCT match_id, market_type_id, 'silence', 'the house', 'its source was silent', now()
FROM feed_price JOIN outcome USING (outcome_id) JOIN match USING (match_id) WHERE state = 'silenced' AND status NOT IN ('finished', 'void');
-- What a feed has suspended has no price until its next ones. What it offers is on the board again, under what suspends it.
UPDATE outcome SET odds = feed_price.odds FROM feed_price, match
WHERE feed_price.outcome_id = outcome.outcome_id AND match.match_id = outcome.match_id AND outcome.odds IS NULL
  AND feed_price.state IN ('offered', 'silenced') AND match.status NOT IN ('finished', 'void');
ALTER TABLE feed_price DROP COLUMN state;
DROP TABLE closure;
UPDATE sports_version SET version = version + 1;
UPDATE match SET state_version = version FROM sports_version WHERE status NOT IN ('finished', 'void');

-- Nothing ever wrote it
UPDATE match SET status = 'open' WHERE status = 'suspended';
ALTER TABLE match
  DROP CONSTRAINT match_status_check,
  ADD CONSTRAINT match_status_check CHECK (status IN ('open', 'postponed', 'started', 'finished', 'void'));
DROP INDEX match_in_progress;
CREATE INDEX match_in_progress ON match (starts_at) WHERE status IN ('open', 'started');
