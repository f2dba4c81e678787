-- The part of a customer's bonus that came from refunds and is not yet a free bet; the rest of it is the welcome bonus (D66).
CREATE TABLE refund_pot (
  profile_id text PRIMARY KEY,
  pending bigint NOT NULL CHECK (pending >= 0)
);

-- What a corrected result could not take back because it was spent: kept in sight, paid from later wins, never a negative balance.
CREATE TABLE customer_debt (
  profile_id text PRIMARY KEY,
  owed bigint NOT NULL CHECK (owed >= 0)
);
