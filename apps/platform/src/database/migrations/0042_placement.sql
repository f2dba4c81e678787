-- The answer given to one confirmation, kept for good with what was asked (D24). The first answer is the only answer.
CREATE TABLE placement (
  profile_id text NOT NULL,
  request_key text NOT NULL CHECK (length(request_key) BETWEEN 1 AND 200),
  body_hash text NOT NULL,
  answer jsonb NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (profile_id, request_key)
);
