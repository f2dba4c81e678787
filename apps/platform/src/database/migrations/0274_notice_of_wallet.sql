-- Former versions work on.
-- What a settlement did to the wallet besides its payout: an earlier payout taken back, a part kept until tomorrow, a part that paid a
-- debt, and the debt after it. Null where it did not.
ALTER TABLE notice ADD COLUMN taken_back bigint CHECK (taken_back > 0);
ALTER TABLE notice ADD COLUMN held bigint CHECK (held > 0);
ALTER TABLE notice ADD COLUMN repaid bigint CHECK (repaid > 0);
ALTER TABLE notice ADD COLUMN owes bigint CHECK (owes >= 0);

-- A notice that replaces an earlier one, because a result was corrected.
ALTER TABLE push_message ADD COLUMN is_correction boolean NOT NULL DEFAULT false;
