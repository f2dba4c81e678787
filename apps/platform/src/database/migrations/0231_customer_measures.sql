-- What the house holds a customer to (0075): blocked from staking, or of a class whose stakes are limited. What was before stands in the journal.
CREATE TABLE customer_block (
  profile_id text PRIMARY KEY,
  reason text NOT NULL, -- of a closed list, which the customer reads
  holds_money boolean NOT NULL, -- nothing is paid out either
  since timestamptz NOT NULL
);
ALTER TABLE customer_block ADD FOREIGN KEY (profile_id) REFERENCES wallet;

CREATE TABLE customer_class (
  profile_id text PRIMARY KEY,
  class text NOT NULL,
  reason text NOT NULL, -- of a closed list, which the customer reads
  since timestamptz NOT NULL
);
ALTER TABLE customer_class ADD FOREIGN KEY (profile_id) REFERENCES wallet;

-- What part of the highest stake a class may stake, for a time.
CREATE TABLE stake_limit (
  stake_limit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  class text NOT NULL,
  percent numeric(6, 3) NOT NULL CHECK (percent > 0 AND percent <= 100),
  who text NOT NULL,
  why text NOT NULL,
  since timestamptz NOT NULL, -- real time, as whatever holds a customer
  until timestamptz CHECK (until > since)
);
