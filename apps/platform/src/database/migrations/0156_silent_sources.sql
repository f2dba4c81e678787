-- Looked at every second: a source whose prices were taken off the board is not looked at again until it is heard.
ALTER TABLE feed_source ADD COLUMN is_silent boolean NOT NULL DEFAULT false;
-- Each heartbeat puts these back; mostly there are none.
CREATE INDEX feed_price_silenced ON feed_price (outcome_id) WHERE state = 'silenced';
