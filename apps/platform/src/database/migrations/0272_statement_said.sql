-- Former versions work on.
-- A line of the statement stays as it was said first; what a later line says otherwise of it is kept beside it, until somebody has said which holds.
CREATE TABLE statement_said (
  receipt text NOT NULL,
  side text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0), -- 0: no money moved
  at timestamptz NOT NULL,
  details text NOT NULL,
  said_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (receipt, side, amount, at)
);
-- What was said last otherwise; null where nothing is, and where it has been ended.
ALTER TABLE statement_line ADD COLUMN said_now bigint CHECK (said_now >= 0), ADD COLUMN said_now_at timestamptz,
  ADD CHECK ((said_now IS NULL) = (said_now_at IS NULL));

-- The time of which statements with all their lines were taken. Of before, a day counts that has lines.
ALTER TABLE statement_sum ADD COLUMN taken tstzmultirange NOT NULL DEFAULT '{}';
UPDATE statement_sum SET taken = coalesce(
  (SELECT range_agg(tstzrange(day AT TIME ZONE 'Africa/Nairobi', least((day + interval '1 day') AT TIME ZONE 'Africa/Nairobi', until + interval '1 second')))
   FROM (SELECT DISTINCT date_trunc('day', at AT TIME ZONE 'Africa/Nairobi') AS day FROM statement_line WHERE theirs IS NOT NULL) AS days), '{}');

-- The cents that a line which nobody has explained is apart by.
CREATE FUNCTION statement_difference(theirs bigint, ours bigint, said_now bigint, why text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(CASE WHEN why IS NULL THEN abs(coalesce(theirs, 0) - coalesce(ours, 0)) ELSE 0 END, abs(said_now - coalesce(theirs, 0)))
$$;

CREATE OR REPLACE FUNCTION add_to_statement_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE statement_sum SET lines = statement_sum.lines + moved.lines, apart = statement_sum.apart + moved.apart,
    unexplained = statement_sum.unexplained + moved.unexplained, until = greatest(statement_sum.until, moved.until)
  FROM (SELECT count(*) AS lines, count(*) FILTER (WHERE is_apart) AS apart,
      coalesce(sum(statement_difference(theirs, ours, said_now, why)) FILTER (WHERE is_apart), 0) AS unexplained, max(at) FILTER (WHERE theirs IS NOT NULL) AS until
    FROM (SELECT *, (ours IS DISTINCT FROM theirs AND why IS NULL) OR said_now IS NOT NULL AS is_apart FROM came) AS lines) AS moved;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION move_statement_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE statement_sum SET apart = statement_sum.apart + moved.apart, unexplained = statement_sum.unexplained + moved.unexplained,
    until = greatest(statement_sum.until, (SELECT max(at) FROM came WHERE theirs IS NOT NULL))
  FROM (SELECT coalesce(sum(sign), 0) AS apart, coalesce(sum(sign * statement_difference(theirs, ours, said_now, why)), 0) AS unexplained
    FROM (SELECT 1 AS sign, theirs, ours, said_now, why FROM came UNION ALL SELECT -1, theirs, ours, said_now, why FROM went) AS all_lines
    WHERE (ours IS DISTINCT FROM theirs AND why IS NULL) OR said_now IS NOT NULL) AS moved;
  RETURN NULL;
END $$;

-- Those of most shillings are listed first, and the oldest is told of.
DROP INDEX statement_line_unexplained;
CREATE INDEX statement_line_unexplained ON statement_line ((- statement_difference(theirs, ours, said_now, why)), receipt, side)
  WHERE (ours IS DISTINCT FROM theirs AND why IS NULL) OR said_now IS NOT NULL;
CREATE INDEX statement_line_unexplained_since ON statement_line (at) WHERE (ours IS DISTINCT FROM theirs AND why IS NULL) OR said_now IS NOT NULL;
