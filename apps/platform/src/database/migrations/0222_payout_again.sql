-- A payout whose end nobody knows may be sent again once M-Pesa, asked long enough after it left, has answered that it knows of none.
ALTER TABLE mpesa_order
  ADD COLUMN sent_at timestamptz, -- when the last try left, in real time
  ADD COLUMN asked_at timestamptz, -- when the last question about it left, in real time
  ADD COLUMN answer text, -- what M-Pesa answered to that question, where it was no end; null until then
  ADD COLUMN sent_again integer NOT NULL DEFAULT 0; -- how often two persons had it sent again
