-- Work that failed too often to be tried again: it is kept, with the last reason, until an operator has decided.
ALTER TABLE job ADD COLUMN set_aside_at timestamptz;
CREATE INDEX job_set_aside ON job (set_aside_at) WHERE set_aside_at IS NOT NULL;
