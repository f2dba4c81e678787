-- Why a pick is void by when its match was played (D95, 0041); null where its result decides.
ALTER TABLE bet_leg
  ADD COLUMN void_reason text CHECK (void_reason IN ('postponed', 'placed-late')),
  ADD CONSTRAINT bet_leg_void_for_a_reason CHECK (void_reason IS NULL OR result = 'void');

-- The picks of a jackpot are judged by the start a match had when the offer was opened: one verdict for all its tickets
ALTER TABLE jackpot_match
  ADD COLUMN planned_start timestamptz,
  ADD COLUMN void_reason text CHECK (void_reason IN ('postponed', 'placed-late'));
UPDATE jackpot_match SET planned_start = match.starts_at FROM match WHERE match.feed_match_id = jackpot_match.feed_match_id;
ALTER TABLE jackpot_match ALTER COLUMN planned_start SET NOT NULL;
