-- The most that the house will pay on a match, for a time: on each match, on those of a competition, or on one.
CREATE TABLE pay_limit (
  pay_limit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- both null: each match
  competition_id bigint,
  match_id bigint,
  most bigint NOT NULL CHECK (most >= 0), -- cents, in all, at the score that costs most
  who text NOT NULL,
  why text NOT NULL,
  since timestamptz NOT NULL, -- betting time
  until timestamptz CHECK (until > since),
  CHECK (competition_id IS NULL OR match_id IS NULL)
);
CREATE INDEX pay_limit_ends ON pay_limit (until);
