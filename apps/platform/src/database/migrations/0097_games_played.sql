-- Which games everybody plays lately, and which a customer opened last: both are asked whenever the lobby is.
CREATE INDEX game_session_lately ON game_session (opened_at);
CREATE INDEX game_session_of_player ON game_session (profile_id, opened_at DESC);
