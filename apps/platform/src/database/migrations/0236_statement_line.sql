-- What mobile money's statement says beside what the books say, by receipt: where the two differ somebody has to say why.
CREATE TABLE statement_line (
  receipt text NOT NULL,
  side text NOT NULL CHECK (side IN ('in', 'out')),
  at timestamptz NOT NULL,
  details text NOT NULL DEFAULT '',
  -- null: they have no such line; null: we have none
  theirs bigint CHECK (theirs > 0),
  ours bigint CHECK (ours > 0),
  why text,
  PRIMARY KEY (receipt, side)
);
CREATE INDEX statement_line_unexplained ON statement_line (at) WHERE ours IS DISTINCT FROM theirs AND why IS NULL;
CREATE INDEX payment_by_receipt ON payment (receipt) WHERE receipt IS NOT NULL;
