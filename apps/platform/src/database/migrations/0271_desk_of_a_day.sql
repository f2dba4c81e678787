-- Former versions work on.
-- When each gateway was asked last, and when it answered last.
CREATE TABLE gateway_answer (
  gateway text PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz, -- as it should
  fault text -- of the last time it was asked; null where it answered
);

-- Withdrawals of KES 50,000 and more, by when they were asked for.
CREATE INDEX payment_large ON payment (made_at) WHERE type = 'withdrawal' AND amount >= 5000000;
