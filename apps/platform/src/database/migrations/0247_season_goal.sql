-- Goals that the operator of a sandbox made happen in a match of the season, beside those that were drawn (0081).
CREATE TABLE season_goal (
  match_id bigint NOT NULL,
  number integer NOT NULL,
  side text NOT NULL CHECK (side IN ('home', 'away')),
  at double precision NOT NULL CHECK (at >= 0), -- minutes of play
  PRIMARY KEY (match_id, number)
);
