-- What can be bet on. The season and imported feeds write here; bets only read, and lock outcomes FOR SHARE.

CREATE TABLE sport (
  sport_id bigint PRIMARY KEY,
  name text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('3way', '2way')),
  is_esport boolean NOT NULL,
  list_position integer NOT NULL
);

CREATE TABLE competition (
  competition_id bigint PRIMARY KEY,
  code text NOT NULL UNIQUE,
  sport_id bigint NOT NULL REFERENCES sport,
  category text NOT NULL,
  name text NOT NULL,
  is_top boolean NOT NULL,
  list_position integer NOT NULL
);

CREATE TABLE match (
  match_id bigint PRIMARY KEY,
  feed_match_id bigint NOT NULL UNIQUE,
  -- short digits a customer can type; free again once the match is over
  game_id integer NOT NULL,
  competition_id bigint NOT NULL REFERENCES competition,
  feed text NOT NULL,
  external_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  home_team text NOT NULL,
  away_team text NOT NULL,
  -- lower case, without accents: what search looks in
  search_text text NOT NULL,
  -- open: can be bet on until it starts; suspended: for a moment not; started: no more; finished, void: has a result
  status text NOT NULL CHECK (status IN ('open', 'suspended', 'started', 'finished', 'void')),
  full_time_home integer CHECK (full_time_home >= 0),
  full_time_away integer CHECK (full_time_away >= 0),
  half_time_home integer CHECK (half_time_home >= 0),
  half_time_away integer CHECK (half_time_away >= 0),
  -- 0 without a result, then 1, and one more for each correction
  result_version integer NOT NULL DEFAULT 0,
  -- the result_version bets were last settled by: below result_version, settling is owed
  settled_version integer NOT NULL DEFAULT 0,
  extra_market_count integer NOT NULL DEFAULT 0,
  UNIQUE (feed, external_id),
  CHECK ((status IN ('finished', 'void')) = (result_version > 0)),
  CHECK (status <> 'finished' OR (full_time_home IS NOT NULL AND full_time_away IS NOT NULL))
);
CREATE INDEX match_by_start ON match (starts_at, match_id) WHERE status = 'open';
CREATE INDEX match_in_progress ON match (starts_at) WHERE status IN ('open', 'suspended', 'started');
CREATE INDEX match_owing_settlement ON match (feed_match_id) WHERE settled_version < result_version;

CREATE TABLE outcome (
  outcome_id bigint PRIMARY KEY,
  match_id bigint NOT NULL REFERENCES match,
  market_type_id text NOT NULL,
  market_name text NOT NULL,
  outcome_key text NOT NULL,
  label text NOT NULL,
  -- the order of the markets on the page, and of the outcomes in them
  list_position integer NOT NULL,
  -- which of the seven columns of a match card shows it
  main_column text CHECK (main_column IN ('home', 'draw', 'away', 'over25', 'under25', 'gg', 'ng')),
  -- whole thousandths; null is a missing price, shown as a lock
  odds integer CHECK (odds > 1000),
  result text NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'won', 'lost', 'void')),
  UNIQUE (match_id, market_type_id, outcome_key)
) WITH (fillfactor = 80);
CREATE INDEX outcome_main ON outcome (match_id) WHERE main_column IS NOT NULL;

-- One row: counts every change a public list could show, so a cached list knows when it is old.
CREATE TABLE sports_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL
);
INSERT INTO sports_version (version) VALUES (1);
