-- Names that find a customer (0054): what must be one over all customers, and what arrives without a profile_id. Everything else of a
-- customer is found by profile_id, so that it can lie on one machine. A name is written before, or with, what it finds.
CREATE TABLE owner_of (
  kind text NOT NULL CHECK (kind <> ''),
  name text NOT NULL CHECK (name <> ''),
  profile_id text NOT NULL,
  PRIMARY KEY (kind, name)
);

INSERT INTO owner_of (kind, name, profile_id)
  SELECT 'phone', msisdn, profile_id FROM customer
  UNION ALL
  SELECT 'referral', own_referral_code, profile_id FROM customer WHERE own_referral_code IS NOT NULL;
ALTER TABLE customer DROP CONSTRAINT customer_msisdn_key, DROP CONSTRAINT customer_own_referral_code_key;

-- Tokens carry their customer from now on. Those given out before are found here until they run out.
INSERT INTO owner_of (kind, name, profile_id)
  SELECT 'token', token_hash, profile_id FROM session WHERE kind = 'session' AND ended_at IS NULL;
ALTER TABLE session DROP CONSTRAINT session_pkey, ADD PRIMARY KEY (profile_id, token_hash);
DROP INDEX session_of_login;
CREATE INDEX session_of_login ON session (profile_id, login_hash) WHERE ended_at IS NULL;
