-- The quote of a bet follows from its legs, limits and tax record (D08): of it only what lists show is kept, in columns of its own.
ALTER TABLE bet ADD COLUMN total_odds double precision CHECK (total_odds >= 0), -- in hundredths; beyond what integers hold
  ADD COLUMN possible_win bigint CHECK (possible_win >= 0);
UPDATE bet SET total_odds = (quote ->> 'totalOdds')::double precision, possible_win = (quote ->> 'netPayout')::bigint;
ALTER TABLE bet ALTER COLUMN total_odds SET NOT NULL, ALTER COLUMN possible_win SET NOT NULL;
DROP TRIGGER bet_terms_are_final ON bet;
ALTER TABLE bet DROP COLUMN quote;
CREATE TRIGGER bet_terms_are_final
  BEFORE UPDATE OF profile_id, bet_id, reference, type, placed_at, stake, stake_after_tax, total_odds, possible_win, uses_free_bet, leg_count, limits,
    tax_record, grant_id
  ON bet FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
