-- Two free bets of one second have an order too: the one written first is the oldest (D66).
ALTER TABLE free_bet_grant ADD COLUMN written_at timestamptz NOT NULL DEFAULT clock_timestamp();
