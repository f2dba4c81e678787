-- A statement asks for a customer's transfers from a day on (D87), whatever the order they were written in.
CREATE INDEX ledger_transfer_by_day ON ledger_transfer (profile_id, made_at);
