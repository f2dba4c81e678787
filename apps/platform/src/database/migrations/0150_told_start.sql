-- When a match starts, as it was told and when (D95, 0041). Only ever added to: what becomes of a pick follows from it.
CREATE TABLE told_start (
  match_id bigint NOT NULL REFERENCES match,
  number integer NOT NULL CHECK (number >= 0), -- 0: as the match was offered; each change one more
  starts_at timestamptz, -- null: postponed, without a new time
  told_at timestamptz, -- betting time
  has_begun boolean NOT NULL DEFAULT false, -- it is no plan: the match began then
  PRIMARY KEY (match_id, number),
  CHECK ((number = 0) = (told_at IS NULL)),
  CHECK (number > 0 OR starts_at IS NOT NULL),
  CHECK (NOT has_begun OR starts_at IS NOT NULL)
);
CREATE FUNCTION refuse_rewriting_what_was_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was told of a start is never rewritten';
END $$;
CREATE TRIGGER told_start_is_final BEFORE UPDATE OR DELETE ON told_start FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_what_was_told();
CREATE TRIGGER told_start_is_kept BEFORE TRUNCATE ON told_start FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_what_was_told();

-- postponed: no new time is known; `starts_at` keeps the last one that was
ALTER TABLE match
  DROP CONSTRAINT match_status_check,
  ADD CONSTRAINT match_status_check CHECK (status IN ('open', 'suspended', 'postponed', 'started', 'finished', 'void')),
  ADD COLUMN told_number integer NOT NULL DEFAULT 0, -- the newest told_start
  ADD COLUMN judged_number integer NOT NULL DEFAULT 0, -- the told_start its picks were last judged by: below told_number, judging is owed
  ADD COLUMN judged_at timestamptz; -- betting time of that: what waited has to be judged again when its time has come
CREATE INDEX match_owing_judgement ON match (feed_match_id) WHERE judged_number < told_number OR status = 'postponed';
