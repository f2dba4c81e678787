-- By which code M-Pesa refused it, or how else it failed, where that changes what the customer is told.
ALTER TABLE mpesa_order ADD COLUMN failure text;

-- A receipt that only stood in for the true one counts no more once that is known, and is nobody's receipt.
DELETE FROM mpesa_receipt r USING mpesa_order o WHERE r.receipt = o.daraja_id AND o.state = 'paid' AND o.receipt <> o.daraja_id;
UPDATE payment p SET receipt = NULLIF(o.receipt, o.daraja_id) FROM mpesa_order o
  WHERE o.profile_id = p.profile_id AND o.payment_id = p.payment_id AND p.type = 'deposit' AND p.receipt = o.daraja_id;

-- Money that came for a customer who may not play (D99): held in the books, and sent back to the number it came from.
CREATE TABLE money_back (
  profile_id text NOT NULL REFERENCES wallet,
  deposit_id text NOT NULL, -- the payment it came as
  payment_id text NOT NULL, -- the payout it leaves as
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  -- sending: asked of mobile money. held: it could not be sent, or nobody told where it came from: an operator decides.
  state text NOT NULL CHECK (state IN ('sending', 'held', 'returned')),
  receipt text, -- of the payout
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (profile_id, deposit_id),
  UNIQUE (profile_id, payment_id)
);
CREATE INDEX money_back_held ON money_back (written_at) WHERE state = 'held';
