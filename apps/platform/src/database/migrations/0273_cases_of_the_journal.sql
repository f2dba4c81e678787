-- Former versions work on.
-- Today counts the people whom nobody has called for a month: without this it read every line of the journal about a customer.
CREATE INDEX journal_line_of_case ON journal_line ((args ->> 'profile_id'), at) WHERE act = 'note-case' AND args ? 'profile_id';
