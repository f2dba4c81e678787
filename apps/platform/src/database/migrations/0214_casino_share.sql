-- No round writes a row of everybody's (0054): what a customer's rounds fed the casino's jackpot stands in a row of the customer's own. Each tier
-- gets the same of a round. A tier holds its rest and all that was ever fed; whoever wins it takes that from the rest, which may be below zero.
CREATE TABLE casino_share (
  profile_id text PRIMARY KEY REFERENCES wallet,
  fed bigint NOT NULL CHECK (fed >= 0)
) WITH (fillfactor = 70); -- each round writes it again: beside itself, and no index hears of it

CREATE TABLE casino_tier_rest (
  tier text PRIMARY KEY CHECK (tier IN ('shaba', 'fedha', 'dhahabu')),
  rest bigint NOT NULL
);
INSERT INTO casino_tier_rest (tier, rest) SELECT tier, sum(amount) FROM casino_tier GROUP BY tier;
DROP TABLE casino_tier;
ALTER TABLE casino_tier_rest RENAME TO casino_tier;
