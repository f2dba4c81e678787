-- Former versions work on.
-- One row once the house that takes money (KIPENGA_MODE=live) has started on this database: no sandbox starts on it any more.
CREATE TABLE live_house (
  is_live boolean PRIMARY KEY DEFAULT true CHECK (is_live),
  since timestamptz NOT NULL DEFAULT now()
);
