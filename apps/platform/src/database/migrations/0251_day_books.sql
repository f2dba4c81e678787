-- What moved on each account since the check of the books before, told with it: reports of a day and of a month are sums of these few rows.
-- Null: since the beginning. Moments are those at which the rows were written.
ALTER TABLE books_check ADD COLUMN moved_from timestamptz, ADD COLUMN moved_to timestamptz;

CREATE TABLE day_books (
  -- of the check
  day date NOT NULL,
  -- a pot of all customers together ('cash'), all jackpot funds, or an account of the house or the gateway
  account text NOT NULL,
  kind text NOT NULL,
  came bigint NOT NULL,
  went bigint NOT NULL,
  transfers bigint NOT NULL,
  PRIMARY KEY (day, account, kind)
);
