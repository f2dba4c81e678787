-- When a source was silent so long that a match in play could not be watched (0082): a bet that waited is judged by the end of its wait.
CREATE TABLE feed_silence (
  source text NOT NULL,
  heard_at timestamptz NOT NULL, -- when it was heard before it
  ended_at timestamptz NOT NULL, -- when it was heard again
  PRIMARY KEY (source, ended_at)
);
