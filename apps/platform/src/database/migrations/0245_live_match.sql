-- Matches in play (0081): how each stands, what happened in it, and the changes by which a bet falls that waits on it.
CREATE TABLE live_match (
  match_id bigint PRIMARY KEY,
  period text NOT NULL CHECK (period IN ('first-half', 'half-time', 'second-half', 'ended')),
  minute integer NOT NULL CHECK (minute >= 0),
  added integer NOT NULL CHECK (added >= 0),
  home integer NOT NULL CHECK (home >= 0),
  away integer NOT NULL CHECK (away >= 0),
  home_reds integer NOT NULL CHECK (home_reds >= 0),
  away_reds integer NOT NULL CHECK (away_reds >= 0),
  why text CHECK (why IN ('goal', 'penalty', 'red-card', 'source')), -- no bet is taken for a moment, for this
  mark bigint NOT NULL DEFAULT 0, -- the number of its newest change
  live_version bigint NOT NULL DEFAULT 0 -- of the lists, when this was written last
);
CREATE INDEX live_match_in_play ON live_match (match_id) WHERE period <> 'ended';

CREATE TABLE live_event (
  match_id bigint NOT NULL,
  number integer NOT NULL,
  minute integer NOT NULL,
  added integer NOT NULL,
  kind text NOT NULL,
  side text CHECK (side IN ('home', 'away')),
  home integer NOT NULL,
  away integer NOT NULL,
  PRIMARY KEY (match_id, number)
);

-- Kept by the clock of the database, which also says when a wait ends.
CREATE TABLE live_change (
  match_id bigint NOT NULL,
  mark bigint NOT NULL,
  reason text NOT NULL CHECK (reason IN ('goal', 'penalty', 'red-card', 'suspended', 'source', 'ended')),
  at timestamptz NOT NULL,
  PRIMARY KEY (match_id, mark)
);
