-- Matches that began by the clock and have had no result for a day (D95, 0041): the operator's list. Each is put on it once.
CREATE TABLE overdue_result (
  match_id bigint PRIMARY KEY REFERENCES match,
  listed_at timestamptz NOT NULL -- betting time
);
