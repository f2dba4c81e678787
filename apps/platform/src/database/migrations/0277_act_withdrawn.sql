-- Former versions work on.
-- Who asked for an act may withdraw it while it waits for a second person.
ALTER TABLE approval
  DROP CONSTRAINT approval_state_check,
  DROP CONSTRAINT approval_check1,
  ADD CONSTRAINT approval_state_check CHECK (state IN ('waiting', 'approved', 'refused', 'withdrawn')),
  ADD CONSTRAINT approval_decided_check CHECK ((state IN ('waiting', 'withdrawn')) = (second IS NULL));
