-- The newest results of a side, for the form on a match's page. Only matches that are over are in them.
CREATE INDEX match_played_at_home ON match (competition_id, home_team, starts_at) WHERE status = 'finished';
CREATE INDEX match_played_away ON match (competition_id, away_team, starts_at) WHERE status = 'finished';
