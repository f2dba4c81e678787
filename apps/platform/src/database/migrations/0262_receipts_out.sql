-- Former versions work on.
-- Money went out by this receipt. What comes in by it is not that money told again: it is set aside for a person to look at. Not known of receipts
-- that are older than this column.
ALTER TABLE mpesa_receipt ADD COLUMN is_out boolean NOT NULL DEFAULT false;
