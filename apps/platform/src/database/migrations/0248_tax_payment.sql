-- Tax that is paid to the revenue authority (0093): what was owed of a kind to the end of a day. One payment of a kind at a time, and one under each of the authority's numbers.
CREATE TABLE tax_payment (
  payment_id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('stakes', 'winnings', 'transfers')),
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0 AND amount % 100 = 0), -- M-Pesa carries whole shillings
  number text NOT NULL, -- the authority's payment registration number
  state text NOT NULL CHECK (state IN ('promised', 'sending', 'unknown', 'paid', 'refused')),
  said text, -- what the gateway said last where that was no end
  receipt text,
  asked_at timestamptz NOT NULL,
  sent_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX tax_payment_open ON tax_payment (kind) WHERE state IN ('promised', 'sending', 'unknown');
CREATE UNIQUE INDEX tax_payment_number ON tax_payment (number) WHERE state <> 'refused';
CREATE INDEX tax_payment_newest ON tax_payment (asked_at DESC);
CREATE INDEX tax_payment_receipt ON tax_payment (receipt);

-- The sandbox's authority: each payment once.
CREATE TABLE sandbox_tax (
  payment_id text PRIMARY KEY,
  number text NOT NULL,
  amount bigint NOT NULL,
  receipt text NOT NULL
);
