-- The newest line that was done about the start of a match, and about its end: an older one that waited for an operator changes neither (0048).
CREATE TABLE feed_said (
  feed_match_id bigint PRIMARY KEY REFERENCES match (feed_match_id),
  start_seq bigint NOT NULL DEFAULT 0,
  end_seq bigint NOT NULL DEFAULT 0
);
-- An operator may ask for a settlement that was set aside.
ALTER TABLE house_act
  DROP CONSTRAINT house_act_act_check,
  ADD CONSTRAINT house_act_act_check CHECK (act IN ('yes', 'no', 'another', 'overtaken', 'close', 'open', 'void', 'result', 'reopen', 'give-back', 'again'));
