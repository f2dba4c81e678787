-- Odds feeds that are pushed (0036). A match of one is known by `match.feed` and `match.external_id`.

CREATE TABLE feed_source (
  source text PRIMARY KEY,
  -- every event below has been taken, once
  next_seq bigint NOT NULL CHECK (next_seq > 0),
  heard_at timestamptz NOT NULL
);

-- The newest version of a result, as the feed counts them; our own count is match.result_version.
CREATE TABLE feed_result (
  feed_match_id bigint PRIMARY KEY REFERENCES match (feed_match_id),
  version integer NOT NULL CHECK (version > 0)
);

-- Prices that were taken off the board because their source fell silent; a heartbeat puts them back.
CREATE TABLE silenced_price (
  outcome_id bigint PRIMARY KEY REFERENCES outcome,
  odds integer NOT NULL CHECK (odds > 1000)
);

-- Above the numbers of the season and of files
CREATE SEQUENCE feed_match_number AS bigint START 1000000000;
CREATE SEQUENCE feed_competition_number AS bigint START 100000;
