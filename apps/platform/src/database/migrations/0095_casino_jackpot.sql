-- The tiers of the casino's jackpot (D86). What a tier holds is spread over rows, so that rounds that end at once do not wait for each
-- other; who wins locks them all. Together they are the account "house:casino-jackpot:<tier>".
CREATE TABLE casino_tier (
  tier text NOT NULL CHECK (tier IN ('shaba', 'fedha', 'dhahabu')),
  shard smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (tier, shard)
) WITH (fillfactor = 50); -- every round writes a row of each tier: beside itself, and no index hears of it

-- What a credit won of the jackpot, beside its amount.
ALTER TABLE game_movement
  ADD COLUMN jackpot_tier text CHECK (jackpot_tier IN ('shaba', 'fedha', 'dhahabu')),
  ADD COLUMN jackpot_paid bigint CHECK (jackpot_paid > 0),
  ADD CHECK ((jackpot_tier IS NULL) = (jackpot_paid IS NULL)),
  ADD CHECK (jackpot_tier IS NULL OR kind = 'credit');
