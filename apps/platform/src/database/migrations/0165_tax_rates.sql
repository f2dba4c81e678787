-- Rates of taxes have up to three decimals (D94).
ALTER TABLE tax_record
  ALTER COLUMN winnings_percent TYPE numeric(6, 3),
  ALTER COLUMN deposit_percent TYPE numeric(6, 3),
  ALTER COLUMN withdrawal_percent TYPE numeric(6, 3);
-- A deposit of which nothing arrives could pay for nothing.
ALTER TABLE tax_record ADD CHECK (deposit_percent < 100) NOT VALID;
