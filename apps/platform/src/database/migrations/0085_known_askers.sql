-- Where a phone's owner proved themselves: a device or a network, known by its hash alone. Guesses from there count apart from those of strangers.
CREATE TABLE known_asker (
  msisdn text NOT NULL,
  asker text NOT NULL,
  proved_at timestamptz NOT NULL,
  PRIMARY KEY (msisdn, asker)
);
-- By which name the asker was counted: one of known_asker, or empty for all strangers together.
ALTER TABLE phone_event ADD COLUMN asker text NOT NULL DEFAULT '';

-- One code for each who asked, and it works for them alone; empty: asked for by SMS, it works for anybody who was told it.
ALTER TABLE verification_code ADD COLUMN asker text NOT NULL DEFAULT '';
ALTER TABLE verification_code DROP CONSTRAINT verification_code_pkey;
ALTER TABLE verification_code ADD PRIMARY KEY (profile_id, asker);
-- A network for each try of it.
ALTER TABLE verification_code ADD COLUMN tried_by text[] NOT NULL DEFAULT '{}';
