-- A leg that is a combination (0063): its parts and the price of every set of them at placing are terms; how each part came out is not. All three are
-- null of any other leg.
ALTER TABLE bet_leg ADD COLUMN combination jsonb, ADD COLUMN part_results jsonb;
ALTER TABLE bet_leg ADD CONSTRAINT bet_leg_combination_is_whole CHECK (
  combination IS NULL AND part_results IS NULL
  OR coalesce(jsonb_array_length(combination -> 'parts') BETWEEN 2 AND 6
    AND jsonb_array_length(combination -> 'partOdds') = (1 << jsonb_array_length(combination -> 'parts')) - 1
    AND jsonb_array_length(part_results) = jsonb_array_length(combination -> 'parts'), false));
DROP TRIGGER bet_leg_terms_are_final ON bet_leg;
CREATE TRIGGER bet_leg_terms_are_final
  BEFORE UPDATE OF profile_id, bet_id, position, match_id, feed_match_id, game_id, market_type_id, market_name, outcome_id, outcome_key, pick, odds,
    home_team, away_team, starts_at, combination
  ON bet_leg FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
