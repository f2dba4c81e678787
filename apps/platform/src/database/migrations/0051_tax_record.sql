-- The changes of tax law an operator has entered, on top of the house's own records (D08). Entered before its day, each is in force
-- from that day's first moment in Nairobi; of two from one day the one entered last counts.
CREATE TABLE tax_record (
  entry bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  effective_from date NOT NULL CHECK (effective_from >= '2000-01-01'),
  stake_divisor_thousandths integer NOT NULL CHECK (stake_divisor_thousandths BETWEEN 1000 AND 9999),
  winnings_percent integer NOT NULL CHECK (winnings_percent BETWEEN 0 AND 100),
  deposit_percent integer NOT NULL CHECK (deposit_percent BETWEEN 0 AND 100),
  withdrawal_percent integer NOT NULL CHECK (withdrawal_percent BETWEEN 0 AND 100),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200)
);
