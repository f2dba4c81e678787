-- Jobs by customer and by lane. A job of the house itself has an empty profile_id: a key that leads with the customer takes no null.
ALTER TABLE job ADD COLUMN profile_id text NOT NULL DEFAULT '';
-- Jobs of one kind and turn run one after another, in the order of run_at and then of this moment, which is finer.
ALTER TABLE job ADD COLUMN turn text;
ALTER TABLE job ADD COLUMN written_at timestamptz;
ALTER TABLE job ALTER COLUMN written_at SET DEFAULT clock_timestamp();
-- The lane that ran it last, for the operator.
ALTER TABLE job ADD COLUMN lane text;

ALTER TABLE job DROP CONSTRAINT job_kind_dedupe_key_key;
ALTER TABLE job ADD UNIQUE (profile_id, kind, dedupe_key);
ALTER TABLE job DROP CONSTRAINT job_pkey;
ALTER TABLE job ADD PRIMARY KEY (profile_id, job_id);

DROP INDEX job_due;
CREATE INDEX job_due ON job (kind, run_at, written_at, job_id) WHERE done_at IS NULL AND set_aside_at IS NULL;
CREATE INDEX job_turn ON job (kind, turn, run_at, written_at, job_id)
  WHERE done_at IS NULL AND set_aside_at IS NULL AND turn IS NOT NULL;
-- The nightly delete finds a slice by it.
CREATE INDEX job_done ON job (done_at) WHERE done_at IS NOT NULL;
