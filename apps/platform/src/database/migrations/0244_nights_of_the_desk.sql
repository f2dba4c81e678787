-- The newest day that each nightly sum has added: nights that were missed are added with the next.
CREATE TABLE nightly_sum (
  name text PRIMARY KEY,
  day date NOT NULL
);
INSERT INTO nightly_sum SELECT 'game-days', max(day) FROM game_day HAVING max(day) IS NOT NULL;
INSERT INTO nightly_sum SELECT 'look-at-people', max(day) FROM customer_day HAVING max(day) IS NOT NULL;

-- Since when the regulator could not be told, and when it is tried again; no row while all is told.
CREATE TABLE regulator_wait (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  since timestamptz NOT NULL,
  tries integer NOT NULL,
  again_at timestamptz NOT NULL,
  reason text NOT NULL
);

-- What the lines of mobile money's statement come to, kept with each of them: no look counts the table.
CREATE TABLE statement_sum (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  lines bigint NOT NULL,
  apart bigint NOT NULL, -- that are not as in the books, and explained by nobody
  unexplained bigint NOT NULL, -- cents of those
  until timestamptz -- the newest line of theirs
);
INSERT INTO statement_sum (lines, apart, unexplained, until)
  SELECT count(*), count(*) FILTER (WHERE ours IS DISTINCT FROM theirs AND why IS NULL),
    coalesce(sum(abs(coalesce(theirs, 0) - coalesce(ours, 0))) FILTER (WHERE ours IS DISTINCT FROM theirs AND why IS NULL), 0),
    max(at) FILTER (WHERE theirs IS NOT NULL)
  FROM statement_line;

CREATE FUNCTION add_to_statement_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE statement_sum SET lines = statement_sum.lines + moved.lines, apart = statement_sum.apart + moved.apart,
    unexplained = statement_sum.unexplained + moved.unexplained, until = greatest(statement_sum.until, moved.until)
  FROM (SELECT count(*) AS lines, count(*) FILTER (WHERE is_apart) AS apart,
      coalesce(sum(abs(coalesce(theirs, 0) - coalesce(ours, 0))) FILTER (WHERE is_apart), 0) AS unexplained, max(at) FILTER (WHERE theirs IS NOT NULL) AS until
    FROM (SELECT *, ours IS DISTINCT FROM theirs AND why IS NULL AS is_apart FROM came) AS lines) AS moved;
  RETURN NULL;
END $$;
CREATE FUNCTION move_statement_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE statement_sum SET apart = statement_sum.apart + moved.apart, unexplained = statement_sum.unexplained + moved.unexplained,
    until = greatest(statement_sum.until, (SELECT max(at) FROM came WHERE theirs IS NOT NULL))
  FROM (SELECT coalesce(sum(sign), 0) AS apart, coalesce(sum(sign * abs(coalesce(theirs, 0) - coalesce(ours, 0))), 0) AS unexplained
    FROM (SELECT 1 AS sign, theirs, ours, why FROM came UNION ALL SELECT -1, theirs, ours, why FROM went) AS all_lines
    WHERE ours IS DISTINCT FROM theirs AND why IS NULL) AS moved;
  RETURN NULL;
END $$;
CREATE TRIGGER statement_line_comes AFTER INSERT ON statement_line REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION add_to_statement_sum();
CREATE TRIGGER statement_line_moves AFTER UPDATE ON statement_line REFERENCING OLD TABLE AS went NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION move_statement_sum();

-- Those of most shillings are listed first.
DROP INDEX statement_line_unexplained;
CREATE INDEX statement_line_unexplained ON statement_line (abs(coalesce(theirs, 0) - coalesce(ours, 0)) DESC, receipt)
  WHERE ours IS DISTINCT FROM theirs AND why IS NULL;
