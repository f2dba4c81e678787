-- The living season of the sandbox: its clock, and the model each of its matches is priced by.

-- Platform time is platform_anchor_ms plus the real time since real_anchor_ms, times speed (D70).
CREATE TABLE season_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  real_anchor_ms bigint NOT NULL,
  platform_anchor_ms bigint NOT NULL,
  speed double precision NOT NULL CHECK (speed > 0)
);

CREATE TABLE season_match (
  feed_match_id bigint PRIMARY KEY REFERENCES match (feed_match_id),
  match_id bigint NOT NULL REFERENCES match,
  -- 'goals': expected goals and draw factor; 'winner': first is the chance of the home side, the others unused
  model text NOT NULL CHECK (model IN ('goals', 'winner')),
  first_input double precision NOT NULL,
  second_input double precision NOT NULL,
  third_input double precision NOT NULL,
  -- the step of its price drift it was last priced at
  priced_step bigint NOT NULL,
  result_due_at timestamptz NOT NULL
);
CREATE INDEX season_match_due ON season_match (result_due_at);
