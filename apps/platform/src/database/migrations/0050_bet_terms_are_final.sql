-- What was agreed stays agreed: the terms of a bet and of its legs are written once, and no bet is ever deleted.
CREATE FUNCTION refuse_changing_a_bet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a bet are final';
END $$;
CREATE TRIGGER bet_terms_are_final
  BEFORE UPDATE OF profile_id, bet_id, reference, type, placed_at, stake, stake_after_tax, uses_free_bet, leg_count, quote, limits, tax_record, grant_id
  ON bet FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
CREATE TRIGGER bet_is_kept BEFORE DELETE ON bet FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
CREATE TRIGGER bet_leg_terms_are_final
  BEFORE UPDATE OF profile_id, bet_id, position, match_id, feed_match_id, game_id, market_type_id, market_name, outcome_id, outcome_key, pick, odds,
    home_team, away_team, starts_at
  ON bet_leg FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
CREATE TRIGGER bet_leg_is_kept BEFORE DELETE ON bet_leg FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
