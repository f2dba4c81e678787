-- What a customer is told of, in the transaction in which it happens. Told once: `event` names it.
CREATE TABLE notice (
  profile_id text NOT NULL,
  event text NOT NULL CHECK (event <> ''),
  number bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind <> ''),
  at timestamptz NOT NULL, -- as the account tells time (D70)
  bet_id text,
  reference text NOT NULL,
  amount bigint CHECK (amount >= 0),
  is_correction boolean NOT NULL,
  is_seen boolean NOT NULL DEFAULT false,
  -- due: its customer has asked for the SMS; sent: it is with the gateway
  sms text NOT NULL CHECK (sms IN ('none', 'due', 'sent')),
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (profile_id, event)
) WITH (fillfactor = 90); -- a row is written again when it is seen
CREATE INDEX notice_newest ON notice (profile_id, number DESC);
CREATE INDEX notice_sms_due ON notice (number) WHERE sms = 'due';
CREATE INDEX notice_by_writing ON notice USING brin (written_at); -- rows lie in this order

-- What a customer has asked to hear of by SMS. No row, no SMS.
CREATE TABLE notice_sms_topic (
  profile_id text NOT NULL REFERENCES wallet,
  topic text NOT NULL CHECK (topic IN ('bets', 'deposits', 'results')),
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (profile_id, topic)
);
