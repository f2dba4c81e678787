-- In which order a customer's money came and went, whatever the platform's clock says: fees are first in, first out (D11).
ALTER TABLE ledger_transfer ADD COLUMN posted_at timestamptz NOT NULL DEFAULT clock_timestamp();
CREATE INDEX ledger_transfer_in_order ON ledger_transfer (profile_id, posted_at);
