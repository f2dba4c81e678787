-- A game session is forgotten when nobody can ask for it any more; its rounds and movements are books, and stay.
ALTER TABLE game_round DROP CONSTRAINT game_round_session_id_fkey;
ALTER TABLE game_movement DROP CONSTRAINT game_movement_session_id_fkey;
