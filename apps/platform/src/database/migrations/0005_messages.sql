-- Every SMS, from us and to us. A sandbox shows them on its handset; a real gateway sends those that are not sent yet.
CREATE TABLE sms_message (
  msisdn text NOT NULL,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  direction text NOT NULL CHECK (direction IN ('to-customer', 'from-customer')),
  other_party text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (msisdn, message_id)
);
CREATE INDEX sms_message_newest ON sms_message (msisdn, written_at DESC);

-- The sandbox's mobile money: what asks for the PIN on the handset.
CREATE TABLE sandbox_prompt (
  msisdn text NOT NULL,
  prompt_id text NOT NULL,
  profile_id text NOT NULL,
  payment_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  account text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'approved', 'cancelled', 'expired')),
  expires_at timestamptz NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (msisdn, prompt_id)
);
