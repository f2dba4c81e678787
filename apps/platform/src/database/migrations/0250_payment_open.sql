-- The payments that have not ended, by their age: what a monitor and an operator ask for.
CREATE INDEX payment_open ON payment (type, written_at) WHERE status = 'TRX_SUCCESS';
