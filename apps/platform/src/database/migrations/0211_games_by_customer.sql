-- Games are found by their customer (0054). What a provider sends back names no customer: a launch and a session have their names in owner_of,
-- for as long as they can be used, and a provider's transactions for good: each is one over all customers.
INSERT INTO owner_of (kind, name, profile_id)
  SELECT 'launch', token_hash, profile_id FROM game_launch WHERE used_at IS NULL
  UNION ALL
  SELECT 'game-session', session_id, profile_id FROM game_session
  UNION ALL
  SELECT 'game-transaction', provider || ':' || transaction_id, profile_id FROM game_movement;

ALTER TABLE game_launch DROP CONSTRAINT game_launch_pkey, ADD PRIMARY KEY (profile_id, token_hash);
ALTER TABLE game_session DROP CONSTRAINT game_session_pkey, ADD PRIMARY KEY (profile_id, session_id);
ALTER TABLE game_player DROP CONSTRAINT game_player_player_key;
ALTER TABLE game_movement DROP CONSTRAINT game_movement_pkey, ADD PRIMARY KEY (profile_id, provider, transaction_id);
DROP INDEX game_movement_taken_back;
CREATE UNIQUE INDEX game_movement_taken_back ON game_movement (profile_id, provider, of_transaction) WHERE of_transaction IS NOT NULL;
