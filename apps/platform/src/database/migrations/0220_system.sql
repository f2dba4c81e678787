-- The lines of a bet that is a system (0059): its sizes, and its bankers by their places among the legs; null of any other bet. They are terms like the stake.
ALTER TABLE bet ADD COLUMN system jsonb
  CHECK (system IS NULL OR jsonb_typeof(system -> 'sizes') = 'array' AND jsonb_typeof(system -> 'bankers') = 'array');
DROP TRIGGER bet_terms_are_final ON bet;
CREATE TRIGGER bet_terms_are_final
  BEFORE UPDATE OF profile_id, bet_id, reference, type, placed_at, stake, stake_after_tax, total_odds, possible_win, uses_free_bet, leg_count, limits,
    tax_record, grant_id, system
  ON bet FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
-- A shared slip says its lines too: bankers are places of its picks
ALTER TABLE booked_betslip ADD COLUMN system jsonb;
