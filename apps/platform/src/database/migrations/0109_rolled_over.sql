-- What of a verdict's rollover stands in the fund of the offer that took it. A correction that came after that offer had closed was the
-- house's to bear (D89): it moved the rollover, and not this.
ALTER TABLE jackpot_verdict ADD COLUMN rolled bigint NOT NULL DEFAULT 0 CHECK (rolled >= 0);

UPDATE jackpot_verdict AS verdict
SET rolled = COALESCE((
  SELECT earlier.rollover FROM jackpot_verdict AS earlier JOIN jackpot AS taker ON taker.jackpot_id = verdict.rolled_into
  WHERE earlier.jackpot_id = verdict.jackpot_id AND earlier.version <= verdict.version AND earlier.rolled_into IS NOT NULL
    AND (taker.sealed_at IS NULL OR earlier.decided_at < taker.sealed_at)
  ORDER BY earlier.version DESC LIMIT 1), verdict.rollover)
WHERE rolled_into IS NOT NULL;
