-- Work promised inside a business transaction and done after it. A job is leased, not locked, so a dead worker's work is taken over.
CREATE TABLE job (
  job_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  dedupe_key text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL,
  leased_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  done_at timestamptz,
  UNIQUE (kind, dedupe_key)
);
CREATE INDEX job_due ON job (run_at) WHERE done_at IS NULL;
