-- Former versions work on.
-- The acts on a match, by which the page of a customer tells of corrections that moved their money.
CREATE INDEX journal_line_of_match ON journal_line ((args ->> 'match_id'), number) WHERE args ? 'match_id';
