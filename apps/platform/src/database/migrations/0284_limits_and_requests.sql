-- Former versions work on, and take bets that these limits would refuse.
-- What is paid on a match is limited for each match of a sport, too.
ALTER TABLE pay_limit ADD COLUMN sport_id bigint,
  ADD CONSTRAINT pay_limit_one_part CHECK (num_nonnulls(sport_id, competition_id, match_id) <= 1);
-- The stakes of a class, in one sport alone.
ALTER TABLE stake_limit ADD COLUMN sport_id bigint; -- null: in every sport

-- The most that one bet is paid, before the tax on winnings, where a pick of it is of this part: of a sport, a competition or a match, and of a market.
CREATE TABLE bet_limit (
  bet_limit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- all four null: each bet
  sport_id bigint,
  competition_id bigint,
  match_id bigint,
  market_type_id text,
  most bigint NOT NULL CHECK (most >= 0), -- cents
  who text NOT NULL,
  why text NOT NULL,
  since timestamptz NOT NULL, -- real time, by which the counter reads them
  until timestamptz CHECK (until > since),
  CHECK (num_nonnulls(sport_id, competition_id, match_id) <= 1)
);
CREATE INDEX bet_limit_ends ON bet_limit (until);

-- The id of the HTTP call that promised a job, or of the one behind the job that did; the log has it of both. Null of work that no call began.
ALTER TABLE job ADD COLUMN request text;
