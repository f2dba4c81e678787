-- One table says what a verdict made of a stake, of a bet and of a ticket alike (0052). Its stake is written in the same statement, so no key points there.
ALTER TABLE bet_settlement RENAME TO settlement;
ALTER TABLE settlement DROP CONSTRAINT bet_settlement_profile_id_bet_id_fkey;
ALTER TABLE settlement ADD COLUMN product text NOT NULL DEFAULT 'bet' CHECK (product IN ('bet', 'ticket'));
ALTER TABLE settlement ALTER COLUMN product DROP DEFAULT;
ALTER INDEX bet_settlement_pkey RENAME TO settlement_pkey;
ALTER INDEX bet_settlement_live RENAME TO settlement_live;
ALTER INDEX bet_settlement_by_day RENAME TO settlement_by_day;
ALTER INDEX bet_settlement_held RENAME TO settlement_held;

INSERT INTO settlement (profile_id, bet_id, product, version, status, settled_at, gross, tax, net, paid_now, held, refund, welcome_released, paid_day,
                        hold_state, release_on, reversed_at)
SELECT profile_id, bet_id, 'ticket', version, status, settled_at, gross, tax, net, paid_now, held, 0, 0, paid_day, hold_state, release_on, reversed_at
FROM jackpot_payout;
DROP VIEW winnings_paid;
DROP TABLE jackpot_payout;

-- While a new release comes in, processes of the one before settle by the old names. Once none is left, a later migration drops the three.
CREATE VIEW bet_settlement AS SELECT * FROM settlement WHERE product = 'bet';
ALTER VIEW bet_settlement ALTER COLUMN product SET DEFAULT 'bet';
CREATE VIEW jackpot_payout AS SELECT * FROM settlement WHERE product = 'ticket';
ALTER VIEW jackpot_payout ALTER COLUMN product SET DEFAULT 'ticket', ALTER COLUMN refund SET DEFAULT 0, ALTER COLUMN welcome_released SET DEFAULT 0;
CREATE VIEW winnings_paid AS SELECT profile_id, paid_day, paid_now FROM settlement WHERE status = 'won' AND reversed_at IS NULL;

-- Holds are one kind, and a rollover can be set aside by itself. Processes of the release before still write 'ticket-hold'.
ALTER TABLE settlement_set_aside DROP CONSTRAINT settlement_set_aside_kind_check;
ALTER TABLE settlement_set_aside ADD CONSTRAINT settlement_set_aside_kind_check
  CHECK (kind IN ('bet', 'hold', 'ticket', 'ticket-hold', 'jackpot', 'rollover'));
UPDATE settlement_set_aside SET kind = 'hold' WHERE kind = 'ticket-hold';
