-- The flight or draw that a round is a part of, as the provider names it. Limits of a game hold for all a customer has in one, in
-- whatever sessions.
ALTER TABLE game_round ADD COLUMN provider text, ADD COLUMN game_id text, ADD COLUMN shared_round text;
UPDATE game_round SET provider = game_session.provider, game_id = game_session.game_id, shared_round = round_id
  FROM game_session WHERE game_session.session_id = game_round.session_id;
ALTER TABLE game_round ALTER COLUMN provider SET NOT NULL, ALTER COLUMN game_id SET NOT NULL, ALTER COLUMN shared_round SET NOT NULL;
CREATE INDEX game_round_shared ON game_round (profile_id, provider, game_id, shared_round);
