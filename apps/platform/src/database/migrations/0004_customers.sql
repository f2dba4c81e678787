CREATE TABLE customer (
  profile_id text PRIMARY KEY,
  msisdn text NOT NULL UNIQUE CHECK (msisdn ~ '^254[17][0-9]{8}$'),
  -- Null until one is chosen: an account opened by SMS has none yet.
  password_hash text,
  status text NOT NULL CHECK (status IN ('unverified', 'active', 'closed')),
  -- The version of the terms agreed to, and when (D68).
  consent text NOT NULL CHECK (consent <> ''),
  consented_at timestamptz NOT NULL,
  medium text NOT NULL,
  referral_code text NOT NULL,
  verified_at timestamptz,
  takes_offers boolean NOT NULL DEFAULT true
);

-- A token is known by its hash alone; ended or expired, it never works again.
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES customer,
  kind text NOT NULL CHECK (kind IN ('session', 'game')),
  -- The session token it was given out with: logging out ends both.
  login_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX session_of_customer ON session (profile_id) WHERE ended_at IS NULL;
CREATE INDEX session_of_login ON session (login_hash) WHERE ended_at IS NULL;

-- The one code of a customer that can work (D41).
CREATE TABLE verification_code (
  profile_id text PRIMARY KEY REFERENCES customer,
  salt text NOT NULL,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL CHECK (tries_left >= 0),
  used_at timestamptz
);

-- What was asked for a phone, known to us or not: codes (D26) and failed logins (D71) are limited by it.
CREATE TABLE phone_event (
  msisdn text NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  event_id uuid NOT NULL DEFAULT gen_random_uuid(),
  PRIMARY KEY (msisdn, kind, at, event_id)
);
