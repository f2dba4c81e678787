-- How clubs did before the house offered their matches: the form on a match's page. A feed brings them; nothing is settled by them.
CREATE TABLE past_result (
  competition_id bigint NOT NULL REFERENCES competition,
  played_on date NOT NULL,
  home_team text NOT NULL,
  away_team text NOT NULL,
  home_goals integer NOT NULL CHECK (home_goals >= 0),
  away_goals integer NOT NULL CHECK (away_goals >= 0),
  PRIMARY KEY (competition_id, home_team, played_on, away_team)
);
CREATE INDEX past_result_away ON past_result (competition_id, away_team, played_on);
